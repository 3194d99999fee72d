"""A secret choice leaks nothing until all have chosen.

Each test plays the same game, of the same seed, several times. The runs differ in one secret choice
alone. Everything that everyone else receives meanwhile, by socket and by HTTP, is kept and has to
be the same, byte for byte, message for message.

Time is a channel too. Two things are held: the others get their messages in the same number and
order, of the same length; and on its way through the server a choice takes the same calls,
whichever it is (the last test). What is left is how long the rules take over one legal action or
another, some microseconds beside the milliseconds of a commit to disk.
"""

from __future__ import annotations

import asyncio
import random
import re
import sys
from collections.abc import Callable, Sequence
from contextlib import AsyncExitStack
from pathlib import Path
from types import FrameType
from typing import Any, cast

import httpx
import msgspec
import pytest

from anadrome.core.match import Match
from anadrome.core.narrator import Line
from anadrome.games import game_called
from anadrome.server.botwork import Botwork
from anadrome.server.protocol import Accepted, Act, NewTable, Refused, TableMade
from anadrome.server.sight import Voice
from tests.server.page import BOT, Api, Page, api, me, page, sitting
from tests.server.within import at_home, connected, said

SEED = "a seed"
KEPT = ("salmon 1", "salmon 2", "predator 40", "visitor")  # for the turn that is looked at


class Witness:
    """All others at the table: two seats in two languages, a spectator, a stranger on HTTP."""

    def __init__(self, http: Api, made: TableMade, pages: Sequence[Page]) -> None:
        self.http = http
        self.made = made
        self.pages = pages
        self.heard: list[str] = []

    async def forget(self) -> None:
        """What came until now does not count."""
        for one in self.pages:
            await one.settle()
            one.raw.clear()

    async def look_everywhere(self) -> None:
        """Ask whatever can be asked, refusals included."""
        code, wrong = self.made.code, {"token": "wrong"}
        for path in (f"/{code}", f"/{code}/record"):
            answer = await self.http.http.get(f"/api/tables{path}")
            self.note(f"{answer.status_code} {headers_of(answer)} {answer.text}")
        for path in ("start", "leave", "rematch"):
            answer = await self.http.post(f"/{code}/{path}", wrong)
            self.note(f"{answer.status_code} {headers_of(answer)} {answer.text}")
        for one in self.pages:
            for action in ("take blue 2", "salmon 44", "slow vermilion"):
                assert isinstance(await one.act(action, name=action), Refused)
            assert isinstance(await one.act("salmon 1", name="stale", question=99), Refused)
            await one.hello(one.token, "fr")
            await one.settle()

    async def all_heard(self) -> list[str]:
        for number, one in enumerate(self.pages):
            await one.settle()
            for text in one.raw:
                self.note(f"{number} {text}")
        return self.heard

    def note(self, text: str) -> None:
        self.heard.append(re.sub('"act-[0-9]+"', '"act"', text.replace(self.made.code, "CODE")))


async def run(
    url: str, turns: int, secrets: Sequence[str], *, bot: bool = False
) -> tuple[list[str], list[str]]:
    """Play some turns, then let seat 0 make its secret choices while the others look everywhere.

    What the others heard until then, and what they heard when all had chosen.
    """
    async with api(url) as http, AsyncExitStack() as stack:
        others = [BOT] if bot else [me("Cleo")]
        made = await http.make(me("Ana"), me("Ben"), *others, seed=SEED)
        enter, tokens = stack.enter_async_context, [held.token for held in made.seats]
        ana = await enter(sitting(url, made.code, tokens[0]))
        ben = await enter(sitting(url, made.code, tokens[1], "fr"))
        watching = [ben, *[await enter(sitting(url, made.code, t)) for t in tokens[2:]]]
        playing = [ana, *watching]
        luck = random.Random(SEED)
        for _ in range(turns):
            await play_a_turn(playing, luck)
        witness = Witness(http, made, [*watching, await enter(sitting(url, made.code))])
        while bot and 2 not in ben.now.decision.settled:
            await ben.receive()  # the bot chooses when it likes, but first
        await witness.forget()
        for secret in secrets:
            assert isinstance(await ana.act(secret), Accepted)
            await ana.settle()
        await witness.look_everywhere()
        before = list(await witness.all_heard())
        await witness.forget()
        witness.heard.clear()
        for one in watching:
            await one.choose("salmon 1")
        return before, await witness.all_heard()


def headers_of(answer: httpx.Response) -> dict[str, str]:
    """All but the time of day, and the length, which differs with the table's code."""
    return {k: v for k, v in answer.headers.items() if k not in ("date", "content-length")}


