"""Conformance, for every game: play ends, replays the same, is copied whole, and loses nothing."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import anadrome
from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.core.steps import Decided, Drew
from tests.conformance.hooks import HOOKS
from tests.conformance.play import (
    any_plan,
    at_every_table,
    begin,
    choose,
    examples,
    finish,
    play,
    played,
    seats_and_spectator,
)


def told_by(match: Match) -> list[str]:
    return [repr(told) for told in match.told]


def to_the_end(steps: int) -> bool:  # noqa: ARG001
    return False


@at_every_table
@examples(8)
@given(data=st.data())
def test_random_play_ends(game: AnyGame, players: int, data: st.DataObject) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)
    assert match.outcome() is None
    play(match, plan, to_the_end)
    assert match.is_over
    assert match.decision.seats == match.decision.settled == ()
    assert all(match.legal(seat) == [] for seat in range(players))
    outcome = match.outcome()
    assert outcome is not None
    assert len(outcome.scores) == players
    everybody = outcome.scores + outcome.others
    for score, place in zip(outcome.scores, outcome.places, strict=True):
        better = sum(other > score for other in everybody)
        assert better < place <= better + everybody.count(score), "ties may be broken"
    assert outcome.winners or outcome.others


@at_every_table
@examples(8)
@given(data=st.data())
def test_counts_are_conserved(game: AnyGame, players: int, data: st.DataObject) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)

    def look(_: int) -> bool:
        HOOKS[game.name].conserved(game, match.state)
        return False

    play(match, plan, look)
    HOOKS[game.name].conserved(game, match.state)


@at_every_table
@examples(15)
@given(data=st.data())
def test_the_same_choices_play_the_same(game: AnyGame, players: int, data: st.DataObject) -> None:
    plan = any_plan(data, game, players)
    first, second = begin(game, players, plan), begin(game, players, plan)
    assert play(first, plan) == play(second, plan)
    assert told_by(first) == told_by(second)
    assert first.steps == second.steps


@at_every_table
@examples(15)
@given(data=st.data())
def test_the_steps_of_a_match_play_it_again(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    """Draws from the script, decisions in notation: as a record does, whatever the seed."""
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)
    play(match, plan, to_the_end)
    script = [step.result for step in match.steps if isinstance(step, Drew)]
    again = Match(game, players, plan.options, plan.seed + 1, script)
    for step in match.steps:
        if isinstance(step, Decided):
            assert again.decision.kind == step.asked
            again.play(step.seat, step.action)
    assert again.position() == match.position()
    assert again.steps == match.steps
    assert again.outcome() == match.outcome()


@at_every_table
@examples(15)
@given(data=st.data())
def test_listening_makes_no_difference(game: AnyGame, players: int, data: st.DataObject) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)
    silent = match.state.clone()
    for number, _ in zip(plan.numbers(), range(plan.steps), strict=False):
        if match.is_over:
            break
        seat, action = choose(match.state, match.decision.settled, number)
        match.play(seat, action)
        silent.apply(seat, action)
    assert game.position(silent) == match.position()


@at_every_table
@examples(15)
@given(data=st.data(), seed=st.integers(0, 1000))
def test_a_clone_is_equal_and_independent(
    game: AnyGame, players: int, data: st.DataObject, seed: int
) -> None:
    state = played(game, players, any_plan(data, game, players)).state
    before = game.position(state)
    clone = state.clone()
    assert game.position(clone) == before
    for seat in seats_and_spectator(players):
        assert game.view(clone, seat) == game.view(state, seat)

    later = clone.clone()
    finish(later, seed)
    assert game.position(clone) == game.position(state) == before
    finish(state, seed)
    assert game.position(clone) == before
    assert game.position(state) == game.position(later), "equal choices, equal ends"


@at_every_table
@examples(4)
@given(data=st.data())
def test_every_position_is_copied_whole(game: AnyGame, players: int, data: st.DataObject) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)

    def look(_: int) -> bool:
        assert game.position(match.state.clone()) == match.position()
        return False

    play(match, plan, look)
    look(0)


@at_every_table
@examples(15)
@given(data=st.data())
def test_a_decision_has_a_choice_to_make(game: AnyGame, players: int, data: st.DataObject) -> None:
    """Who owes an action has two at least; nobody else has any, but to change a choice."""
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)

    def look(_: int) -> bool:
        decision = match.decision
        if match.is_over:
            return True
        assert decision.kind
        assert decision.seats == tuple(match.state.owing())
        assert decision.seats
        assert set(decision.seats).isdisjoint(decision.settled)
        for seat in range(players):
            actions = match.legal(seat)
            if seat in decision.seats:
                assert len(set(actions)) > 1
            elif seat in decision.settled:
                assert actions
            else:
                assert actions == []
        return False

    play(match, plan, look)


@at_every_table
@examples(15)
@given(data=st.data())
def test_the_order_of_simultaneous_choices_makes_no_difference(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    plan = any_plan(data, game, players)
    state = played(game, players, plan).state
    seats = state.owing()
    if len(seats) < 2:
        return
    actions = {seat: data.draw(st.sampled_from(state.legal(seat))) for seat in seats}
    ends = set()
    for order in (seats, data.draw(st.permutations(seats))):
        clone = state.clone()
        for seat in order:
            clone.apply(seat, actions[seat])
        ends.add(game.position(clone))
    assert len(ends) == 1


@at_every_table
def test_wrong_setups_are_refused(game: AnyGame, players: int) -> None:
    for wrong in (0, game.players[0] - 1, game.players[-1] + 1):
        with pytest.raises(anadrome.BadSetup):
            Match(game, wrong)
    with pytest.raises(anadrome.BadSetup):
        Match(game, players, {"no such option": "1"})
    for option in game.options:
        with pytest.raises(anadrome.BadSetup):
            Match(game, players, {option.name: "no such value"})
        for choice in option.choices(players):
            assert Match(game, players, {option.name: choice}).options[option.name] == choice


def test_every_game_has_its_hooks() -> None:
    assert HOOKS.keys() >= anadrome.GAMES.keys()
