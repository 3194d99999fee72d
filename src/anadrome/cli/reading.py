"""``anadrome rules``: the rules of a game, to read."""

import sys
from argparse import Namespace

from rich.console import Console
from rich.markdown import Markdown

from anadrome.games.rulebook import rules_page


def run(arguments: Namespace, lang: str) -> int:
    """Laid out on a terminal, plain Markdown in a pipe."""
    page = rules_page(arguments.game, lang)
    console = Console()
    if console.is_terminal:
        console.print(Markdown(page), width=min(console.width, 100))
    else:
        sys.stdout.write(page)
    return 0
