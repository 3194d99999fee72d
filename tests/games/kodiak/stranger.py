"""A checker of Kodiak records written from docs/records.md and docs/rules/kodiak.en.md alone.

It shares no code with Anadrome and takes the plainest way: lists of cards, a game that asks its
questions one by one. What it and the engine agree on is what the pages say.
"""

from __future__ import annotations

import hashlib
from collections.abc import Generator, Iterator
from typing import Any

COLOURS = ("vermilion", "blue", "yellow", "green", "pink", "graphite")
SALMON = [f"salmon {value}" for value in (1, 1, 2, 2, 3, 3, 4, 4, 5)]
DECKS = {
    "standard": [*SALMON, *(f"predator {speed}" for speed in (10, 20, 30, 40, 60)), "visitor"],
    "families": [*SALMON, *(f"predator {speed}" for speed in (10, 30, 30, 30, 60)), "visitor"],
}

Question = tuple[str, dict[int, set[str]]]  # its kind, and the actions of each seat asked
Answers = dict[int, str]
Fish = tuple[int, int]  # owner, value


class Wrong(Exception):
    """The record does not follow the rules."""


def check(record: dict[str, Any]) -> list[int]:
    """Follow the record to its end; the total of each seat."""
    seats, steps = len(record["seats"]), iter(record["steps"])
    first = _first(record, steps)
    game = play(seats, record["options"]["deck"], first)
    question = next(game)
    while True:
        kind, asked = question
        answers = {}
        for seat in sorted(asked):
            step = next(steps, None)
            if step is None or (step["seat"], step["asked"]) != (seat, kind):
                raise Wrong(f"asked: {kind} {seat}, found: {step}")
            if step["action"] not in asked[seat]:
                raise Wrong(f"{step} is not one of {sorted(asked[seat])}")
            answers[seat] = step["action"]
        try:
            question = game.send(answers)
        except StopIteration as end:
            if next(steps, None) is not None:
                raise Wrong("the record goes on after the end") from None
            totals: list[int] = end.value
            return totals


def _first(record: dict[str, Any], steps: Iterator[dict[str, Any]]) -> int:
    """K-ROUND-1: the first player, named by the option or drawn from the seed."""
    chosen, seats = record["options"]["first_player"], len(record["seats"])
    if chosen != "draw":
        return COLOURS.index(chosen)
    drawn = draw(record["seed"], seats)
    wanted = {"draw": "first-player", "of": seats, "result": drawn, "text": COLOURS[drawn]}
    if (step := next(steps)) != wanted:
        raise Wrong(f"drawn: {wanted}, found: {step}")
    return drawn


def draw(seed: str, n: int) -> int:
    """The first draw of a seed."""
    start = hashlib.sha256(seed.encode()).digest()
    state = [int.from_bytes(start[4 * k : 4 * k + 4], "little") for k in range(4)]
    while True:
        product = _word(state) * n
        if product % 2**32 >= 2**32 % n:
            return product >> 32


def _word(state: list[int]) -> int:
    def turned(x: int, k: int) -> int:
        return (x << k | x >> (32 - k)) % 2**32

    a, b, c, d = state
    word = turned(b * 5 % 2**32, 7) * 9 % 2**32
    c, d = c ^ a, d ^ b
    state[:] = [a ^ d, b ^ c, c ^ (b << 9) % 2**32, turned(d, 11)]
    return word


def play(players: int, deck: str, first: int) -> Generator[Question, Answers, list[int]]:
    """The whole game; asks its questions and returns the totals."""
    totals = [0] * players
    for number in range(players):
        cascade = [(first + number + k) % players for k in range(players)]
        hands = [list(DECKS[deck]) for _ in range(players)]
        stayed: list[Fish] = []
        for turn in range(1, 16):
            shown = yield from _choose(hands)
            salmon = [(s, int(card[7:])) for s, card in shown.items() if card.startswith("salmon")]
            speeds = {s: int(card[9:]) for s, card in shown.items() if card.startswith("predator")}
            table, before, stayed = stayed + salmon, stayed, []
            if speeds and table:
                yield from _slow(cascade, shown, speeds)
                yield from _fish(cascade, shown, speeds, table, totals)
            elif table and not before and turn < 15:
                stayed = table
                continue
            for owner, value in table:
                totals[owner] += value
    return totals


def _choose(hands: list[list[str]]) -> Generator[Question, Answers, Answers]:
    shown = {seat: hand[0] for seat, hand in enumerate(hands)}
    asked = {seat: set(hand) for seat, hand in enumerate(hands) if len(set(hand)) > 1}
    if asked:
        shown |= yield "card", asked
    for seat, card in shown.items():
        hands[seat].remove(card)
    return shown


def _slow(
    cascade: list[int], shown: Answers, speeds: dict[int, int]
) -> Generator[Question, Answers, None]:
    if len(shown) == 2:
        return
    for seat in cascade:
        if shown[seat] == "visitor":
            named = f"slow {COLOURS[next(iter(speeds))]}"
            if len(speeds) > 1:
                answers = yield "visitor", {seat: {f"slow {COLOURS[target]}" for target in speeds}}
                named = answers[seat]
            speeds[COLOURS.index(named[5:])] += 15


def _fish(
    cascade: list[int],
    shown: Answers,
    speeds: dict[int, int],
    table: list[Fish],
    totals: list[int],
) -> Generator[Question, Answers, None]:
    while speeds:
        speed = min(speeds.values())
        group = [seat for seat in cascade if speeds.get(seat) == speed]
        for seat in group:
            del speeds[seat]
        first_took = bool(table)
        line = list(group)
        while line and table:
            seat = line.pop(0)
            bear = shown[seat] == "predator 60"
            if bear and not line:
                totals[seat] += sum(value for _, value in table)
                table.clear()
                break
            fish = table[0]
            if len(set(table)) > 1:
                names = {f"take {COLOURS[owner]} {value}": (owner, value) for owner, value in table}
                answers = yield "pick", {seat: set(names)}
                fish = names[answers[seat]]
            table.remove(fish)
            totals[seat] += fish[1]
            if bear:
                line.append(seat)
        if len(group) > 1 and first_took:
            cascade.remove(group[0])
            cascade.append(group[0])
