"""Every command explains itself, with examples that work."""

from __future__ import annotations

import pytest

from anadrome.cli import arguments
from anadrome.games import GAMES
from anadrome.games.rulebook import rules_page
from tests.cli.shell import anadrome

EXAMPLES = {
    name.lower(): text
    for name, text in vars(arguments).items()
    if name.isupper() and isinstance(text, str) and text.startswith("examples:")
}


def test_the_command_lists_its_commands() -> None:
    ran = anadrome("--help")
    assert ran.code == 0
    for command in EXAMPLES:
        assert f"    {command} " in ran.out


@pytest.mark.parametrize("command", EXAMPLES)
def test_help_shows_the_examples(command: str) -> None:
    ran = anadrome(command, "--help")
    assert (ran.code, ran.err) == (0, "")
    assert EXAMPLES[command] in ran.out


@pytest.mark.parametrize("command", EXAMPLES)
def test_the_examples_are_understood(command: str) -> None:
    """Each line of the examples, a pipe's parts one by one, is parsed without complaint."""
    lines = EXAMPLES[command].splitlines()[1:]
    assert lines
    for line in lines:
        for part in line.split(" | "):
            program, name, *rest = part.split()
            assert program == "anadrome"
            assert callable(arguments.parse([name, *rest]).run)


@pytest.mark.parametrize("game", list(GAMES))
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_rules_in_a_pipe_are_the_page(lang: str, game: str) -> None:
    ran = anadrome("rules", game, "--lang", lang)
    assert (ran.code, ran.out, ran.err) == (0, rules_page(game, lang), "")
