"""What others have chosen is nowhere on the screen before the cards turn."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from anadrome.bots.bot import BOTS
from anadrome.games.kodiak import events
from anadrome.games.kodiak.view import KodiakView
from tests.terminal.conftest import Gate
from tests.terminal.seat import LARGE, SMALL, Person, table_for


async def seen_before_the_reveal(hidden: str, gate: Gate, size: tuple[int, int]) -> list[str]:
    """All that a person can see while one bot has chosen and another thinks."""
    seen = []
    async with table_for(hidden, "slow").run_test(size=size) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("1")
        await person.until(lambda: "Waiting for Yellow." in person.screen())
        assert person.match.view(None).has_chosen == (True, True, False)
        for keys in ([], ["c"], ["escape"], ["l"], ["l"]):
            await person.press(*keys)
            seen += [person.app.export_screenshot(), person.log()]
        gate.open.set()
        await person.until(lambda: any(isinstance(f, events.Revealed) for f in person.table.shown))
    gate.open.clear()
    return seen


@pytest.mark.usefixtures("plays")
@pytest.mark.parametrize("size", [SMALL, LARGE])
async def test_another_hidden_card_is_the_same_screen(gate: Gate, size: tuple[int, int]) -> None:
    first = await seen_before_the_reveal("salmon 5", gate, size)
    assert first == await seen_before_the_reveal("predator 60", gate, size)


@pytest.mark.usefixtures("plays")
async def test_a_hidden_card_lies_face_down_and_the_own_one_is_named(
    gate: Gate,
) -> None:
    async with table_for("visitor", "slow").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        await person.press("7")
        await person.until(lambda: "Waiting for Yellow." in person.screen())
        row = {
            name: next(line for line in person.screen().splitlines() if f" {name} " in line)
            for name in ("Mara", "Blue")
        }
        assert "▒▒ Fox 20" in row["Mara"]
        assert "▒▒ face down" in row["Blue"]
        assert "Moose" not in person.screen()
        gate.open.set()
        await person.until(lambda: "Moose +15" in person.screen())


async def test_bots_get_a_view_of_their_own_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    views: list[KodiakView] = []

    class Watcher:
        def choose(self, view: KodiakView, actions: Sequence[str]) -> str:
            views.append(view)
            return actions[0]

    monkeypatch.setitem(BOTS["kodiak"], "watcher", lambda _: Watcher())
    async with table_for("greedy", "watcher").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for _ in person.questions():
            if len(views) > 5:
                break
    assert {view.seat for view in views} == {2}
    assert {view.own_choice for view in views} == {None}
