"""The draws in a record are those that docs/records.md makes from its seed."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from anadrome.core.match import Match
from anadrome.core.record import record_of
from anadrome.games.upstream.game import GAME
from tests.games.generator import Generator

KINDS = ("water", "waterfall", "bear", "eagle", "heron", "rock", "rapids")
BASE = (7, 4, 3, 5, 5, 5, 0)
ADDED = (7, 4, 3, 5, 5, 5, 6)
EDGES = ("N", "NE", "SE", "S", "SW", "NW")
COLOURS = ("vermilion", "blue", "yellow", "green", "pink", "graphite")
POINTING = {"L": (0, 1), "R": (0, 5), "C": (0, 1, 5)}  # the edges Rapids may have inside the mouth


def expected(players: int, counts: tuple[int, ...], mouth: str, seed: str) -> list[dict[str, Any]]:
    """All draws of a game, in order, the whole stack included."""
    chance = Generator(seed)
    first = chance.below(players)
    stack = [kind for kind, count in enumerate(counts) for _ in range(count)]
    for place in range(len(stack) - 1, 0, -1):
        other = chance.below(place + 1)
        stack[place], stack[other] = stack[other], stack[place]
    draws = [drawn("first-placer", players, first, COLOURS[first])]
    for number, kind in enumerate(stack):
        draws.append(drawn("tile", 7, kind, KINDS[kind]))
        if mouth == "random" and number < 12 and KINDS[kind] in ("waterfall", "bear", "rapids"):
            may = POINTING["LRC"[number % 3]] if KINDS[kind] == "rapids" else range(6)
            turn = chance.below(6)
            while turn not in may:
                turn = chance.below(6)
            draws.append(drawn("turn", 6, turn, EDGES[turn]))
    return draws


def drawn(what: str, of: int, result: int, text: str) -> dict[str, Any]:
    return {"draw": what, "of": of, "result": result, "text": text}


@pytest.mark.rule("U-SET-2")
@pytest.mark.parametrize("mouth", ["placed", "random"])
@pytest.mark.parametrize(("tiles", "counts"), [("base", BASE), ("added", ADDED)])
def test_every_draw_follows_from_the_seed(mouth: str, tiles: str, counts: tuple[int, ...]) -> None:
    for seed in range(20):
        choices = Random(seed)
        match = Match(GAME, 3, {"mouth": mouth, "tiles": tiles}, seed)
        while not match.is_over:
            (seat,) = match.decision.seats
            match.play(seat, choices.choice(match.legal(seat)))
        draws = [step for step in record_of(match)["steps"] if "draw" in step]
        assert draws == expected(3, counts, mouth, str(seed))[: len(draws)]
        assert len(draws) > 12
