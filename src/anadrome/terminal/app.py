"""The terminal client: one person at a table with bots, for as many games as they like."""

from collections.abc import Mapping, Sequence
from typing import ClassVar

from textual import on
from textual.app import App
from textual.binding import Binding, BindingType

from anadrome.core.words import LANGUAGES
from anadrome.terminal.look import THEME
from anadrome.terminal.pages import Page
from anadrome.terminal.session import Session
from anadrome.terminal.table import LEAST_HEIGHT, LEAST_WIDTH, TableScreen

# What the style sheet calls a window of at least this size.
WIDTHS = [(0, "-narrow"), (LEAST_WIDTH, "-medium"), (120, "-wide")]
HEIGHTS = [(0, "-short"), (LEAST_HEIGHT, "-middling"), (28, "-roomy"), (36, "-high")]


class TerminalApp(App[None]):
    """A table in the terminal. The first game has the seed as given; those after it are numbered,
    so they can be played again too.
    """

    TITLE = "Anadrome"
    CSS_PATH = "style.tcss"
    ENABLE_COMMAND_PALETTE = False
    HORIZONTAL_BREAKPOINTS = WIDTHS
    VERTICAL_BREAKPOINTS = HEIGHTS
    BINDINGS: ClassVar[list[BindingType]] = [Binding("ctrl+c", "quit", show=False)]

    def __init__(
        self,
        game: str,
        bots: Sequence[str],
        options: Mapping[str, str],
        seed: str,
        *,
        name: str = "",
        lang: str = "en",
        pace: float = 1.0,
    ) -> None:
        """Raises the Refusal of what cannot be set up, before anything is on the screen."""
        super().__init__()
        self.game, self.bots, self.options, self.seed = game, tuple(bots), dict(options), seed
        self.person = name
        self.lang = lang
        self.pace = pace
        self.games = 0
        self.session = self._next_session()
        self.register_theme(THEME)
        self.theme = THEME.name

    def _next_session(self) -> Session:
        self.games += 1
        seed = self.seed if self.games == 1 else f"{self.seed}/{self.games}"
        return Session(self.game, self.bots, self.options, seed, self.person)

    async def on_mount(self) -> None:
        await self.push_screen(self._table())

    def _table(self) -> TableScreen:
        return TableScreen(self.session, self.lang, self.pace)

    @on(TableScreen.Again)
    def play_again(self) -> None:
        """A new game takes the place of the old one."""
        self.session = self._next_session()
        self.switch_screen(self._table())

    def action_switch_language(self) -> None:
        """The other language, for the table and the page above it."""
        self.lang = LANGUAGES[(LANGUAGES.index(self.lang) + 1) % len(LANGUAGES)]
        for screen in self.screen_stack:
            if isinstance(screen, TableScreen | Page):
                screen.retell(self.lang)
