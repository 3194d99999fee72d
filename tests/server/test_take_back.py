"""Undo at a table: where the rules allow it, for who acted, once, and on disk like all else."""

from __future__ import annotations

from pathlib import Path

from anadrome.server.protocol import Accepted, Snapshot, TableMade
from tests.server.page import BOT, Api, Page, api, me, sitting
from tests.server.running import Server
from tests.server.test_actions import refused_as


async def moving(http: Api, **options: str) -> TableMade:
    """A river laid at random, and Ana to move first."""
    return await http.make(
        me("Ana"), me("Ben"), game="upstream", seed="5", mouth="random", first_placer="vermilion",
        **options,
    )  # fmt: skip


def may(page: Page) -> bool:
    return page.now.can_take_back


def seen(page: Page) -> tuple[object, ...]:
    """All that a page shows of a moment, but for the number of its question."""
    return page.now.view, page.now.actions, page.now.prompt, list(page.log)


async def test_a_move_is_taken_back_and_all_see_it(url: str) -> None:
    async with api(url) as http:
        made = await moving(http)
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ana) as first, sitting(url, made.code, ben) as second:
            before, question = seen(first), first.now.question
            assert not may(first)
            await first.choose(first.now.actions[0].text)
            assert may(first)
            await second.settle()
            assert not may(second), "it was not Ben's"
            assert refused_as(await second.take_back()) == "nothing-to-take-back"

            assert isinstance(await first.take_back(), Accepted)
            await first.until(Snapshot)
            assert seen(first) == before
            assert first.now.question == question + 2, "late answers to the old one are stale"
            assert not may(first)
            await second.until(Snapshot)
            assert second.now.view.points == first.now.view.points

            await first.choose(first.now.actions[-1].text)


async def test_taking_back_twice_under_one_id_counts_once(url: str) -> None:
    async with api(url) as http:
        made = await moving(http)
        async with sitting(url, made.code, made.seats[0].token) as first:
            await first.choose(first.now.actions[0].text)
            await first.choose(first.now.actions[0].text)
            assert isinstance(await first.take_back(name="once"), Accepted)
            await first.settle()
            now = first.now
            assert now.can_take_back
            assert isinstance(await first.take_back(name="once"), Accepted)
            await first.settle()
            assert first.now == now
            assert refused_as(await first.take_back(question=1)) == "stale"


async def test_with_movement_tokens_moves_are_final(url: str) -> None:
    async with api(url) as http:
        made = await moving(http, movement_tokens="yes")
        async with sitting(url, made.code, made.seats[0].token) as first:
            await first.choose(first.now.actions[0].text)
            assert not may(first)
            assert refused_as(await first.take_back()) == "nothing-to-take-back"


async def test_a_secret_choice_is_changed_not_taken_back(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        async with sitting(url, made.code, made.seats[0].token) as first:
            await first.choose("salmon 3")
            assert not may(first)
            assert refused_as(await first.take_back()) == "nothing-to-take-back"


async def test_what_was_taken_back_stays_so_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with api(server.url) as http:
            made = await moving(http)
            async with sitting(server.url, made.code, made.seats[0].token) as first:
                await first.choose(first.now.actions[0].text)
                await first.choose(first.now.actions[0].text)
                assert isinstance(await first.take_back(), Accepted)
                await first.until(Snapshot)
                before = first.now
        server.kill()
        server.start()
        async with sitting(server.url, made.code, made.seats[0].token) as first:
            assert first.now == before


async def test_a_game_against_bots_goes_to_its_end(url: str) -> None:
    async with api(url) as http:
        made = await http.make(
            me("Ana"), BOT, BOT, game="upstream", seed="3", tiles="added", whirlpool="yes"
        )
        async with sitting(url, made.code, made.seats[0].token) as first:
            while actions := await first.turn():
                await first.choose(actions[0].text)
            assert first.now.outcome is not None
            assert first.now.outcome.scores == first.now.view.scores
            assert first.now.decision.seats == ()
