"""The page of a report: HTML that needs nothing beside it."""

from collections.abc import Iterable, Sequence
from html import escape
from importlib.resources import files

from anadrome.arena.report.charts import Chart
from anadrome.arena.report.look import tokens_css


def page(title: str, lead: str, parts: Iterable[str]) -> str:
    """A whole page."""
    style = files("anadrome.arena.report").joinpath("page.css").read_text("utf-8")
    return (
        '<!doctype html>\n<html lang="en">\n<head>\n<meta charset="utf-8">\n'
        '<meta name="viewport" content="width=device-width, initial-scale=1">\n'
        f"<title>{escape(title)}</title>\n<style>\n{tokens_css()}{style}</style>\n</head>\n<body>\n"
        f"<main>\n<header>\n<h1>{escape(title)}</h1>\n<p>{escape(lead)}</p>\n</header>\n"
        + "\n".join(parts)
        + "\n</main>\n</body>\n</html>\n"
    )


def section(title: str, *parts: str) -> str:
    """A part with a heading."""
    return f"<section>\n<h2>{escape(title)}</h2>\n" + "\n".join(parts) + "\n</section>"


def paragraph(text: str) -> str:
    return f"<p>{escape(text)}</p>"


def charts(drawn: Sequence[Chart]) -> str:
    """Charts beside each other, as many as there is room for."""
    return '<div class="charts">\n' + "\n".join(_figure(chart) for chart in drawn) + "\n</div>"


def _figure(chart: Chart) -> str:
    return (
        f"<figure>\n<h3>{escape(chart.title)}</h3>\n{chart.inline()}\n"
        f"<figcaption>{escape(chart.reading)}</figcaption>\n</figure>"
    )


def table(
    caption: str, head: Sequence[str], rows: Iterable[Sequence[str]], words: Sequence[str] = ()
) -> str:
    """A table whose first cells name their rows; the columns called ``words`` are no numbers.

    Wide ones scroll by themselves.
    """
    looks = [' class="words"' if name in words else "" for name in head]
    names = "".join(
        f'<th scope="col"{look}>{escape(cell)}</th>' for cell, look in zip(head, looks, strict=True)
    )
    lines = "\n".join(
        f'<tr><th scope="row">{escape(first)}</th>'
        + "".join(
            f"<td{look}>{escape(cell)}</td>" for cell, look in zip(cells, looks[1:], strict=True)
        )
        + "</tr>"
        for first, *cells in rows
    )
    return (
        f'<div class="wide" tabindex="0" role="region" aria-label="{escape(caption)}">\n<table>\n'
        f"<caption>{escape(caption)}</caption>\n"
        f"<thead><tr>{names}</tr></thead>\n<tbody>\n{lines}\n</tbody>\n</table>\n</div>"
    )


def facts(entries: Iterable[tuple[str, str]], command: str) -> str:
    """What the report stands on: names and values, and the command that plays it all again."""
    lines = "\n".join(
        f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in entries
    )
    command = f'<div class="command"><dt>Command</dt><dd><code>{escape(command)}</code></dd></div>'
    return f"<dl>\n{lines}\n{command}\n</dl>"
