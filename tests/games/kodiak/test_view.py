"""A view of the table, field by field, and full states built from it."""

from __future__ import annotations

import pytest

from anadrome.core.chance import seeded
from anadrome.games.kodiak.game import GAME
from anadrome.games.kodiak.view import Salmon
from tests.games.kodiak.checksum import PARTS
from tests.games.kodiak.table import Table


def rebuilt(table: Table, seat: int | None) -> str:
    """The position of a state built from a view."""
    return GAME.position(GAME.determinize(table.match.view(seat), seeded("view")))


@pytest.mark.rule("K-DECK-1", "K-ROUND-1", "K-ROUND-2", "K-ROUND-3")
def test_a_view_before_the_first_card() -> None:
    view = Table(3, "families", first="B").match.view(2)
    assert (view.seat, view.players, view.deck) == (2, 3, "families")
    assert (view.round, view.rounds, view.turn, view.turns) == (1, 3, 1, 15)
    assert (view.phase, view.first, view.cascade) == ("card", 1, (1, 2, 0))
    assert view.hands == (tuple(range(15)),) * 3
    assert view.shown == (None,) * 3
    assert view.salmon == view.scores == ()
    assert view.own_choice is view.climber is None


@pytest.mark.rule("K-VIS-1", "K-STAY-1")
def test_a_view_while_a_visitor_names() -> None:
    table = Table(5)
    table.play(A="salmon 5", B="salmon 1", C="salmon 1", D="salmon 1", E="visitor")
    table.play(A="visitor", B="predator 10", C="predator 60", D="salmon 2", E="salmon 3")
    view = table.match.view(1)
    assert (view.phase, view.turn) == ("visitor", 2)
    assert view.visitors == (0,)
    assert view.shown == (14, 9, 13, 2, 4)
    assert view.speeds == (0, 10, 60, 0, 0)
    assert (view.order, view.fishing) == ((1, 2), 0)
    assert view.salmon == (
        Salmon(0, 5, stayed=True),
        Salmon(1, 1, stayed=True),
        Salmon(2, 1, stayed=True),
        Salmon(3, 1, stayed=True),
        Salmon(3, 2, stayed=False),
        Salmon(4, 3, stayed=False),
    )


@pytest.mark.rule("K-OLD-2", "K-TIE-1")
def test_a_view_while_old_bears_share() -> None:
    table = Table(4)
    table.play(A="salmon 5", B="salmon 4", C="salmon 3", D="salmon 2")
    table.play(A="predator 10", B="predator 60", C="predator 60", D="salmon 1")
    table.pick("A", "B 4")
    table.pick("B", "A 5")
    view = table.match.view(None)
    assert view.phase == "pick"
    assert (view.order, view.fishing, view.climber) == ((2, 1), 2, 1)
    assert view.caught == (0, 1)
    assert (view.reserves, view.reserve_cards) == ((4, 5, 0, 0), (1, 1, 0, 0))


@pytest.mark.rule("K-TURN-1", "K-VIS-1", "K-FISH-1", "K-TIE-1", "K-SCORE-2")
def test_where_nothing_is_hidden_a_view_holds_the_whole_position() -> None:
    """At every step of whole games the state built from a view is the one that was looked at."""
    for players in range(2, 7):
        table = Table(players, "families" if players % 2 else "standard")
        kinds = set()
        for step in range(10_000):
            seat = (*range(players), None)[step % (players + 1)]
            kinds.add(table.match.decision.kind)
            assert GAME.position(table.match.state.clone()) == table.match.position()
            if not any(table.view.has_chosen):
                assert rebuilt(table, seat) == table.match.position()
            if table.match.is_over:
                break
            mover = table.match.decision.seats[0]
            legal = table.match.legal(mover)
            table.match.play(mover, legal[step * 7 % len(legal)])
        expected = {"card", "pick", "over"} if players == 2 else {"card", "pick", "over", "visitor"}
        assert kinds == expected


@pytest.mark.parametrize("part", sorted({*PARTS} - {"players", "scores"}))
def test_every_part_of_a_table_shows_in_its_position(part: str) -> None:
    """Six Old Bears share; each part in turn is given another value."""
    table = Table(6)
    table.play(**dict.fromkeys("ABCDEF", "salmon 5"))
    table.play(**dict.fromkeys("ABCDEF", "predator 60"))
    table.pick("A", "B 5")
    other = table.match.state.clone()
    assert GAME.position(other) == table.match.position()
    setattr(other, part, getattr(other, part) ^ 1)
    assert GAME.position(other) != table.match.position()


@pytest.mark.rule("K-TURN-1")
def test_ones_own_choice_is_kept_and_others_are_sampled_from_their_hands() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="predator 10", C="predator 20")
    table.choose("A", "salmon 4")
    table.choose("B", "visitor")
    for seed in range(50):
        state = GAME.determinize(table.match.view(0), seeded(str(seed)))
        assert GAME.view(state, 0).own_choice == 6
        sampled = GAME.view(state, 1).own_choice
        assert sampled in table.match.state.legal(1)
        assert state.owing() == [2]
