"""Counts the decision sequences of Upstream to a small depth, as perft does for chess.

``python -m tests.games.upstream.perft`` writes ``perft/*.txt`` anew: for each start its counts of
sequences of 1, 2, 3 … decisions. A change of the rules changes some of them, nothing else may.
"""

from __future__ import annotations

from pathlib import Path

from anadrome.core.match import Match
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.rules import Upstream

FOLDER = Path(__file__).with_name("perft")
DEPTH = 3

# Name, players, options, seed, and how many decisions are made first, by the number of each.
STARTS: tuple[tuple[str, int, dict[str, str], int, int], ...] = (
    ("mouth-of-two", 2, {}, 1, 0),
    ("mouth-with-rapids", 4, {"tiles": "added"}, 2, 0),
    ("first-turn-of-two", 2, {"mouth": "random"}, 3, 0),
    ("first-turn-of-three", 3, {"mouth": "random"}, 4, 0),
    ("first-turn-of-five", 5, {"mouth": "random", "tiles": "herons"}, 5, 0),
    ("whirlpools-of-two", 2, {"mouth": "random", "whirlpool": "yes", "tiles": "water-rocks"}, 6, 8),
    ("rapids-of-three", 3, {"mouth": "random", "tiles": "water"}, 7, 20),
    ("late-with-four", 4, {"mouth": "random"}, 8, 26),
    ("few-tiles", 3, {"mouth": "random", "tiles": "water:7,eagle:3,heron:2,bear:2"}, 9, 6),
)


def start(players: int, options: dict[str, str], seed: int, decisions: int) -> Upstream:
    """A position after some decisions, the first by number 0, the next by 1 and so on."""
    match = Match(GAME, players, options, seed)
    for number in range(decisions):
        seat = match.decision.seats[0]
        legal = match.legal(seat)
        match.play(seat, legal[number % len(legal)])
    state: Upstream = match.state.clone()
    return state


def perft(state: Upstream, depth: int) -> int:
    """How many sequences of so many decisions there are, those that end early included."""
    if depth == 0 or state.is_over():
        return 1
    legal = state.legal(state.seat)
    if depth == 1:
        return len(legal)
    total = 0
    for action in legal:
        after = state.clone()
        after.apply(after.seat, action)
        total += perft(after, depth - 1)
    return total


def text_of(name: str) -> str:
    """A start and its counts."""
    _, players, options, seed, decisions = next(each for each in STARTS if each[0] == name)
    state = start(players, options, seed, decisions)
    lines = [GAME.position(state)]
    lines += [f"{depth} {perft(state, depth)}" for depth in range(1, DEPTH + 1)]
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, *_ in STARTS:
        FOLDER.joinpath(f"{name}.txt").write_text(text_of(name), "utf-8")
