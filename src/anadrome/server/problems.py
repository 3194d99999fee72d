"""What the server refuses, and the words for it in the language of who asked."""

from collections.abc import Mapping
from typing import get_args

from anadrome.core.errors import Refusal
from anadrome.core.words import catalog, refusal_text
from anadrome.server.protocol import Lang, Problem


class Declined(Exception):
    """A request that changes nothing; ``status`` is HTTP's word for why, ``key`` ours."""

    def __init__(self, status: int, key: str, **params: str | int) -> None:
        self.status = status
        self.key = key
        self.params = params
        super().__init__(key)


def sentence(key: str, params: Mapping[str, str | int], lang: str) -> str:
    """The sentence of one of the server's own keys."""
    return catalog("anadrome.server", lang).say(f"problem.{key}", **params)


def problem(why: Declined | Refusal, lang: str) -> Problem:
    """A refusal for the wire: the server's own, or one of the rules."""
    if isinstance(why, Declined):
        return Problem(why.key, sentence(why.key, why.params, lang))
    return Problem(why.key, refusal_text(why.key, why.params, lang))


def spoken(asked: str | None, accepted: str) -> Lang:
    """The language to answer in: the one asked for, else the best of Accept-Language, else English.

    >>> spoken(None, "de, fr-CA;q=0.8, en;q=0.5"), spoken("en", "fr"), spoken("tlh", "")
    ('fr', 'en', 'en')
    """
    ours: tuple[Lang, ...] = get_args(Lang)
    ranges = []
    for part in accepted.split(",")[:20]:
        name, _, quality = part.partition(";q=")
        try:
            ranges.append((-float(quality or 1), name.strip().lower()[:2]))
        except ValueError:
            continue
    wished = [asked, *(name for _, name in sorted(ranges, key=lambda r: r[0]))]
    return next((lang for name in wished for lang in ours if lang == name), "en")
