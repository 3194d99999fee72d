"""The reveal takes its time, and can be skipped."""

from __future__ import annotations

import asyncio

import pytest

from anadrome.games.kodiak import events
from anadrome.terminal.reveal import BEAT, Pacer
from tests.terminal.seat import SMALL, Person, table_for

SLOW = 10  # the calmest pace there is: a turn takes half a minute


def kinds(person: Person) -> list[str]:
    return [type(fact).__name__ for fact in person.table.shown]


async def begin(person: Person) -> None:
    """Skip the beginning of the round."""
    await person.until(lambda: bool(person.table.shown))
    await person.press("space")
    await person.asked()


@pytest.mark.usefixtures("plays")
async def test_a_key_skips_to_the_end_of_the_turn_and_no_further() -> None:
    async with table_for("salmon 4", "predator 20", pace=SLOW).run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await begin(person)
        for card in ("5", "4"):
            shown = len(person.table.shown)
            await person.press(card)
            await person.until(lambda: person.table.stage == "waiting")
            assert "Revealed" not in kinds(person)[shown:]
            await person.press("space")
            await person.asked()
            assert "Revealed" in kinds(person)[shown:]
            assert len(person.table.shown) == len(person.match.heard(0))


@pytest.mark.usefixtures("plays")
async def test_each_step_of_a_turn_is_shown_by_itself() -> None:
    """The engine is through with the fishing while the screen still turns the cards."""
    async with table_for("salmon 4", "predator 20", pace=SLOW).run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await begin(person)
        await person.press("5")
        seen = {}
        while person.table.stage != "asking":
            if isinstance(person.table.shown[-1], events.Revealed | events.Took | events.Saved):
                seen[kinds(person)[-1]] = person.screen()
            person.table.pacer.hurry()
            person.table.pacer.slow_down()  # one step only
            await pilot.pause()
        assert "The cards turn." in seen["Revealed"]
        assert "Space skips ahead." in seen["Revealed"]
        assert "takes" not in seen["Revealed"]
        assert "Yellow’s Fox takes Mara’s 5." in seen["Took"]
        assert "← " in seen["Took"]
        assert "saves" not in seen["Took"]
        assert "Blue saves a 4." in seen["Saved"]


async def test_a_hidden_table_waits() -> None:
    pacer = Pacer(1)
    pacer.hide()
    pacer.hurry()
    rest = asyncio.ensure_future(pacer.rest(1000 / BEAT))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert not rest.done()
    pacer.uncover()
    await asyncio.wait_for(rest, 5)


async def test_at_pace_nothing_nothing_waits() -> None:
    await asyncio.wait_for(Pacer(0).rest(1000), 5)


async def test_the_last_turn_plays_itself_but_is_seen_after_a_skip() -> None:
    async with table_for("greedy").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for view in person.questions():
            if view.turn == 14:
                break
        person.table.pacer.beat = SLOW * BEAT
        await person.press("enter")
        await person.until(lambda: person.table.stage == "waiting")
        await person.press("space")
        await person.until(lambda: events.TurnBegan(turn=15) in person.table.shown)
        assert person.table.stage == "showing"
        assert "RoundEnded" not in kinds(person)
        await person.press("space")
        await person.until(lambda: "RoundEnded" in kinds(person))
