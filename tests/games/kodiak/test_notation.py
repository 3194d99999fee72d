"""Actions as short text, and what is refused."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import anadrome
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.game import GAME
from anadrome.games.kodiak.notation import action_text
from anadrome.games.kodiak.rules import ACTIONS, PICKS, TARGETS
from tests.games.kodiak.table import Table


def naming() -> Table:
    """C names one of two predators."""
    table = Table(4)
    table.play(A="predator 10", B="predator 60", C="visitor", D="salmon 5")
    return table


def picking() -> Table:
    """B takes one of two salmon."""
    table = Table(3)
    table.play(A="salmon 4", B="predator 10", C="salmon 2")
    return table


def over() -> Table:
    table = Table(2)
    table.play_on()
    return table


def choosing() -> Table:
    """A has played a 10, B is about to choose."""
    table = Table(2)
    table.play(A="predator 10", B="predator 20")
    table.choose("A", "salmon 5")
    return table


@pytest.mark.rule("K-TURN-1", "K-VIS-1", "K-FISH-1")
def test_the_words_of_the_notation() -> None:
    texts = [action_text(deck("standard"), action) for action in range(ACTIONS)]
    assert texts[8:TARGETS] == [
        "salmon 5",
        "predator 10",
        "predator 20",
        "predator 30",
        "predator 40",
        "predator 60",
        "visitor",
    ]
    assert texts[TARGETS:PICKS] == [
        f"slow {colour}" for colour in ("vermilion", "blue", "yellow", "green", "pink", "graphite")
    ]
    assert texts[PICKS : PICKS + 6] == [
        "take vermilion 1",
        "take vermilion 2",
        "take vermilion 3",
        "take vermilion 4",
        "take vermilion 5",
        "take blue 1",
    ]
    assert texts[-1] == "take graphite 5"


@pytest.mark.rule("K-TURN-1", "K-VIS-1", "K-FISH-1")
def test_the_questions_show_their_answers_in_notation() -> None:
    assert naming().match.legal(2) == ["slow vermilion", "slow blue"]
    assert picking().match.legal(1) == ["take vermilion 4", "take yellow 2"]


@pytest.mark.rule("K-TURN-1")
@pytest.mark.parametrize("text", ["Salmon 4", "  salmon   4 ", "SALMON\t4"])
def test_case_and_spaces_do_not_matter(text: str) -> None:
    table = Table(2)
    assert GAME.parse(table.match.state, 0, text) == GAME.parse(table.match.state, 0, "salmon 4")


Situation = Callable[[], Table]


@pytest.mark.rule("K-ROUND-3", "K-VIS-1", "K-FISH-1", "K-SCORE-2", "K-TURN-1")
@pytest.mark.parametrize(
    ("situation", "seat", "text", "rule", "key"),
    [
        (choosing, 0, "predator 10", "K-ROUND-3", "not-in-hand"),
        (choosing, 1, "predator 20", "K-ROUND-3", "not-in-hand"),
        (choosing, 1, "slow vermilion", "K-ROUND-3", "not-in-hand"),
        (choosing, 1, "take vermilion 5", "K-ROUND-3", "not-in-hand"),
        (choosing, 1, "salmon 9", "K-TURN-1", "not-notation"),
        (choosing, 1, "", "K-TURN-1", "not-notation"),
        (choosing, 2, "salmon 5", "K-TURN-1", "no-such-seat"),
        (choosing, -1, "salmon 5", "K-TURN-1", "no-such-seat"),
        (naming, 2, "slow green", "K-VIS-1", "name-a-predator"),
        (naming, 2, "slow yellow", "K-VIS-1", "name-a-predator"),
        (naming, 2, "slow graphite", "K-VIS-1", "name-a-predator"),
        (naming, 2, "salmon 5", "K-VIS-1", "name-a-predator"),
        (naming, 0, "slow blue", "K-VIS-1", "not-your-turn"),
        (naming, 4, "slow blue", "K-TURN-1", "no-such-seat"),
        (picking, 1, "take vermilion 5", "K-FISH-1", "take-a-salmon"),
        (picking, 1, "take graphite 4", "K-FISH-1", "take-a-salmon"),
        (picking, 1, "salmon 4", "K-FISH-1", "take-a-salmon"),
        (picking, 0, "take yellow 2", "K-FISH-1", "not-your-turn"),
        (picking, 1, "take it all", "K-FISH-1", "not-notation"),
        (over, 0, "salmon 1", "K-SCORE-2", "game-over"),
        (over, 9, "visitor", "K-SCORE-2", "game-over"),
    ],
)
def test_what_is_refused_names_its_rule_and_changes_nothing(
    situation: Situation, seat: int, text: str, rule: str, key: str
) -> None:
    match = situation().match
    before = (match.position(), [repr(told) for told in match.told], list(match.steps))
    with pytest.raises(anadrome.IllegalAction) as refused:
        match.play(seat, text)
    assert (refused.value.rule, refused.value.key) == (rule, key)
    assert (match.position(), [repr(told) for told in match.told], match.steps) == before


@pytest.mark.rule("K-TURN-1", "K-VIS-1", "K-FISH-1")
@pytest.mark.parametrize("situation", [choosing, naming, picking, over])
def test_every_other_number_is_refused_and_changes_nothing(situation: Situation) -> None:
    table = situation()
    state = table.match.state
    before = table.match.position()
    for seat in range(-1, 7):
        legal = state.legal(seat)
        for action in (*range(-2, ACTIONS + 20), 10**6):
            if action in legal:
                continue
            told: list[anadrome.Told] = []
            with pytest.raises(anadrome.IllegalAction):
                state.apply(seat, action, told)
            assert told == []
    assert table.match.position() == before


@pytest.mark.rule("K-ROUND-3")
def test_after_a_refusal_the_game_goes_on() -> None:
    table = choosing()
    with pytest.raises(anadrome.IllegalAction):
        table.choose("B", "predator 20")
    assert table.sum_up(table.choose("B", "predator 30")) == ["B takes A 5"]
