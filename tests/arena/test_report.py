"""Reports: the page needs nothing beside it, and all files say the same."""

from __future__ import annotations

import csv
import json
import re
import xml.etree.ElementTree as ET
from collections import defaultdict
from html.parser import HTMLParser
from pathlib import Path
from typing import Any

import pytest
from matplotlib.collections import Collection
from matplotlib.patches import Rectangle

from anadrome.arena import statistics
from anadrome.arena.intervals import Estimate
from anadrome.arena.report.arena import arena_report
from anadrome.arena.report.charts import Series, dots, histogram
from anadrome.arena.report.look import DRAWN, colour
from tests.arena import reports

Files = dict[str, Path]
KINDS = ("arena", "study")


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Files]:
    folder = tmp_path_factory.mktemp("reports")
    return {
        kind: {file.name: file for file in report.write(folder / kind)}
        for kind, report in zip(KINDS, reports.both(), strict=True)
    }


class Reader(HTMLParser):
    """Collects what a page would load, and its headings."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.loads: list[str] = []
        self.titles: list[str] = []
        self.open = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.open = tag
        for name, value in attrs:
            if name in ("src", "href", "xlink:href") and not (value or "").startswith("#"):
                self.loads.append(f"{tag} {value}")

    def handle_data(self, data: str) -> None:
        if self.open in ("h1", "h2", "h3") and data.strip():
            self.titles.append(data)


def rows(file: Path) -> list[dict[str, str]]:
    with file.open(encoding="utf-8") as lines:
        return list(csv.DictReader(lines))


@pytest.mark.parametrize("kind", KINDS)
def test_the_page_needs_nothing_beside_it(written: dict[str, Files], kind: str) -> None:
    text = written[kind]["index.html"].read_text("utf-8")
    assert Reader(text).loads == []
    assert "@import" not in text
    assert not re.search(r"url\((?!#)", text)


@pytest.mark.parametrize("kind", KINDS)
def test_every_chart_is_on_the_page_and_in_files(written: dict[str, Files], kind: str) -> None:
    files = written[kind]
    titles = Reader(files["index.html"].read_text("utf-8")).titles
    drawn = [file for name, file in files.items() if name.endswith(".svg")]
    assert len(drawn) >= 7
    for file in drawn:
        picture = ET.fromstring(file.read_text("utf-8"))
        words = [text.text for text in picture.iter("{http://www.w3.org/2000/svg}text")]
        assert set(words) & set(titles), f"{file.name} has no title, or the page has not"
        assert files[file.with_suffix(".png").name].read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize("kind", KINDS)
def test_drawings_on_the_page_follow_its_theme(written: dict[str, Files], kind: str) -> None:
    drawings = re.findall(r"<svg.*?</svg>", written[kind]["index.html"].read_text("utf-8"), re.S)
    found = {one for drawing in drawings for one in re.findall(r"#[0-9a-f]{6}\b", drawing)}
    assert found == set(), "colours that stay light in the dark"
    assert all("var(--ink)" in drawing for drawing in drawings)


def test_colours_of_drawings_are_told_apart() -> None:
    assert len({colour(token) for token in DRAWN}) == len(DRAWN)


def test_the_page_quotes_what_it_is_given(written: dict[str, Files]) -> None:
    text = written["arena"]["index.html"].read_text("utf-8")
    assert "look &lt;&amp;&gt;" in text
    assert "look <&>" not in text


def test_the_shares_are_those_of_the_matches(written: dict[str, Files]) -> None:
    """Counted again, from the table of all seats."""
    wins: dict[str, float] = defaultdict(float)
    seats: dict[str, int] = defaultdict(int)
    table = rows(written["arena"]["matches.csv"])
    winners = [row["match"] for row in table if row["place"] == "1"]
    for row in table:
        seats[row["bot"]] += 1
        wins[row["bot"]] += (row["place"] == "1") / winners.count(row["match"])
    shares = {
        row["of"]: float(row["value"])
        for row in rows(written["arena"]["results.csv"])
        if row["measure"] == "wins"
    }
    assert len(table) == 2 * 6 * 3
    assert shares == pytest.approx({bot: wins[bot] / seats[bot] for bot in seats})
    assert shares["greedy"] > shares["random"]


def test_the_order_of_play_is_that_of_the_matches(written: dict[str, Files]) -> None:
    """Counted again: who wins of those who play first, second and third of three."""
    table = [row for row in rows(written["study"]["matches.csv"]) if row["players"] == "3"]
    winners = [row["match"] for row in table if row["place"] == "1"]
    wins: dict[str, float] = defaultdict(float)
    for row in table:
        share = (row["place"] == "1") / winners.count(row["match"])
        wins[f"wins_in_turn_{row['in_turn']}"] += share / (len(table) / 3)
    found = {
        row["measure"]: float(row["value"])
        for row in rows(written["study"]["results.csv"])
        if row["of"] == "3 players" and row["measure"].startswith("wins_in_turn")
    }
    assert found == pytest.approx(dict(wins))
    assert sum(found.values()) == pytest.approx(1)


def test_the_results_for_programs_are_those_of_the_table(written: dict[str, Files]) -> None:
    found = json.loads(written["study"]["results.json"].read_text("utf-8"))
    for setting in found["settings"]:
        length = setting["overview"]["length"]
        (row,) = (
            row
            for row in rows(written["study"]["results.csv"])
            if (row["of"], row["measure"]) == (setting["setting"], "length")
        )
        assert [float(row[key]) for key in ("value", "low", "high")] == list(length.values())


def test_the_same_games_make_the_same_files(written: dict[str, Files], tmp_path: Path) -> None:
    """But for the CPU times."""
    plan = reports.an_arena()
    for file in arena_report(plan, reports.played(plan)).write(tmp_path):
        if file.stem not in ("thinking", "index"):
            assert file.read_bytes() == written["arena"][file.name].read_bytes(), file.name


def offsets_of(dots: Collection) -> Any:
    """Where the dots of a series are."""
    return dots.get_offsets()


def test_a_row_without_all_series_is_centred() -> None:
    """A table of two players has no third: its two dots stand about the middle of the row."""
    sure = Estimate(1, 0.5, 1.5)
    series: list[Series] = [("1st", [sure, sure]), ("2nd", [sure, sure]), ("3rd", [None, sure])]
    chart = dots("name", "Title", "Reading", ["two", "three"], series, axis="x")
    axes = chart.figure(titled=False).axes[0]
    heights = [[float(y) for _, y in offsets_of(dot)] for dot in axes.collections[1::2]]
    assert [[round(y, 2) for y in ys] for ys in heights] == [[-0.12, 0.76], [0.12, 1.0], [1.24]]


@pytest.mark.parametrize("values", [[5], [1, 2, 3], list(range(100)), [0, 1000]])
def test_a_histogram_has_every_value_once(values: list[float]) -> None:
    axes = histogram("n", "T", "R", values, axis="x").figure(titled=False).axes[0]
    heights = [bar.get_height() for bar in axes.patches if isinstance(bar, Rectangle)]
    assert sum(heights) == pytest.approx(1)
    assert len(axes.patches) <= 17


def test_a_game_that_nobody_counts_has_a_report_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """It lacks what only events could tell, and no chart is empty."""
    monkeypatch.setattr(statistics, "COLLECTORS", {})
    for report in reports.both():
        names = {chart.name for chart in report.charts}
        assert "length" in names
        assert not names & {"advantage", "wins-in-turn", "ahead-for-good", "swing-at", "counts-1"}
        assert "None" not in report.html
        for chart in report.charts:
            assert chart.figure(titled=False).axes[0].has_data(), chart.name
