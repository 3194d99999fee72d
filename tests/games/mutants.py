"""Breaks the rules of a game one by one and looks whether a test of the rule notices.

``python tests/games/mutants.py upstream`` tries all that the game's broken_rules.py lists,
``… upstream U-RAP-3`` those of one rule. Each mutant is a copy of the sources with one text
replaced. Only the tests of the game with the mark of the mutant's rule are run on it, so a rule's
own tests have to notice.
"""

from __future__ import annotations

import importlib
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))  # for a run as a script

from tests.games.sources import ROOT, copy_sources

GAMES = {"C": "coldwater", "K": "kodiak", "U": "upstream"}


@dataclass(frozen=True)
class Mutant:
    """One rule broken: in a file of src/anadrome, ``before`` becomes ``after``."""

    rule: str
    what: str
    file: str
    before: str
    after: str

    @property
    def game(self) -> str:
        """The game of the rule, by the letter of its id."""
        return GAMES[self.rule[0]]


def source_of(mutant: Mutant, root: Path = ROOT) -> Path:
    return root / "src" / "anadrome" / mutant.file


def spoiled(mutant: Mutant) -> str:
    """The source with the rule broken."""
    return source_of(mutant).read_text("utf-8").replace(mutant.before, mutant.after)


def killer(mutant: Mutant, folder: Path) -> str:
    """The first test of its rule that fails on a mutant; empty when it survives."""
    environment = copy_sources(folder)
    source_of(mutant, folder).write_text(spoiled(mutant), "utf-8")
    return first_failure(mutant.game, mutant.rule, environment)


def first_failure(game: str, rule: str, environment: dict[str, str]) -> str:
    """The first test of a rule that fails in an environment; empty when none does."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.games.mutants", "--tests-of", game, rule],
        cwd=ROOT,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    for line in done.stdout.splitlines():
        if line.startswith(("FAILED", "ERROR")):
            return line.split(" ")[1].rpartition("/")[2]
    assert done.returncode == 0, done.stdout + done.stderr
    return ""


class OfRule:
    """Keeps the tests that carry the mark of one rule."""

    def __init__(self, rule: str) -> None:
        self.rule = rule

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [
            item
            for item in items
            if any(self.rule in mark.args for mark in item.iter_markers("rule"))
        ]


def run_tests_of(game: str, rule: str) -> int:
    quiet = ["-q", "-x", "--tb=no", "-p", "no:cacheprovider", "-p", "no:xdist"]
    folder = Path(__file__).with_name(game)
    return int(pytest.main([str(folder), *quiet], plugins=[OfRule(rule)]))


def main(game: str, rules: Sequence[str]) -> int:
    """Print which test kills each mutant; 1 if a mutant survives or a test fails without one."""
    listed: Sequence[Mutant] = importlib.import_module(f"tests.games.{game}.broken_rules").MUTANTS
    mutants = [mutant for mutant in listed if not rules or mutant.rule in rules]
    for rule in dict.fromkeys(mutant.rule for mutant in mutants):
        with tempfile.TemporaryDirectory() as folder:
            if test := first_failure(game, rule, copy_sources(Path(folder))):
                say(f"{rule}: {test} fails already, with nothing broken")
                return 1
    survivors = 0
    for mutant in mutants:
        with tempfile.TemporaryDirectory() as folder:
            test = killer(mutant, Path(folder))
        survivors += not test
        say(f"{mutant.rule:10}  {mutant.what:60}  {test or 'SURVIVES'}")
    return 1 if survivors else 0


def say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    if "--tests-of" in sys.argv:
        sys.exit(run_tests_of(sys.argv[2], sys.argv[3]))
    sys.exit(main(sys.argv[1], sys.argv[2:]))
