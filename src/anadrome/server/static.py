"""The built client: files from a folder, compressed once, cached as long as their names allow."""

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from pathlib import Path
from typing import Final

FOR_EVER: Final = "public, max-age=31536000, immutable"
ASK_AGAIN: Final = "no-cache"
HASHED: Final = "assets/"  # Vite's folder: the names of its files change with their content
WORTH_IT: Final = (".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest")


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent, plain and small."""

    changed: int
    kind: str
    tag: str
    cache: str
    plain: bytes
    small: bytes | None


class Client:
    """The folder of the built client. A file that changes is read again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder.resolve()
        self.files: dict[str, File] = {}

    def file(self, name: str) -> File | None:
        """The file of a name inside the folder, or None."""
        try:
            path = (self.folder / name).resolve()
            if not path.is_relative_to(self.folder) or not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
        except (OSError, ValueError):  # too long, or with characters that no name may have
            return None
        known = self.files.get(name)
        if known is None or known.changed != changed:
            known = self.files[name] = _read(path, name, changed)
        return known


def _read(path: Path, name: str, changed: int) -> File:
    plain = path.read_bytes()
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return File(
        changed=changed,
        kind=kind,
        tag=f'"{hashlib.sha256(plain).hexdigest()[:20]}"',
        cache=FOR_EVER if name.startswith(HASHED) else ASK_AGAIN,
        plain=plain,
        small=gzip.compress(plain, 9) if path.suffix in WORTH_IT else None,
    )
