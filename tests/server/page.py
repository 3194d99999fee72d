"""A page at a table, played by a script. It reads every message strictly."""

from __future__ import annotations

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any, TypeVar

import httpx
import msgspec
import websockets
from msgspec.structs import replace
from websockets.asyncio.client import ClientConnection

from anadrome.server.protocol import (
    Accepted,
    Act,
    ActionInfo,
    HeldSeat,
    Hello,
    Lang,
    NewTable,
    Ping,
    Pong,
    Refused,
    SeatOrder,
    SeatWish,
    Sight,
    Snapshot,
    TableChanged,
    TableInfo,
    TableMade,
    TakeBack,
    ToBrowser,
    ToServer,
    Update,
)
from anadrome.server.wiring import WIRED

SECONDS = 10
MANY = 20_000

M = TypeVar("M")
decode = msgspec.json.Decoder(ToBrowser, strict=True).decode
ids = itertools.count(1)


class Page:
    """One connection. ``raw`` keeps every byte it received, ``sight`` what it saw last."""

    def __init__(self, socket: ClientConnection, code: str) -> None:
        self.socket = socket
        self.code = code
        self.raw: list[str] = []
        self.seat: int | None = None
        self.token: str | None = None
        self.table: TableInfo | None = None
        self.sight: Sight | None = None
        self.log: list[str] = []

    async def send(self, message: ToServer | bytes | str) -> None:
        text = message if isinstance(message, bytes | str) else msgspec.json.encode(message)
        await self.socket.send(text.decode() if isinstance(text, bytes) else text)

    async def receive(self) -> ToBrowser:
        """The next message, read strictly, and what it changes on the page."""
        async with asyncio.timeout(SECONDS):
            text = await self.socket.recv()
        assert isinstance(text, str)
        self.raw.append(text)
        message = self._typed(decode(text))
        match message:
            case Snapshot():
                self.seat, self.table, self.sight = message.seat, message.table, message.sight
                self.log = [line.text for line in message.log]
            case Update():
                self.sight = message.sight
                self.log += [line.text for line in message.log]
            case TableChanged():
                self.table = message.table
        return message

    def _typed(self, message: ToBrowser) -> ToBrowser:
        """The message with views and facts as those of its game, read as strictly."""
        if isinstance(message, Snapshot):
            return replace(message, sight=self._seen(message.table, message.sight))
        if isinstance(message, Update):
            assert self.table is not None
            fact: Any = WIRED[self.table.game].fact
            facts = [msgspec.convert(each, fact) for each in message.facts]
            sight = self._seen(self.table, message.sight)
            return replace(message, facts=facts, sight=sight)
        return message

    def _seen(self, table: TableInfo, sight: Sight | None) -> Sight | None:
        if sight is None:
            return None
        return replace(sight, view=msgspec.convert(sight.view, WIRED[table.game].view))

    async def until(self, kind: type[M], that: Callable[[M], bool] = lambda _: True) -> M:
        """Receive until a message of a kind comes, one that is so."""
        for _ in range(MANY):
            message = await self.receive()
            if isinstance(message, kind) and that(message):
                return message
        raise AssertionError(f"no {kind.__name__}")

    async def hello(self, token: str | None = None, lang: Lang = "en") -> Snapshot:
        self.token = token
        await self.send(Hello(lang, token))
        return await self.until(Snapshot)

    async def act(
        self, action: str, *, name: str | None = None, question: int | None = None
    ) -> Accepted | Refused:
        """Act, and wait for the answer to this very message."""
        name = name or f"act-{next(ids)}"
        if question is None:
            question = self.now.question
        return await self._answer(Act(name, self.token or "", question, action))

    async def take_back(self, *, name: str = "", question: int | None = None) -> Accepted | Refused:
        """Ask to undo the last action, and wait for the answer."""
        if question is None:
            question = self.now.question
        name = name or f"back-{next(ids)}"
        return await self._answer(TakeBack(name, self.token or "", question))

    async def _answer(self, order: Act | TakeBack) -> Accepted | Refused:
        await self.send(order)
        for _ in range(MANY):
            message = await self.receive()
            if isinstance(message, Accepted | Refused) and message.id == order.id:
                return message
        raise AssertionError("no answer")

    async def settle(self) -> None:
        """Receive all that the server had to say until now."""
        name = f"ping-{next(ids)}"
        await self.send(Ping(name))
        await self.until(Pong, lambda pong: pong.id == name)
        self.raw.pop()

    async def turn(self) -> list[ActionInfo]:
        """Wait until this seat owes an action, or the game is over: what it may do."""
        for _ in range(MANY):
            sight = self.now
            if sight.outcome is not None:
                return []
            if self.seat in sight.decision.seats:
                return sight.actions
            await self.receive()
        raise AssertionError("never my turn")

    async def choose(self, action: str) -> None:
        """Act, and see what came of it."""
        assert isinstance(await self.act(action), Accepted)
        await self.settle()

    @property
    def now(self) -> Sight:
        assert self.sight is not None
        return self.sight

    async def play(self, luck: random.Random) -> None:
        """Play to the end, anyhow."""
        while actions := await self.turn():
            question = self.now.question
            assert isinstance(await self.act(luck.choice(actions).text), Accepted)
            while self.now.question == question and self.seat in self.now.decision.seats:
                await self.receive()


