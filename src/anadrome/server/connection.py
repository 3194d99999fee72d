"""One open page at a table: what it looks through, and what waits to be sent to it."""

import asyncio
from typing import Final

import msgspec

from anadrome.core.errors import Refusal
from anadrome.server.limits import Bucket
from anadrome.server.problems import Declined, problem
from anadrome.server.protocol import Lang, Refused, ToBrowser

encode: Final = msgspec.json.Encoder().encode

AGAIN_LATER: Final = 1013


class Connection:
    """``seat`` is the one it looks through (None: a spectator); ``held`` are all seats whose tokens
    it has shown. ``question`` is the one it was told of last.
    """

    def __init__(self, bucket: Bucket, unread: int) -> None:
        self.lang: Lang = "en"
        self.seat: int | None = None
        self.held: set[int] = set()
        self.said_hello = False
        self.question = 0
        self.bucket = bucket
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.unread = unread
        self.close_code: int | None = None

    def say(self, message: ToBrowser) -> None:
        self.send(encode(message))

    def send(self, message: bytes) -> None:
        """Queue a message. Who reads too slowly is sent away, and may come back for a Snapshot."""
        if self.close_code is not None:
            return
        if self.outbox.qsize() < self.unread:
            self.outbox.put_nowait(message)
        else:
            self.hang_up(AGAIN_LATER)

    def refuse(self, message: str, why: Declined | Refusal) -> None:
        """Refuse the message of an id."""
        said = problem(why, self.lang)
        self.say(Refused(message, said.key, said.sentence))

    def hang_up(self, code: int) -> None:
        """Close after what is queued already."""
        if self.close_code is None:
            self.close_code = code
            self.outbox.put_nowait(None)
