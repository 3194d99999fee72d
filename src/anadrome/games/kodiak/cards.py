"""Kodiak's cards as data: ``cards.toml`` made into decks for the rules and faces for people."""

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, Literal

from msgspec import Struct

from anadrome.games.kodiak.deck import VISITOR, Deck


class Face(Struct, frozen=True, rename="camel"):
    """What is printed on a card. The Visitor's animal follows the seat, so it is empty here."""

    kind: Literal["salmon", "predator", "visitor"]
    number: int
    animal: str
    takes_all: bool = False


class Faces(Struct, frozen=True, rename="camel"):
    """The faces of a deck, by card number, and the Visitor's animal of each seat."""

    cards: tuple[Face, ...]
    visitors: tuple[str, ...]

    def animal(self, seat: int, card: int) -> str:
        """The animal on a card of a seat; a salmon's is ``salmon``."""
        return self.visitors[seat] if card == VISITOR else self.cards[card].animal


@cache
def _data() -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath("cards.toml").read_text("utf-8"))


def deck_names() -> tuple[str, ...]:
    """The decks there are, the regular one first.

    >>> deck_names()
    ('standard', 'families')
    """
    return tuple(_data()["deck"])


@cache
def deck(name: str) -> Deck:
    """K-DECK-1, K-DECK-2: a deck as the rules take it."""
    predators = _data()["deck"][name]["predators"]
    speeds = [p["speed"] for p in predators] + [_data()["visitor"]["delay"]]
    takes_all = [p.get("takes_all", False) for p in predators] + [False]
    return Deck(name, _data()["salmon"], speeds, takes_all)


@cache
def faces(name: str) -> Faces:
    """K-DECK-1, K-DECK-2: a deck as people see it."""
    cards = [Face("salmon", value, "salmon") for value in _data()["salmon"]]
    cards += [
        Face("predator", p["speed"], p["animal"], p.get("takes_all", False))
        for p in _data()["deck"][name]["predators"]
    ]
    cards.append(Face("visitor", _data()["visitor"]["delay"], ""))
    return Faces(tuple(cards), tuple(_data()["visitor"]["animals"]))
