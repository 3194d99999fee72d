"""The picture of Kodiak's table, drawn from facts one by one.

The match is often ahead of the screen: one answer may bring a whole fishing, which is shown step by
step. So the board draws this picture, made of the facts shown so far, never the state or a view.
"""

from dataclasses import dataclass, field
from typing import Literal

from anadrome.games.kodiak import events
from anadrome.games.kodiak.cards import Face, faces

Fate = Literal["", "saved", "stays", "nothing"]


@dataclass(slots=True)
class Played:
    """A card on the table and what became of it. ``other`` is the taker of a salmon, or whom a
    visitor slows.
    """

    card: int
    speed: int = 0
    delay: int = 0
    rank: int = 0  # in the order of fishing, from 1
    caught: list[tuple[int, int]] = field(default_factory=list)
    fate: Fate = ""
    other: int | None = None


class Scene:
    """What lies on the table. ``turn_over`` says that its cards are those of the turn before."""

    def __init__(self, deck: str, players: int) -> None:
        self.players = players
        self.faces = faces(deck)
        self.round = self.rounds = self.turn = 0
        self.cascade: tuple[int, ...] = ()
        self.hands: list[list[int]] = []
        self.chosen: dict[int, int | None] = {}  # cards face down; which one is known of the own
        self.played: dict[int, Played] = {}
        self.turn_over = False
        self.pool: list[tuple[int, int]] = []
        self.reserves = [0] * players
        self.reserve_cards = [0] * players
        self.scores: list[tuple[int, ...]] = []
        self.totals: tuple[int, ...] = (0,) * players

    def face(self, card: int) -> Face:
        """What is printed on a card."""
        return self.faces.cards[card]

    def on_table(self, seat: int) -> Played | None:
        """The card of a seat that lies open, unless the next one lies on it already."""
        return None if seat in self.chosen else self.played.get(seat)

    def hear(self, fact: events.AnyFact) -> None:
        """Draw what a fact changes."""
        match fact:
            case events.RoundBegan():
                self._deal(fact)
            case events.TurnBegan():
                self.turn = fact.turn
                self.turn_over = bool(self.played)
            case events.Chose():
                self.chosen[fact.seat] = None
            case events.ChoseCard():
                self.chosen[fact.seat] = fact.card
            case events.Revealed():
                self._reveal(fact.cards)
            case events.Slowed():
                self.played[fact.seat].other = fact.target
                self.played[fact.target].delay += fact.delay
                self.played[fact.target].speed = fact.speed
            case events.OrderSet():
                for rank, seat in enumerate(fact.seats, 1):
                    self.played[seat].rank = rank
            case events.Took():
                self.played[fact.seat].caught.append((fact.owner, fact.value))
                self._lift(fact, "", fact.seat)
                self._keep(fact.seat, fact.value)
            case events.Saved():
                self._lift(fact, "saved", None)
                self._keep(fact.owner, fact.value)
            case events.WentHome() | events.Idle():
                self.played[fact.seat].fate = "nothing"
            case events.Missed():
                for played in self.played.values():
                    played.fate = "nothing"
            case events.Stayed():
                self._let_stay()
            case events.Climbed():
                self.cascade = fact.cascade
            case events.RoundEnded():
                self.scores.append(fact.points)
                self.totals = fact.totals
            case events.HeroicRun() | events.LastLeap() | events.GameEnded():
                pass  # said in words; the salmon follow one by one

    def _deal(self, fact: events.RoundBegan) -> None:
        self.round, self.rounds, self.cascade = fact.round, fact.rounds, fact.cascade
        self.hands = [list(range(len(self.faces.cards))) for _ in range(self.players)]
        self.played = {}
        self.pool = []
        self.reserves = [0] * self.players
        self.reserve_cards = [0] * self.players

    def _reveal(self, cards: tuple[int, ...]) -> None:
        self.chosen = {}
        self.turn_over = False
        self.played = {}
        for seat, card in enumerate(cards):
            face = self.face(card)
            self.played[seat] = Played(card, face.number if face.kind == "predator" else 0)
            self.hands[seat].remove(card)

    def _let_stay(self) -> None:
        for seat, played in self.played.items():
            face = self.face(played.card)
            if face.kind == "salmon":
                played.fate = "stays"
                self.pool.append((seat, face.number))

    def _lift(self, fact: events.Took | events.Saved, fate: Fate, taker: int | None) -> None:
        if fact.stayed:
            self.pool.remove((fact.owner, fact.value))
        else:
            self.played[fact.owner].fate = fate
            self.played[fact.owner].other = taker

    def _keep(self, seat: int, value: int) -> None:
        self.reserves[seat] += value
        self.reserve_cards[seat] += 1
