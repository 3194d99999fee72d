"""A checker of Kodiak records that knows docs/records.md and the reference, and nothing of src."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tests.games.generator import Generator
from tests.games.kodiak.reference import Reference

COLOURS = ("vermilion", "blue", "yellow", "green", "pink", "graphite")


class Wrong(Exception):
    """The record does not follow the rules."""


def check(record: dict[str, Any]) -> list[int]:
    """Follow the record to its end; the total of each seat."""
    steps = iter(record["steps"])
    first = _first(record, steps)
    reference = Reference(len(record["seats"]), record["options"]["deck"], first)
    game = reference.game()
    question = next(game)
    while True:
        answers = {}
        for seat in sorted(question.choices):
            step = next(steps, None)
            if step is None or (step["seat"], step["asked"]) != (seat, question.kind):
                raise Wrong(f"asked: {question.kind} {seat}, found: {step}")
            answers[seat] = meant(step["action"])
            if answers[seat] not in question.choices[seat]:
                raise Wrong(f"{step} is not one of {question.choices[seat]}")
        try:
            question = game.send(answers)
        except StopIteration:
            break
    if next(steps, None) is not None:
        raise Wrong("the record goes on after the end")
    return [sum(points) for points in zip(*reference.scores, strict=True)]


def meant(action: str) -> object:
    """An action in notation as the reference says it."""
    match action.split():
        case ["visitor"]:
            return "visitor", 15
        case ["slow", colour]:
            return COLOURS.index(colour)
        case ["take", colour, value]:
            return COLOURS.index(colour), int(value)
        case [kind, number]:
            return kind, int(number)
    raise Wrong(f"no action is called {action}")


def _first(record: dict[str, Any], steps: Iterator[dict[str, Any]]) -> int:
    """K-ROUND-1: the first player, named by the option or drawn from the seed."""
    chosen, seats = record["options"]["first_player"], len(record["seats"])
    if chosen != "draw":
        return COLOURS.index(chosen)
    drawn = Generator(record["seed"]).below(seats)
    wanted = {"draw": "first-player", "of": seats, "result": drawn, "text": COLOURS[drawn]}
    if (step := next(steps)) != wanted:
        raise Wrong(f"drawn: {wanted}, found: {step}")
    return drawn
