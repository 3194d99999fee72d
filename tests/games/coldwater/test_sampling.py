"""What is hidden is sampled as it may be: counted against every possible assignment."""

from __future__ import annotations

from collections import Counter
from itertools import permutations, product
from random import Random

import pytest

from anadrome.core.chance import seeded
from anadrome.core.match import Match
from anadrome.games.coldwater.cards import fish_cards
from anadrome.games.coldwater.game import GAME
from anadrome.games.coldwater.odds import mystery_chance
from tests.games.coldwater.pond import Pond, fish

SAMPLES = 6000


def piles(pond: Pond, seat: int | None, samples: int) -> Counter[tuple[int, ...]]:
    """How often each assignment of cards to all caught fish comes up."""
    view, chance = GAME.view(pond.state, seat), seeded("sampling")
    found: Counter[tuple[int, ...]] = Counter()
    for _ in range(samples):
        state = GAME.determinize(view, chance)
        found[tuple(entry // 8 for angler in state.anglers for entry in angler.pile)] += 1
    return found


def chi_square(found: Counter[tuple[int, ...]], possible: int) -> float:
    expected = found.total() / possible
    seen = sum((number - expected) ** 2 / expected for number in found.values())
    return seen + (possible - len(found)) * expected


def assignments(hidden: list[tuple[str, int]], known: set[int]) -> set[tuple[int, ...]]:
    """All ways to be different cards, none known, none of the weight it does not have."""
    cards = fish_cards()
    choices = [
        [k for k, c in enumerate(cards) if c.species == name and c.weight != no and k not in known]
        for name, no in hidden
    ]
    return {way for way in product(*choices) if len(set(way)) == len(way)}


@pytest.mark.rule("C-CATCH-2")
@pytest.mark.parametrize("seat", [0, 1, None])
def test_hidden_fish_are_any_cards_they_can_be(seat: int | None) -> None:
    """0 to 4 are wrasses of 4 to 8; the 3 of B is no 6, the 1 of A no 7, the 35 has been seen."""
    words = {"A": "fish 1!7,36!2", "B": "fish 3!6,35*", "C": "fish 2"}
    pond = Pond(3, A=words["A"], B=words["B"], C=words["C"])
    hidden = {
        0: [(3, "wrasse", 6), (2, "wrasse", 0)],
        1: [(1, "wrasse", 7), (36, "roach", 2), (2, "wrasse", 0)],
        None: [(1, "wrasse", 7), (36, "roach", 2), (3, "wrasse", 6), (2, "wrasse", 0)],
    }[seat]
    known = {1, 36, 3, 35, 2} - {card for card, _, _ in hidden}
    possible = assignments([(name, no) for _, name, no in hidden], known)
    found = piles(pond, seat, SAMPLES)
    order = [1, 36, 3, 35, 2]
    places = [order.index(card) for card, _, _ in hidden]
    seen = Counter({tuple(way[k] for k in places): n for way, n in found.items()})
    assert seen.keys() == possible
    degrees = len(possible) - 1
    assert chi_square(seen, len(possible)) < degrees + 4 * (2 * degrees) ** 0.5


@pytest.mark.rule("C-TRO-1")
@pytest.mark.parametrize(
    ("weights", "unlike", "mystery"),
    [
        ([4, 5, 6, 7, 8], [], 4),
        ([4, 5, 6, 7, 8], [6, 0], 6),
        ([4, 5, 6, 7, 8], [6, 7, 7], 4),
        ([1, 2, 2, 2, 3], [2, 3], 2),
        ([2, 2, 3], [2, 0], 2),
        ([5, 6], [0, 0], 5),
    ],
)
def test_the_mystery_chance_is_that_of_all_assignments(
    weights: list[int], unlike: list[int], mystery: int
) -> None:
    ways = hits = 0
    for dealt in permutations(range(len(weights)), min(len(unlike) + 1, len(weights))):
        if len(dealt) <= len(unlike):
            continue
        *hidden, next_one = (weights[k] for k in dealt)
        if all(weight != no for weight, no in zip(hidden, unlike, strict=True)):
            ways += 1
            hits += next_one == mystery
    expected = hits / ways if ways else 0.0
    assert mystery_chance(weights, unlike, mystery) == pytest.approx(expected)


@pytest.mark.rule("C-END-2")
def test_in_a_contest_the_right_seats_are_asked_in_every_sample() -> None:
    pond = Pond(
        3, taking=True, ending="1,0", tag="orange", A=f"fish {fish('wrasse 4', 'wrasse 8')}",
        B=f"fish {fish('flounder 3', 'flounder 6')},7", C=f"fish {fish('mackerel 5', 'perch 2')}",
    )  # fmt: skip
    pond.play("take green")
    assert pond.asks == "present A"
    for seat in (0, 1, 2, None):
        view, chance = GAME.view(pond.state, seat), seeded("contest")
        backs = set()
        for _ in range(200):
            state = GAME.determinize(view, chance)
            assert GAME.decision(state).seats == (0,)
            backs.add(state.anglers[1].fish)
        assert (len(backs) > 1) == (seat != 1)


@pytest.mark.rule("C-CATCH-2")
def test_nothing_that_others_get_depends_on_a_secret_weight() -> None:
    """Two tables that differ by hidden weights: equal views, facts, refusals and records."""
    for seed in range(12):
        pick = Random(seed)
        match = Match(GAME, 3, {}, seed)
        for _ in range(150):
            seat = match.decision.seats[0]
            match.play(seat, pick.choice(match.legal(seat)))
        other = GAME.determinize(match.view(2), seeded(f"{seed}"))
        assert GAME.view(other, 2) == match.view(2)
        assert GAME.view(other, None) == match.view(None)
        for seat in range(3):
            assert [GAME.notation(other, a) for a in other.legal(seat)] == match.legal(seat)
            one, two = other.refusal(seat), match.state.refusal(seat)
            assert (one.key, one.rule, one.params) == (two.key, two.rule, two.params)
