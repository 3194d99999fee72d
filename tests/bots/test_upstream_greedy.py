"""The greedy bot: it looks ahead over its whole turn, and wins."""

from __future__ import annotations

import pytest

from anadrome.arena.matches import play_match, simulate
from anadrome.bots import upstream_greedy
from anadrome.bots.upstream_greedy import Plan, UpstreamGreedy
from anadrome.core.chance import seeded
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.moves import WAYS
from anadrome.games.upstream.rules import MOVES, Upstream
from anadrome.games.upstream.table import MOVE
from tests.games.upstream.river import River


def chosen(river: River) -> list[str]:
    """The moves of a whole turn that the bot chooses."""
    bot, moves, seat = UpstreamGreedy(seeded("x")), [], river.state.seat
    while river.asks == f"move {'ABCDE'[seat]}":
        action = bot.choose(GAME.view(river.state, seat), river.open_to("ABCDE"[seat]))
        moves.append(action)
        river.play(action)
    return moves


def test_it_saves_a_token_from_the_row_that_falls() -> None:
    river = River(3, points=1, stack="bwf", A="L1:2 L3:2 C4:2", B="R3:2")
    assert chosen(river) in (["L1>C1"], ["L1>L2"])
    assert not any(token.startswith("C1") for token in river.tokens("A"))


def test_it_does_not_end_its_turn_under_a_heron_or_an_eagle() -> None:
    river = River(3, "L3 heron, C2 eagle", points=1, A="L2:1 C4:2", B="R3:2")
    assert chosen(river) not in (["L2>L3"], ["L2>C2"])


def test_it_looks_over_its_whole_turn() -> None:
    """Two swims lead past the waterfall; a jump would cost more and end lower."""
    river = River(3, "L3 waterfall S", A="L2:2", B="R3:2")
    assert river.tokens("A") == ["L2:2"]
    chosen(river)
    assert river.tokens("A") in (["L6:2"], ["C6:2"])


def test_it_knows_every_end_of_its_turn() -> None:
    """No sequence of moves is left out: its plan knows every position that five points reach."""
    river = River(4, A="L1:2 C1:2 R1:2 C2:2", B="R3:2")
    plan = Plan(river.state)
    plan.first_move()
    assert len(plan.known) < upstream_greedy.POSITIONS
    ends = set()

    def walk(state: Upstream) -> None:
        if state.phase != MOVE or state.seat != 0:
            return
        moves = [action for action in state.legal(0) if state.moves(0)]
        for action in moves:
            after = state.clone()
            after.move((action - MOVES) // WAYS, (action - MOVES) % WAYS, None)
            key = (*after.places[:4], after.pairs, after.points, after.stuck, after.eagles)
            if key not in ends:
                ends.add(key)
                after.open = after.moves(0)
                walk(after)

    walk(river.state)
    assert ends == set(plan.known)


def test_it_does_not_jump_by_bears_when_it_can_swim() -> None:
    river = River(3, "L3 bear SW", A="L2:1 C4:2", B="R3:2")
    assert not any("^" in move for move in chosen(river))


@pytest.mark.parametrize("players", [2, 4])
def test_it_wins_against_random_players(players: int) -> None:
    *_, shares = simulate(GAME, ["greedy"] + ["random"] * (players - 1), {}, "test", 12)
    assert shares[0].share > 0.9


@pytest.mark.parametrize("players", [2, 3, 5])
def test_it_plays_with_all_options(players: int) -> None:
    options = {"tiles": "added", "whirlpool": "yes", "movement_tokens": "yes"}
    match = play_match(GAME, ["greedy"] * players, options, "x")
    assert match.is_over
    assert play_match(GAME, ["greedy"] * players, options, "x").steps == match.steps
