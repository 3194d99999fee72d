"""Charts, each drawn twice: for the page, and titled for a picture of its own."""

import io
import re
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import matplotlib as mpl
from matplotlib.axes import Axes
from matplotlib.figure import Figure
from matplotlib.ticker import FuncFormatter, MaxNLocator, NullLocator, PercentFormatter

from anadrome.arena.intervals import Estimate
from anadrome.arena.report.look import colour, series_colour, series_mark, with_tokens

WIDTH: Final = 3.9  # inches, so that a telephone need not shrink the words
ROW: Final = 0.22  # of a series in a row
FONT: Final = "Atkinson Hyperlegible Next Variable, system-ui, Segoe UI, sans-serif"
STYLE: Final[Any] = {  # matplotlib would have every key as a literal type
    "font.size": 10.5,
    "svg.fonttype": "none",
    "svg.hashsalt": "anadrome",  # equal charts are equal bytes
    "axes.spines.top": False,
    "axes.spines.right": False,
    "axes.spines.left": False,
    "axes.axisbelow": True,
    "axes.edgecolor": colour("ink-2"),
    "axes.labelcolor": colour("ink-2"),
    "axes.facecolor": colour("paper"),
    "figure.facecolor": colour("paper"),
    "text.color": colour("ink"),
    "xtick.color": colour("ink-2"),
    "ytick.color": colour("ink"),
    "ytick.major.size": 0,
    "grid.color": colour("line"),
    "grid.linewidth": 0.8,
    "legend.frameon": False,
    "legend.handlelength": 1.2,
    "legend.columnspacing": 1.2,
}


