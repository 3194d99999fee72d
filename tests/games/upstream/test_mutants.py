"""The list of broken rules fits the sources, and a few of them are tried."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from tests.games.kodiak.sources import ROOT
from tests.games.upstream.broken_rules import MUTANTS, Mutant
from tests.games.upstream.mutants import killer, source_of, spoiled

every_mutant = pytest.mark.parametrize(
    "mutant", MUTANTS, ids=[f"{mutant.rule} {mutant.what}" for mutant in MUTANTS]
)
SAMPLE = [
    next(mutant for mutant in MUTANTS if mutant.rule == rule)
    for rule in ("U-CAP-1", "U-BEAR-2", "U-RAP-3")
]


def test_every_rule_is_broken_at_least_once() -> None:
    written = (ROOT / "docs" / "rules" / "upstream.en.md").read_text("utf-8")
    assert {mutant.rule for mutant in MUTANTS} == set(re.findall(r"\bU-[A-Z]+-\d+\b", written))


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
