"""What one may do at the table, and what is said about it."""

from __future__ import annotations

import pytest

from anadrome.games.kodiak import events
from anadrome.terminal.actions import KEYS, Actions
from anadrome.terminal.log import Log
from anadrome.terminal.session import ME
from tests.terminal.conftest import Gate
from tests.terminal.seat import LARGE, SMALL, Person, table_for

OTHERS = ("salmon 4", "salmon 5")
# What will be asked of somebody who answers so; nothing is the first answer.
QUESTIONS = (("card", "visitor"), ("visitor", ""), ("card", "predator 10"), ("pick", ""))


def revealed(person: Person) -> events.Revealed:
    return next(fact for fact in reversed(person.table.shown) if isinstance(fact, events.Revealed))


@pytest.mark.usefixtures("plays")
@pytest.mark.parametrize(
    ("lang", "deck", "size"),
    [
        ("en", "standard", SMALL),
        ("fr", "standard", SMALL),
        ("fr", "families", SMALL),
        ("fr", "standard", LARGE),
    ],
)
async def test_everything_there_is_to_choose_is_on_the_screen(
    lang: str, deck: str, size: tuple[int, int]
) -> None:
    """Six seats need the most room. One question of each kind is looked at."""
    others = ("salmon 4", "predator 10", "predator 60", "salmon 4", "salmon 5")
    async with table_for(*others, lang=lang, deck=deck).run_test(size=size) as pilot:
        person = Person(pilot)
        for kind, action in (
            ("card", "visitor"),
            ("visitor", ""),
            ("card", "predator 10"),
            ("pick", ""),
        ):
            await person.asked()
            view, screen = person.match.view(ME), person.screen()
            assert view.phase == kind
            choices = person.table.query_one(Actions).choices
            assert [choice.action for choice in choices] == person.match.legal(ME)
            for choice in choices:
                assert f"{choice.key} {choice.label.plain}" in screen
            prompt = person.table.narrator.prompt(view, (ME,))
            explained = person.table.narrator.explain(view, choices[0].action)
            assert prompt.title in screen
            assert all(word in screen for word in f"{prompt.detail} {explained}".split(" "))
            await person.press(next((c.key for c in choices if c.action == action), "enter"))


@pytest.mark.usefixtures("plays")
async def test_a_cards_key_stays_its_own() -> None:
    """The numbers do not move up when a card has gone."""
    async with table_for(*OTHERS).run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("5")
        await person.asked()
        assert revealed(person).cards[ME] == 8
        assert "5 Salmon 5" not in person.screen()
        await person.press("5", "l", "l")
        assert person.match.view(ME).turn == 2
        await person.press("7")
        await person.asked()
        assert revealed(person).cards[ME] == 10


def test_no_key_of_an_action_is_one_of_the_table() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert not set(KEYS) & set("bclnqru?")


async def test_a_click_takes_a_card() -> None:
    async with table_for("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await pilot.hover(Actions, offset=(20, 1))
        assert "▸7 Fox 20" in person.screen()
        await pilot.click(Actions, offset=(20, 1))
        await person.until(lambda: person.match.view(ME).turn == 2)
        assert revealed(person).cards[ME] == 10


async def test_a_choice_may_be_changed_until_all_have_chosen(gate: Gate) -> None:
    async with table_for("greedy", "slow").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("1")
        await person.until(lambda: person.table.stage == "waiting" and "Yellow" in person.screen())
        await person.until(lambda: "Waiting for Yellow." in person.screen())
        assert "Your Salmon 1 lies face down. You may still change it." in person.screen()
        await person.press("7")
        assert "Your Fox 20 lies face down. You may still change it." in person.screen()
        gate.open.set()
        await person.until(lambda: person.match.view(ME).turn == 2)
        assert revealed(person).cards[ME] == 10


async def test_the_screen_lives_while_a_bot_thinks(gate: Gate) -> None:
    async with table_for("slow").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("1")
        await person.until(lambda: "Waiting for Blue." in person.screen())
        await person.press("l")
        assert "On attend Bleu." in person.screen()
        await person.press("r", "escape", "q", "right", "enter")
        assert person.app.return_code == 0
        gate.open.set()


@pytest.mark.usefixtures("plays")
async def test_catches_and_visitors_are_asked_too() -> None:
    async with table_for("salmon 4", "predator 20", "predator 60").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("a")
        await person.until(lambda: person.match.decision.kind == "visitor")
        await person.asked()
        assert "Your bison slows one predator." in person.screen()
        assert "Slow Yellow’s Fox: it acts at 35 instead of 20." in person.screen()
        assert [label.strip() for label in person.labels()] == ["▲  Yellow", "═  Green"]
        await person.press("2")
        await person.until(lambda: person.match.view(ME).turn == 2)
        assert "Mara’s Bison slows Green’s Old Bear to 75." in person.log()


async def test_the_log_scrolls_and_stays_where_one_reads() -> None:
    async with table_for("greedy", "greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        for _ in range(3):
            await person.asked()
            await person.press("enter")
        await person.asked()
        log = person.table.query_one(Log)
        await person.until(lambda: log.is_vertical_scroll_end)
        await person.press(*["pageup"] * 8)
        await person.until(lambda: log.scroll_y == 0)
        await person.press("enter")
        await person.asked()
        assert log.scroll_y == 0
        await person.press(*["pagedown"] * 8)
        await person.until(lambda: log.is_vertical_scroll_end)