@dataclass(frozen=True)
class Chart:
    """A chart: ``name`` is its file, ``reading`` says how to read it."""

    name: str
    title: str
    reading: str
    height: float
    draw: Callable[[Axes], None]

    def figure(self, *, titled: bool) -> Figure:
        """The chart on paper."""
        figure = Figure(
            figsize=(WIDTH, self.height + (0.35 if titled else 0)), layout="constrained"
        )
        axes = figure.add_subplot()
        self.draw(axes)
        if titled:
            figure.suptitle(self.title, x=0.02, ha="left", fontsize=12, fontweight="bold")
        handles, labels = axes.get_legend_handles_labels()
        if len(labels) > 1:
            longest = max(len(label) for label in labels)
            columns = max(1, min(len(labels), 46 // (longest + 5)))
            figure.legend(handles, labels, loc="outside lower left", ncols=columns)
        return figure

    def inline(self) -> str:
        """The chart as SVG for a page, in the colours of the page's theme."""
        text = with_tokens(self._svg(titled=False))
        text = re.sub(r'<svg [^>]*?viewBox="0 0 ([\d.]+) ([\d.]+)"[^>]*>', _opening, text, count=1)
        return re.sub(r'<g id="[^"]*">', "<g>", text)  # many charts share a page, and nobody asks

    def write(self, folder: Path) -> list[Path]:
        """The chart as files: SVG, and PNG twice as fine as a screen."""
        drawn = folder / f"{self.name}.svg"
        drawn.write_text(self._svg(titled=True) + "\n", "utf-8")
        picture = folder / f"{self.name}.png"
        with mpl.rc_context(STYLE):
            self.figure(titled=True).savefig(picture, dpi=192, metadata={"Software": None})
        return [drawn, picture]

    def _svg(self, *, titled: bool) -> str:
        with mpl.rc_context(STYLE):
            out = io.StringIO()
            self.figure(titled=titled).savefig(out, format="svg", metadata={"Date": None})
        text = out.getvalue()
        text = re.sub(r"<metadata>.*?</metadata>\s*", "", text, flags=re.DOTALL)
        text = re.sub(r"'DejaVu Sans'[^;\"]*", FONT, text)
        return text[text.index("<svg") :].strip()


def _opening(found: re.Match[str]) -> str:
    width, height = float(found[1]), float(found[2])
    return (
        f'<svg viewBox="0 0 {found[1]} {found[2]}" style="max-width:{width * 4 / 3:.0f}px"'
        f' width="{width * 4 / 3:.0f}" height="{height * 4 / 3:.0f}" aria-hidden="true"'
        ' xmlns:xlink="http://www.w3.org/1999/xlink">'
    )


Series = tuple[str, Sequence[Estimate | None]]


def dots(
    name: str,
    title: str,
    reading: str,
    rows: Sequence[str],
    series: Sequence[Series],
    *,
    axis: str,
    percent: bool = False,
    line: float | None = None,
    log: bool = False,
) -> Chart:
    """A dot with its interval for each series in each row, the first row on top.

    ``line`` marks what would be fair, or nothing at all.
    """

    def draw(axes: Axes) -> None:
        if line is not None:
            axes.axvline(line, color=colour("act"), linewidth=1.2, linestyle=(0, (4, 3)))
        places = _places(series, len(rows))
        for k, (label, estimates) in enumerate(series):
            known = [(places[row][k], found) for row, found in enumerate(estimates) if found]
            axes.hlines(
                [place for place, _ in known],
                [found.low for _, found in known],
                [found.high for _, found in known],
                color=colour("ink-2"),
                linewidth=1.4,
            )
            axes.scatter(
                [found.value for _, found in known],
                [place for place, _ in known],
                s=38,
                marker=series_mark(k),
                color=series_colour(k),
                edgecolors=colour("ink"),
                linewidths=0.8,
                zorder=3,
                label=label,
            )
        axes.set_yticks(range(len(rows)), rows)
        axes.set_ylim(len(rows) - 0.5, -0.5)
        for edge in range(1, len(rows)):
            axes.axhline(edge - 0.5, color=colour("line"), linewidth=0.6)
        _finish(axes, axis, percent=percent, log=log)

    height = 0.9 + len(rows) * max(0.34, ROW * len(series)) + 0.11 * len(series)
    return Chart(name, title, reading, height, draw)


def _places(series: Sequence[Series], rows: int) -> list[dict[int, float]]:
    """How high each series of each row stands: evenly about the middle of the row."""
    step = 0.72 / len(series)
    known = [[k for k, (_, found) in enumerate(series) if found[row]] for row in range(rows)]
    return [
        {k: row + (place - (len(here) - 1) / 2) * step for place, k in enumerate(here)}
        for row, here in enumerate(known)
    ]


def histogram(
    name: str,
    title: str,
    reading: str,
    values: Sequence[float],
    *,
    axis: str,
    percent: bool = False,
) -> Chart:
    """How often each value comes up: a share of all games. Percentages go from 0 to 1."""

    def draw(axes: Axes) -> None:
        bins = [k / 10 for k in range(11)] if percent else _bins(values)
        axes.hist(
            values,
            bins=bins,
            weights=[1 / len(values)] * len(values),
            color=colour("w3"),
            edgecolor=colour("paper"),
            linewidth=1.2,
        )
        axes.set_ylabel("of all games")
        axes.yaxis.set_major_formatter(PercentFormatter(1, decimals=0))
        axes.yaxis.set_major_locator(MaxNLocator(4))
        axes.grid(axis="y")
        _finish(axes, axis, percent=percent, grid=False, whole=not percent)

    return Chart(name, title, reading, 2.5, draw)


def _bins(values: Sequence[float]) -> list[float]:
    """At most 16 bins of equal whole widths."""
    least, most = min(values), max(values)
    width = max(1, -(-int(most - least + 1) // 16))
    return [least - 0.5 + width * k for k in range(int((most - least) // width) + 2)]


def boxes(
    name: str, title: str, reading: str, rows: Sequence[tuple[str, Sequence[float]]], *, axis: str
) -> Chart:
    """Where the values of each row lie: the middle half as a box, nine tenths as a line."""

    def draw(axes: Axes) -> None:
        axes.boxplot(
            [list(values) for _, values in rows],
            orientation="horizontal",
            whis=(5, 95),
            showfliers=False,
            patch_artist=True,
            widths=0.5,
            boxprops={"facecolor": colour("w3"), "edgecolor": colour("ink"), "linewidth": 0.9},
            medianprops={"color": colour("ink"), "linewidth": 2},
            whiskerprops={"color": colour("ink-2"), "linewidth": 1.4},
            capprops={"color": colour("ink-2"), "linewidth": 1.4},
        )
        axes.set_yticks(range(1, len(rows) + 1), [label for label, _ in rows])
        axes.set_ylim(len(rows) + 0.5, 0.5)
        _finish(axes, axis, percent=False, whole=True)

    return Chart(name, title, reading, 0.9 + 0.42 * len(rows), draw)


def _finish(
    axes: Axes,
    axis: str,
    *,
    percent: bool,
    log: bool = False,
    grid: bool = True,
    whole: bool = False,
) -> None:
    axes.set_xlabel(axis)
    if log:
        axes.set_xscale("log")
        axes.xaxis.set_major_formatter(FuncFormatter(lambda value, _: f"{value:g}"))
        axes.xaxis.set_minor_locator(NullLocator())
    else:
        axes.xaxis.set_major_locator(MaxNLocator(5, integer=whole))
    if percent:
        axes.xaxis.set_major_formatter(PercentFormatter(1, decimals=0))
    if grid:
        axes.grid(axis="x")
