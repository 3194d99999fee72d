"""A small river for the tests: seats are letters, tiles and tokens lie where a test wants them.

>>> river = River(3, A="L2:2", B="C2:1")
>>> river.play("L2>C2")
['A L2>C2']
>>> river.tokens("A")
['C2:2']
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import anadrome
from anadrome.core.chance import seeded
from anadrome.core.seats import COLOURS
from anadrome.games.upstream import events
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.position import LETTERS
from anadrome.games.upstream.rules import Upstream
from anadrome.games.upstream.tiles import kind_names
from anadrome.games.upstream.view import UpstreamView

SEATS = "ABCDE"
SEA = "C-1s,L0s,R0s,C0s"


class River:
    """A position of round ``round`` in which A has ``points`` left, and what is played from it.

    Tokens are written as ``L2:2 C3:1``, space and salmon; seats without any have theirs out of the
    game. All tiles are Water but those given: ``tiles="L3 bear NE, C4 eagle"``. The stack is Water
    too. With ``last`` the river is finished: its top row is that one, the Spawn lies above it.
    """

    def __init__(
        self,
        players: int,
        tiles: str = "",
        *,
        round: int = 3,  # noqa: A002
        turn: int = 0,
        first: str = "A",
        points: int = 5,
        held: str = "-",
        stack: str = "w" * 11,
        last: int | None = None,
        whirlpool: bool = False,
        tokens: bool = False,
        mix: str = "added",
        **salmon: str,
    ) -> None:
        self.letters = SEATS[:players]
        upper = last if last is not None else 3 + round
        seat = (SEATS.index(first) + turn) % players
        line = (
            f"upstream {players} {mix} {'whirlpool' if whirlpool else 'plain'}"
            f" {'tokens' if tokens else 'free'} round {round} turn {turn} move {COLOURS[seat]}"
            f" first {COLOURS[SEATS.index(first)]} points {points} held {held} due - hand -"
            f" stack {'-' if last is not None else stack} upper {upper}"
            f" spawn {'-' if last is None else f'C{last}'}"
            f" tiles {_tiles(max(round - 2, 0), upper, last, tiles)}"
            f" salmon {'/'.join(_salmon(salmon.get(letter, '')) for letter in self.letters)}"
        )
        self.state: Upstream = GAME.from_position(line)
        assert GAME.position(self.state) == line

    # -- What lies on the table

    @property
    def view(self) -> UpstreamView:
        """What everybody sees."""
        return GAME.view(self.state, None)

    @property
    def asks(self) -> str:
        """The question and who owes the answer: "move A", "lay B", "heron C", "over"."""
        decision = GAME.decision(self.state)
        return f"{decision.kind} {''.join(SEATS[s] for s in decision.seats)}".strip()

    @property
    def points(self) -> int:
        return int(self.state.points)

    def tokens(self, letter: str) -> list[str]:
        """The tokens of a seat that are in the game: "L2:2"."""
        tokens = self.view.tokens[SEATS.index(letter)]
        return [f"{token.place}:{token.salmon}" for token in tokens if token.place is not None]

    def tile(self, space: str) -> str:
        """What lies on a space: "bear NE", "" if nothing does."""
        for tile in self.view.river:
            if tile.space.name == space:
                return f"{tile.tile} {tile.turned}".strip()
        return ""

    def open_to(self, letter: str) -> list[str]:
        """The legal actions of a seat."""
        return texts(self.state, SEATS.index(letter))

    def moves_of(self, start: str) -> list[str]:
        """The legal moves from a space, without its name: ">C3", "^L5"."""
        moves = self.open_to(SEATS[self.state.seat])
        return [move.removeprefix(start) for move in moves if move.startswith(start)]

    # -- What the players do

    def play(self, *actions: str) -> list[str]:
        """Actions of whoever is asked; what happened, shortly."""
        told: list[anadrome.Told] = []
        for action in actions:
            seat = self.state.seat
            self.state.apply(seat, GAME.parse(self.state, seat, action), told)
        return sum_up(told)

    def refuses(self, action: str) -> str:
        """The rule by which an action is refused."""
        seat = self.state.seat
        before = GAME.position(self.state)
        try:
            GAME.parse(self.state, seat, action)
        except anadrome.IllegalAction as refusal:
            assert GAME.position(self.state) == before
            return refusal.rule
        raise AssertionError(f"{action} is legal")

    def end_turn(self, seed: int = 0) -> list[str]:
        """Play at random until somebody else is asked, or something else."""
        chance = seeded(str(seed))
        told: list[anadrome.Told] = []
        asked = self.asks
        while self.asks == asked:
            legal = self.state.legal(self.state.seat)
            self.state.apply(self.state.seat, legal[chance.below(len(legal))], told)
        return sum_up(told)


def _tiles(lowest: int, upper: int, last: int | None, changes: str) -> str:
    changed = dict(_tile(text) for text in changes.split(",") if text.strip())
    spaces = [
        f"{column}{row}"
        for row in range(max(lowest, 1), upper + 1)
        for column in "LRC"
        if (row, column) != (last, "C")
    ]
    assert changed.keys() <= set(spaces), "a tile lies outside the river"
    river = [space + changed.get(space, "w") for space in spaces]
    return ",".join([SEA, *river] if lowest == 0 else river)


def _tile(text: str) -> tuple[str, str]:
    space, kind, *turned = text.split()
    return space, LETTERS[kind_names().index(kind)] + "".join(turned)


def _salmon(text: str) -> str:
    tokens = text.split()
    return ",".join([*tokens, *["-"] * (4 - len(tokens))])


def texts(state: Upstream, seat: int) -> list[str]:
    """The legal actions of a seat in notation."""
    return [GAME.notation(state, action) for action in state.legal(seat)]


def sum_up(told: Iterable[anadrome.Told]) -> list[str]:
    """What everybody heard, shortly."""
    said = [brief(fact) for fact in anadrome.heard(told, None)]
    return [text for text in said if text]


def brief(fact: Any) -> str:
    """A fact in a few words; turns and rounds that begin are left out, and turns that end well."""
    who = SEATS[fact.seat] if getattr(fact, "seat", None) is not None else ""
    match fact:
        case events.Swam():
            return f"{who} {fact.start}>{fact.end}"
        case events.Jumped():
            return f"{who} {fact.start}^{fact.end} for {fact.cost}"
        case events.BearCaught():
            return f"bear {fact.space} leaves {who} {fact.left}"
        case events.EagleFlew():
            return f"eagle {fact.space} leaves {who} {fact.left}"
        case events.HeronAte():
            return f"heron {fact.space} leaves {who} {fact.left}"
        case events.Carried():
            return f"{who} carried {fact.start}>{fact.end}" + (" for 1" if fact.cost else "")
        case events.Waits():
            return f"{who} waits {fact.space}" + ("" if fact.full else " for a point")
        case events.Whirled():
            return f"{who} whirls {fact.space}"
        case events.Arrived():
            return f"{who} arrives"
        case events.TurnEnded():
            return f"{who} loses {fact.unspent} points" if fact.unspent else ""
        case events.TokensPassed():
            return f"{who} passes {fact.tokens} to {SEATS[fact.to]}"
        case events.TurnedUp():
            return f"{who} turns up {' '.join(fact.tiles)}"
        case events.Laid():
            return f"{who} lays {fact.tile} {fact.space} {fact.turned}".strip()
        case events.SpawnLaid():
            return f"spawn {fact.row}"
        case events.RowFell():
            lost = " ".join(f"{SEATS[seat]}{token}" for seat, token in fact.lost)
            return f"row {fact.row} falls {lost}".strip()
        case events.Advanced():
            return f"{who} to {fact.eggs} eggs"
        case events.GameEnded():
            return "end"
        case _:
            return ""
