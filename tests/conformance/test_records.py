"""Conformance, for every game: a record replays to the same bytes, a spoiled one does not."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import anadrome
from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.core.record import from_text, record_of, replay, seed_agrees, to_text
from tests.conformance.play import any_plan, at_every_table, begin, examples, play, played


def written(match: Match, *, final: bool = True) -> str:
    return to_text(record_of(match, {0: "Ada", 1: "Inès"}, final=final))


def finished(game: AnyGame, players: int, data: st.DataObject) -> dict[str, Any]:
    """The record of a whole match."""
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)
    play(match, plan, lambda _: False)
    return from_text(written(match))


@at_every_table
@examples(10)
@given(data=st.data(), final=st.booleans())
def test_a_record_replays_to_the_same_bytes(
    game: AnyGame, players: int, data: st.DataObject, final: bool
) -> None:
    """Whole or not, choices still hidden or not, with its seed or without."""
    text = written(played(game, players, any_plan(data, game, players)), final=final)
    record = from_text(text)
    assert record["game"] == game.name
    assert written(replay(game, record), final=final) == text
    assert seed_agrees(game, record) is (True if final else None)
    if final:
        assert written(replay(game, record, drawn_anew=True)) == text


@at_every_table
@examples(8)
@given(data=st.data())
def test_a_finished_record_replays_to_its_outcome(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    record = finished(game, players, data)
    outcome = replay(game, record).outcome()
    assert outcome is not None
    assert record["outcome"] == {"scores": list(outcome.scores), "places": list(outcome.places)}


@at_every_table
@examples(8)
@given(data=st.data())
def test_a_record_with_a_step_changed_is_refused_at_that_step(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    record = finished(game, players, data)
    number = data.draw(st.integers(1, len(record["steps"])))
    step = record["steps"][number - 1]
    if "draw" in step:
        step["result"] = (step["result"] + 1) % step["of"]
    else:
        step["action"] = "no such action"
    with pytest.raises(anadrome.BadRecord) as refused:
        replay(game, record)
    assert refused.value.step == number


@at_every_table
@examples(8)
@given(data=st.data())
def test_a_record_without_one_of_its_steps_is_refused_or_that_of_another_game(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    """Some games can be played without one of their moves, to the same end."""
    record = finished(game, players, data)
    del record["steps"][data.draw(st.integers(0, len(record["steps"]) - 1))]
    try:
        match = replay(game, record)
    except anadrome.BadRecord:
        return
    assert record_of(match)["steps"] == record["steps"]
