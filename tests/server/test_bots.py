"""Bots think in processes of their own. One that dies, hangs or fails is replaced; games go on."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import time
from contextlib import suppress
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anadrome.core.match import Match
from anadrome.games import game_called
from anadrome.server.botwork import Botwork
from anadrome.server.botworker import Question, think
from anadrome.server.protocol import NewTable
from tests.server.page import BOT, api, me, sitting
from tests.server.running import Server, is_alive
from tests.server.within import at_home

LEGAL = ["salmon 1", "visitor"]


def view() -> Any:
    return Match(game_called("kodiak"), 2, {}, "7").view(1)


async def test_a_game_goes_on_when_all_bot_workers_are_killed(tmp_path: Path) -> None:
    """Before every turn of the game."""
    with Server(tmp_path) as server:
        async with api(server.url) as http:
            made = await http.make(me("Ana"), BOT, BOT)
        async with sitting(server.url, made.code, made.seats[0].token) as ana:
            killed: set[int] = set()
            luck = random.Random(3)
            while (actions := await ana.turn()) and len(killed) < 6:
                for worker in server.children():
                    with suppress(ProcessLookupError):  # one that we killed, reaped meanwhile
                        os.kill(worker, signal.SIGKILL)
                        killed.add(worker)
                question = ana.now.question
                await ana.act(luck.choice(actions).text)
                while ana.now.question == question:
                    await ana.receive()
            assert len(killed) >= 6


async def test_workers_end_with_the_server_even_when_it_is_killed(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        workers = server.children()
        assert workers
        server.kill()
        until = time.monotonic() + 5
        while any(is_alive(worker) for worker in workers):
            assert time.monotonic() < until
            await asyncio.sleep(0.02)


async def test_a_thinking_bot_does_not_hold_up_the_server(tmp_path: Path) -> None:
    """The worker is stopped in its thought; other tables play on meanwhile."""
    with Server(tmp_path) as server:
        for worker in server.children():
            os.kill(worker, signal.SIGSTOP)
        async with api(server.url) as http:
            await http.make(me("Ana"), BOT)
            made = await http.make(me("Ana"), me("Ben"))
        async with sitting(server.url, made.code, made.seats[0].token) as ana:
            await ana.choose("salmon 3")
        for worker in server.children():
            os.kill(worker, signal.SIGCONT)


async def test_equal_questions_get_equal_answers() -> None:
    bots = Botwork(2, 20)
    try:
        answers = await asyncio.gather(
            *(bots.choose("kodiak", "greedy", "a seed", view(), LEGAL) for _ in range(4))
        )
        assert len(set(answers)) == 1
        assert len(bots.all) == 2, "never more than there are places"
        others = [await bots.choose("kodiak", "random", str(n), view(), LEGAL) for n in range(20)]
        assert set(others) == set(LEGAL)
    finally:
        await bots.close()


async def test_a_worker_that_does_not_answer_is_replaced_by_chance_in_the_end() -> None:
    bots = Botwork(1, seconds=0.001)
    try:
        assert await bots.choose("kodiak", "greedy", "a seed", view(), LEGAL) in LEGAL
        assert bots.idle == []
    finally:
        await bots.close()


@pytest.mark.parametrize("kind", ["clever", ""])
async def test_a_bot_that_fails_is_replaced_by_chance(kind: str) -> None:
    """And its worker is kept: it only said that it cannot."""
    bots = Botwork(1, 20)
    try:
        assert await bots.choose("kodiak", kind, "a seed", view(), LEGAL) in LEGAL
        assert len(bots.idle) == 1
    finally:
        await bots.close()


def test_a_worker_reports_what_went_wrong() -> None:
    answer = think(Question("kodiak", "greedy", "seed", b"{}", LEGAL))  # type: ignore[arg-type]
    assert answer.action == ""
    assert "ValidationError" in answer.error


async def test_a_bots_answer_that_is_not_legal_is_not_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def nonsense(*_: object) -> Any:
        return think(Question("chess", "", "", b"", []))  # type: ignore[arg-type]

    monkeypatch.setattr("anadrome.server.botwork._ask", nonsense)
    async with at_home(tmp_path) as house:
        made = await house.tables.make(NewTable("kodiak", [me("Ana"), BOT]), "en")
        table = await house.tables.find(made.code)
        until = time.monotonic() + 5
        while table.tasks:
            assert time.monotonic() < until
            await asyncio.sleep(0.01)
        assert table.course.playing().decision.settled == (1,)


@pytest.mark.parametrize("kind", ["gentle", "steady", "sharp", "master"])
def test_a_worker_knows_every_level(kind: str) -> None:
    """In the middle of a game; equal questions get equal answers."""
    match = Match(game_called("kodiak"), 2, {}, "9")
    for _ in range(9):
        for seat in match.decision.seats:
            match.play(seat, match.legal(seat)[0])
    seat = match.decision.seats[-1]
    seen = msgspec.Raw(msgspec.json.encode(match.view(seat)))
    question = Question("kodiak", kind, "seed", seen, match.legal(seat))
    answer = think(question)
    assert answer.action in match.legal(seat), answer.error
    assert think(question) == answer
