"""Coldwater Crown's board: the waters above the own tackle box, and what everybody has."""

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from textual.app import ComposeResult
from textual.widget import Widget

from anadrome.core.narrator import Line
from anadrome.core.words import catalog
from anadrome.games.coldwater import events
from anadrome.games.coldwater.narrator import ColdwaterNarrator
from anadrome.games.coldwater.view import ColdwaterView
from anadrome.terminal.actions import Choice
from anadrome.terminal.board import Board
from anadrome.terminal.coldwater.choices import Choices
from anadrome.terminal.coldwater.pictures import Pictures
from anadrome.terminal.coldwater.scene import Scene
from anadrome.terminal.coldwater.signs import Signs
from anadrome.terminal.coldwater.waters import Marked, waters
from anadrome.terminal.session import ME

# How long a fact is looked at, in beats.
BEATS: Final[Mapping[type[events.Fact], float]] = {
    events.TurnBegan: 0.8,
    events.Cast: 1.0,
    events.TookAngler: 1.0,
    events.Filled: 1.5,
    events.BaitLeft: 1.5,
    events.BaitPlaced: 0.8,
    events.BaitSwapped: 1.5,
    events.TackleUsed: 1.0,
    events.TackleGot: 1.0,
    events.MasterTaken: 1.5,
    events.MasterCaught: 2.0,
    events.Caught: 2.0,
    events.Weighed: 2.0,
    events.NothingCaught: 1.5,
    events.MysteryWon: 2.5,
    events.TrophyWon: 1.5,
    events.LastTurns: 2.5,
    events.SilentDrew: 2.0,
    events.AnglerMoved: 1.5,
    events.SilentGotMaster: 2.0,
    events.BagReturned: 1.2,
    events.BaitsSpilled: 2.0,
    events.ContestHeld: 5.0,
}
# What the person does is seen at once; what chance makes of it is not among them.
OWN: Final = (
    events.Cast,
    events.TookAngler,
    events.BaitLeft,
    events.BaitPlaced,
    events.BaitSwapped,
    events.TackleUsed,
)
CROWD: Final = 3  # players who leave the smallest window no lines for the bag and the discard


class Part(Widget):
    """A part of the board, drawn only when it is seen: facts come faster than the screen."""

    def __init__(self, draw: Callable[[], RenderableType], name: str, classes: str = "") -> None:
        super().__init__(id=name, classes=classes)
        self.draw = draw

    def render(self) -> RenderableType:
        return self.draw()


class ColdwaterBoard(Board):
    """The waters are drawn twice, line by line and with fish; the style sheet shows the one there
    is room for. At the end the contests take their place.
    """

    def __init__(self, options: Mapping[str, str], players: int) -> None:
        super().__init__()
        self.options, self.players = options, players
        self.marked = Marked()
        self.rivals = Part(lambda: self.pictures.aside(), "aside", "tall")
        self.forget()

    def forget(self) -> None:
        self.scene = Scene(self.options, self.players)
        self.marked = Marked()

    def compose(self) -> ComposeResult:
        yield Part(lambda: self._stage(tall=False), "waters", "low")
        yield Part(lambda: self._stage(tall=True), "picture", "tall")
        yield Part(lambda: self._own(tall=False), "own", "low")
        yield Part(lambda: self._own(tall=True), "own-tall", "tall")
        yield Part(lambda: self.pictures.others(), "others", "low")
        spare = "spare" if self.players >= CROWD else ""
        yield Part(lambda: self.pictures.baits(), "baits", f"low {spare}")

    def beside(self) -> Sequence[Widget]:
        return (self.rivals,)

    def retell(self, lang: str, names: list[str]) -> None:
        self.narrator = ColdwaterNarrator(names, lang)
        self.words = catalog("anadrome.terminal", lang)
        self.signs = Signs(self.scene, self.words, self.narrator)
        self.pictures = Pictures(self.signs)
        self.offers = Choices(self.signs, self.narrator)
        self._draw()

    def hear(self, fact: events.AnyFact) -> float:
        self.scene.hear(fact)
        self.marked = Marked()
        self._draw()
        if isinstance(fact, OWN) and fact.seat == ME:
            return 0.0
        if self.scene.acting is None and not self.scene.contests:
            return 0.0  # set-up
        return BEATS.get(type(fact), 0.0)

    def gist(self, lines: Sequence[Line]) -> str:
        """The best entry of a contest, the winner of the game."""
        return lines[1 if lines[0].heading and len(lines) > 1 else -1].text

    def heading(self) -> str:
        return self.pictures.heading()

    def choices(self, view: ColdwaterView, actions: Sequence[str]) -> list[Choice]:
        return self.offers.of(view, actions)

    def point(self, action: str) -> None:
        self.marked = self.offers.marks.get(action, Marked())
        self._draw()

    def holdings(self) -> RenderableType:
        return self.pictures.holdings()

    def result(self, places: tuple[int, ...]) -> RenderableType:
        return self.pictures.result(places)

    def _own(self, *, tall: bool) -> RenderableType:
        return self.pictures.own(self.marked.master, tall=tall)

    def _stage(self, *, tall: bool) -> RenderableType:
        if self.scene.contests:
            return self.pictures.contests(tall=tall)
        return waters(self.signs, self.marked, tall=tall)

    def _draw(self) -> None:
        for part in (*self.query(Part), self.rivals):
            part.refresh(layout=True)
