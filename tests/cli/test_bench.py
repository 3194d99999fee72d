"""``anadrome bench``: the table, never its speed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.shell import anadrome

SHORT = ("bench", "kodiak", "--seconds", "0.05", "--games", "100")


def test_every_figure_is_measured(tmp_path: Path) -> None:
    file = tmp_path / "bench.md"
    ran = anadrome(*SHORT, "--output", str(file))
    assert (ran.code, ran.err) == (0, "")
    for figure in ("inside the engine", "driven from Python", "clone", "view of a seat"):
        assert f"\n{figure}" in ran.out
        assert f"| {figure} |" in file.read_text("utf-8")
    assert "of 100 games" in ran.out


def test_for_programs() -> None:
    found = json.loads(anadrome(*SHORT, "--json").out)
    assert found["game"] == "kodiak"
    assert {figure["name"]: figure["target"] for figure in found["figures"]} == {
        "inside the engine": 5,
        "driven from Python": 2,
        "clone": None,
        "view of a seat": None,
    }
    for figure in found["figures"]:
        assert all(rate > 0 for rate in figure["per_cpu_second"].values())
