"""Whole games, from the first card to the result, by keys alone."""

from __future__ import annotations

import re

import pytest

from anadrome.games import GAMES
from anadrome.terminal.boards import BOARDS
from anadrome.terminal.session import ME
from tests.terminal.seat import LARGE, SHORT, SMALL, Person, table_for

every_game = pytest.mark.parametrize("game", list(BOARDS))

WORDS = {
    "en": ("Choose a card.", "New game", r"Turn \d+ of 15"),
    "fr": ("Choisis une carte.", "Nouvelle partie", r"Tour \d+ sur 15"),
}


def test_every_game_has_a_board() -> None:
    assert BOARDS.keys() == GAMES.keys()


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


@pytest.mark.parametrize(
    ("game", "beginning", "end"),
    [
        ("kodiak", "Turn 1 of 15", "End of round"),
        ("upstream", "The mouth of the river", "Round 2"),
        ("coldwater", "Turn 1: ", "contest"),
    ],
)
async def test_a_new_game_follows_and_has_a_seed_of_its_own(
    game: str, beginning: str, end: str
) -> None:
    table = table_for("random", game=game, seed="stream", **SHORT.get(game, {}))
    async with table.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.play_through()
        first = person.table
        last = len(person.match.told)
        assert "Seed stream" in person.screen()
        await person.press("enter")
        await person.until(lambda: person.table is not first)
        await person.asked()
        assert person.match.seed == "stream/2"
        assert len(person.match.told) < last
        assert beginning in person.screen()
        assert end not in person.log()


@every_game
async def test_after_the_game_the_table_can_be_seen_and_left(game: str) -> None:
    table = table_for("random", game=game, **SHORT.get(game, {}))
    async with table.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.play_through()
        await person.press("right", "enter")
        assert person.app.screen is person.table
        assert person.labels() == ["New game", "See the result", "Leave"]
        await person.press("1")
        assert person.app.screen is not person.table
        await person.press("q")
        assert person.app.return_code == 0


@every_game
async def test_equal_seeds_are_equal_games(game: str) -> None:
    logs = []
    for _ in range(2):
        table = table_for("random", "random", game=game, seed="twice")
        async with table.run_test(size=SMALL) as pilot:
            person = Person(pilot)
            asked = 0
            async for _ in person.questions():
                asked += 1
                if asked == 4:
                    break
            logs.append(person.log())
    assert logs[0] == logs[1]
    assert logs[0]


async def test_the_bots_fill_the_other_seats() -> None:
    session = table_for("greedy", "random", "greedy").session
    assert session.match.players == 4
    assert sorted(session.bots) == [seat for seat in range(4) if seat != ME]
