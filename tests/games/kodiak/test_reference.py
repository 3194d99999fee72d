"""The rules agree, step by step, with a second and simpler writing of them."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import anadrome
from anadrome.core.seats import COLOURS
from anadrome.games.kodiak.cards import deck_names
from tests.games.kodiak.reference import Question, Reference
from tests.games.kodiak.stranger import meant


def look_alike(match: anadrome.Match, reference: Reference, question: Question) -> None:
    """The same question, the same answers open, and the same table."""
    view = match.view(None)
    assert match.decision.kind == question.kind
    assert match.decision.seats == tuple(sorted(question.choices))
    for seat in match.decision.seats:
        assert {meant(action) for action in match.legal(seat)} == question.choices[seat]
    assert list(view.cascade) == reference.cascade
    assert [len(hand) for hand in view.hands] == [len(hand) for hand in reference.hands]
    assert list(view.reserves) == [sum(reserve) for reserve in reference.reserves]
    assert list(view.reserve_cards) == [len(reserve) for reserve in reference.reserves]
    lying = [(salmon.owner, salmon.value, salmon.stayed) for salmon in view.salmon]
    pool = [(owner, value, True) for owner, value in reference.pool]
    new = [(owner, value, False) for owner, value in reference.new]
    assert sorted(lying) == sorted(pool + new)
    assert [list(points) for points in view.scores] == reference.scores


# What all like to show in a turn: anything, salmon that may stay, or what makes the richest ties.
MOODS = ("", "salmon", "predator 30 predator 60 visitor")


def liked(actions: list[str], mood: str) -> list[str]:
    """The actions of a mood, all if there are none."""
    return [a for a in actions if a in mood or (mood == "salmon" and a.startswith(mood))] or actions


@pytest.mark.parametrize("deck", deck_names())
@pytest.mark.parametrize("players", range(2, 7))
@settings(max_examples=15, derandomize=True, deadline=None)
@given(seed=st.integers(0, 2**32), moody=st.booleans())
def test_the_rules_agree_with_the_reference(
    players: int, deck: str, seed: int, moody: bool
) -> None:
    choices = random.Random(seed)
    first = seed % players
    options = {"deck": deck, "first_player": COLOURS[first]}
    match = anadrome.new("kodiak", players=players, options=options)
    reference = Reference(players, deck, first)
    game = reference.game()
    question: Question | None = next(game)
    while question is not None:
        look_alike(match, reference, question)
        answers: dict[int, object] = {}
        mood = choices.choice(MOODS) if moody else ""
        for seat in match.decision.seats:
            action = choices.choice(liked(match.legal(seat), mood))
            match.play(seat, action)
            answers[seat] = meant(action)
        try:
            question = game.send(answers)
        except StopIteration:
            question = None
    outcome = match.outcome()
    assert outcome is not None
    assert list(outcome.scores) == [sum(points) for points in zip(*reference.scores, strict=True)]
