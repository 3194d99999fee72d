"""Upstream's board: the river, and beside it what everybody has and what comes next."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.console import RenderableType
from rich.text import Text
from textual.app import ComposeResult
from textual.geometry import Size
from textual.widget import Widget
from textual.widgets import Static

from anadrome.core.words import catalog
from anadrome.games.upstream import events
from anadrome.games.upstream.narrator import UpstreamNarrator
from anadrome.games.upstream.view import UpstreamView
from anadrome.terminal.actions import Choice
from anadrome.terminal.board import Board
from anadrome.terminal.session import ME
from anadrome.terminal.upstream.choices import Choices, spaces_to_lay
from anadrome.terminal.upstream.pictures import Pictures
from anadrome.terminal.upstream.river import Marked, river
from anadrome.terminal.upstream.scene import Scene

# How long a fact is looked at, in beats.
BEATS: Final[Mapping[type[events.Fact], float]] = {
    events.Laid: 1.0,
    events.SpawnLaid: 1.5,
    events.RoundBegan: 1.5,
    events.Swam: 1.0,
    events.Jumped: 1.2,
    events.BearCaught: 2.0,
    events.EagleFlew: 2.0,
    events.HeronAte: 2.0,
    events.Carried: 1.2,
    events.Waits: 1.2,
    events.Whirled: 1.2,
    events.TurnEnded: 0.5,
    events.RowFell: 2.5,
    events.Advanced: 0.2,
}
# What the person does is seen at once.
OWN: Final = (events.Swam, events.Jumped, events.Laid, events.TurnEnded)


class UpstreamBoard(Board):
    """The river flows down the screen, the Spawn above, the Sea below."""

    below = True

    def __init__(self, options: Mapping[str, str], players: int) -> None:
        super().__init__()
        self.options, self.players = options, players
        self.aside = Static(id="aside")
        self.forget()

    def forget(self) -> None:
        self.scene = Scene(self.options, self.players)
        self.free: tuple[str, ...] = ()
        self.marked = Marked()

    def compose(self) -> ComposeResult:
        self.river = River(self)
        yield self.river

    def beside(self) -> Sequence[Static]:
        return (self.aside,)

    def retell(self, lang: str, names: list[str]) -> None:
        self.narrator = UpstreamNarrator(self.scene.whirlpool, names, lang)
        self.words = catalog("anadrome.terminal", lang)
        self.offers = Choices(self.words, self.narrator)
        self._draw()

    def hear(self, fact: events.AnyFact) -> float:
        self.scene.hear(fact)
        self.free, self.marked = (), Marked()
        self._draw()
        if isinstance(fact, OWN) and fact.seat == ME:
            return 0.0
        return BEATS.get(type(fact), 0.0)

    def heading(self) -> str:
        return self.pictures.heading()

    def choices(self, view: UpstreamView, actions: Sequence[str]) -> list[Choice]:
        self.free = spaces_to_lay(view)
        return self.offers.of(view, actions)

    def point(self, action: str) -> None:
        self.marked = self.offers.marks.get(action, Marked())
        self.river.refresh()

    def holdings(self) -> RenderableType:
        return self.pictures.tiles()

    def result(self, places: tuple[int, ...]) -> RenderableType:
        return self.pictures.result(places)

    def _draw(self) -> None:
        self.pictures = Pictures(self.scene, self.words, self.narrator)
        self.aside.update(self.pictures.aside())
        self.river.refresh()

    def picture(self, room: Size) -> Text:
        """The river in so many cells across and down."""
        return river(self.scene, self.pictures.tile, self.free, self.marked, room)


class River(Widget):
    """The river; drawn only when it is seen, since facts come faster than the screen."""

    def __init__(self, board: UpstreamBoard) -> None:
        super().__init__(id="river")
        self.board = board

    def render(self) -> Text:
        return self.board.picture(self.content_size)
