"""Upstream in the terminal: whole games, choices in two halves, the river as it is, taking back."""

from __future__ import annotations

import re
from typing import Any

import pytest

from anadrome.games.upstream.view import UpstreamView
from anadrome.terminal.actions import Actions
from anadrome.terminal.look import GLYPHS
from anadrome.terminal.session import ME
from anadrome.terminal.upstream.board import UpstreamBoard
from anadrome.terminal.upstream.river import ARROWS, FALL, FALLING
from tests.terminal.seat import LARGE, SMALL, Person, table_for

HARDER = {"tiles": "added", "whirlpool": "yes", "movement_tokens": "yes", "mouth": "random"}
BASE = {"tiles": "base"}


def river_table(*bots: str, **more: Any) -> Any:
    return table_for(*bots, game="upstream", **more)


def scene_of(person: Person) -> Any:
    board = person.table.board
    assert isinstance(board, UpstreamBoard)
    return board.scene


def assert_as_seen(person: Person, view: UpstreamView) -> None:
    """What the facts drew is what the view says: no fact is missing, none is read wrongly."""
    scene = scene_of(person)
    assert {name: tile.kind for name, tile in scene.river.items()} == {
        tile.space.name: tile.tile for tile in view.river
    }
    for tile in view.river:
        drawn = scene.river[tile.space.name]
        assert set(drawn.falls) == set(tile.falls)
        if tile.tile == "rapids":
            assert drawn.turned == tile.turned
        assert scene.is_falling(tile.space.name) == (tile.space.name in view.falling)
    for seat, tokens in enumerate(view.tokens):
        assert [(t.place, t.salmon) for t in scene.tokens[seat]] == [
            (t.place or "", t.salmon) for t in tokens
        ]
    assert [token.held for token in scene.tokens[ME]] == [token.held for token in view.tokens[ME]]
    acting = None if view.phase == "over" else view.acting
    assert (scene.round, scene.acting, scene.hand) == (view.round, acting, list(view.hand))
    assert scene.points == view.points
    assert {k: n for k, n in scene.stack.items() if n} == {k: n for k, n in view.stack.items() if n}
    assert scene.first == (view.first if view.round else None)
    if view.movement_tokens is not None and view.round:
        assert scene.movement == list(view.movement_tokens)


def assert_river_is_on_the_screen(person: Person, view: UpstreamView) -> None:
    screen = person.screen()
    for tile in view.river:
        assert re.search(rf"(?<![LRC\d]){tile.space.name}(?!\d)", screen), tile
        if tile.tile == "rapids":
            assert ARROWS[tile.turned] in screen
        if tile.space.name in view.falling:
            assert re.search(rf"{tile.space.name} \w+\.?\S*{FALLING}", screen), tile
    for seat, tokens in enumerate(view.tokens):
        for token in tokens:
            if token.place and not token.place.startswith("S"):
                assert f"{GLYPHS[seat]}{token.salmon}" in screen
    assert (FALL in screen) >= any(tile.falls for tile in view.river)
    assert view.players == sum(f" {glyph} " in screen for glyph in GLYPHS)


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(
    ("lang", "players", "options"), [("en", 2, BASE), ("fr", 5, HARDER), ("en", 4, BASE)]
)
async def test_a_whole_game(
    lang: str, players: int, options: dict[str, str], size: tuple[int, int]
) -> None:
    bots = ["greedy"] * (players - 1)
    async with river_table(*bots, lang=lang, **options).run_test(size=size) as pilot:
        person = Person(pilot)
        rounds = set()
        async for view in person.questions():
            assert_as_seen(person, view)
            assert person.offered() == person.match.legal(ME)
            if (view.round, view.phase) not in rounds:
                rounds.add((view.round, view.phase))
                await pilot.pause()
                assert_river_is_on_the_screen(person, view)
        await person.until(lambda: person.app.screen is not person.table)
        outcome, view = person.match.outcome(), person.match.view(None)
        assert outcome is not None
        screen = person.screen()
        names = person.table.session.names(lang)
        for seat, total in enumerate(outcome.scores):
            salmon = view.salmon[seat]
            points = rf"{salmon}\s+{total - salmon}\s+{total}\s"
            place = rf"{outcome.places[seat]}\s+\S\s+{names[seat]}"
            assert re.search(rf"{place}\s.*\s{points}", screen)
        assert_as_seen(person, view)
        assert len(person.table.shown) == len(person.match.heard(ME))


