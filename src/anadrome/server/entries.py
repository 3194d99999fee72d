"""What is written down of a table: its founding, then every event in order. It is the truth."""

from typing import Literal

import msgspec
from msgspec import Struct

SeatState = Literal["human", "open", "bot"]


class Chair(Struct, frozen=True):
    """A seat as it was founded. ``holder`` is the hash of the token that holds it, or empty."""

    kind: SeatState
    name: str = ""
    holder: str = ""
    bot: str | None = None


class Founding(Struct, frozen=True):
    """How a table began: everything that its events build on."""

    code: str
    created: str
    game: str
    options: dict[str, str]
    seed: str
    rules_version: int
    seats: list[Chair]
    pond: str | None = None


class Entry(Struct, frozen=True, tag_field="kind"):
    """The base of all events."""


class Joined(Entry, frozen=True, tag="joined"):
    seat: int
    name: str
    holder: str


class Left(Entry, frozen=True, tag="left"):
    """Before the game: the seat is open again."""

    seat: int


class Started(Entry, frozen=True, tag="started"):
    """The game begins; ``bots`` names those that took the seats still open."""

    bots: dict[int, Chair] = {}


class Acted(Entry, frozen=True, tag="acted"):
    """An action in notation, with the browser's id, so that it counts once even after a restart."""

    seat: int
    action: str
    by: Literal["human", "bot"]
    id: str = ""


class TookBack(Entry, frozen=True, tag="took-back"):
    """A seat undid its last action. What it undid stays in the log; only this makes it undone."""

    seat: int
    id: str


class Succeeded(Entry, frozen=True, tag="succeeded"):
    """There is a rematch, at another table."""

    code: str


AnyEntry = Joined | Left | Started | Acted | TookBack | Succeeded

_encoder = msgspec.json.Encoder()
_entries: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)


def kind_of(entry: AnyEntry) -> str:
    """The event's kind, for the column beside it."""
    return str(entry.__struct_config__.tag)


def written(entry: AnyEntry) -> str:
    return _encoder.encode(entry).decode()


def read(text: str) -> AnyEntry:
    return _entries.decode(text)
