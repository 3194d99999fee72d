"""Conformance, for every game: a view holds what its seat may know and nothing else."""

from __future__ import annotations

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from anadrome.core.chance import seeded
from anadrome.core.events import EVERYONE, Told, heard
from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.core.record import record_of, to_text
from tests.conformance.hooks import HOOKS
from tests.conformance.play import (
    any_plan,
    at_every_table,
    begin,
    examples,
    finish,
    play,
    played,
    seats_and_spectator,
)


def views(game: AnyGame, state: Any, players: int) -> list[Any]:
    return [game.view(state, seat) for seat in seats_and_spectator(players)]


@at_every_table
@examples(15)
@given(data=st.data(), seed=st.integers(0, 1000))
def test_what_is_hidden_does_not_show_in_a_view(
    game: AnyGame, players: int, data: st.DataObject, seed: int
) -> None:
    """Full states sampled from a view look the same to its seat, whatever was sampled."""
    state = played(game, players, any_plan(data, game, players)).state
    before = game.position(state)
    for seat in seats_and_spectator(players):
        view = game.view(state, seat)
        for sample in range(4):
            other = game.determinize(view, seeded(f"{seed} {sample}"))
            assert game.view(other, seat) == view
            assert game.decision(other) == game.decision(state)
            if seat is not None:
                assert other.legal(seat) == state.legal(seat)
    assert game.position(state) == before


@at_every_table
@examples(5)
@given(data=st.data(), seed=st.integers(0, 1000))
def test_a_sampled_state_can_be_played(
    game: AnyGame, players: int, data: st.DataObject, seed: int
) -> None:
    state = played(game, players, any_plan(data, game, players)).state
    for seat in seats_and_spectator(players):
        sample = game.determinize(game.view(state, seat), seeded(str(seed)))
        HOOKS[game.name].conserved(game, sample)
        HOOKS[game.name].conserved(game, finish(sample, seed))


def shows_no_more(less: Any, more: Any) -> bool:
    """Whether every part that one view shows is in the other too; None shows nothing."""
    if less is None or less == more:
        return True
    if isinstance(less, dict) and isinstance(more, dict):
        return all(shows_no_more(less[key], more[key]) for key in less)
    if isinstance(less, tuple) and isinstance(more, tuple) and len(less) == len(more):
        return all(shows_no_more(*pair) for pair in zip(less, more, strict=True))
    return False


@at_every_table
@examples(15)
@given(data=st.data())
def test_a_spectator_sees_and_hears_what_every_seat_does_and_no_more(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    match = played(game, players, any_plan(data, game, players))
    *seats, public = [msgspec.to_builtins(view) for view in views(game, match.state, players)]
    assert all(shows_no_more(public, view) for view in seats)
    for seat in range(players):
        own = iter(match.heard(seat))
        assert all(fact in own for fact in match.heard(None)), "the same facts, in the same order"


def _to_a_secret_choice(match: Match, data: st.DataObject) -> tuple[int, int, int] | None:
    """Play on to a decision of several seats; one of them, and two of its actions."""
    numbers = data.draw(st.lists(st.integers(0, 1 << 16), min_size=12, max_size=12))
    for number in numbers:
        seats = match.decision.seats
        if match.is_over or len(seats) > 1:
            break
        legal = match.state.legal(seats[0])
        match.play(seats[0], legal[number % len(legal)])
    if len(match.decision.seats) < 2:
        return None
    seat = data.draw(st.sampled_from(match.decision.seats))
    first, second = data.draw(st.permutations(match.state.legal(seat)))[:2]
    return seat, first, second


@at_every_table
@examples(25)
@given(data=st.data())
def test_a_secret_choice_makes_no_difference_to_others(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    """Two tables that differ by a hidden choice: all that others see and hear is equal."""
    match = played(game, players, any_plan(data, game, players))
    choice = _to_a_secret_choice(match, data)
    if choice is None:
        return
    seat, first, second = choice
    tables = [match.state.clone(), match.state.clone()]
    told: list[list[Told]] = [[], []]
    for table, action, ear in zip(tables, (first, second), told, strict=True):
        table.apply(seat, action, ear)
    _the_same_to_others(game, players, seat, tables, told)

    # One of them changes its choice, the other has made the same one twice.
    for table, ear in zip(tables, told, strict=True):
        table.apply(seat, second, ear)
    _the_same_to_others(game, players, seat, tables, told)
    for table, action, ear in zip(tables, (first, second), told, strict=True):
        table.apply(seat, action, ear)

    # The others choose, all but the last: still nothing shows.
    for other in [other for other in tables[0].owing() if other != seat][:-1]:
        action = data.draw(st.sampled_from(tables[0].legal(other)))
        for table, ear in zip(tables, told, strict=True):
            table.apply(other, action, ear)
        _the_same_to_others(game, players, seat, tables, told)


def _the_same_to_others(
    game: AnyGame, players: int, seat: int, tables: list[Any], told: list[list[Told]]
) -> None:
    one, two = tables
    assert game.decision(one) == game.decision(two)
    for other in seats_and_spectator(players):
        if other != seat:
            assert game.view(one, other) == game.view(two, other)
            assert heard(told[0], other) == heard(told[1], other)
            if other is not None:
                assert one.legal(other) == two.legal(other)


@at_every_table
@examples(15)
@given(data=st.data())
def test_a_record_shows_no_choice_before_the_last_is_in(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    match = played(game, players, any_plan(data, game, players))
    choice = _to_a_secret_choice(match, data)
    if choice is None:
        return
    seat, first, second = choice
    written = to_text(record_of(match))
    for action in (first, second):
        match.play(seat, action)
        assert to_text(record_of(match)) == written


@at_every_table
@examples(10)
@given(data=st.data())
def test_views_and_facts_survive_json(game: AnyGame, players: int, data: st.DataObject) -> None:
    match = played(game, players, any_plan(data, game, players))
    for view in views(game, match.state, players):
        assert msgspec.json.decode(msgspec.json.encode(view), type=type(view)) == view
    for told in match.told:
        assert told.audience == EVERYONE or 0 <= told.audience < players
        fact = told.fact
        assert msgspec.json.decode(msgspec.json.encode(fact), type=type(fact)) == fact


@at_every_table
@examples(10)
@given(data=st.data())
def test_positions_are_equal_when_their_lines_are(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)
    seen: dict[str, list[Any]] = {}

    def look(_: int) -> bool:
        state = match.state
        line = game.position(state)
        assert "\n" not in line
        whole = [*views(game, state, players), state.owing()]
        assert seen.setdefault(line, whole) == whole
        return len(seen) > plan.steps // 4

    play(match, plan, look)
    if HOOKS[game.name].known_together:
        assert len({repr(whole) for whole in seen.values()}) == len(seen)
