"""What the repository's files may not hold, wherever they are."""

from __future__ import annotations

import re
import subprocess
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LONGEST = 500
SOURCES = {".css", ".html", ".js", ".py", ".svelte", ".ts"}

# Written in pieces, so that this file does not hold what it forbids.
REGISTRY = re.compile(
    r"\b(?:{})\b".format(
        "|".join(
            rf"{name}\.{ending}"
            for name, ending in (
                ("pypi", "org"),
                ("pythonhosted", "org"),
                (r"registry\.npmjs", "org"),
                (r"registry\.yarnpkg", "com"),
                (r"deb\.debian", "org"),
            )
        )
    )
)
MACHINE_PATH = re.compile(r"(?<![\w.~\-/])/(?:work|root|home)/")


@cache
def texts() -> dict[str, str]:
    """Every text file that is committed, or would be by `git add --all`."""
    if not (ROOT / ".git").exists():
        pytest.skip("not a git checkout")
    listing = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        check=True,
    )
    found = {}
    for name in listing.stdout.decode().split("\0"):
        file = ROOT / name
        if name and file.is_file() and b"\0" not in (content := file.read_bytes()):
            found[name] = content.decode("utf-8")
    return found


def places(pattern: re.Pattern[str]) -> list[str]:
    return [
        f"{name}:{number}: {line.strip()[:100]}"
        for name, text in texts().items()
        for number, line in enumerate(text.splitlines(), 1)
        if pattern.search(line)
    ]


def test_no_file_names_a_package_registry() -> None:
    assert not places(REGISTRY)


def test_no_file_names_a_path_of_one_machine() -> None:
    assert not places(MACHINE_PATH)


def test_no_source_file_is_too_long() -> None:
    """A file longer than this asks for a second room; generated ones say @generated at the top."""
    lengths = {
        name: len(text.splitlines())
        for name, text in texts().items()
        if name.startswith(("src/", "web/src/"))
        and Path(name).suffix in SOURCES
        and "@generated" not in text[:300]
    }
    assert not {name: length for name, length in lengths.items() if length > LONGEST}
