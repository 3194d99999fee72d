"""The ledger of an arena: a header that says what is played, then a line for each match played.

A line is written when its match is over, in whatever order that happens. Whoever finds a ledger
goes on with the matches that it lacks. What a crash left of a line is cut off.
"""

import hashlib
from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Final, Literal

import msgspec

from anadrome.arena.plan import Plan
from anadrome.arena.played import Played
from anadrome.core.errors import BadSetup

NAME: Final = "ledger.jsonl"
DECIDE: Final = (  # on a match and on what is kept of it, together with the game's own room
    "core",
    "bots",
    "arena/course.py",
    "arena/matches.py",
    "arena/plan.py",
    "arena/played.py",
    "arena/statistics",
)


class Header(msgspec.Struct, frozen=True):
    """What is played, and by which program: two ledgers of one header may be mixed."""

    terms: dict[str, msgspec.Raw]
    rules: int
    program: str
    format: Literal["anadrome-arena"] = "anadrome-arena"
    version: Literal[1] = 1


def header_of(plan: Plan) -> Header:
    """The header of a plan played by this program."""
    terms = {name: msgspec.Raw(msgspec.json.encode(term)) for name, term in plan.terms().items()}
    return Header(terms, plan.game.rules_version, fingerprint(plan.game.name))


def fingerprint(game: str) -> str:
    """Names the sources that decide on the matches of a game; bots change without a new version."""
    digest = hashlib.sha256()
    package = files("anadrome")
    for room in (*DECIDE, f"games/{game}"):
        for name, text in _sources(package.joinpath(room), room):
            digest.update(f"{name} {len(text)}\n".encode() + text)
    return digest.hexdigest()[:16]


def _sources(place: Traversable, path: str) -> Iterator[tuple[str, bytes]]:
    """The sources and data of a file or folder, words apart, always in the same order."""
    if place.is_dir() and place.name not in ("locale", "__pycache__"):
        for entry in sorted(place.iterdir(), key=lambda entry: entry.name):
            yield from _sources(entry, f"{path}/{entry.name}")
    elif path.endswith((".py", ".toml")):
        yield path, place.read_bytes()


class Ledger:
    """An open ledger: ``played`` has the matches of its file, by their numbers."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.played: dict[int, Played] = {}

    def add(self, played: Played) -> None:
        """Keep a match. The line is with the system before this returns."""
        with self.path.open("ab", buffering=0) as file:
            file.write(msgspec.json.encode(played) + b"\n")
        self.played[played.number] = played


def kept_seed(folder: Path) -> str | None:
    """The seed of the ledger in a folder, if there is one."""
    path = folder / NAME
    if not path.is_file():
        return None
    with path.open("rb") as file:
        head = file.readline()
    if not head.endswith(b"\n"):  # it never was whole
        return None
    terms = _header(path, head).terms
    return msgspec.json.decode(terms["seed"], type=str) if "seed" in terms else None


def open_ledger(folder: Path, plan: Plan) -> Ledger:
    """The ledger of a plan in a folder, begun or gone on with.

    BadSetup if the folder has the ledger of something else, or one of another program.
    """
    path = folder / NAME
    wanted = header_of(plan)
    ledger = Ledger(path)
    if not path.exists() or not (content := path.read_bytes()).rpartition(b"\n")[0]:
        folder.mkdir(parents=True, exist_ok=True)
        path.write_bytes(msgspec.json.encode(wanted) + b"\n")
        return ledger
    whole, _, torn = content.rpartition(b"\n")
    head, *lines = whole.split(b"\n")
    found = _header(path, head)
    if differs := _difference(found, wanted):
        raise BadSetup("ledger-of-another", file=str(path), differs=differs)
    if found != wanted:
        raise BadSetup("ledger-of-other-program", file=str(path))
    decode = msgspec.json.Decoder(Played).decode
    for number, line in enumerate(lines, 2):
        try:
            played = decode(line)
        except msgspec.MsgspecError:
            raise BadSetup("ledger-broken", file=str(path), line=number) from None
        ledger.played[played.number] = played
    if torn:
        with path.open("r+b") as file:
            file.truncate(len(whole) + 1)
    return ledger


def _header(path: Path, line: bytes) -> Header:
    try:
        return msgspec.json.decode(line, type=Header)
    except msgspec.MsgspecError:
        raise BadSetup("ledger-broken", file=str(path), line=1) from None


def _difference(found: Header, wanted: Header) -> str:
    """What two headers do not agree on, by name."""
    names = [
        name
        for name in sorted({*found.terms, *wanted.terms})
        if found.terms.get(name) != wanted.terms.get(name)
    ]
    return ", ".join(names)
