"""Pages over the table: the rules, the keys, what is left, leaving, the result."""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from rich.console import RenderableType
from rich.markdown import Markdown
from rich.table import Table
from rich.text import Text
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Button, Label, Static

from anadrome.core.words import Catalog, catalog
from anadrome.games.rulebook import rules_page
from anadrome.terminal.look import GOLD

# The help page: the name of each line in the catalog, and the key where it is no word.
HELP: Final = (
    ("arrows", "← ↑ ↓ →"),
    ("enter", ""),
    ("numbers", "1 2 3 …"),
    ("step", "b"),
    ("take-back", "u"),
    ("space", ""),
    ("lang", "l"),
    ("rules", "r, F1"),
    ("holdings", "c"),
    ("scroll", ""),
    ("help", "?"),
    ("leave", "q"),
    ("back", ""),
)


def words(lang: str) -> Catalog:
    """The words of the terminal."""
    return catalog("anadrome.terminal", lang)


class Page(ModalScreen[str | None]):
    """Something to read or answer above the table."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape", "dismiss(None)"),
        Binding("l", "app.switch_language"),
    ]

    def __init__(self, lang: str) -> None:
        super().__init__()
        self.lang = lang

    def retell(self, lang: str) -> None:
        """Write the page again, in a language."""
        raise NotImplementedError


class RulesPage(Page):
    """The rules of the game, to scroll through."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("r,f1,q", "dismiss(None)"),
    ]
    AUTO_FOCUS = "VerticalScroll"

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(lang)
        self.game = game

    def compose(self) -> ComposeResult:
        with Vertical(classes="sheet rules"):
            with VerticalScroll():
                yield Static(self._text(), id="text")
            yield Button(words(self.lang).say("keys.back"), id="back", compact=True)

    def retell(self, lang: str) -> None:
        self.lang = lang
        self.query_one("#text", Static).update(self._text())
        self.query_one("#back", Button).label = words(lang).say("keys.back")

    def _text(self) -> Markdown:
        return Markdown(rules_page(self.game, self.lang))

    def on_button_pressed(self) -> None:
        self.dismiss(None)


class Sheet(Page):
    """A title, something to look at, and buttons: pairs of an answer and the key of its words."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left,up", "app.focus_previous"),
        Binding("right,down", "app.focus_next"),
        Binding("pageup", "scroll(-1)"),
        Binding("pagedown", "scroll(1)"),
    ]
    AUTO_FOCUS = ""

    def __init__(
        self,
        lang: str,
        title: Callable[[Catalog], str],
        body: Callable[[Catalog], RenderableType],
        buttons: Sequence[tuple[str, str]],
    ) -> None:
        super().__init__(lang)
        self.write_title = title
        self.write_body = body
        self.buttons = dict(buttons)

    def compose(self) -> ComposeResult:
        says = words(self.lang)
        with VerticalScroll(classes="sheet", can_focus=False) as sheet:
            sheet.shrink = False  # or it would be measured without room for the table
            yield Label(self.write_title(says), id="title", markup=False)
            yield Static(self.write_body(says), id="body")
            with Horizontal():
                for answer, key in self.buttons.items():
                    yield Button(says.say(key), id=answer, compact=True)

    def on_screen_resume(self) -> None:
        """A sheet that is too long is read from its top; a button has the keys all the same."""
        for button in self.query(Button).results(Button):
            self.set_focus(button, scroll_visible=False)
            break

    def action_scroll(self, pages: int) -> None:
        """Read on, in a sheet that is too long for the window."""
        sheet = self.query_one(VerticalScroll)
        sheet.scroll_relative(y=pages * max(sheet.size.height - 1, 1), animate=False)

    def retell(self, lang: str) -> None:
        self.lang = lang
        self.call_next(self._compose_again)

    async def _compose_again(self) -> None:
        """Other words make a sheet of another width, which widgets once laid out would not."""
        await self.recompose()
        self.on_screen_resume()

    def on_button_pressed(self, event: Button.Pressed) -> None:
        self.dismiss(event.button.id)


class HelpPage(Sheet):
    """All keys and what they do."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("question_mark,q", "dismiss(None)")]

    def __init__(self, lang: str, game: str) -> None:
        super().__init__(
            lang,
            lambda says: says.say("help.title"),
            lambda says: _keys(says, game),
            [("back", "keys.back")],
        )


def _keys(says: Catalog, game: str) -> Table:
    table = Table.grid(padding=(0, 3, 0, 0))
    for name, key in HELP:
        line = says.say(f"{game}.help" if name == "holdings" else f"help.{name}")
        table.add_row(Text(key or says.say(f"key.{name}"), f"bold {GOLD}"), line)
    return table


class HoldingsPage(Sheet):
    """What is left to play, or to come."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("c,q", "dismiss(None)")]

    def __init__(self, lang: str, game: str, table: Callable[[], RenderableType]) -> None:
        super().__init__(
            lang,
            lambda says: says.say(f"{game}.holdings"),
            lambda _: table(),
            [("back", "keys.back")],
        )


class LeavePage(Sheet):
    """Whether to leave a game that is not over."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("q", "dismiss(None)")]

    def __init__(self, lang: str) -> None:
        super().__init__(
            lang,
            lambda says: says.say("leave.title"),
            lambda says: says.say("leave.body"),
            [("stay", "leave.no"), ("leave", "leave.yes")],
        )


class ResultPage(Sheet):
    """The end of a game, and what comes after it."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "dismiss('again')"),
        Binding("q", "dismiss('leave')"),
    ]

    def __init__(
        self, lang: str, winner: Callable[[], str], table: Callable[[], RenderableType]
    ) -> None:
        super().__init__(
            lang,
            lambda _: winner(),
            lambda _: table(),
            [("again", "over.again"), ("look", "over.look"), ("leave", "over.leave")],
        )
