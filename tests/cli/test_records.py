"""``anadrome record`` and ``anadrome replay``: a game of bots, written down and checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.cli.shell import anadrome

RECORD = ("record", "kodiak", "--players", "3", "--seed", "7", "--bots", "random")


@pytest.fixture(scope="module")
def text() -> str:
    ran = anadrome(*RECORD)
    assert (ran.code, ran.err) == (0, "")
    return ran.out


def changed(text: str, step: int, **values: Any) -> str:
    """The record with a step (from 1) changed."""
    record = json.loads(text)
    record["steps"][step - 1].update(values)
    return json.dumps(record)


def test_equal_seeds_write_equal_records(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    ran = anadrome(*RECORD, "-o", str(file))
    assert (ran.code, ran.out, ran.err) == (0, "", "")
    assert file.read_text("utf-8") == text


def test_a_record_replays_with_its_scores(text: str, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(text, "utf-8")
    ran = anadrome("replay", str(file))
    outcome = json.loads(text)["outcome"]
    assert (ran.code, ran.err) == (0, "")
    for colour, points in zip(("vermilion", "blue", "yellow"), outcome["scores"], strict=True):
        assert any(
            line.startswith(colour) and str(points) in line.split() for line in ran.out.splitlines()
        )
    assert ran.out.splitlines()[-1].startswith("kodiak standard 3 ")


def test_a_record_replays_from_a_pipe_for_programs(text: str) -> None:
    ran = anadrome("replay", "-", "--json", given=text)
    found = json.loads(ran.out)
    record = json.loads(text)
    assert found["scores"] == record["outcome"]["scores"]
    assert found["places"] == record["outcome"]["places"]
    assert found["steps"] == len(record["steps"])
    assert found["over"] is True
    assert found["seed_agrees"] is True


def test_a_record_of_upstream_replays() -> None:
    options = ("--option", "tiles=added", "--option", "movement_tokens=yes")
    text = anadrome("record", "upstream", "--players", "4", "--seed", "7", *options).out
    found = json.loads(anadrome("replay", "-", "--json", given=text).out)
    record = json.loads(text)
    assert record["game"] == "upstream"
    assert found["scores"] == record["outcome"]["scores"]
    assert (found["over"], found["seed_agrees"]) == (True, True)
    bad = next(k for k, step in enumerate(record["steps"]) if ">" in step.get("action", ""))
    ran = anadrome("replay", "-", given=changed(text, bad + 1, action="L9>C9"))
    assert ran.code == 1
    assert f"Step {bad + 1}:" in ran.err


@pytest.mark.parametrize("players", [1, 4])
def test_a_record_of_coldwater_replays(players: int) -> None:
    """Alone, the points of the silent angler are told too."""
    seats = ("--players", str(players), "--bots", "random", "--seed", "7")
    text = anadrome("record", "coldwater", *seats, "--option", "turn_limit=9").out
    found = json.loads(anadrome("replay", "-", "--json", given=text).out)
    record = json.loads(text)
    assert record["game"] == "coldwater"
    assert found["scores"] == record["outcome"]["scores"]
    assert (found["over"], found["seed_agrees"]) == (True, True)
    out = anadrome("replay", "-", given=text).out
    assert out.startswith("Coldwater Crown, 1 player: " if players == 1 else "Coldwater Crown, 4")
    assert [f"no seat {points}" for points in found["others"]] == [
        " ".join(line.split()) for line in out.splitlines() if line.startswith("no seat")
    ]
    assert len(found["others"]) == (players == 1)
    bad = next(
        k for k, step in enumerate(record["steps"]) if step.get("action", "").startswith("cast")
    )
    ran = anadrome("replay", "-", given=changed(text, bad + 1, action="cast white"))
    assert ran.code == 1
    assert f"Step {bad + 1}:" in ran.err


def test_the_first_bad_step_is_named(text: str) -> None:
    bad = changed(changed(text, 4, action="salmon 9"), 9, action="visitor 9")
    ran = anadrome("replay", "-", given=bad)
    assert (ran.code, ran.out) == (1, "")
    assert ran.err == "anadrome: Step 4: yellow plays salmon 9. Nothing here is called salmon 9.\n"


def test_a_bad_step_is_named_in_french(text: str) -> None:
    ran = anadrome("replay", "-", "--lang", "fr", given=changed(text, 4, action="salmon 9"))
    assert ran.code == 1
    assert ran.err.startswith("anadrome: Étape 4")


@pytest.mark.parametrize(("seed", "sentence"), [("7", "come"), ("9", "do not come")])
def test_a_dealt_draw_is_found_out(text: str, seed: str, sentence: str) -> None:
    """The steps follow the rules, but a seed of 9 would have drawn another first player."""
    ran = anadrome("replay", "-", given=json.dumps(json.loads(text) | {"seed": seed}))
    assert (ran.code, ran.err) == (0, "")
    assert f"The draws {sentence} from the seed." in ran.out


@pytest.mark.parametrize(
    ("given", "sentence"),
    [
        ("", "This is not a record: it is not JSON."),
        ("[" * 100_000, "This is not a record: it is not JSON."),
        ("[]", "This is not a record of Anadrome: format is missing or wrong."),
        ('{"format": "anadrome-record", "version": 9}', "This record is of version 9"),
    ],
)
def test_what_is_no_record_is_bad_input(given: str, sentence: str) -> None:
    ran = anadrome("replay", "-", given=given)
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"anadrome: {sentence}")
    assert ran.err.count("\n") == 1


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    ran = anadrome("replay", str(tmp_path / "none.json"))
    assert ran.code == 2
    assert ran.err.endswith("none.json: No such file or directory.\n")


def test_a_file_that_is_not_text(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_bytes(b"\xff\xfe\x00")
    ran = anadrome("replay", str(file))
    assert ran.code == 2
    assert ran.err.endswith("is not a text file.\n")


def test_a_record_that_cannot_be_written(tmp_path: Path) -> None:
    ran = anadrome(*RECORD, "-o", str(tmp_path / "no" / "folder.json"))
    assert ran.code == 2
    assert ran.err.endswith("folder.json: No such file or directory.\n")
