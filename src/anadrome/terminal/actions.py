"""The actions to choose from, as a grid: arrows and Enter, a key each, or the mouse."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import ClassVar, Final

from rich.text import Text
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.widget import Widget

from anadrome.terminal.look import GOLD, POINTED, QUIET

# One key an action; the letters the table uses for itself (b, c, l, n, q, r, u) are not among them.
KEYS: Final = "1234567890adefghijkmopstvwxyz"
BACK: Final = "b"

POINTER: Final = "▸"
AROUND: Final = 4  # pointer, key and blank before a label, a gap behind it


@dataclass(frozen=True, slots=True)
class Choice:
    """An action in notation, what is written on it and its key. Each ``group`` begins a row.

    With ``more`` it is the first part of a choice: it has a name of its own instead of an action,
    leads to these choices, and ``hint`` says where.
    """

    action: str
    label: Text
    key: str
    group: int = 0
    more: tuple["Choice", ...] = ()
    hint: str = ""


def way_to(choices: Sequence[Choice], action: str) -> list[Choice]:
    """The choices that must be opened to find an action; none if it is among these, or nowhere."""
    for choice in choices:
        if any(further.action == action for further in choice.more):
            return [choice]
        deeper = way_to(choice.more, action)
        if deeper:
            return [choice, *deeper]
    return []


@dataclass(frozen=True, slots=True)
class Grid:
    """Where each choice stands: rows of numbers, and the width of each column."""

    rows: tuple[tuple[int, ...], ...]
    widths: tuple[int, ...]


def grid(choices: Sequence[Choice], width: int) -> Grid:
    """As many columns as fit; a group goes on in a further row if it must."""
    groups = [[k for k, _ in g] for _, g in groupby(enumerate(choices), lambda c: c[1].group)]
    for columns in range(max(map(len, groups), default=1), 0, -1):
        rows = tuple(
            tuple(group[k : k + columns]) for group in groups for k in range(0, len(group), columns)
        )
        widths = tuple(
            AROUND + max(choices[row[k]].label.cell_len for row in rows if k < len(row))
            for k in range(max(map(len, rows), default=0))
        )
        if sum(widths) <= width + 1 or columns == 1:  # nothing follows the last gap
            return Grid(rows, widths)
    raise AssertionError("one column always does")


class Actions(Widget, can_focus=True):
    """The grid. It says which action is pointed at and which is chosen; it decides nothing.

    ``way`` are the choices opened one after the other, the last of which is on the screen in its
    parts; ``back`` names the way back.
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "move(-1, 0)"),
        Binding("right", "move(1, 0)"),
        Binding("up", "move(0, -1)"),
        Binding("down", "move(0, 1)"),
        Binding("home", "first"),
        Binding("end", "last"),
        Binding("enter", "choose"),
        Binding("escape,backspace", "back"),
    ]

    offered: tuple[Choice, ...] = ()
    way: tuple[Choice, ...] = ()
    back: str = ""
    choices: reactive[tuple[Choice, ...]] = reactive((), layout=True)
    at: reactive[int] = reactive(0)

    class Pointed(Message):
        """Another action is pointed at."""

    class Chosen(Message):
        """An action is chosen, in notation."""

        def __init__(self, action: str) -> None:
            super().__init__()
            self.action = action

    def offer(self, choices: Sequence[Choice], at: str = "") -> None:
        """Show these, pointing at an action if it is among them or what they lead to, else at the
        first.
        """
        self.offered = tuple(choices)
        self._show(way_to(choices, at), at)

    def _show(self, way: Sequence[Choice], at: str = "") -> None:
        self.way = tuple(way)
        shown = self.offered
        if way:
            parts = way[-1].more
            shown = (*parts, Choice(BACK, Text(self.back, QUIET), BACK, parts[-1].group))
        self.at = next((k for k, choice in enumerate(shown) if choice.action == at), 0)
        self.choices = shown
        self.post_message(self.Pointed())

    @property
    def opened(self) -> Choice | None:
        """The choice whose parts are on the screen."""
        return self.way[-1] if self.way else None

    @property
    def pointed(self) -> Choice | None:
        """The action pointed at."""
        return self.choices[self.at] if self.at < len(self.choices) else None

    def press(self, key: str) -> bool:
        """Take the action of a key; whether there is one."""
        for number, choice in enumerate(self.choices):
            if choice.key == key:
                self.choose(number)
                return True
        return False

    def choose(self, number: int) -> None:
        """Take the action of a number, from 0, or go on to what it leads to."""
        choice = self.choices[number]
        if choice.more:
            self._show((*self.way, choice))
        elif choice.action == BACK:
            self.action_back()
        else:
            self.at = number
            self.post_message(self.Chosen(choice.action))

    def action_back(self) -> None:
        """From a part of a choice to the one before it."""
        if self.way:
            self._show(self.way[:-1], self.way[-1].action)

    def on_show(self) -> None:
        """A window that was too small has room again."""
        self.focus()

    # -- Drawing

    def _grid(self) -> Grid:
        return grid(self.choices, self.content_size.width)

    def get_content_height(self, _container: Size, _viewport: Size, width: int) -> int:
        """As many rows as the width asks for."""
        return len(grid(self.choices, width).rows)

    def render(self) -> Text:
        laid = self._grid()
        lines = [
            Text().join(self._place(number, laid.widths[k]) for k, number in enumerate(row))
            for row in laid.rows
        ]
        return Text("\n", no_wrap=True, overflow="ellipsis").join(lines)

    def _place(self, number: int, width: int) -> Text:
        here, choice = number == self.at, self.choices[number]
        key = (choice.key, f"bold {GOLD}")
        style = f"bold on {POINTED}" if here else ""
        place = Text.assemble(POINTER if here else " ", key, " ", choice.label, style=style)
        place.append(" " * (width - 1 - place.cell_len))
        return Text.assemble(place, " ")

    def watch_at(self) -> None:
        self.post_message(self.Pointed())

    # -- Keys and mouse

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """With nothing to choose, Enter means what it means to the table."""
        return (
            bool(self.choices) if action == "choose" else super().check_action(action, parameters)
        )

    def action_move(self, columns: int, rows: int) -> None:
        """Point at a neighbour. Sideways goes on to the next row; above and below, a shorter row
        is met at its end.
        """
        if columns:
            self.at = min(max(self.at + columns, 0), max(len(self.choices) - 1, 0))
            return
        laid = self._grid().rows
        row = next((k for k, numbers in enumerate(laid) if self.at in numbers), 0)
        if 0 <= row + rows < len(laid):
            column = laid[row].index(self.at)
            self.at = laid[row + rows][min(column, len(laid[row + rows]) - 1)]

    def action_first(self) -> None:
        self.at = 0

    def action_last(self) -> None:
        self.at = max(len(self.choices) - 1, 0)

    def action_choose(self) -> None:
        self.choose(self.at)

    def _number_at(self, event: events.MouseEvent) -> int | None:
        offset = event.get_content_offset(self)
        laid = self._grid()
        if offset is None or offset.y >= len(laid.rows):
            return None
        start = 0
        for number, width in zip(laid.rows[offset.y], laid.widths, strict=False):
            if start <= offset.x < start + width - 1:
                return number
            start += width
        return None

    def on_mouse_move(self, event: events.MouseMove) -> None:
        number = self._number_at(event)
        if number is not None:
            self.at = number

    def on_click(self, event: events.Click) -> None:
        number = self._number_at(event)
        if number is not None:
            event.stop()
            self.choose(number)