async def play_a_turn(pages: Sequence[Page], luck: random.Random) -> None:
    turn = pages[0].now.view.turn
    while pages[0].now.view.turn == turn:
        for one in pages:
            await one.settle()
            if one.seat in one.now.decision.seats:
                cards = [a.text for a in one.now.actions if a.text not in KEPT]
                await one.choose(luck.choice(cards))
        await pages[0].settle()


@pytest.mark.parametrize("turns", [0, 3])
async def test_the_others_hear_the_same_whatever_was_chosen(url: str, turns: int) -> None:
    """Also when it was changed, once or often."""
    runs = [
        await run(url, turns, secrets)
        for secrets in (["salmon 2"], ["predator 40"], ["visitor"], ["visitor", "salmon 2"])
    ]
    for before, _ in runs[1:]:
        assert before == runs[0][0]
    assert len(runs[0][0]) > 20
    first, second, third, changed = (after for _, after in runs)
    assert first == changed, "the game goes by the last choice"
    assert len({str(first), str(second), str(third)}) == 3, "now the cards are open"


async def test_a_bot_does_not_know_what_was_chosen(url: str) -> None:
    runs = [await run(url, 0, [secret], bot=True) for secret in ("salmon 2", "predator 40")]
    assert runs[0][0] == runs[1][0]
    assert len(runs[0][0]) > 15


async def test_a_bot_is_asked_the_same_whatever_was_chosen(tmp_path: Path) -> None:
    """Also when others have chosen before it, as after a restart."""
    asked = []
    for secret in ("salmon 2", "predator 40"):
        async with at_home(tmp_path / secret) as house:
            house.tables.bots = bots = SilentBots()
            made = await house.tables.make(NewTable("kodiak", [me("Ana"), BOT], seed=SEED), "en")
            table, token = await house.tables.find(made.code), made.seats[0].token
            await table.act(connected(table, token), Act("id", token, 1, secret))
            del house.tables.live[made.code]
            await house.tables.find(made.code)
            await bots.asked_twice.wait()
            asked.append(bots.questions)
            for task in table.tasks:
                task.cancel()
    assert asked[0] == asked[1]
    assert b'"hasChosen":[true,false]' in asked[0][1]


class SilentBots(Botwork):
    """Remembers what it is asked, and never answers."""

    def __init__(self) -> None:
        super().__init__(1, 1)
        self.questions: list[bytes] = []
        self.asked_twice = asyncio.Event()

    async def choose(self, *question: Any) -> str:
        self.questions.append(msgspec.json.encode(question))
        if len(self.questions) == 2:
            self.asked_twice.set()
        await asyncio.Event().wait()
        raise AssertionError("not reached")


async def test_a_choice_takes_the_same_way_through_the_server(tmp_path: Path) -> None:
    """Every call of the server's own code, from the message to the commit and all that is told."""
    ways: list[list[str]] = []
    for secret in ("salmon 2", "predator 40", "visitor"):
        async with at_home(tmp_path / secret) as house:
            made = await house.tables.make(
                NewTable("kodiak", [me("Ana"), me("Ben"), me("Cleo")], seed=SEED), "en"
            )
            table = await house.tables.find(made.code)
            pages = [connected(table, held.token) for held in made.seats]
            way: list[str] = []
            act = Act("id", made.seats[0].token, 1, secret)
            sys.setprofile(noting(way))
            try:
                await table.act(pages[0], act)
            finally:
                sys.setprofile(None)
            ways.append(way)
            assert Accepted("id") in said(pages[0])
    assert "Table._act" in ways[0]
    assert ways[0] == ways[1] == ways[2]


def noting(way: list[str]) -> Callable[[FrameType, str, object], None]:
    def note(frame: FrameType, event: str, _: object) -> None:
        if event == "call" and "/anadrome/server/" in frame.f_code.co_filename:
            way.append(frame.f_code.co_qualname)

    return note


async def test_a_stranger_with_a_socket_hears_nothing_before_hello(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        async with (
            page(url, made.code) as stranger,
            sitting(url, made.code, made.seats[0].token) as ana,
        ):
            await ana.choose("salmon 3")
            await stranger.settle()
            assert stranger.raw == []


class Chatterbox:
    """A narrator with a line for every fact it hears; the games' own are silent about most."""

    def lines(self, fact: object) -> list[Line]:
        return [Line(type(fact).__name__)]


@pytest.mark.parametrize(("seat", "hears"), [(0, True), (1, False), (None, False)])
def test_the_log_is_made_of_what_the_seat_may_hear(seat: int | None, hears: bool) -> None:
    """Nothing in Kodiak's log tells of a choice; another game's might."""
    match = Match(game_called("kodiak"), 2, {}, SEED)
    match.play(0, "salmon 2")
    said_of = [line.text for line in Voice(cast(Any, Chatterbox()), seat).catch_up(match)]
    assert "Chose" in said_of
    assert ("ChoseCard" in said_of) == hears