@pytest.mark.parametrize(("lang", "size"), [("en", SMALL), ("fr", SMALL), ("fr", LARGE)])
async def test_everything_there_is_to_choose_is_on_the_screen(
    lang: str, size: tuple[int, int]
) -> None:
    """Both halves of a choice, with what the one pointed at costs and loses."""
    kinds = set()
    table = river_table(*["greedy"] * 4, lang=lang, seed="9", **HARDER)
    async with table.run_test(size=size) as pilot:
        person = Person(pilot)
        asked = 0
        async for view in person.questions():
            asked += 1
            kinds.add(view.phase)
            actions = person.table.query_one(Actions)
            await pilot.pause()
            first, screen = actions.choices, person.screen()
            assert all(f"{c.key} {c.label.plain}" in screen for c in first)
            assert all(word in screen for word in first[0].hint.split())
            longest = max(first, key=lambda choice: len(choice.more))
            if longest.more:
                await person.press(longest.key)
                screen = person.screen()
                assert actions.choices[:-1] == longest.more
                for choice in actions.choices:
                    assert f"{choice.key} {choice.label.plain}" in screen
                explained = person.table.narrator.explain(view, longest.more[0].action)
                assert all(word in screen for word in explained.split(" "))
                await person.press("b")
                assert actions.choices == first
                assert actions.pointed == longest
            if asked == 25:
                break
    assert {"lay", "move"} <= kinds


async def test_the_second_half_is_left_by_escape_and_kept_by_another_language() -> None:
    async with river_table("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for view in person.questions():
            if view.phase == "move" and any(
                c.more for c in person.table.query_one(Actions).offered
            ):
                break
        actions = person.table.query_one(Actions)
        await person.press("1", "right", "l")
        group = actions.offered[0]
        assert [c.action for c in actions.choices[:-1]] == [c.action for c in group.more]
        assert actions.choices[actions.at].action == group.more[1].action
        assert "Retour" in person.screen()
        await person.press("l", "escape")
        assert actions.choices == actions.offered
        told = len(person.match.told)
        await person.press("1", "backspace", "1", "b")
        assert len(person.match.told) == told


async def test_a_tile_is_seen_as_it_would_lie() -> None:
    """A tile with waterfalls is turned before it is laid; the river shows each way."""
    async with river_table("greedy", "greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for view in person.questions():
            if view.layings and view.layings[0].turned:
                break
        before = person.screen().count(FALL)
        await person.press("1")
        seen = set()
        for _ in range(6):
            assert person.screen().count(FALL) >= before
            seen.add(person.screen().split("▌")[0])
            await person.press("right")
        assert len(seen) == 6
        assert not scene_of(person).river.keys() & {view.layings[0].space}


async def test_moves_of_a_turn_can_be_taken_back() -> None:
    async with river_table("greedy", "greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for view in person.questions():
            if view.phase == "move" and view.points == 5:
                break
        # The log scrolls when all is drawn.
        await person.until(lambda: person.log().splitlines()[-1].strip() in person.screen())
        screen, log, position = person.screen(), person.log(), person.match.position()
        assert "Take back" not in screen
        told = len(person.match.told)
        await person.press("u")
        assert len(person.match.told) == told
        await person.press("1", "1")
        await person.asked()
        assert person.match.position() != position
        assert "u Take back" in person.screen()
        await person.press("u")
        await person.until(lambda: person.screen() == screen)
        assert person.log() == log
        assert person.match.position() == position
        assert_as_seen(person, person.match.view(ME))
        await person.press("1", "1")
        await person.asked()
        assert person.match.position() != position


async def test_with_movement_tokens_nothing_is_taken_back() -> None:
    async with river_table("greedy", movement_tokens="yes").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        questions = 0
        async for _ in person.questions():
            questions += 1
            assert "Take back" not in person.screen()
            if questions == 12:
                break
        position = person.match.position()
        await person.press("u")
        assert person.match.position() == position


async def test_the_language_changes_in_the_middle_of_a_game_and_back() -> None:
    async with river_table("greedy", "greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for view in person.questions():
            if view.round == 2:
                break
        await pilot.pause()
        screen, log = person.screen(), person.log()
        await person.press("l")
        assert "Manche 2" in person.screen()
        assert "La mer part après la manche." in person.screen()
        assert not re.search("Water|Round|swims", person.screen() + person.log())
        await person.press("l")
        assert (person.screen(), person.log()) == (screen, log)


async def test_a_larger_window_shows_a_larger_river() -> None:
    async with river_table("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        small = person.screen()
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        large = person.screen()
        assert "●2○2" in small
        assert "●2  ○2" in large
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        await person.until(lambda: person.screen() == small)