@asynccontextmanager
async def page(url: str, code: str, **headers: str) -> AsyncIterator[Page]:
    """A connection that has not said hello yet."""
    given = {"x-forwarded-for": someone(), **headers}
    address = socket_url(url, code)
    async with websockets.connect(address, compression=None, additional_headers=given) as socket:
        yield Page(socket, code)


@asynccontextmanager
async def sitting(
    url: str, code: str, token: str | None = None, lang: Lang = "en"
) -> AsyncIterator[Page]:
    """A page that looks through the eyes of a seat, or of a spectator."""
    async with page(url, code) as opened:
        await opened.hello(token, lang)
        yield opened


def socket_url(url: str, code: str) -> str:
    return f"{url.replace('http', 'ws', 1)}/api/tables/{code}/ws"


class Api:
    """The HTTP side."""

    def __init__(self, http: httpx.AsyncClient) -> None:
        self.http = http

    async def post(self, path: str, body: Any, **params: str) -> httpx.Response:
        return await self.http.post(
            f"/api/tables{path}", content=msgspec.json.encode(body), params=params
        )

    async def make(
        self, *seats: SeatWish, game: str = "kodiak", seed: str | None = None, **options: str
    ) -> TableMade:
        """A table of a game."""
        answer = await self.post("", NewTable(game, list(seats), options, seed))
        assert answer.status_code == 201, answer.text
        return msgspec.json.decode(answer.content, type=TableMade)

    async def order(self, code: str, what: str, token: str) -> httpx.Response:
        return await self.post(f"/{code}/{what}", SeatOrder(token))

    async def join(self, code: str, name: str) -> HeldSeat:
        answer = await self.post(f"/{code}/join", {"name": name})
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableMade).seats[0]

    async def info(self, code: str) -> TableInfo:
        answer = await self.http.get(f"/api/tables/{code}")
        assert answer.status_code == 200, answer.text
        return msgspec.json.decode(answer.content, type=TableInfo)


@asynccontextmanager
async def api(url: str, **headers: str) -> AsyncIterator[Api]:
    given = {"x-forwarded-for": someone(), **headers}
    async with httpx.AsyncClient(base_url=url, timeout=SECONDS, headers=given) as http:
        yield Api(http)


def someone() -> str:
    """An address of one's own, as a proxy on this machine tells it: rates are counted for each."""
    return f"10.{random.randrange(256)}.{random.randrange(256)}.{random.randrange(256)}"


ME = SeatWish("me")
OPEN = SeatWish("open")
BOT = SeatWish("bot")


def me(name: str) -> SeatWish:
    return SeatWish("me", name)
