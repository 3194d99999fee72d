"""Records: written, read and played again; what is wrong in one is found and named."""

from __future__ import annotations

import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anadrome.core.chance import GENERATOR
from anadrome.core.errors import BadRecord, BadSetup
from anadrome.core.match import Match
from anadrome.core.record import FORMAT, VERSION, from_text, record_of, replay, seed_agrees, to_text
from anadrome.core.words import LANGUAGES, refusal_text
from anadrome.games import game_called
from tests.core.ponds import GAME

Json = dict[str, Any]

ANSWERS = ((0, "deep"), (1, "shallow"), (1, "deep"), (0, "deep"))


def played(answers: int = len(ANSWERS), seed: int = 7) -> Match:
    match = Match(GAME, 2, {}, seed)
    for seat, action in ANSWERS[:answers]:
        match.play(seat, action)
    return match


WHOLE = record_of(played(), {0: "Ada", 1: "Inès"})
DRAWS = [number for number, step in enumerate(WHOLE["steps"], 1) if "draw" in step]


# -- Written and read


def test_a_record_holds_the_whole_match() -> None:
    spring, first_wind, second_wind = (WHOLE["steps"][number - 1] for number in DRAWS)
    assert {key: value for key, value in WHOLE.items() if key not in ("steps", "outcome")} == {
        "format": "anadrome-record",
        "version": 1,
        "game": "ponds",
        "rules": 3,
        "seats": [
            {"seat": 0, "colour": "vermilion", "player": "Ada"},
            {"seat": 1, "colour": "blue", "player": "Inès"},
        ],
        "options": {"rounds": "2", "helper": "none"},
        "seed": "7",
        "generator": "xoshiro128**/sha256",
    }
    assert WHOLE["steps"] == [
        spring,
        {"seat": 0, "asked": "pond", "action": "deep"},
        {"seat": 1, "asked": "pond", "action": "shallow"},
        first_wind,
        {"seat": 0, "asked": "pond", "action": "deep"},
        {"seat": 1, "asked": "pond", "action": "deep"},
        second_wind,
    ]
    assert spring == {"draw": "spring", "of": 100, "result": 14, "text": "14"}
    assert (WHOLE["format"], WHOLE["version"], WHOLE["generator"]) == (FORMAT, VERSION, GENERATOR)


def test_a_file_has_a_line_a_step_and_reads_back() -> None:
    text = to_text(WHOLE)
    assert text.endswith("\n}\n")
    assert sum(line.startswith("  {") and "asked" in line for line in text.splitlines()) == 4
    assert "Inès" in text
    assert from_text(text) == WHOLE
    assert to_text(from_text(text)) == text


@pytest.mark.parametrize("answers", range(len(ANSWERS) + 1))
def test_a_record_replays_to_the_same_bytes(answers: int) -> None:
    """At every step of a match; a choice that is hidden still is not in it."""
    match = played(answers)
    text = to_text(record_of(match))
    again = replay(GAME, from_text(text))
    assert to_text(record_of(again)) == text
    assert again.is_over == match.is_over
    if not match.decision.settled:
        assert again.position() == match.position()


def test_without_its_seed_a_record_replays_too() -> None:
    record = record_of(played(3), final=False)
    assert record["seed"] is None
    assert record_of(replay(GAME, record), final=False) == record
    assert seed_agrees(GAME, record) is None


# -- The draws and the seed


def test_the_seed_gives_the_draws_again() -> None:
    assert record_of(replay(GAME, WHOLE, drawn_anew=True), {0: "Ada", 1: "Inès"}) == WHOLE
    assert seed_agrees(GAME, WHOLE) is True


def test_a_generator_we_do_not_know_leaves_it_open() -> None:
    assert seed_agrees(GAME, {**WHOLE, "generator": "dice"}) is None


def test_a_changed_seed_replays_by_the_draws_but_does_not_agree() -> None:
    record = {**WHOLE, "seed": "8"}
    assert replay(GAME, record).position() == played().position()
    assert seed_agrees(GAME, record) is False
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record, drawn_anew=True)
    assert (refused.value.step, refused.value.key) == (1, "record.wrong-draw")


