"""Points, totals and places."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anadrome.core.chance import seeded
from anadrome.core.game import Outcome
from anadrome.core.places import places_of
from anadrome.games.kodiak import events
from anadrome.games.kodiak.cards import deck, deck_names
from anadrome.games.kodiak.game import GAME
from anadrome.games.kodiak.playout import play_many, play_randomly
from anadrome.games.kodiak.rules import begin
from tests.games.kodiak.table import Table


@pytest.mark.rule("K-SCORE-1")
@pytest.mark.parametrize("name", deck_names())
@pytest.mark.parametrize("players", range(2, 7))
@settings(max_examples=30, derandomize=True, deadline=None)
@given(seed=st.integers(0, 2**32), first=st.integers(0, 5))
def test_the_scores_of_a_round_add_up_to_25_for_each_player(
    players: int, name: str, seed: int, first: int
) -> None:
    state = begin(deck(name), players, first % players)
    play_randomly(state, seeded(str(seed)))
    assert len(state.scores) == players
    for row in state.scores:
        points = [row >> (8 * seat) & 255 for seat in range(players)]
        assert sum(points) == 25 * players
        assert row >> (8 * players) == 0
    assert sum(state.totals()) == 25 * players * players


@pytest.mark.rule("K-SCORE-1", "K-FISH-1", "K-FISH-2")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_round_scores_the_salmon_fished_and_the_salmon_saved(players: int) -> None:
    table = Table(players)
    table.play_on(seed=10 + players)
    caught: Counter[int] = Counter()
    totals: Counter[int] = Counter()
    rounds = 0
    for fact in table.match.heard(None):
        match fact:
            case events.Took():
                caught[fact.seat] += fact.value
            case events.Saved():
                caught[fact.owner] += fact.value
            case events.RoundEnded():
                rounds += 1
                totals += caught
                assert fact.points == tuple(caught[seat] for seat in range(players))
                assert fact.totals == tuple(totals[seat] for seat in range(players))
                assert table.view.scores[rounds - 1] == fact.points
                caught.clear()
    assert rounds == players
    assert table.view.totals == tuple(totals[seat] for seat in range(players))


@pytest.mark.rule("K-SCORE-1")
def test_a_captured_salmon_counts_its_value_not_one() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="predator 10", C="salmon 3")
    table.pick("B", "A 5")
    assert table.view.reserves == (0, 5, 3)
    assert table.view.reserve_cards == (0, 1, 1)


@pytest.mark.rule("K-SCORE-1", "K-SCORE-2")
def test_the_round_in_play_does_not_count_before_it_ends() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="predator 10", C="salmon 3")
    table.pick("B", "A 5")
    assert table.view.scores == ()
    assert table.view.totals == (0, 0, 0)


@pytest.mark.rule("K-SCORE-2")
@pytest.mark.parametrize(
    ("totals", "places"),
    [
        ((75, 75, 75), (1, 1, 1)),
        ((80, 80, 65), (1, 1, 3)),
        ((65, 80, 80), (3, 1, 1)),
        ((60, 80, 85), (3, 2, 1)),
        ((90, 110, 90, 110), (3, 1, 3, 1)),
        ((130, 120, 120, 110, 120, 100), (1, 2, 2, 5, 2, 6)),
    ],
)
def test_ties_share_the_place(totals: tuple[int, ...], places: tuple[int, ...]) -> None:
    assert places_of(totals) == places


@pytest.mark.rule("K-SCORE-2")
def test_most_points_over_all_rounds_win() -> None:
    """Games found by their seeds: one winner, a shared win (1, 1, 3) and a shared third place."""
    met = set()
    chance = seeded("places")
    for game in range(600):
        state = begin(deck("standard"), 3, game % 3)
        play_randomly(state, chance)
        rounds = [[row >> (8 * seat) & 255 for seat in range(3)] for row in state.scores]
        totals = tuple(sum(points) for points in zip(*rounds, strict=True))
        outcome = GAME.outcome(state)
        assert outcome == Outcome(totals, places_of(totals))
        best = max(totals)
        winners = tuple(seat for seat, total in enumerate(totals) if total == best)
        assert outcome.winners == winners
        met.add(tuple(sorted(outcome.places)))
        if {(1, 2, 3), (1, 1, 3), (1, 2, 2)} <= met:
            return
    raise AssertionError(f"not all were met: {met}")


@pytest.mark.rule("K-SCORE-2")
def test_everybody_equal_to_the_end() -> None:
    """All show the same card in every turn, nobody catches from another: all share first place."""
    table = Table(3)
    cards = table.hand("A")
    while not table.match.is_over:
        for card in cards[:-1]:
            table.play(A=card, B=card, C=card)
            while table.match.decision.kind == "pick":
                letter = table.asks[-1]
                own = [action for action in table.open_to(letter) if f"take {letter}" in action]
                table.pick(letter, own[0].removeprefix("take "))
    outcome = table.match.outcome()
    assert outcome == Outcome((75, 75, 75), (1, 1, 1))
    assert outcome.winners == (0, 1, 2)


@pytest.mark.rule("K-SCORE-2")
def test_the_end_tells_totals_and_places() -> None:
    table = Table(4)
    assert table.match.outcome() is None
    table.play_on(seed=4)
    end = table.match.heard(None)[-1]
    assert end == events.GameEnded(totals=end.totals, places=places_of(end.totals))
    outcome = table.match.outcome()
    assert outcome == Outcome(end.totals, end.places)
    assert sum(end.totals) == 25 * 4 * 4


@pytest.mark.rule("K-SCORE-1")
def test_random_games_one_after_another_are_those_played_alone() -> None:
    chance, again = seeded("many"), seeded("many")
    decisions = 0
    for _ in range(5):
        decisions += play_randomly(begin(deck("standard"), 4, int(chance.below(4))), chance)
    assert play_many(deck("standard"), 4, 5, again) == decisions
    assert again.word() == chance.word()
