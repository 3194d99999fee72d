"""The lists of broken rules fit the sources, and a few of them are tried."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.games.coldwater.broken_rules import MUTANTS as COLDWATER
from tests.games.kodiak.broken_rules import MUTANTS as KODIAK
from tests.games.mutants import GAMES, Mutant, killer, source_of, spoiled
from tests.games.sources import ROOT
from tests.games.upstream.broken_rules import MUTANTS as UPSTREAM

MUTANTS = (*COLDWATER, *KODIAK, *UPSTREAM)

every_mutant = pytest.mark.parametrize(
    "mutant", MUTANTS, ids=[f"{mutant.rule} {mutant.what}" for mutant in MUTANTS]
)
SAMPLE = [
    next(mutant for mutant in MUTANTS if mutant.rule == rule)
    for rule in (
        *("C-CATCH-2", "C-TACK-2", "C-SOLO-3"),
        *("K-TURN-1", "K-TIE-1", "K-OLD-3"),
        *("U-CAP-1", "U-BEAR-2", "U-RAP-3"),
    )
]


@pytest.mark.parametrize("letter", GAMES)
def test_every_rule_is_broken_at_least_once(letter: str) -> None:
    written = (ROOT / "docs" / "rules" / f"{GAMES[letter]}.en.md").read_text("utf-8")
    broken = {mutant.rule for mutant in MUTANTS if mutant.rule[0] == letter}
    assert broken == set(re.findall(rf"\b{letter}-[A-Z0-9]+-\d+\b", written))


@every_mutant
def test_a_mutant_still_fits_its_source(mutant: Mutant) -> None:
    source = source_of(mutant).read_text("utf-8")
    assert source.count(mutant.before) == 1
    assert spoiled(mutant) != source
    if mutant.file.endswith(".py"):
        ast.parse(spoiled(mutant))


@pytest.mark.parametrize("mutant", SAMPLE, ids=[mutant.rule for mutant in SAMPLE])
def test_a_test_of_the_rule_notices(mutant: Mutant, tmp_path: Path) -> None:
    assert killer(mutant, tmp_path), "all tests of the rule pass although it is broken"