def test_a_later_draw_that_the_seed_does_not_give_is_found_too() -> None:
    record = deepcopy(WHOLE)
    seed = next(seed for seed in range(8, 99) if played(seed=seed).steps[0] == played().steps[0])
    record["seed"] = str(seed)
    assert record_of(played(seed=seed))["steps"][3:] != WHOLE["steps"][3:]
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record, drawn_anew=True)
    assert refused.value.step in DRAWS[1:]


# -- Bad files


@pytest.mark.parametrize(
    ("text", "key", "missing"),
    [
        ("", "record.not-json", None),
        ("{", "record.not-json", None),
        ("[" * 100_000, "record.not-json", None),
        (to_text(WHOLE)[:-30], "record.not-json", None),
        ("[]", "record.not-a-record", "format"),
        ("{}", "record.not-a-record", "format"),
        (json.dumps({**WHOLE, "format": "chess"}), "record.not-a-record", "format"),
        (json.dumps({**WHOLE, "version": "1"}), "record.not-a-record", "version"),
        (json.dumps({**WHOLE, "version": 0}), "record.not-a-record", "version"),
        (json.dumps({**WHOLE, "version": 2}), "record.newer", None),
        *(
            (
                json.dumps({k: v for k, v in WHOLE.items() if k != key}),
                "record.not-a-record",
                key,
            )
            for key in ("game", "rules", "seats", "options", "generator", "steps")
        ),
        (json.dumps({**WHOLE, "steps": {}}), "record.not-a-record", "steps"),
        (json.dumps({**WHOLE, "outcome": 3}), "record.not-a-record", "outcome"),
        (json.dumps({**WHOLE, "seed": 7}), "record.not-a-record", "seed"),
    ],
)
def test_what_is_no_record_is_refused(text: str, key: str, missing: str | None) -> None:
    with pytest.raises(BadRecord) as refused:
        from_text(text)
    assert (refused.value.step, refused.value.key) == (0, key)
    assert refused.value.params.get("missing") == missing


def test_a_record_of_an_unknown_game_is_refused_by_its_name() -> None:
    with pytest.raises(BadSetup) as refused:
        game_called(WHOLE["game"])
    assert (refused.value.key, refused.value.params["given"]) == ("unknown-game", "ponds")


# -- Records that do not follow the rules

Change = Callable[[Json], object]


def step(number: int, **changes: Any) -> Change:
    return lambda record: record["steps"][number - 1].update(changes)


def without(number: int) -> Change:
    return lambda record: record["steps"].pop(number - 1)


def extra(number: int, entry: Any) -> Change:
    return lambda record: record["steps"].insert(number - 1, entry)


def head(**changes: Any) -> Change:
    return lambda record: record.update(changes)


def swap(record: Json, one: int, other: int) -> None:
    steps = record["steps"]
    steps[one - 1], steps[other - 1] = steps[other - 1], steps[one - 1]


ANSWER = {"seat": 0, "asked": "pond", "action": "deep"}
WIND = WHOLE["steps"][3]

