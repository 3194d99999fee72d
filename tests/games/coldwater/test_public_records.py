"""The record of an unfinished game, which may be public: secret weights are kept back."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import anadrome
from anadrome.core.match import Match
from anadrome.core.record import from_text, record_of, replay, to_text
from anadrome.core.steps import Decided
from anadrome.games.coldwater.cards import fish_cards
from anadrome.games.coldwater.game import GAME

pytestmark = pytest.mark.rule("C-CATCH-2")


def played(players: int, seed: int, steps: int = 10**6, until: str = "") -> Match:
    """A random match after some steps, or at a question of a kind, if it comes to one."""
    match, pick = Match(GAME, players, {}, seed), Random(seed)
    for _ in range(steps):
        if match.is_over or (until and match.decision.kind == until):
            break
        seat = pick.choice(match.decision.seats)
        match.play(seat, pick.choice(match.legal(seat)))
    return match


def weights(record: dict[str, Any]) -> list[dict[str, Any]]:
    return [step for step in record["steps"] if step.get("draw") == "weight"]


def public(match: Match) -> dict[str, Any]:
    return from_text(to_text(record_of(match, final=False)))


def test_only_weights_that_were_shown_are_in_it() -> None:
    match = played(2, 4, 200)
    drawn = weights(public(match))
    seen = [fish for angler in match.view(None).anglers for fish in angler.fish]
    assert len(drawn) == len(seen) > 4
    assert sum(step["result"] is not None for step in drawn) == sum(fish.shown for fish in seen)
    for step in drawn:
        if step["result"] is None:
            assert step["text"] == ""
            assert len({fish_cards()[card].species for card in step["among"]}) == 1


def test_it_is_the_same_whatever_the_secret_weights_are() -> None:
    """All weights it may have had are named, so none is left out because it is the one."""
    match = played(3, 5, 250)
    for step, true in zip(weights(public(match)), weights(record_of(match)), strict=True):
        if step["result"] is None:
            cards = [fish_cards()[card] for card in step["among"]]
            assert true["result"] in step["among"]
            assert len(cards) >= (9 if cards[0].species == "pike" else 2)


@pytest.mark.parametrize("seed", range(4))
def test_in_the_contests_it_ends_before_them(seed: int) -> None:
    match = played(4, seed, until="present")
    assert match.decision.kind == "present"
    record = public(match)
    assert isinstance(match.steps[len(record["steps"])], Decided)
    assert not [step for step in record["steps"] if step.get("asked") == "present"]
    again = replay(GAME, record)
    assert again.decision.kind != "present"
    assert to_text(record_of(again, final=False)) == to_text(record_of(match, final=False))


def test_at_the_end_all_is_told() -> None:
    match = played(1, 3)
    assert all(step["result"] is not None for step in weights(public(match)))
    assert public(match)["outcome"] == record_of(match)["outcome"]


def test_a_secret_weight_that_cannot_be_is_refused() -> None:
    record = public(played(2, 4, 200))
    secret = [s for s in record["steps"] if s.get("draw") == "weight" and s["result"] is None]
    other = next(s for s in secret if s["among"][0] // 5 != secret[0]["among"][0] // 5)
    secret[0]["among"] = other["among"]
    with pytest.raises(anadrome.BadRecord) as refused:
        replay(GAME, record)
    assert refused.value.step == record["steps"].index(secret[0]) + 1
    del secret[0]["among"]
    with pytest.raises(anadrome.BadRecord) as refused:
        replay(GAME, record)
    assert refused.value.key == "record.not-a-record"
