"""Whole random games with all options: what holds in every one of them."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from anadrome.core.bits import bit
from anadrome.core.events import Told
from anadrome.core.match import Match
from anadrome.games.upstream import events
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.lattice import SPACES, half_tiles_up, space_called
from anadrome.games.upstream.rules import Upstream
from anadrome.games.upstream.table import OUT, SPAWN, TOKENS
from anadrome.games.upstream.tiles import counts, kind_names, supply

HOME = 1000  # higher than any space


@st.composite
def setups(draw: st.DrawFn) -> tuple[int, dict[str, str]]:
    """A number of players and options that go together, tiles of all sorts among them."""
    players = draw(st.integers(2, 5))
    options = {
        option.name: draw(st.sampled_from(option.choices(players))) for option in GAME.options
    }
    if draw(st.booleans()):
        supplied = supply(players, whirlpool=options["whirlpool"] == "yes")
        found = [draw(st.integers(0, most)) for most in supplied]
        while sum(found) < 14 or sum(found) % 3 != 2:
            kind = next(k for k in range(7) if found[k] < supplied[k])
            found[kind] += 1
        options["tiles"] = ",".join(
            f"{kind}:{n}" for kind, n in zip(kind_names(), found, strict=True)
        )
    return players, options


def height(place: str | None) -> int | None:
    """How far up a place is; None out of the game."""
    if place is None:
        return None
    return HOME + int(place[1:]) if place[0] == "S" else half_tiles_up(space_called(place))


@dataclass
class Watcher:
    """Follows a game by its facts alone, and holds every position against them."""

    match: Match
    salmon: dict[tuple[int, int], int] = field(default_factory=dict)
    places: dict[tuple[int, int], str] = field(default_factory=dict)
    points: int = 0
    flown: int = 0
    fallen: Counter[str] = field(default_factory=Counter)
    laid: dict[str, str] = field(default_factory=dict)

    def __post_init__(self) -> None:
        for seat in range(self.match.players):
            for token, start in enumerate(("L0", "C0", "R0", "C-1")):
                self.salmon[seat, token] = 2
                self.places[seat, token] = start
        for told in self.match.told:
            self.hear(told.fact)

    def hear(self, fact: Any) -> None:
        who = getattr(fact, "seat", -1), getattr(fact, "token", -1)
        match fact:
            case events.TurnBegan():
                assert self.points == 0
                self.points = fact.points
            case events.Swam() | events.Jumped() | events.Carried():
                assert self.places[who] == fact.start
                before, after = height(fact.start), height(fact.end)
                assert before is not None
                assert after is not None
                assert after > before
                self.places[who] = fact.end
                self.points -= fact.cost
                assert self.points == fact.left >= 0
            case events.BearCaught() | events.EagleFlew() | events.HeronAte():
                self.salmon[who] -= 1
                assert self.salmon[who] == fact.left >= 0
                if fact.left == 0:
                    del self.places[who]
                if isinstance(fact, events.EagleFlew):
                    assert self.laid[fact.space] == "eagle"
                    self.laid[fact.space] = "water"
                    self.flown += 1
            case events.TurnEnded():
                assert self.points == fact.unspent
                self.points = 0
            case events.RowFell():
                for space in fact.spaces:
                    self.fallen[self.laid.pop(space, "sea")] += 1
                lost = {who for who, place in self.places.items() if place in fact.spaces}
                assert lost == set(fact.lost)
                for who in lost:
                    self.salmon[who] = 0
                    del self.places[who]
            case events.Advanced():
                assert self.places[who] == f"S{fact.eggs - 1}"
                self.places[who] = f"S{fact.eggs}"
            case events.Laid():
                assert fact.space not in self.laid
                self.laid[fact.space] = fact.tile
            case _:
                pass

    def check(self) -> None:
        """The view says what the facts said."""
        view = self.match.view(None)
        for (seat, number), salmon in self.salmon.items():
            token = view.tokens[seat][number]
            assert token.salmon == salmon
            assert token.place == self.places.get((seat, number))
        assert {t.space.name: t.tile for t in view.river if t.tile != "sea"} == {
            space: ("water" if tile == "water" else tile) for space, tile in self.laid.items()
        }
        assert sum(view.salmon) == sum(self.salmon.values())
        assert view.round <= view.rounds
        if not self.match.is_over:
            assert view.points == self.points
        found = Counter(view.stack) + Counter(view.hand) + Counter(self.laid.values()) + self.fallen
        found["water"] -= self.flown
        found["eagle"] += self.flown
        del found["sea"]
        made = counts(view.players, view.tiles, whirlpool=view.whirlpool)
        assert +found == +Counter(dict(zip(kind_names(), made, strict=True)))
        if view.movement_tokens is not None:
            assert sum(view.movement_tokens) == 5


def crowds_are_right(state: Upstream) -> None:
    """The numbers of tokens on each space, kept bit by bit, are those of the places."""
    crowds = Counter(place for place in state.places if OUT < place < SPAWN)
    for space in range(SPACES):
        number = sum(
            weight
            for weight, spaces in ((1, state.crowd1), (2, state.crowd2), (4, state.crowd4))
            if spaces & bit(space)
        )
        assert number == crowds[space]
        most = state.players
        if state.rocks & bit(space) and not state.box.whirlpool:
            most -= 1
        assert number <= most
        if number:
            assert state.laid & bit(space)


@pytest.mark.rule(
    "U-PRED-1", "U-CAP-1", "U-TURN-1", "U-TURN-3", "U-MTOK-1", "U-ROUND-2", "U-ROUND-5"
)
@settings(
    max_examples=60, derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)
@given(setup=setups(), seed=st.integers(0, 10**6))
def test_nothing_is_lost_but_by_rule(setup: tuple[int, dict[str, str]], seed: int) -> None:
    players, options = setup
    match = Match(GAME, players, options, seed)
    watcher, choices = Watcher(match), Random(seed)
    watcher.check()
    while not match.is_over:
        seat = match.decision.seats[0]
        legal = match.legal(seat)
        told: list[Told] = match.play(seat, choices.choice(legal))
        for each in told:
            watcher.hear(each.fact)
        watcher.check()
        crowds_are_right(match.state)
        line = match.position()
        assert GAME.position(GAME.from_position(line)) == line
    ended = match.told[-1].fact
    assert isinstance(ended, events.GameEnded)
    outcome = match.outcome()
    assert outcome is not None
    assert (ended.scores, ended.places) == (outcome.scores, outcome.places)
    assert all(place[0] == "S" for place in watcher.places.values())


@settings(max_examples=40, derandomize=True, deadline=None)
@given(setup=setups(), seed=st.integers(0, 10**6), steps=st.integers(0, 120))
def test_a_state_from_its_line_plays_on_as_the_first(
    setup: tuple[int, dict[str, str]], seed: int, steps: int
) -> None:
    players, options = setup
    state = Match(GAME, players, options, seed).state
    choices = Random(seed)
    while not state.is_over() and steps:
        state.apply(state.seat, choices.choice(state.legal(state.seat)))
        steps -= 1
    again = GAME.from_position(GAME.position(state))
    while not state.is_over():
        assert again.legal(state.seat) == state.legal(state.seat)
        action = choices.choice(state.legal(state.seat))
        told: list[list[Told]] = [[], []]
        for each, ear in zip((state, again), told, strict=True):
            each.apply(each.seat, action, ear)
        assert repr(told[0]) == repr(told[1])
        assert GAME.position(again) == GAME.position(state)
    assert again.is_over()
    assert len(state.places) == players * TOKENS
