"""What can be known of the weights of hidden fish: how likely, and samples.

The hidden caught fish of a species are different cards of those not seen, each assignment as
likely, but for what all know: a fish that did not win an open Mystery Weight does not weigh it.
"""

from collections.abc import Sequence
from math import perm

from anadrome.core.bits import bit
from anadrome.core.chance import Chance
from anadrome.games.coldwater.box import CARDS, LOCATIONS, SPECIES, Box
from anadrome.games.coldwater.catching import DECK
from anadrome.games.coldwater.rules import Coldwater

UNLIKE = 8  # a pile's entry is a card times this, plus the weight it is known not to have


def cards_in(mask: int) -> list[int]:
    """The cards of a mask."""
    return [card for card in range(CARDS) if mask >> card & 1]


def known_to(state: Coldwater, seat: int | None) -> int:
    """C-CATCH-2: the caught fish whose weight a seat knows: its own and those shown; a mask."""
    known = state.shown | state.presented
    if seat is not None:
        known |= state.anglers[seat].fish
    return known


def hidden_from(state: Coldwater, seat: int | None) -> list[list[int]]:
    """By species, of each caught fish that a seat does not know, the weight it does not have."""
    known = known_to(state, seat)
    hidden: list[list[int]] = [[] for _ in range(SPECIES)]
    for angler in state.anglers:
        for entry in angler.pile:
            card, unlike = divmod(entry, UNLIKE)
            if not known & bit(card):
                hidden[state.box.species_of(card)].append(unlike)
    return hidden


def secrets_of(state: Coldwater) -> dict[int, tuple[int, ...]]:
    """C-CATCH-2: the caught fish that not all have seen, each with all that it may be to others."""
    secret: dict[int, tuple[int, ...]] = {}
    for angler in state.anglers:
        for entry in angler.pile:
            card, unlike = divmod(entry, UNLIKE)
            if not state.shown & bit(card):
                alike = cards_in(state.box.all_of(state.box.species_of(card)))
                secret[card] = tuple(c for c in alike if state.box.weight[c] != unlike)
    return secret


def ways(weights: Sequence[int], unlike: Sequence[int]) -> int:
    """How many ways there are to be so many different cards, none of a weight it does not have.

    >>> ways([4, 5, 6], []), ways([4, 5, 6], [0, 0]), ways([4, 5, 6], [4, 0])
    (1, 6, 4)
    """
    bound = [weight for weight in unlike if weight in weights]
    free = len(unlike) - len(bound)
    found = {0: 1}  # how many ways for each set of the bound fish that are cards already
    for weight in weights:
        after = dict(found)
        for done, number in found.items():
            for k, other in enumerate(bound):
                if not done >> k & 1 and other != weight:
                    after[done | 1 << k] = after.get(done | 1 << k, 0) + number
        found = after
    left = len(weights) - len(bound)
    return found.get((1 << len(bound)) - 1, 0) * (perm(left, free) if free <= left else 0)


def mystery_chance(weights: Sequence[int], unlike: Sequence[int], mystery: int) -> float:
    """C-TRO-1: how likely one more fish of a species, caught now, has the open Mystery Weight.

    ``weights`` are those of all cards not seen, ``unlike`` is as above.
    """
    if mystery not in weights or len(unlike) >= len(weights):
        return 0.0
    rest = list(weights)
    rest.remove(mystery)
    hits = weights.count(mystery) * ways(rest, unlike)
    return hits / (ways(weights, unlike) * (len(weights) - len(unlike)))


def deal(box: Box, cards: Sequence[int], unlike: Sequence[int], chance: Chance) -> list[int]:
    """Cards for some hidden fish of a species, each possible assignment as likely."""
    while True:
        left = list(cards)
        dealt = [left.pop(chance.below(len(left))) for _ in unlike]
        if all(box.weight[card] != no for card, no in zip(dealt, unlike, strict=True)):
            return dealt


def in_deck(state: Coldwater, species: int) -> int:
    """How many cards of a species its deck has, the top one included."""
    tops = [state.tops >> (4 * k) & 15 for k in range(LOCATIONS)]
    return state.in_deck(species) + tops.count(species)


def on_board(state: Coldwater, species: int) -> int:
    """How many fish of a species are in the Zones."""
    return [state.water >> (4 * k) & 15 for k in range(DECK)].count(species)
