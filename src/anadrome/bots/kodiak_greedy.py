"""Kodiak's greedy bot: a sensible player who thinks one turn ahead.

It deals the others cards they may still hold, plays the turn out in its head for each of its own
cards, and lays the one that gains most over what that card is usually worth. So a 5 stays in the
hand while predators wait, and the Old Bear for a rich table. It knows only its view.
"""

from collections.abc import Sequence
from functools import cache

from anadrome.core.chance import Chance, seeded
from anadrome.core.seats import seat_of
from anadrome.games.kodiak.cards import deck, faces
from anadrome.games.kodiak.deck import HAND_SIZE, SALMON, VISITOR
from anadrome.games.kodiak.notation import card_text
from anadrome.games.kodiak.view import KodiakView

DEALS = 60
PATIENCE = 1.7  # times its usual worth a card must bring: a better moment may come
USUAL_DEALS = 2000
STAYING = 0.5  # what a point in the pool is worth: it is safe about every other time

# A salmon on the table: value, owner. A predator: speed, place on the cascade, seat, takes all.
Salmon = tuple[int, int]
Hunter = tuple[int, int, int, bool]


class KodiakGreedy:
    """Chance deals the imagined cards, so equal chances give equal play."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, view: KodiakView, actions: Sequence[str]) -> str:
        """The action that is worth most this turn."""
        assert view.seat is not None
        if view.phase == "card":
            return self._card(view, view.seat, actions)
        if view.phase == "visitor":
            return max(actions, key=lambda action: _worth_of_slowing(view, action))
        return max(actions, key=lambda action: _worth_of_taking(view, action))

    def _card(self, view: KodiakView, me: int, actions: Sequence[str]) -> str:
        pool = [(salmon.value, salmon.owner) for salmon in view.salmon]
        deals = [[hand[self.chance.below(len(hand))] for hand in view.hands] for _ in range(DEALS)]
        usual = _usual_worth(view.deck, view.players)
        best, best_gain = actions[0], float("-inf")
        for card in view.hands[me]:
            text = card_text(deck(view.deck), card)
            if text not in actions or (text == best and best_gain > float("-inf")):
                continue
            worth = 0.0
            for deal in deals:
                deal[me] = card
                worth += _worth_of_turn(
                    view.deck, me, deal, view.cascade, pool, view.turns - view.turn
                )
            gain = worth / DEALS - PATIENCE * usual[card]
            if gain > best_gain:
                best, best_gain = text, gain
        return best


@cache
def _usual_worth(deck_name: str, players: int) -> tuple[float, ...]:
    """What each card is worth against full hands on an empty table."""
    chance = seeded("usual worth")
    seats = tuple(range(players))
    totals = [0.0] * HAND_SIZE
    for _ in range(USUAL_DEALS):
        deal = [int(chance.below(HAND_SIZE)) for _ in seats]
        for card in range(HAND_SIZE):
            deal[0] = card
            totals[card] += _worth_of_turn(deck_name, 0, deal, seats, [], HAND_SIZE)
    return tuple(total / USUAL_DEALS for total in totals)


def _worth_of_turn(
    deck_name: str,
    me: int,
    cards: Sequence[int],
    cascade: Sequence[int],
    pool: Sequence[Salmon],
    turns_left: int,
) -> float:
    """My points of a turn, less what the others gain on average."""
    printed = faces(deck_name).cards
    salmon = list(pool)
    hunters: list[Hunter] = []
    for place, seat in enumerate(cascade):
        face = printed[cards[seat]]
        if face.kind == "salmon":
            salmon.append((face.number, seat))
        elif face.kind == "predator":
            hunters.append((face.number, place, seat, face.takes_all))
    points = [0.0] * len(cards)
    if hunters or pool or turns_left == 0:
        _fish(hunters, salmon, points)
    else:
        for value, owner in salmon:
            points[owner] += value * STAYING
    return points[me] - (sum(points) - points[me]) / (len(points) - 1)


def _fish(hunters: Sequence[Hunter], salmon: Sequence[Salmon], points: list[float]) -> None:
    """Share out the salmon, each predator taking the highest; Old Bears share no better than so."""
    left = sorted(salmon)
    for _, _, seat, takes_all in sorted(hunters):
        while left:
            points[seat] += left.pop()[0]
            if not takes_all:
                break
    for value, owner in left:
        points[owner] += value


def _worth_of_slowing(view: KodiakView, action: str) -> float:
    """My points of the turn if this predator comes later: all cards are known by now."""
    me, target = view.seat, seat_of(action.split()[1])
    assert me is not None
    printed = faces(view.deck).cards
    delay = printed[VISITOR].number
    hunters = [
        (view.speeds[s] + delay * (s == target), place, s, printed[card].takes_all)
        for place, s in enumerate(view.cascade)
        if (card := view.shown[s]) is not None and SALMON <= card < VISITOR
    ]
    points = [0.0] * view.players
    _fish(hunters, [(salmon.value, salmon.owner) for salmon in view.salmon], points)
    return points[me] - max(_standing(view, s) + points[s] for s in range(view.players) if s != me)


def _worth_of_taking(view: KodiakView, action: str) -> float:
    """The points, and more the better its owner stands; my own only if others would come."""
    _, colour, text = action.split()
    owner, value = seat_of(colour), int(text)
    assert owner is not None
    if owner == view.seat:
        return value if len(view.order) > 1 else 0
    return value + (0.5 + _standing(view, owner) / 1000) / view.players


def _standing(view: KodiakView, seat: int) -> int:
    return view.totals[seat] + (view.reserves[seat] if view.phase != "over" else 0)
