"""Words: catalogs, forms of names and nouns, and what is said when something is missing."""

from __future__ import annotations

from pathlib import Path

import pytest

from anadrome.core.seats import COLOURS
from anadrome.core.words import LANGUAGES, Catalog, Name, Noun, catalog, colour_name

ENGLISH = """
plain = "No hole."
hole = "{seat} takes {owner:of} {value}."
[deep.er]
down = "Found {what}."
[salmon]
one = "One salmon."
many = "{count} salmon."
[animal.otter]
name = "otter"
the = "the otter"
"""


@pytest.fixture
def room(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A package with an English catalog."""
    folder = tmp_path / "a_room_of_words" / "locale"
    folder.mkdir(parents=True)
    (folder.parent / "__init__.py").touch()
    (folder / "en.toml").write_text(ENGLISH, "utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    return "a_room_of_words"


def test_a_sentence_is_named_by_its_path(room: str) -> None:
    words = Catalog(room, "en")
    assert words.say("plain") == "No hole."
    assert words.say("deep.er.down", what="it") == "Found it."


def test_a_sentence_takes_names_and_numbers(room: str) -> None:
    said = Catalog(room, "en").say("hole", seat=Name("Ada", "en"), owner=Name("Tom", "en"), value=4)
    assert said == "Ada takes Tom’s 4."


def test_a_missing_key_and_a_missing_parameter_are_errors(room: str) -> None:
    words = Catalog(room, "en")
    with pytest.raises(KeyError, match="no-such-key"):
        words.say("no-such-key")
    with pytest.raises(KeyError, match="deep"):
        words.say("deep")
    with pytest.raises(KeyError, match="value"):
        words.say("hole", seat="Ada", owner=Name("Tom", "en"))
    with pytest.raises(KeyError):
        words.noun("no-such-noun")


@pytest.mark.parametrize(
    ("count", "said"), [(1, "One salmon."), (0, "0 salmon."), (2, "2 salmon.")]
)
def test_one_and_many(room: str, count: int, said: str) -> None:
    assert Catalog(room, "en").say("salmon", count=count) == said


def test_a_count_needs_no_forms(room: str) -> None:
    assert Catalog(room, "en").say("deep.er.down", count=1, what="it") == "Found it."


def test_a_missing_catalog_is_an_error(room: str) -> None:
    with pytest.raises(FileNotFoundError):
        Catalog(room, "fr")


def test_languages_we_do_not_speak_get_english() -> None:
    assert catalog("anadrome.core", "de").entries == catalog("anadrome.core", "en").entries
    assert catalog("anadrome.core", "fr").entries != catalog("anadrome.core", "en").entries
    assert catalog("anadrome.core", "fr") is catalog("anadrome.core", "fr")


@pytest.mark.parametrize(
    ("name", "lang", "owned"),
    [
        ("Tom", "en", "Tom’s"),
        ("Inès", "en", "Inès’s"),
        ("Tom", "fr", "de Tom"),
        ("Inès", "fr", "d’Inès"),
        ("Élie", "fr", "d’Élie"),
        ("Hugo", "fr", "d’Hugo"),
        ("Zoé", "fr", "de Zoé"),
    ],
)
def test_a_name_owns(name: str, lang: str, owned: str) -> None:
    assert f"{Name(name, lang):of}" == owned
    assert f"{Name(name, lang)}" == name


def test_a_name_has_no_other_form() -> None:
    with pytest.raises(ValueError, match="'to'"):
        _ = f"{Name('Tom', 'en'):to}"


def test_a_noun_has_the_forms_of_its_table(room: str) -> None:
    otter = Catalog(room, "en").noun("animal.otter")
    assert f"{otter}, {otter:the}, {otter:The}, {otter:Name}" == (
        "otter, the otter, The otter, Otter"
    )
    with pytest.raises(KeyError):
        _ = f"{otter:your}"
    assert Noun({"name": "fox"}) == "fox"


@pytest.mark.parametrize(
    ("items", "english", "french"),
    [
        ([], "", ""),
        (["A"], "A", "A"),
        (["A", "B"], "A and B", "A et B"),
        (["A", "B", "C"], "A, B and C", "A, B et C"),
    ],
)
def test_lists(items: list[str], english: str, french: str) -> None:
    assert catalog("anadrome.core", "en").listed(items) == english
    assert catalog("anadrome.core", "fr").listed(items) == french


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_colour_has_a_name(lang: str) -> None:
    names = [colour_name(seat, lang) for seat in range(len(COLOURS))]
    assert all(names)
    assert len(set(names)) == len(COLOURS)
    assert [colour_name(1, other) for other in LANGUAGES] == ["Blue", "Bleu"]
