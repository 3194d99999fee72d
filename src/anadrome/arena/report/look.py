"""The colours of reports: the tokens of the browser client, which have both themes."""

import re
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Final

SERIES: Final = ("p1", "p2", "p3", "p4", "p5", "p6")  # with a mark each, never the colour alone
MARKS: Final = ("o", "s", "^", "D", "v", "P")
DRAWN: Final = ("ink", "ink-2", "line", "paper", "act", "w3", *SERIES)  # what plots are drawn with


@cache
def tokens_css() -> str:
    """The client's tokens, shipped inside the package or beside it in a checkout."""
    shipped = files("anadrome").joinpath("arena", "report", "tokens.css")
    if shipped.is_file():
        return shipped.read_text("utf-8")
    return (Path(__file__).parents[4] / "web" / "src" / "style" / "tokens.css").read_text("utf-8")


@cache
def colour(token: str) -> str:
    """The light colour of a token.

    >>> colour("p1")
    '#d5562c'
    """
    found = re.search(rf"--{token}:\s*(#[0-9A-Fa-f]{{6}})\b", tokens_css())
    if found is None:
        raise KeyError(token)
    return found[1].lower()


def series_colour(number: int) -> str:
    """The colour of one series among several."""
    return colour(SERIES[number % len(SERIES)])


def series_mark(number: int) -> str:
    """Its mark; after six series the marks meet other colours."""
    return MARKS[(number + number // len(MARKS)) % len(MARKS)]


def with_tokens(svg: str) -> str:
    """A drawing whose colours follow the theme of the page that it stands in.

    >>> with_tokens('<path style="fill: #d5562c"/>')
    '<path style="fill: var(--p1)"/>'
    """
    for token in DRAWN:
        svg = svg.replace(colour(token), f"var(--{token})")
    return svg