BAD: list[tuple[str, Change, int, str]] = [
    ("other rules", head(rules=2), 0, "record.other-rules"),
    ("no seats", head(seats=[]), 0, "bad-players"),
    ("too many seats", head(seats=[{}] * 9), 0, "bad-players"),
    ("an unknown option", head(options={"weather": "fine"}), 0, "unknown-option"),
    ("a wrong option", head(options={"rounds": "9"}), 0, "bad-option"),
    ("fewer rounds", head(options={"rounds": "1"}), 5, "record.too-long"),
    ("no object", extra(3, 5), 3, "record.not-a-record"),
    ("no seat", step(2, seat=None), 2, "record.not-a-record"),
    ("no number", step(2, seat="blue"), 2, "record.not-a-record"),
    ("an endless number", step(2, seat=float("inf")), 2, "record.not-a-record"),
    ("no result", lambda record: record["steps"][3].pop("result"), 4, "record.not-a-record"),
    ("the first draw impossible", step(1, result=100), 1, "record.wrong-draw"),
    ("the first draw with another bound", step(1, of=99), 1, "record.wrong-draw"),
    ("a draw of something else", step(4, draw="rain"), 4, "record.wrong-draw"),
    ("a draw in other words", step(4, text="hurricane"), 4, "record.wrong-draw"),
    ("a later draw impossible", step(7, result=3), 6, "record.wrong-draw"),
    ("a huge draw", step(7, result=2**70), 6, "record.wrong-draw"),
    ("the first draw left out", without(1), 1, "record.wrong-draw"),
    ("a later draw left out", without(4), 4, "record.wrong-draw"),
    ("the last draw left out", without(7), 7, "record.wrong-draw"),
    ("a draw twice", extra(4, WIND), 5, "record.wrong-draw"),
    ("a draw before its time", extra(3, WIND), 3, "record.wrong-draw"),
    ("a draw after the end", extra(8, WIND), 8, "record.wrong-draw"),
    ("answers in another order", lambda record: swap(record, 2, 3), 2, "record.wrong-seat"),
    ("an unknown action", step(3, action="middle"), 3, "record.illegal"),
    ("the wrong seat", step(3, seat=0), 3, "record.wrong-seat"),
    ("a seat there is not", step(3, seat=2), 3, "record.wrong-seat"),
    ("a seat below all", step(3, seat=-1), 3, "record.wrong-seat"),
    ("a seat above all", step(3, seat=2**70), 3, "record.wrong-seat"),
    ("another question", step(3, asked="river"), 3, "record.wrong-seat"),
    ("an answer too many", extra(3, ANSWER), 3, "record.wrong-seat"),
    ("an answer after the end", extra(8, ANSWER), 8, "record.too-long"),
    ("an answer left out", without(3), 3, "record.wrong-draw"),
    ("the end cut off", head(steps=WHOLE["steps"][:4]), 0, "record.too-short"),
    ("other scores", head(outcome={"scores": [9, 9], "places": [1, 1]}), 0, "record.wrong-outcome"),
    ("no outcome", head(outcome=None), 0, "record.wrong-outcome"),
    ("a flattering answer", step(3, action="deep"), 0, "record.wrong-outcome"),
]


@pytest.mark.parametrize(
    ("change", "number", "key"), [entry[1:] for entry in BAD], ids=[entry[0] for entry in BAD]
)
def test_the_first_bad_step_is_named(change: Change, number: int, key: str) -> None:
    record = deepcopy(WHOLE)
    change(record)
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record)
    assert (refused.value.step, refused.value.key) == (number, key)
    for lang in LANGUAGES:
        assert refusal_text(key, refused.value.params, lang)


def test_the_reason_for_an_illegal_step_is_said() -> None:
    record = deepcopy(WHOLE)
    record["steps"][2]["action"] = "middle"
    with pytest.raises(BadRecord) as refused:
        replay(GAME, record)
    assert refused.value.params["rule"] == "P-1"
    assert refusal_text(refused.value.key, refused.value.params, "en") == (
        "Step 3: blue plays middle. Nothing here is called middle."
    )


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5),
    lambda inner: st.lists(inner, max_size=2) | st.dictionaries(st.text(max_size=5), inner),
    max_leaves=4,
)


@settings(max_examples=400, derandomize=True, deadline=None)
@given(data=st.data())
def test_whatever_stands_in_a_record_it_replays_or_is_refused(data: st.DataObject) -> None:
    """Any value of the head or of a step is replaced by any other: no other error comes out."""
    record = deepcopy(WHOLE)
    part = data.draw(st.sampled_from([record, *record["steps"]]))
    part[data.draw(st.sampled_from(sorted(part)))] = data.draw(JSON)
    refusal = None
    try:
        replay(GAME, from_text(json.dumps(record)))
    except BadRecord as caught:
        refusal = caught
    if refusal is not None:
        assert all(refusal_text(refusal.key, refusal.params, lang) for lang in LANGUAGES)
