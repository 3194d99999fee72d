"""Kodiak's greedy bot: sensible in plain positions, and better than chance."""

from __future__ import annotations

import pytest

from anadrome.arena.matches import simulate
from anadrome.bots.bot import make_bot
from anadrome.games.kodiak.game import GAME
from tests.games.kodiak.table import Table, in_letters, keeping

SEEDS = range(8)


def answers(table: Table, letter: str) -> set[str]:
    """What greedy bots of several seeds answer, with letters for colours."""
    seat = table.letters.index(letter)
    match = table.match
    bots = [make_bot("kodiak", "greedy", str(seed)) for seed in SEEDS]
    return {in_letters(bot.choose(match.view(seat), match.legal(seat))) for bot in bots}


@pytest.mark.parametrize("other", ["salmon 1", "visitor"])
def test_it_does_not_throw_its_5_to_a_waiting_predator(other: str) -> None:
    """B and C hold predators alone: a salmon that lies on the table now is caught."""
    table = keeping(
        3,
        A=sorted([other, "salmon 5"]),
        B=["predator 10", "predator 20"],
        C=["predator 10", "predator 60"],
    )
    assert answers(table, "A") == {other}


def test_it_waits_with_its_5_while_predators_are_likely() -> None:
    table = keeping(
        2,
        A=["salmon 1", "salmon 5", "visitor"],
        B=["salmon 2", "predator 10", "predator 20"],
    )
    assert "salmon 5" not in answers(table, "A")


def test_it_fishes_when_the_pool_is_rich() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="salmon 5", C="salmon 5")
    assert {answer.split()[0] for answer in answers(table, "A")} == {"predator"}


def test_it_takes_the_most_valuable_salmon() -> None:
    table = Table(4)
    table.play(A="salmon 2", B="predator 10", C="salmon 5", D="salmon 4")
    assert answers(table, "B") == {"take C 5"}


@pytest.mark.parametrize("leader", "ACD")
def test_of_equal_salmon_it_takes_the_leaders(leader: str) -> None:
    table = Table(4)
    first = dict.fromkeys("ABCD", "visitor") | {leader: "predator 10"}
    first["B"] = "salmon 5"
    table.play(**dict(sorted(first.items())))
    assert table.reserves == {leader: 5}
    salmon = dict.fromkeys("ACD", "salmon 4") | {"B": "predator 20"}
    table.play(**dict(sorted(salmon.items())))
    assert answers(table, "B") == {f"take {leader} 4"}


@pytest.mark.parametrize("leader", "BC")
def test_its_visitor_keeps_a_salmon_from_the_leader(leader: str) -> None:
    """B at 10 and C at 20 want the same one: with C slowed B has it, with B slowed C."""
    table = Table(4)
    cards = dict.fromkeys("ABC", "predator 60") | {leader: "predator 40", "D": "salmon 4"}
    table.play(**cards)
    assert table.reserves == {leader: 4}
    table.play(A="visitor", B="predator 10", C="predator 20", D="salmon 5")
    assert answers(table, "A") == {f"slow {leader}"}


@pytest.mark.parametrize("bots", [["greedy", "random"], ["greedy", "random", "random", "random"]])
@pytest.mark.parametrize("deck", ["standard", "families"])
def test_it_beats_chance(bots: list[str], deck: str) -> None:
    *_, (greedy, *others) = simulate(GAME, bots, {"deck": deck}, "sample", 20)
    assert greedy.share >= 0.75
    assert greedy.points > max(other.points for other in others) + 5
