"""A small table for the tests: seats are letters, cards lie as the rulebook's examples lay them.

>>> table = Table(3)
>>> table.play(A="salmon 4", B="predator 10", C="salmon 1")
[]
>>> table.asks
'pick B'
>>> table.pick("B", "A 4")
['B takes A 4', 'C saves 1']
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Any

import anadrome
from anadrome.core.seats import COLOURS
from anadrome.games.kodiak import events
from anadrome.games.kodiak.deck import Deck
from anadrome.games.kodiak.notation import card_text
from anadrome.games.kodiak.rules import begin
from anadrome.games.kodiak.view import KodiakView

LETTERS = "ABCDEF"


class Table:
    """A match of Kodiak. A is the first player of round 1, on space 1; B sits to the left."""

    def __init__(self, players: int, deck: str | Deck = "standard", first: str = "A") -> None:
        name = deck if isinstance(deck, str) else "standard"
        options = {"deck": name, "first_player": COLOURS[LETTERS.index(first)]}
        self.match = anadrome.new("kodiak", players=players, options=options)
        self.letters = LETTERS[:players]
        if isinstance(deck, Deck):  # one of the tests' own
            self.match.state = begin(deck, players, LETTERS.index(first))

    # -- What lies on the table

    @property
    def view(self) -> KodiakView:
        """What everybody sees."""
        view: KodiakView = self.match.view(None)
        return view

    @property
    def asks(self) -> str:
        """The question and who owes the answer: "card ABC", "visitor C", "pick B", "over"."""
        decision = self.match.decision
        return f"{decision.kind} {letters(decision.seats)}".strip()

    @property
    def turn(self) -> tuple[int, int]:
        """The round and the turn, from 1."""
        return self.view.round, self.view.turn

    @property
    def cascade(self) -> str:
        """Who stands on which space, space 1 first."""
        return letters(self.view.cascade)

    @property
    def reserves(self) -> dict[str, int]:
        """The points in the reserves that are not empty."""
        points = zip(self.letters, self.view.reserves, strict=True)
        return {letter: number for letter, number in points if number}

    @property
    def salmon(self) -> list[str]:
        """The salmon on the table, those that stayed in brackets."""
        lying = [(f"{LETTERS[s.owner]} {s.value}", s.stayed) for s in self.view.salmon]
        return [f"({text})" if stayed else text for text, stayed in lying]

    def hand(self, letter: str) -> list[str]:
        """The cards in a hand, in notation."""
        cards = self.view.hands[LETTERS.index(letter)]
        return [card_text(self.match.state.deck, card) for card in cards]

    # -- What the players do

    def play(self, **cards: str) -> list[str]:
        """All choose a card, in the order given; what happened, shortly."""
        return self.sum_up(t for letter in cards for t in self.choose(letter, cards[letter]))

    def choose(self, letter: str, card: str) -> list[anadrome.Told]:
        """One chooses a card."""
        return self.match.play(LETTERS.index(letter), card)

    def slow(self, letter: str, target: str) -> list[str]:
        """A Visitor's player names the predator of another."""
        told = self.match.play(LETTERS.index(letter), f"slow {COLOURS[LETTERS.index(target)]}")
        return self.sum_up(told)

    def pick(self, letter: str, salmon: str) -> list[str]:
        """A predator takes a salmon, called by its owner and value: "A 4"."""
        owner, value = salmon.split()
        action = f"take {COLOURS[LETTERS.index(owner)]} {value}"
        return self.sum_up(self.match.play(LETTERS.index(letter), action))

    def open_to(self, letter: str) -> list[str]:
        """The legal actions of a seat, with letters for colours."""
        return [in_letters(action) for action in self.match.legal(LETTERS.index(letter))]

    def play_on(self, seed: int = 0) -> None:
        """Play at random to the end of the game."""
        choices = random.Random(seed)
        while not self.match.is_over:
            seat = self.match.decision.seats[0]
            self.match.play(seat, choices.choice(self.match.legal(seat)))

    def sum_up(self, told: Iterable[anadrome.Told]) -> list[str]:
        """What everybody heard, shortly; choices, reveals and new turns left out."""
        said = [brief(fact) for fact in anadrome.heard(told, None)]
        return [text for text in said if text]


def keeping(players: int, deck: str = "standard", **hands: list[str]) -> Table:
    """A table late in round 1, nothing on it: everybody has played all cards but those named.

    The others go in some order that leaves no salmon lying; the points differ with it.
    """
    left = {len(hand) for hand in hands.values()}
    assert len(left) == 1, "all hands are of one size"
    for seed in range(200):
        table = Table(players, deck)
        _waste(table, hands, random.Random(seed))
        if not table.view.salmon:
            assert {letter: table.hand(letter) for letter in table.letters} == hands
            return table
    raise AssertionError("no order leaves the table clean")


def _waste(table: Table, hands: dict[str, list[str]], choices: random.Random) -> None:
    piles = {letter: table.hand(letter) for letter in table.letters}
    for letter, pile in piles.items():
        for card in hands[letter]:
            pile.remove(card)
        choices.shuffle(pile)
    while any(piles.values()):
        table.play(**{letter: pile.pop() for letter, pile in piles.items()})
        while table.match.decision.kind != "card":
            seat = table.match.decision.seats[0]
            table.match.play(seat, choices.choice(table.match.legal(seat)))


def letters(seats: Iterable[int]) -> str:
    """Seats as letters."""
    return "".join(LETTERS[seat] for seat in seats)


def in_letters(action: str) -> str:
    """An action with letters for colours: "take A 4"."""
    words = [LETTERS[COLOURS.index(w)] if w in COLOURS else w for w in action.split()]
    return " ".join(words)


def brief(fact: Any) -> str:
    """A fact in a few words, or nothing for those that every turn has."""
    match fact:
        case events.Slowed():
            return f"{LETTERS[fact.seat]} slows {LETTERS[fact.target]} to {fact.speed}"
        case events.Idle():
            return f"{LETTERS[fact.seat]} idles"
        case events.Missed():
            return "missed"
        case events.Stayed():
            return f"{fact.salmon} stay"
        case events.HeroicRun():
            return f"{fact.salmon} run"
        case events.LastLeap():
            return f"{fact.salmon} leap"
        case events.Took():
            salmon = f"{LETTERS[fact.owner]} {fact.value}"
            return f"{LETTERS[fact.seat]} takes " + (f"({salmon})" if fact.stayed else salmon)
        case events.WentHome():
            return f"{LETTERS[fact.seat]} goes home"
        case events.Climbed():
            return f"{LETTERS[fact.seat]} climbs"
        case events.Saved():
            return f"{LETTERS[fact.owner]} saves " + (
                f"({fact.value})" if fact.stayed else f"{fact.value}"
            )
        case events.RoundBegan():
            return f"round {fact.round}"
        case events.RoundEnded():
            return f"end of round {fact.round}"
        case events.GameEnded():
            return "end"
        case _:
            return ""
