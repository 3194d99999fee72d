"""The rules of the games as pages of HTML."""

from functools import lru_cache
from typing import Final

from markdown_it import MarkdownIt

from anadrome.games import GAMES
from anadrome.games.rulebook import rules_page
from anadrome.server.problems import Declined

# Raw HTML stays text; what is left is safe to put into a page.
MARKDOWN: Final = MarkdownIt("commonmark", {"html": False}).enable("table")


def rules_html(game: str, lang: str) -> str:
    """The rules of a game in a language."""
    if game not in GAMES:
        raise Declined(404, "unknown-rules", given=game[:64])
    return html_of(rules_page(game, lang))


@lru_cache(maxsize=16)
def html_of(markdown: str) -> str:
    """A page of Markdown. Cells are aligned by class, since our policy bars styles.

    >>> html_of("<script>alert(1)</script>")
    '<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>\\n'
    """
    tokens = MARKDOWN.parse(markdown)
    for token in tokens:
        style = token.attrs.pop("style", None)
        if style is not None:
            token.attrSet("class", str(style).replace("text-align:", "align-"))
    html: str = MARKDOWN.renderer.render(tokens, MARKDOWN.options, {})
    return html
