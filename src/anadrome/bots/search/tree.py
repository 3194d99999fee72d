"""The tree of a search: positions, what can be tried there, and how one chooses. Compiled.

Where one seat is asked, it tries what looks best and what was tried too little. Where several
choose at once, each matches its regrets: it mixes, so there is nothing to guess.
"""

from math import sqrt
from typing import Final

from mypy_extensions import i64

from anadrome.bots.search.sense import Option
from anadrome.core.chance import Chance

WORDS: Final = 4294967296.0
CURIOSITY: Final = 0.6  # how much what was tried little is sought out
STRAY: Final = 0.1  # how often a mixing seat takes any option, to know them all
DOUBT: Final = 0.1  # what was never tried is worth so much less than its position


class Node:
    """A position that was reached; its ``options`` for each of its ``seats`` once laid out."""

    __slots__ = ("children", "laid_out", "mark", "options", "seats", "visits", "worth")

    def __init__(self, mark: i64) -> None:
        self.mark: i64 = mark
        self.visits: i64 = 0
        self.worth: float = 0.0  # in all, to the seat that is asked, where that is one
        self.laid_out = False
        self.seats: list[int] = []
        self.options: list[list[Option]] = []
        self.children: dict[int, Node] = {}


def best_guess(node: Node, options: list[Option]) -> i64:
    """The option to try where one seat is asked: its value, and what curiosity adds to it."""
    wide = CURIOSITY * sqrt(float(node.visits + 1))
    unknown = node.worth / float(node.visits + 1) - DOUBT
    best: i64 = 0
    best_hope = -1e9
    for k in range(len(options)):
        option = options[k]
        hope = option.worth / float(option.visits) if option.visits > 0 else unknown
        hope += wide * option.prior / float(1 + option.visits)
        if hope > best_hope:
            best = k
            best_hope = hope
    return best


def mixed_guess(options: list[Option], stray: float, chance: Chance) -> i64:
    """The option to try where several choose at once: as likely as it is regretted, and with some
    ``stray`` chance any.
    """
    luck = float(chance.word()) / WORDS
    if luck < stray:
        return chance.below(len(options))
    total = 0.0
    for option in options:
        if option.regret > 0.0:
            total += option.regret
    if total <= 0.0:
        return chance.below(len(options))
    left = (luck - stray) / (1.0 - stray) * total
    last: i64 = 0
    for k in range(len(options)):
        regret = options[k].regret
        if regret > 0.0:
            last = k
            left -= regret
            if left < 0.0:
                return k
    return last


def match_regrets(options: list[Option], weight: i64) -> None:
    """Regret matching: what each option would have brought (its ``news``) is added up, less what
    the present mixture brings. Later mixtures weigh more in the strategy; a negative regret is
    forgotten (the ``plus`` of CFR+).
    """
    total = 0.0
    for option in options:
        if option.regret > 0.0:
            total += option.regret
    even = 1.0 / len(options)
    mean = 0.0
    for option in options:
        part = option.regret / total if total > 0.0 else even
        option.share += part * float(weight)
        mean += part * option.news
    for option in options:
        regret = option.regret + option.news - mean
        option.regret = regret if regret > 0.0 else 0.0


def take_sample(options: list[Option], taken: Option, worth: float, visits: i64) -> None:
    """For news, what one option brought, as if the others had been tried too: it stands for all the
    times it was not taken, the others for the average.
    """
    total = 0.0
    regret = 0.0
    for option in options:
        total += option.worth
        if option.regret > 0.0:
            regret += option.regret
    even = 1.0 / float(len(options))
    mean = total / float(visits)
    part = even
    if regret > 0.0:
        part = STRAY * even
        if taken.regret > 0.0:
            part += (1.0 - STRAY) * taken.regret / regret
    for option in options:
        option.news = mean
    taken.news = mean + (worth - mean) / part


def strategy(options: list[Option]) -> list[float]:
    """The average mixture, which is what regret matching plays; rare strays are left out."""
    most = 0.0
    for option in options:
        if option.share > most:
            most = option.share
    parts = [option.share if option.share * 20.0 >= most else 0.0 for option in options]
    total = sum(parts)
    if total <= 0.0:
        return [1.0 / len(options)] * len(options)
    return [part / total for part in parts]


def find(root: Node, mark: i64, depth: i64) -> Node | None:
    """The node of a position not far below another."""
    if root.mark == mark and root.laid_out:
        return root
    if depth > 0:
        for child in root.children.values():
            found = find(child, mark, depth - 1)
            if found is not None:
                return found
    return None
