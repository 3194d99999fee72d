"""The rules pages of the games: Markdown, shipped inside the package or beside it in a checkout."""

from importlib.resources import files
from pathlib import Path

from anadrome.core.words import LANGUAGES
from anadrome.games import game_called


def rules_page(game: str, lang: str) -> str:
    """The rules of a game in a language, in English for languages we do not speak.

    >>> rules_page("kodiak", "fr").splitlines()[0]
    '# Kodiak'
    """
    name = f"{game_called(game).name}.{lang if lang in LANGUAGES else 'en'}.md"
    shipped = files("anadrome").joinpath("docs", "rules", name)
    if shipped.is_file():
        return shipped.read_text("utf-8")
    return Path(__file__).parents[3].joinpath("docs", "rules", name).read_text("utf-8")
