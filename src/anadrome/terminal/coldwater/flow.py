"""Parts of a line that goes on below where it has no more room; no part is torn in two."""

from collections.abc import Iterable
from typing import Final

from rich.console import Console, ConsoleOptions
from rich.measure import Measurement
from rich.text import Text

GAP: Final = "  "


class Flow:
    """Texts one after the other.

    >>> Flow([Text("one"), Text("two"), Text("three")]).lines(8)
    [<text 'one  two' [] ''>, <text 'three' [] ''>]
    """

    def __init__(self, parts: Iterable[Text], gap: str = GAP) -> None:
        self.parts = list(parts)
        self.gap = gap

    def lines(self, width: int) -> list[Text]:
        """As many lines as it takes."""
        lines: list[Text] = []
        for part in self.parts:
            if lines and lines[-1].cell_len + len(self.gap) + part.cell_len <= width:
                lines[-1].append(self.gap)
                lines[-1].append_text(part)
            else:
                lines.append(Text.assemble(part, no_wrap=True, overflow="ellipsis"))
        return lines

    def __rich_console__(self, _console: Console, options: ConsoleOptions) -> Iterable[Text]:
        yield from self.lines(options.max_width)

    def __rich_measure__(self, _console: Console, options: ConsoleOptions) -> Measurement:
        cells = [part.cell_len for part in self.parts] or [0]
        whole = sum(cells) + len(self.gap) * (len(cells) - 1)
        return Measurement(max(cells), whole).with_maximum(options.max_width)
