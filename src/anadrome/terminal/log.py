"""The log: every line since the game began, with the sign of the seat it is about."""

from typing import Final

from rich.text import Text
from textual import events
from textual.widgets import RichLog

from anadrome.core.narrator import Line
from anadrome.terminal.look import GOLD, plate

SIGN: Final = 4  # the cells of a plate and the blank behind it
NARROWEST: Final = 10


class Log(RichLog, can_focus=False):
    """Lines of the narrator, wrapped by us: lines of one seat stay to the right of its sign."""

    def __init__(self) -> None:
        super().__init__(id="log", min_width=0, wrap=False)
        self.told: list[Line] = []

    def tell(self, lines: list[Line]) -> None:
        """Add lines at the end; somebody who reads further up is left there."""
        self.told += lines
        follow = self.is_vertical_scroll_end
        for line in lines:
            self._write(line, follow)

    def retell(self, lines: list[Line]) -> None:
        """Begin again with other lines: another language, another width."""
        self.clear()
        self.told = list(lines)
        for line in lines:
            self._write(line, follow=True)

    def on_resize(self, event: events.Resize) -> None:
        """Lines once wrapped stay wrapped, so a new width needs them all again."""
        if self.told and event.size.width:
            self.retell(self.told)

    def _write(self, line: Line, follow: bool) -> None:
        width = self.scrollable_content_region.width
        if not width:  # not on the screen: on_resize comes before it is seen
            return
        margin = 0 if line.heading else SIGN
        text = Text(line.text, f"bold {GOLD}" if line.heading else "")
        for number, part in enumerate(text.wrap(self.app.console, max(width - margin, NARROWEST))):
            sign = Text(" " * margin)
            if number == 0 and line.seat is not None:
                sign = Text.assemble(plate(line.seat), " ")
            self.write(Text.assemble(sign, part, no_wrap=True), width=width, scroll_end=follow)
