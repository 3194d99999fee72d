"""Whole games, from the first card to the result, by keys alone."""

from __future__ import annotations

import re

import pytest

from anadrome.terminal.session import ME
from tests.terminal.seat import LARGE, SMALL, Person, table_for

WORDS = {
    "en": ("Choose a card.", "New game", r"Turn \d+ of 15"),
    "fr": ("Choisis une carte.", "Nouvelle partie", r"Tour \d+ sur 15"),
}


@pytest.mark.parametrize("size", [SMALL, LARGE])
@pytest.mark.parametrize(("lang", "players"), [("en", 2), ("fr", 3)])
async def test_a_whole_game(lang: str, players: int, size: tuple[int, int]) -> None:
    title, again, turn = WORDS[lang]
    async with table_for(*["greedy"] * (players - 1), lang=lang).run_test(size=size) as pilot:
        person = Person(pilot)
        await person.asked()
        assert title in person.screen()
        assert await person.play_through() >= 14 * players  # the last card plays itself
        outcome = person.match.outcome()
        assert outcome is not None
        screen = person.screen()
        assert again in screen
        scores = person.match.view(None).scores
        names = person.table.session.names(lang)
        for seat, total in enumerate(outcome.scores):
            cells = [
                outcome.places[seat],
                r"\S",
                names[seat],
                *(row[seat] for row in scores),
                total,
            ]
            assert re.search(r"\s+(\(\w+\)\s+)?".join(map(str, cells)), screen)
        headings = re.findall(turn, person.log())
        assert len(headings) == 15 * players


async def test_a_new_game_follows_and_has_a_seed_of_its_own() -> None:
    async with table_for("greedy", seed="stream").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.play_through()
        first = person.table
        assert "Seed stream" in person.screen()
        await person.press("enter")
        await person.until(lambda: person.table is not first)
        await person.asked()
        assert person.match.seed == "stream/2"
        assert person.labels()[0] == "Salmon 1 ×2"
        assert "Turn 1 of 15" in person.screen()
        assert "End of round" not in person.log()


async def test_after_the_game_the_table_can_be_seen_and_left() -> None:
    async with table_for("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.play_through()
        await person.press("right", "enter")
        assert person.app.screen is person.table
        assert person.labels() == ["New game", "See the rounds", "Leave"]
        await person.press("1")
        assert person.app.screen is not person.table
        await person.press("q")
        assert person.app.return_code == 0


async def test_equal_seeds_are_equal_games() -> None:
    logs = []
    for _ in range(2):
        async with table_for("greedy", "random", seed="twice").run_test(size=SMALL) as pilot:
            person = Person(pilot)
            for _ in range(3):
                await person.asked()
                await person.press("enter")
            logs.append(person.log())
    assert logs[0] == logs[1]
    assert logs[0]


async def test_the_bots_fill_the_other_seats() -> None:
    session = table_for("greedy", "random", "greedy").session
    assert session.match.players == 4
    assert sorted(session.bots) == [seat for seat in range(4) if seat != ME]
