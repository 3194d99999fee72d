"""The ledger: what it has is not played again, and it is never mixed with another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from anadrome.arena import ledger as ledgers
from anadrome.arena.ledger import NAME, Ledger, kept_seed, open_ledger
from anadrome.arena.plan import plan_arena, tasks
from anadrome.arena.played import play
from anadrome.core.errors import BadSetup
from anadrome.games import GAMES

PLAN = plan_arena(GAMES["kodiak"], 2, {}, ["greedy", "random"], "seed", 4)


def begun(folder: Path, matches: int = 3) -> Ledger:
    """A ledger with some matches, the later ones first."""
    ledger = open_ledger(folder, PLAN)
    for task in list(tasks(PLAN, set()))[:matches][::-1]:
        ledger.add(play(task))
    return ledger


def test_it_goes_on_where_it_was(tmp_path: Path) -> None:
    written = begun(tmp_path / "new" / "folder").played
    assert open_ledger(tmp_path / "new" / "folder", PLAN).played == written
    assert sorted(written) == [0, 1, 2]
    assert kept_seed(tmp_path / "new" / "folder") == "seed"


def test_half_a_line_is_cut_off(tmp_path: Path) -> None:
    begun(tmp_path)
    whole = (tmp_path / NAME).read_bytes()
    for torn in range(1, 60, 7):
        (tmp_path / NAME).write_bytes(whole[:-torn])
        ledger = open_ledger(tmp_path, PLAN)
        assert sorted(ledger.played) == [1, 2]
        ledger.add(play(PLAN.task(0)))
        assert sorted(open_ledger(tmp_path, PLAN).played) == [0, 1, 2]


@pytest.mark.parametrize("left", ["", '{"terms":{"ki'])
def test_a_header_that_never_was_whole_is_written_again(tmp_path: Path, left: str) -> None:
    (tmp_path / NAME).write_text(left, "utf-8")
    assert kept_seed(tmp_path) is None
    assert open_ledger(tmp_path, PLAN).played == {}
    assert kept_seed(tmp_path) == "seed"


def test_more_games_go_on_with_the_same_ledger(tmp_path: Path) -> None:
    begun(tmp_path)
    assert sorted(open_ledger(tmp_path, replace(PLAN, games=400)).played) == [0, 1, 2]


@pytest.mark.parametrize(
    ("changes", "differs"),
    [
        ({"seed": "other"}, "seed"),
        ({"players": 3}, "players"),
        ({"options": {"deck": "families"}, "bots": ["random", "greedy"]}, "bots, options"),
    ],
)
def test_another_arena_is_refused(tmp_path: Path, changes: dict[str, object], differs: str) -> None:
    begun(tmp_path)
    kept = (tmp_path / NAME).read_bytes()
    with pytest.raises(BadSetup) as refused:
        open_ledger(tmp_path, replace(PLAN, **changes))  # type: ignore[arg-type]
    assert refused.value.key == "ledger-of-another"
    assert refused.value.params["differs"] == differs
    assert (tmp_path / NAME).read_bytes() == kept


def test_another_program_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots may have changed although the rules have not."""
    begun(tmp_path)
    monkeypatch.setattr(ledgers, "fingerprint", lambda _game: "another")
    with pytest.raises(BadSetup) as refused:
        open_ledger(tmp_path, PLAN)
    assert refused.value.key == "ledger-of-other-program"


def test_the_fingerprint_follows_what_decides_on_a_match(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = ledgers.fingerprint("kodiak")
    assert whole != ledgers.fingerprint("upstream")
    for room in ledgers.DECIDE:
        rest = tuple(other for other in ledgers.DECIDE if other != room)
        with monkeypatch.context() as patch:
            patch.setattr(ledgers, "DECIDE", rest)
            assert ledgers.fingerprint("kodiak") != whole, f"nothing in {room}"
    assert ledgers.fingerprint("kodiak") == whole


@pytest.mark.parametrize(("line", "text"), [(1, "{}"), (3, '{"number":'), (2, "[]")])
def test_a_line_that_is_not_ours_is_named(tmp_path: Path, line: int, text: str) -> None:
    begun(tmp_path)
    lines = (tmp_path / NAME).read_text("utf-8").splitlines()
    lines[line - 1] = text
    (tmp_path / NAME).write_text("\n".join(lines) + "\n", "utf-8")
    with pytest.raises(BadSetup) as refused:
        open_ledger(tmp_path, PLAN)
    assert (refused.value.key, refused.value.params["line"]) == ("ledger-broken", line)
