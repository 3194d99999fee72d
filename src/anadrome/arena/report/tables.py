"""The numbers of a report as CSV: every seat of every match, and every estimate."""

import csv
import io
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from anadrome.arena.findings import Match
from anadrome.arena.intervals import Estimate
from anadrome.arena.statistics import measures_of

Estimated = tuple[str, str, Estimate]  # of what, which measure, the estimate


def write_csv(path: Path, head: Sequence[str], rows: Iterable[Sequence[object]]) -> Path:
    """A table in a file; numbers as Python writes them, so that nothing is lost."""
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(head)
    writer.writerows(["" if cell is None else cell for cell in row] for row in rows)
    path.write_text(text.getvalue(), "utf-8")
    return path


def write_estimates(path: Path, rows: Iterable[Estimated]) -> Path:
    """An estimate a line, with the ends of its interval."""
    head = ["of", "measure", "value", "low", "high"]
    lines = ([of, measure, e.value, e.low, e.high] for of, measure, e in rows)
    return write_csv(path, head, lines)


def write_matches(path: Path, game: str, matches: Sequence[Match]) -> Path:
    """A line for each seat of each match. CPU times are not among them: they are never the same."""
    measures = measures_of(game)
    head = [
        *("match", "seed", "players", "seat", "in_turn", "bot", "points", "place", "decisions"),
        *("lead_changes", "ahead_for_good", "swing_at", "swing_by"),
        *(measure.key for measure in measures),
    ]
    return write_csv(path, head, _seats(game, matches))


def _seats(game: str, matches: Iterable[Match]) -> Iterator[list[object]]:
    measures = measures_of(game)
    for match in matches:
        task, played = match.task, match.played
        course = played.course
        swing = course.swing if course else None
        for seat, bot in enumerate(task.bots):
            turn = played.in_turn(seat)
            yield [
                *(task.number, task.seed, len(task.bots), seat + 1),
                *(None if turn is None else turn + 1, bot, played.scores[seat]),
                *(played.places[seat], played.decisions[seat]),
                *((course.lead_changes, course.ahead_for_good) if course else (None, None)),
                *((swing.at, swing.by) if swing else (None, None)),
                *(played.counts[m.key][seat if m.by_seat else 0] for m in measures),
            ]
