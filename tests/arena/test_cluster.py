"""A real Ray, started for the test on this machine."""

from __future__ import annotations

import sys

import pytest

from tests.arena.runs import Run
from tests.cli.shell import anadrome

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 14), reason="Ray has no wheels for it yet")

ARENA = ("arena", "kodiak", "--bots", "greedy,random", "--games", "12", "--seed", "7", "--json")


def test_a_cluster_finds_what_this_machine_finds() -> None:
    there = Run(*ARENA, "--ray", "local").found()
    here = Run(*ARENA, "--workers", "1").found()
    assert {**there, "thinking": 0} == {**here, "thinking": 0}


def test_a_cluster_that_is_not_there() -> None:
    ran = anadrome(*ARENA, "--ray", "auto")
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith("anadrome: There is no Ray cluster at auto: ")
    assert ran.err.count("\n") == 1
