"""What the server says: the same keys and parameters in every language, all of them used."""

from __future__ import annotations

import re
import string
from pathlib import Path

import pytest

import anadrome.server
from anadrome.bots.bot import BOTS
from anadrome.core.words import catalog
from anadrome.server.limits import checked_name
from anadrome.server.problems import Declined, spoken

SOURCES = sorted(Path(anadrome.server.__path__[0]).glob("*.py"))


def parameters(sentence: str) -> set[str]:
    return {name for _, name, _, _ in string.Formatter().parse(sentence) if name}


def test_both_languages_have_the_same_sentences() -> None:
    english, french = (catalog("anadrome.server", lang).entries for lang in ("en", "fr"))
    assert list(english) == list(french)
    for key, sentence in english.items():
        assert parameters(sentence) == parameters(french[key]), key


def test_every_refusal_has_its_sentence_and_every_sentence_its_use() -> None:
    text = "\n".join(source.read_text("utf-8") for source in SOURCES)
    named = set(re.findall(r'Declined\(\s*[\w.]+,\s*"([\w-]+)"', text))
    named |= set(re.findall(r'HTTPStatus\.\w+: "([\w-]+)"', text))
    troubles = set(re.findall(r'CannotServe\("([\w-]+)"', text))
    entries = catalog("anadrome.server", "en").entries
    assert {f"problem.{key}" for key in named} == {k for k in entries if k.startswith("problem.")}
    assert {f"trouble.{k}" for k in troubles} == {k for k in entries if k.startswith("trouble.")}
    bots = {kind for kinds in BOTS.values() for kind in kinds}
    assert {f"bot.{kind}" for kind in bots} == {k for k in entries if k.startswith("bot.")}


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "en"),
        ("fr", "fr"),
        ("fr-CA,en;q=0.9", "fr"),
        ("en;q=0.2, fr;q=0.9", "fr"),
        ("de, *;q=0.1", "en"),
        ("fr;q=x, en", "en"),
        (";;;,,,q=", "en"),
    ],
)
def test_the_language_is_the_best_of_those_accepted(accepted: str, lang: str) -> None:
    assert spoken(None, accepted) == lang


def test_names_are_shown_as_they_are_meant() -> None:
    assert checked_name(" Ine\u0300s\u00a0\t B ") == "Inès B"
    assert checked_name("李雷 🐻") == "李雷 🐻"
    for bad in ("", "\u200b", "a\u202eb", "\ud800", "x" * 25):
        with pytest.raises(Declined):
            checked_name(bad)
