"""What a seat of Kodiak may know, built by allow-list, and full states sampled from it.

Everything in Kodiak is public but a card that lies face down, so a view holds all hands: everybody
has the same fifteen cards and has seen those that were played.
"""

from typing import Literal

from msgspec import Struct

from anadrome.core.bits import bit, count, nth
from anadrome.core.chance import Chance
from anadrome.core.rows import at, put, unpacked
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.deck import HAND_SIZE
from anadrome.games.kodiak.rules import Kodiak
from anadrome.games.kodiak.table import NO_CARD, NOBODY, SEATS, VALUES

Phase = Literal["card", "visitor", "pick", "over"]
PHASES: tuple[Phase, ...] = ("card", "visitor", "pick", "over")


class Salmon(Struct, frozen=True, rename="camel"):
    """A salmon card on the table; ``stayed`` from the turn before, in the pool."""

    owner: int
    value: int
    stayed: bool


class KodiakView(Struct, frozen=True, rename="camel"):
    """The table as one seat sees it (``seat`` None: a spectator). Cards are numbers in the deck.

    ``order`` lists the predators' seats that have yet to fish; the first ``fishing`` of them act at
    one speed, the first of all acts now. ``speeds`` (by seat, 0 without a predator) have the delays
    added.
    """

    seat: int | None
    players: int
    deck: str
    round: int
    rounds: int
    turn: int
    turns: int
    phase: Phase
    first: int
    cascade: tuple[int, ...]
    hands: tuple[tuple[int, ...], ...]
    has_chosen: tuple[bool, ...]
    own_choice: int | None
    shown: tuple[int | None, ...]
    visitors: tuple[int, ...]
    speeds: tuple[int, ...]
    order: tuple[int, ...]
    fishing: int
    climber: int | None
    caught: tuple[int, ...]
    salmon: tuple[Salmon, ...]
    reserve_cards: tuple[int, ...]
    reserves: tuple[int, ...]
    scores: tuple[tuple[int, ...], ...]
    totals: tuple[int, ...]


def view_of(state: Kodiak, seat: int | None) -> KodiakView:
    """K-TURN-1: what a seat may know; of the cards face down only its own."""
    players = state.players
    seats = range(players)
    queue = unpacked(state.queue, state.queued)
    waiting_visitors = tuple(s for s in unpacked(state.cascade, players) if state.namers & bit(s))
    over = state.is_over()
    chosen = at(state.chosen, seat) if seat is not None else NO_CARD
    return KodiakView(
        seat=seat,
        players=players,
        deck=state.deck.name,
        round=min(state.round + 1, players),
        rounds=players,
        turn=min(state.turn + 1, HAND_SIZE),
        turns=HAND_SIZE,
        phase=PHASES[state.phase],
        first=state.first,
        cascade=unpacked(state.cascade, players),
        hands=tuple(_cards(state.hand(s)) for s in seats),
        has_chosen=tuple(not over and at(state.chosen, s) != NO_CARD for s in seats),
        own_choice=None if chosen == NO_CARD else chosen,
        shown=tuple(None if card == NO_CARD else card for card in unpacked(state.shown, players)),
        visitors=waiting_visitors,
        speeds=unpacked(state.speeds, players),
        order=(*queue, *state.fishing_order()),
        fishing=state.queued,
        climber=None if state.climber == NOBODY else state.climber,
        caught=tuple(s for s in seats if state.caught & bit(s)),
        salmon=_salmon(state.carried, stayed=True) + _salmon(state.fresh, stayed=False),
        reserve_cards=unpacked(state.reserve_cards, players),
        reserves=unpacked(state.reserve, players),
        scores=tuple(unpacked(row, players) for row in state.scores),
        totals=state.totals(),
    )


def _cards(hand: int) -> tuple[int, ...]:
    return tuple(card for card in range(HAND_SIZE) if hand >> card & 1)


def _salmon(mask: int, *, stayed: bool) -> tuple[Salmon, ...]:
    places = [k for k in range(SEATS * VALUES) if mask >> k & 1]
    return tuple(Salmon(k // VALUES, k % VALUES + 1, stayed) for k in places)


def state_from(view: KodiakView, chance: Chance) -> Kodiak:
    """A full state that agrees with the view; cards face down are sampled from their hands."""
    state = Kodiak(deck(view.deck), view.players, view.first, [_row(s) for s in view.scores])
    state.phase = PHASES.index(view.phase)
    state.round = len(view.scores)
    over = view.phase == "over"
    state.turn = HAND_SIZE if over else view.turn - 1
    state.cascade = _row(view.cascade)
    state.hands = sum(_mask(hand) << (HAND_SIZE * s) for s, hand in enumerate(view.hands[:4]))
    state.more_hands = sum(_mask(hand) << (HAND_SIZE * s) for s, hand in enumerate(view.hands[4:]))
    for seat, card in enumerate(view.shown):
        state.shown = put(state.shown, seat, NO_CARD if card is None else card)
    state.speeds = _row(view.speeds)
    for seat in view.order[: view.fishing]:
        state.line_up(seat)
    state.hunters = _mask(view.order[view.fishing :])
    state.climber = NOBODY if view.climber is None else view.climber
    state.namers = _mask(view.visitors)
    state.caught = _mask(view.caught)
    for salmon in view.salmon:
        place = bit(salmon.owner * VALUES + salmon.value - 1)
        if salmon.stayed:
            state.carried |= place
        else:
            state.fresh |= place
    state.reserve = _row(view.reserves)
    state.reserve_cards = _row(view.reserve_cards)
    if view.phase == "card":
        _lay_down_again(state, view, chance)
    return state


def _lay_down_again(state: Kodiak, view: KodiakView, chance: Chance) -> None:
    state.choosing = bit(view.players) - 1
    for seat, has_chosen in enumerate(view.has_chosen):
        if has_chosen:
            cards = state.playable(seat)
            own = view.own_choice if seat == view.seat else None
            card = nth(cards, chance.below(count(cards))) if own is None else own
            state.lay_down(seat, card, None)


def _row(numbers: tuple[int, ...]) -> int:
    row = 0
    for seat, number in enumerate(numbers):
        row = put(row, seat, number)
    return row


def _mask(places: tuple[int, ...]) -> int:
    return sum(1 << k for k in places)
