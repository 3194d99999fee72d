"""Words: sentences from templates, the same way in every language.

A catalog is a TOML file of nested tables; a sentence is named by its path (``log.took``). Templates
are Python format strings. A ``Name`` in them bends: ``{seat:of}`` is "Inès’s" in English and
"d’Inès" in French.
"""

import tomllib
from collections.abc import Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from anadrome.core.seats import COLOURS

LANGUAGES: Final = ("en", "fr")

NARROW_SPACE: Final = "\u202f"


class Name(str):
    """A person's name, or a colour's: ``of`` makes it the owner of what stands beside it."""

    lang: str

    def __new__(cls, text: str, lang: str) -> "Name":
        name = super().__new__(cls, text)
        name.lang = lang
        return name

    def __format__(self, form: str) -> str:
        """The form asked for.

        >>> [f"{Name(name, 'fr'):of}" for name in ("Inès", "Tom")], f"{Name('Tom', 'en'):of}"
        (['d’Inès', 'de Tom'], 'Tom’s')
        """
        if form == "":
            return str(self)
        if form != "of":
            raise ValueError(f"a name has no form {form!r}")
        if self.lang == "fr":
            return f"d’{self}" if self[:1].lower() in "aàâeéèêëiîïoôuùûyh" else f"de {self}"
        return f"{self}’s"


class Noun(str):
    """A thing with forms of its own: ``the``, ``your`` and others its table in the catalog has."""

    forms: Mapping[str, str]

    def __new__(cls, forms: Mapping[str, str]) -> "Noun":
        noun = super().__new__(cls, forms["name"])
        noun.forms = forms
        return noun

    def __format__(self, form: str) -> str:
        """The form asked for; a capital asks for a capital.

        >>> loutre = Noun({"name": "loutre", "the": "la loutre"})
        >>> f"{loutre} {loutre:the} {loutre:The}"
        'loutre la loutre La loutre'
        """
        if form == "":
            return str(self)
        word = self.forms["name" if form == "Name" else form.lower()]
        return word[0].upper() + word[1:] if form[0].isupper() else word


class Catalog:
    """All sentences of one room in one language."""

    def __init__(self, package: str, lang: str) -> None:
        self.lang = lang
        text = files(package).joinpath("locale", f"{lang}.toml").read_text("utf-8")
        self.entries: dict[str, str] = dict(_flat(tomllib.loads(text), ""))

    def say(self, key: str, **params: object) -> str:
        """The sentence of a key. With a ``count``, ``key.one`` and ``key.many`` are tried first."""
        if "count" in params:
            number = "one" if params["count"] == 1 else "many"
            key = f"{key}.{number}" if f"{key}.{number}" in self.entries else key
        return self.entries[key].format(**params)

    def noun(self, key: str) -> Noun:
        """The noun whose table stands at a key."""
        start = key + "."
        return Noun({k[len(start) :]: v for k, v in self.entries.items() if k.startswith(start)})

    def listed(self, items: Sequence[str]) -> str:
        """A, B and C."""
        if len(items) < 2:
            return "".join(items)
        both = {"en": " and ", "fr": " et "}[self.lang]
        return ", ".join(items[:-1]) + both + items[-1]


def _flat(table: Mapping[str, object], path: str) -> list[tuple[str, str]]:
    entries: list[tuple[str, str]] = []
    for key, value in table.items():
        if isinstance(value, dict):
            entries += _flat(value, f"{path}{key}.")
        else:
            entries.append((path + key, str(value)))
    return entries


@cache
def catalog(package: str, lang: str) -> Catalog:
    """The catalog in the ``locale`` folder of a package; languages we do not speak get English."""
    return Catalog(package, lang if lang in LANGUAGES else "en")


def colour_name(seat: int, lang: str) -> str:
    """A seat's colour as a name, for seats whose player has none."""
    return catalog("anadrome.core", lang).say(f"colour.{COLOURS[seat]}")


def refusal_text(key: str, params: Mapping[str, str | int], lang: str) -> str:
    """The sentence of a refusal; a ``reason`` among the parameters is the key of another one."""
    words = catalog("anadrome.core", lang)
    if "reason" in params:
        params = {**params, "reason": words.say(f"refusal.{params['reason']}", **params)}
    return words.say(f"refusal.{key}", **params)
