"""The words of the terminal, in both languages."""

from __future__ import annotations

import re
from string import Formatter

import pytest

from anadrome.core.words import LANGUAGES, catalog

ROOM = "anadrome.terminal"


def params(template: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(template) if name}


def test_both_languages_have_the_same_keys_and_parameters() -> None:
    english, french = (catalog(ROOM, lang).entries for lang in LANGUAGES)
    assert english.keys() == french.keys()
    for key in english:
        assert params(english[key]) == params(french[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_words_are_well_set(lang: str) -> None:
    for key, text in catalog(ROOM, lang).entries.items():
        assert "'" not in text, key
        assert not re.search(r" [:;?!]", text), key
