"""Bad input gets one clear line and exit code 2."""

from __future__ import annotations

import pytest

from tests.cli.shell import anadrome


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("", "the following arguments are required: COMMAND (try: anadrome --help)"),
        ("swim", "argument COMMAND: invalid choice: 'swim'"),
        ("simulate chess", "There is no game chess. There are: kodiak, upstream, coldwater."),
        ("simulate kodiak --players 9", "Kodiak is for 2 to 6 players, not 9."),
        ("simulate kodiak --players two", "argument --players: 'two' is not a number from 1"),
        ("simulate kodiak --games 0", "argument --games: '0' is not a number from 1"),
        ("simulate kodiak --games -5", "argument --games: '-5' is not a number from 1"),
        ("simulate coldwater --players 5", "Coldwater Crown is for 1 to 4 players, not 5."),
        ("simulate coldwater --option turn_limit=soon", "The turn limit is a whole number,"),
        ("simulate kodiak --bots shark", "There is no bot shark for this game."),
        ("simulate kodiak --players 3 --bots greedy,random", "Name one kind of bot, or one for"),
        ("simulate kodiak --option deck", "argument --option: 'deck' is not NAME=VALUE"),
        ("simulate kodiak --option deck=tarot", "deck cannot be tarot. It can be: standard,"),
        ("simulate kodiak --option size=9", "There is no option size. There are: deck,"),
        ("simulate kodiak --option first_player=yellow", "first_player cannot be yellow."),
        ("arena chess", "There is no game chess."),
        ("arena kodiak --bots greedy", "Name two bots or more, each of them once, not greedy."),
        ("arena kodiak --bots random,random", "Name two bots or more, each of them once, not"),
        ("arena kodiak --bots greedy,shark", "There is no bot shark for this game."),
        ("arena kodiak --players 7", "Kodiak is for 2 to 6 players, not 7."),
        ("arena kodiak --games none", "argument --games: 'none' is not a number from 1"),
        ("arena kodiak --workers 0", "argument --workers: '0' is not a number from 1"),
        ("arena kodiak --workers 2 --ray auto", "argument --ray: not allowed with argument"),
        ("arena kodiak --report README.md/arena", "README.md/arena: Not a directory."),
        ("study kodiak", "Say what to vary: --seats 2,3,4 or --vary OPTION=A,B."),
        ("study kodiak --seats 2,9", "Kodiak is for 2 to 6 players, not 9."),
        ("study kodiak --seats 2,2", "argument --seats: '2,2' names a number twice"),
        ("study kodiak --seats two", "argument --seats: 'two' is not a number from 1"),
        ("study kodiak --vary deck", "argument --vary: 'deck' is not OPTION=A,B,…"),
        ("study kodiak --vary deck=standard,", "argument --vary: 'deck=standard,' is not"),
        ("study kodiak --vary deck=standard,tarot", "deck cannot be tarot. It can be: standard,"),
        ("study kodiak --vary size=1,2", "There is no option size. There are: deck,"),
        ("study kodiak --seats 2,3 --bot shark", "There is no bot shark for this game."),
        ("replay", "the following arguments are required: FILE"),
        ("bench kodiak --seconds never", "argument --seconds: 'never' is not a number from 0.01"),
        ("bench chess", "There is no game chess."),
        ("rules chess", "There is no game chess."),
        ("rules kodiak --lang de", "argument --lang: invalid choice: 'de'"),
    ],
)
def test_one_clear_line(line: str, sentence: str) -> None:
    ran = anadrome(*line.split())
    assert (ran.code, ran.out) == (2, "")
    assert ran.err.startswith(f"anadrome: {sentence}")
    assert ran.err.count("\n") == 1


def test_in_the_language_of_the_environment() -> None:
    ran = anadrome("simulate", "chess", env={"LC_ALL": "fr_FR.UTF-8"})
    assert (ran.code, ran.err) == (
        2,
        "anadrome: Il n’y a pas de jeu chess. Il y a\u202f: kodiak, upstream, coldwater.\n",
    )


def test_the_language_asked_for_wins() -> None:
    ran = anadrome("simulate", "chess", "--lang", "en", env={"LC_ALL": "fr_FR.UTF-8"})
    assert ran.err == "anadrome: There is no game chess. There are: kodiak, upstream, coldwater.\n"
