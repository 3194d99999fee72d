"""Kodiak's board: the cascade with the cards played, the pool, and what everybody has."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.widgets import Static

from anadrome.core.narrator import Line
from anadrome.core.seats import seat_of
from anadrome.core.words import catalog
from anadrome.games.kodiak import events
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.deck import HAND_SIZE, SALMON, VISITOR
from anadrome.games.kodiak.narrator import KodiakNarrator
from anadrome.games.kodiak.notation import card_text
from anadrome.games.kodiak.view import KodiakView
from anadrome.terminal.actions import KEYS, Choice
from anadrome.terminal.board import Board
from anadrome.terminal.kodiak.pictures import Pictures
from anadrome.terminal.kodiak.scene import Scene
from anadrome.terminal.kodiak.stage import stage
from anadrome.terminal.look import plate

# How long a fact is looked at, in beats.
BEATS: Final[Mapping[type[events.Fact], float]] = {
    events.RoundBegan: 1.0,
    events.Chose: 0.4,
    events.Revealed: 2.5,
    events.Slowed: 2.0,
    events.Idle: 1.0,
    events.OrderSet: 1.5,
    events.Missed: 2.0,
    events.Stayed: 2.0,
    events.HeroicRun: 2.0,
    events.LastLeap: 2.0,
    events.Took: 2.0,
    events.WentHome: 1.5,
    events.Climbed: 1.5,
    events.Saved: 1.0,
    events.RoundEnded: 4.0,
}


class KodiakBoard(Board):
    """The cascade is the table: cards lie in the order of the bears, space 1 first.

    It is drawn twice, as a list and as a picture; the style sheet shows the one there is room for.
    """

    def __init__(self, options: Mapping[str, str], players: int) -> None:
        super().__init__()
        self.deck = options["deck"]
        self.players = players
        self.forget()

    def forget(self) -> None:
        self.scene = Scene(self.deck, self.players)

    def compose(self) -> ComposeResult:
        yield Static(id="list", classes="low")
        yield Static(id="stage", classes="tall")
        yield Static(id="players", classes="tall")
        yield Static(id="hand")

    def retell(self, lang: str, names: list[str]) -> None:
        self.narrator = KodiakNarrator(self.deck, names, lang)
        self.words = catalog("anadrome.terminal", lang)
        self.pictures = Pictures(self.scene, self.words, self.narrator)
        self._draw()

    def hear(self, fact: events.AnyFact) -> float:
        self.scene.hear(fact)
        self._draw()
        return BEATS.get(type(fact), 0.0)

    def gist(self, lines: Sequence[Line]) -> str:
        if len(lines) == 1 or lines[0].heading:
            return lines[0].text
        return self.words.say("kodiak.cards-turn")

    def heading(self) -> str:
        scene = self.scene
        return self.words.say(
            "kodiak.heading",
            round=scene.round,
            rounds=scene.rounds,
            turn=scene.turn,
            turns=HAND_SIZE,
        )

    def choices(self, view: KodiakView, actions: Sequence[str]) -> list[Choice]:
        if view.phase == "card":
            return self._cards(view, actions)
        choices = []
        for key, action in zip(KEYS, actions, strict=False):
            seat = seat_of(action.split()[1])
            assert view.seat is not None
            assert seat is not None
            label = Text.assemble(plate(seat), " ", self.narrator.label(view.seat, action))
            choices.append(Choice(action, label, key))
        return choices

    def _cards(self, view: KodiakView, actions: Sequence[str]) -> list[Choice]:
        """A row for each kind, a card's key the same in all turns. Equal cards are one action, so
        it says how many there are.
        """
        assert view.seat is not None
        texts = [card_text(deck(self.deck), card) for card in range(HAND_SIZE)]
        keys = dict(zip(dict.fromkeys(texts), KEYS, strict=False))
        choices = []
        for action in actions:
            card = texts.index(action)
            label = Text(self.narrator.label(view.seat, action))
            alike = sum(texts[held] == action for held in view.hands[view.seat])
            if alike > 1:
                label.append(f" ×{alike}")
            kind = (card >= SALMON) + (card >= VISITOR)
            choices.append(Choice(action, label, keys[action], kind))
        return choices

    def holdings(self) -> RenderableType:
        return self.pictures.holdings()

    def result(self, places: tuple[int, ...]) -> RenderableType:
        return self.pictures.result(places)

    def _draw(self) -> None:
        self.query_one("#list", Static).update(self.pictures.cascade())
        self.query_one("#stage", Static).update(stage(self.pictures))
        self.query_one("#players", Static).update(self.pictures.players())
        self.query_one("#hand", Static).update(self.pictures.pool_and_hand())
