"""Kodiak's actions as short text: ``salmon 4``, ``predator 30``, ``visitor``, ``slow blue``, ``take
green 4``.
"""

from anadrome.core.errors import IllegalAction
from anadrome.core.seats import COLOURS
from anadrome.games.kodiak.deck import SALMON, VISITOR, Deck
from anadrome.games.kodiak.rules import PICKS, TARGETS, Kodiak
from anadrome.games.kodiak.table import CHOOSE, VALUES


def card_text(deck: Deck, card: int) -> str:
    """A card in notation; equal cards have equal text."""
    if card < SALMON:
        return f"salmon {deck.value(card)}"
    if card < VISITOR:
        return f"predator {deck.speed(card)}"
    return "visitor"


def action_text(deck: Deck, action: int) -> str:
    """An action in notation."""
    if action < TARGETS:
        return card_text(deck, action)
    if action < PICKS:
        return f"slow {COLOURS[action - TARGETS]}"
    owner, value = divmod(action - PICKS, VALUES)
    return f"take {COLOURS[owner]} {value + 1}"


def parse_action(state: Kodiak, seat: int, text: str) -> int:
    """The legal action of a seat that the text names; refused if there is none."""
    wanted = " ".join(text.lower().split())
    for action in state.legal(seat):
        if action_text(state.deck, action) == wanted:
            return action
    if _is_notation(state.deck, wanted):
        raise state.refusal(seat)
    raise IllegalAction(
        "K-TURN-1" if state.phase == CHOOSE else "K-FISH-1", "not-notation", given=text
    )


def _is_notation(deck: Deck, text: str) -> bool:
    cards = [card_text(deck, card) for card in range(VISITOR + 1)]
    slow = [f"slow {colour}" for colour in COLOURS]
    take = [f"take {colour} {value + 1}" for colour in COLOURS for value in range(VALUES)]
    return text in cards + slow + take
