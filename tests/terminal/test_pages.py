"""Languages, pages, leaving, and the size of the window."""

from __future__ import annotations

import re

import pytest
from textual.screen import Screen

from anadrome.core.words import LANGUAGES
from anadrome.games.rulebook import rules_page
from anadrome.terminal.table import TableScreen
from tests.terminal.seat import LARGE, SMALL, Person, table_for


def above(person: Person) -> Screen[object] | None:
    """The page above the table, if there is one."""
    return None if isinstance(person.app.screen, TableScreen) else person.app.screen


async def test_the_language_changes_in_the_middle_of_a_game_and_back() -> None:
    async with table_for("greedy", "greedy").run_test(size=LARGE) as pilot:
        person = Person(pilot)
        for _ in range(4):
            await person.asked()
            await person.press("enter")
        await person.asked()
        await person.press("down")
        screen, log = person.screen(), person.log()
        await person.press("l")
        assert "Choisis une carte." in person.screen()
        assert "Manche 1 sur 3 · Tour 5 sur 15" in person.screen()
        assert "Tour 1 sur 15" in person.log()
        assert "Turn" not in person.screen() + person.log()
        await person.press("l")
        assert (person.screen(), person.log()) == (screen, log)


@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_the_rules_open_speak_both_languages_and_close(size: tuple[int, int]) -> None:
    async with table_for("greedy").run_test(size=size) as pilot:
        person = Person(pilot)
        await person.asked()
        before = person.screen()
        await person.press("r")
        await person.until(lambda: "2 to 6 players, from 7 years." in person.screen())
        await person.press("l")
        await person.until(lambda: "2 à 6 joueurs" in person.screen())
        await person.press("end")
        last = rules_page("kodiak", "fr").strip().splitlines()[-1].split()[0]
        await person.until(lambda: last in person.screen())
        await person.press("escape", "l")
        assert above(person) is None
        await person.until(lambda: person.screen() == before)


@pytest.mark.parametrize(
    ("game", "key", "title"),
    [
        ("kodiak", "question_mark", "change the language"),
        ("kodiak", "c", "10 20 30 40 60"),
        ("upstream", "question_mark", "the tiles to come, and all signs"),
        ("upstream", "c", "takes one of your salmon here when your turn ends"),
        ("coldwater", "question_mark", "what everybody has caught"),
        ("coldwater", "c", "sides of a token"),
    ],
)
async def test_a_page_opens_and_closes_by_its_key(game: str, key: str, title: str) -> None:
    async with table_for("random", game=game).run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press(key)
        await person.until(lambda: title in person.screen())
        await person.press(key)
        assert above(person) is None
        await person.press(key, "enter")
        assert above(person) is None


async def test_the_cards_left_are_those_of_the_match() -> None:
    async with table_for("greedy", "greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("7")
        await person.asked()
        await person.press("c")
        left = re.compile(r"Mara \(you\) +1 1 2 2 3 3 4 4 5 +10 30 40 60 +\+15")
        await person.until(lambda: left.search(person.screen()) is not None)


async def test_leaving_is_asked_for() -> None:
    async with table_for("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        for stay in ("escape", "enter", "q"):
            await person.press("q")
            await person.until(lambda: "Leave the game?" in person.screen())
            await person.press(stay)
            assert above(person) is None
        assert person.app.return_code is None
        await person.press("q", "right", "enter")
        assert person.app.return_code == 0


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_a_small_window_says_so_and_takes_no_card(lang: str) -> None:
    async with table_for("greedy", lang=lang).run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        before = person.screen()
        for size in ((79, 24), (80, 23), (20, 6)):
            await pilot.resize_terminal(*size)
            await person.until(lambda: "80" in person.screen())
            assert "Kodiak" not in person.screen()
            await person.press("1", "enter")
            assert not person.match.view(0).has_chosen[0]
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        await person.until(lambda: person.screen() == before)
        await person.press("enter")
        await person.until(lambda: person.match.view(0).turn == 2)


async def test_a_larger_window_shows_the_cascade_as_a_picture() -> None:
    async with table_for("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("7")
        await person.asked()
        log = person.log()
        await pilot.resize_terminal(*LARGE)
        await pilot.pause()
        assert "\\_v_/" in person.screen()
        assert person.log().split() == log.split()
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert "\\_v_/" not in person.screen()
