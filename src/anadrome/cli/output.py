"""How the command speaks: results on stdout, complaints and progress on stderr."""

import os
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from anadrome.core.errors import BadSetup
from anadrome.core.words import LANGUAGES

T = TypeVar("T")


def say(text: str) -> None:
    """A result."""
    sys.stdout.write(text + "\n")


def complain(sentence: str) -> None:
    """One clear line about what is wrong."""
    sys.stderr.write(f"anadrome: {sentence}\n")


def language(given: Sequence[str]) -> str:
    """The language to speak: ``--lang``, else the environment's, else English."""
    for k, word in enumerate(given):
        if word == "--lang" and k + 1 < len(given) and given[k + 1] in LANGUAGES:
            return given[k + 1]
        if word.startswith("--lang=") and word.removeprefix("--lang=") in LANGUAGES:
            return word.removeprefix("--lang=")
    local = os.environ.get("LC_ALL") or os.environ.get("LC_MESSAGES") or os.environ.get("LANG", "")
    return "fr" if local.startswith("fr") else "en"


def written(path: Path, text: str) -> None:
    """Keep a text in a file."""
    try:
        path.write_text(text, "utf-8")
    except OSError as error:
        raise file_trouble(path, error) from None


def file_trouble(path: Path, error: OSError) -> BadSetup:
    """A file that cannot be read or written, in words."""
    return BadSetup("file-trouble", file=str(path), trouble=error.strerror or str(error))


def with_progress(steps: Iterable[T], total: int, title: str, done: int = 0) -> Iterator[T]:
    """The steps, with a bar while they last if somebody watches stderr; silent in a pipe.

    So many of ``total`` may be ``done`` already.
    """
    console = Console(stderr=True)
    if not console.is_terminal:
        yield from steps
        return
    columns = (TextColumn(title), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(title, total=total, completed=done)
        for step in steps:
            progress.advance(task)
            yield step


def table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    """Columns that line up: the first to the left, the others to the right.

    >>> print(table(["bot", "share"], [["greedy", "0.9"], ["random", "0.1"]]))
    bot     share
    greedy    0.9
    random    0.1
    """
    lines = [head, *rows]
    widths = [max(len(line[k]) for line in lines) for k in range(len(head))]
    return "\n".join(
        "  ".join(
            cell.ljust(width) if k == 0 else cell.rjust(width)
            for k, (cell, width) in enumerate(zip(line, widths, strict=True))
        ).rstrip()
        for line in lines
    )
