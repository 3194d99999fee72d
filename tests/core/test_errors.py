"""Refusals: each has a key, what fills its sentence, and a sentence in every language."""

from __future__ import annotations

import ast
from pathlib import Path
from string import Formatter

import pytest

import anadrome
from anadrome.core.errors import BadRecord, BadSetup, IllegalAction, Refusal
from anadrome.core.words import LANGUAGES, catalog, refusal_text

SOURCES = Path(anadrome.__file__).parent
KINDS = {"Refusal": 0, "BadSetup": 0, "IllegalAction": 1, "BadRecord": 1}  # where the key stands


def keys_in_the_sources() -> set[str]:
    found: set[str] = set()
    for file in SOURCES.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            match node:
                case ast.Call(func=ast.Name(id=kind)) if kind in KINDS:
                    key = node.args[KINDS[kind]] if len(node.args) > KINDS[kind] else None
                    if isinstance(key, ast.Constant):
                        found.add(str(key.value))
    return found


def sentences(lang: str) -> dict[str, str]:
    return {
        key.removeprefix("refusal."): text
        for key, text in catalog("anadrome.core", lang).entries.items()
        if key.startswith("refusal.")
    }


def parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_a_refusal_says_its_key_and_parameters() -> None:
    refusal = BadSetup("bad-option", option="deck", given="x")
    assert (refusal.key, refusal.params) == ("bad-option", {"option": "deck", "given": "x"})
    assert str(refusal) == "bad-option (option=deck, given=x)"
    assert str(BadSetup("game-over")) == "game-over"


def test_an_illegal_action_names_its_rule() -> None:
    refusal = IllegalAction("K-FISH-1", "not-your-turn")
    assert (refusal.rule, refusal.key, refusal.params) == ("K-FISH-1", "not-your-turn", {})


def test_a_bad_record_names_its_step() -> None:
    refusal = BadRecord(7, "record.too-long")
    assert (refusal.step, refusal.key) == (7, "record.too-long")
    assert refusal_text(refusal.key, refusal.params, "en") == (
        "Step 7: the game is over, the record goes on."
    )


@pytest.mark.parametrize("kind", [BadSetup, IllegalAction, BadRecord])
def test_all_are_refusals(kind: type[Refusal]) -> None:
    assert issubclass(kind, Refusal)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_key_has_a_sentence(lang: str) -> None:
    missing = {key for key in keys_in_the_sources() if key not in sentences(lang)}
    assert not missing


def test_sentences_take_the_same_parameters_in_every_language() -> None:
    english, french = sentences("en"), sentences("fr")
    assert english.keys() == french.keys()
    assert {key: parameters(text) for key, text in english.items()} == {
        key: parameters(text) for key, text in french.items()
    }


def test_a_reason_is_said_inside_a_sentence() -> None:
    params: dict[str, str | int] = {
        "step": 3,
        "seat": "blue",
        "action": "salmon 9",
        "reason": "not-notation",
        "given": "salmon 9",
    }
    assert refusal_text("record.illegal", params, "en") == (
        "Step 3: blue plays salmon 9. Nothing here is called salmon 9."
    )
    assert params["reason"] == "not-notation"
