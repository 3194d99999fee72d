"""The rules agree, step by step, with a second and simpler writing of them."""

from __future__ import annotations

import random
import re
from collections import Counter
from dataclasses import dataclass
from typing import Any

import pytest

import anadrome
from anadrome.core.seats import COLOURS as SEATS
from anadrome.games.coldwater.view import Angler as SeenAngler
from anadrome.games.coldwater.view import ColdwaterView
from tests.games.coldwater.reference import Question, Reference
from tests.games.coldwater.reference_box import COLOURS, ZONES
from tests.games.coldwater.reference_table import Angler


@dataclass
class Snapshot:
    """What a match showed when it asked: the question and, now and then, what a seat saw."""

    question: Question
    view: ColdwaterView | None


# What players may like to do, the best first: anything else is as good as anything.
MOODS = (
    "",
    "lure|reel|fill|catch",
    "catch 5|bait none|fill 5|angler|go on",
    "white angler|bait [a-z]+-|angler|fill|cast harbour",
)


def play(match: anadrome.Match, choices: random.Random, mood: str) -> list[Snapshot]:
    """A random game in a mood, and what it showed at each question."""
    likes = mood.split("|")
    snapshots = []
    while not match.is_over:
        decision = match.decision
        legal = {seat: match.legal(seat) for seat in decision.seats}
        question = Question(decision.kind, {seat: set(legal[seat]) for seat in legal})
        seen = match.view(choices.randrange(match.players)) if choices.random() < 0.25 else None
        snapshots.append(Snapshot(question, seen))
        for seat, actions in legal.items():
            assert len(set(actions)) == len(actions)
            best = min(rank(action, likes) for action in actions)
            liked = [action for action in actions if rank(action, likes) == best]
            match.play(seat, choices.choice(liked if choices.random() < 0.8 else actions))
    return snapshots


def rank(action: str, likes: list[str]) -> int:
    return next((k for k, like in enumerate(likes) if re.match(like, action)), len(likes))


def counts(baits: list[str]) -> tuple[int, ...]:
    return tuple(baits.count(colour) for colour in COLOURS)


def fish(cards: Any) -> list[tuple[str, int, str, str]]:
    return [(card.species, card.weight, card.tag, card.time) for card in cards]


def compare(view: ColdwaterView, reference: Reference) -> None:
    """The table as a seat sees it is that of the reference."""
    for water in view.waters:
        assert water.zones == tuple(reference.water[water.location].values())
        assert water.top == reference.top[water.location]
        assert water.left == len(reference.unseen[water.location]) + (water.top is not None)
    tokens = {space.spot: space.side for space in view.boardwalk if space.side}
    assert tokens == reference.tokens
    assert view.bag == counts(reference.bag)
    assert view.white_in_bag == reference.white_in_bag
    assert view.discard == counts(reference.discard)
    assert [card and card.name for card in view.open_masters] == reference.open_masters
    assert view.masters_left == len(reference.master_deck)
    assert view.tag == reference.tag
    assert view.mystery == reference.mystery
    assert view.mystery_won == reference.mystery_won
    assert list(view.mysteries_left) == reference.mysteries
    assert {stack.trophy: list(stack.points) for stack in view.stacks} == reference.stacks
    assert view.tackle_left == len(reference.pile)
    assert sorted(view.tackle_discard) == sorted(reference.used)
    assert sorted(view.fresh) == sorted(reference.fresh)
    assert {(each.zone, each.colour) for each in view.pending} == set(reference.pending)
    if view.phase not in ("present", "over"):
        assert (view.acting, view.step) == (reference.acting, reference.step)
    assert view.ending == reference.ending
    assert set(view.last_seats) == set(reference.last)
    assert [each.location for each in view.contests] == [at for at, _ in reference.contests]
    for held, (_, entries) in zip(view.contests, reference.contests, strict=True):
        assert {each.seat for each in held.entries} == set(range(len(reference.anglers)))
        shown = [(e.seat, fish(e.fish), e.total, e.points) for e in held.entries if e.fish]
        assert shown == entries
        assert not any(each.total or each.points for each in held.entries[len(shown) :])
    assert list(view.points) == reference.scores()
    for seat, (seen, angler) in enumerate(zip(view.anglers, reference.anglers, strict=True)):
        compare_anglers(seen, angler)
        open_to_it = seat == view.seat or (view.solo and seat == 1)
        for card, mine in zip(seen.fish, angler.fish, strict=True):
            known = [mine] if open_to_it or mine in reference.shown else []
            assert fish([card.fish] if card.fish else []) == known


def compare_anglers(seen: SeenAngler, angler: Angler) -> None:
    assert (seen.token or 0) == angler.token
    assert seen.box == tuple(counts(angler.box[zone]) for zone in ZONES)
    masters = {each.card.name: each for each in seen.masters}
    assert list(masters) == list(angler.masters)
    for name, master in masters.items():
        filled = [c for c, full in zip(master.card.slots, master.filled, strict=True) if full]
        assert Counter(filled) == Counter(angler.masters[name])
    assert {card.name for card in seen.caught_masters} == set(angler.caught_masters)
    assert sorted(seen.tackle) == sorted(angler.tackle)
    assert [each.species for each in seen.fish] == [each[0] for each in angler.fish]
    assert sorted(seen.trophies) == sorted(angler.trophies)
    assert seen.turns == angler.turns


SEEDS = (0, 1, 22, 3)  # 22 has a Zone 6 without a fish, its deck for who wants it (C-Z6-1)


@pytest.mark.parametrize("mood", MOODS)
@pytest.mark.parametrize("seed", SEEDS)
@pytest.mark.parametrize("players", range(1, 5))
def test_the_rules_agree_with_the_reference(players: int, seed: int, mood: str) -> None:
    tag_points, limit = seed > 0, (100, 12, 0, 100)[seed % 4]
    options = {"tag_points": "yes" if tag_points else "no", "turn_limit": str(limit)}
    first = seed % players if seed % 2 or players == 1 else None
    if first is not None:
        options["first_player"] = SEATS[first]
    match = anadrome.new("coldwater", players=players, seed=seed, options=options)
    snapshots = play(match, random.Random(seed), mood)
    reference = Reference(players, match.steps, tag_points=tag_points, turn_limit=limit)
    for question in reference.game(first):
        snapshot = snapshots.pop(0)
        assert question == snapshot.question
        if snapshot.view:
            compare(snapshot.view, reference)
    assert not snapshots
    for view in [match.view(seat) for seat in range(players)]:
        compare(view, reference)
        assert list(view.places) == reference.ranks()
    outcome = match.outcome()
    assert outcome is not None
    assert [*outcome.scores, *outcome.others] == reference.scores()
    assert list(outcome.places) == reference.ranks()[:players]
