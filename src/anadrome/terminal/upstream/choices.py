"""What one may do in Upstream, in two steps: first a token or a tile, then where it goes."""

from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from anadrome.core.words import Catalog
from anadrome.games.upstream.narrator import HOME, UpstreamNarrator
from anadrome.games.upstream.previews import Laying, Move
from anadrome.games.upstream.view import UpstreamView
from anadrome.terminal.actions import KEYS, Choice
from anadrome.terminal.look import CORAL, GOLD, QUIET, plate
from anadrome.terminal.upstream.river import ARROWS, Marked
from anadrome.terminal.upstream.scene import Tile

LEFT: Final = "−"


class Choices:
    """The actions of a view as choices, in one language; ``marks`` is what each points at."""

    def __init__(self, words: Catalog, narrator: UpstreamNarrator) -> None:
        self.words = words
        self.narrator = narrator
        self.marks: dict[str, Marked] = {}

    def of(self, view: UpstreamView, actions: Sequence[str]) -> list[Choice]:
        """All that is open, in the order of the rules."""
        self.marks = {}
        if view.phase == "move":
            return self._moves(view)
        if view.phase == "lay":
            return self._layings(view)
        return self._prey(view, actions)

    def _say(self, key: str, **params: object) -> str:
        return self.words.say(f"upstream.{key}", **params)

    def _moves(self, view: UpstreamView) -> list[Choice]:
        groups = [list(moves) for _, moves in groupby(view.moves, lambda move: move.token)]
        if len(groups) == 1:
            return self._ways(groups[0])
        choices = []
        for key, moves in zip(KEYS, groups, strict=False):
            token = view.tokens[view.acting][moves[0].token]
            name = f"token {moves[0].token}"
            self.marks[name] = Marked((moves[0].start,))
            label = Text.assemble(
                plate(view.acting, str(token.salmon)),
                f" {moves[0].start} ",
                (self._say("moves-open", count=len(moves)), QUIET),
            )
            ways = tuple(self._ways(moves))
            choices.append(Choice(name, label, key, more=ways, hint=self._outlook(moves)))
        return choices

    def _outlook(self, moves: Sequence[Move]) -> str:
        """Where a token can go, in a line."""
        parts = []
        for way in ("swim", "jump"):
            ends = [self._end(move.end) for move in moves if move.way == way]
            if ends:
                parts.append(self._say(f"can-{way}", ends=", ".join(ends)))
        return " ".join(parts)

    def _end(self, end: str) -> str:
        return self._say("tile.spawn") if end == HOME else end

    def _ways(self, moves: Sequence[Move]) -> list[Choice]:
        """Swims in one row, jumps in the next."""
        choices = []
        for key, move in zip(KEYS, moves, strict=False):
            self.marks[move.action] = Marked(
                (move.start, move.end, *move.carried, *(loss.space for loss in move.losses))
            )
            label = Text.assemble(
                (self._end(move.end), "bold"),
                " ",
                (self._say(f"{move.way}-cost", cost=move.cost), QUIET),
            )
            if move.losses:
                label.append(f" {LEFT}{len(move.losses)}", f"bold {CORAL}")
            if not move.salmon:
                label.append(f" {self._say('out')}", f"bold {CORAL}")
            elif move.carried:
                label.append(f" → {self._end(move.carried[-1])}", GOLD)
            if move.waits or move.whirled:
                label.append(f" {self._say('held')}", CORAL)
            choices.append(Choice(move.action, label, key, group=move.way == "jump"))
        return choices

    def _layings(self, view: UpstreamView) -> list[Choice]:
        """A tile and its space, then the way it is turned if it can be; a row for each tile."""

        def place(laying: Laying) -> tuple[str, str]:
            return laying.tile, laying.space

        groups = [list(turns) for _, turns in groupby(view.layings, place)]
        if len(groups) == 1 and groups[0][0].turned:
            return self._turns(groups[0])
        rows = list(dict.fromkeys(turns[0].tile for turns in groups))
        choices = []
        for key, turns in zip(KEYS, groups, strict=False):
            first = turns[0]
            label = self.narrator.label(view.acting, f"lay {first.tile} {first.space}")
            row = rows.index(first.tile)
            if not first.turned:
                self.marks[first.action] = Marked((first.space,), {first.space: Tile(first.tile)})
                choices.append(Choice(first.action, Text(label), key, row))
                continue
            name = f"tile {first.tile} {first.space}"
            self.marks[name] = Marked((first.space,))
            hint = self._say("can-turn", count=len(turns))
            more = tuple(self._turns(turns))
            text = Text.assemble(label, ("…", QUIET))
            choices.append(Choice(name, text, key, row, more=more, hint=hint))
        return choices

    def _turns(self, turns: Sequence[Laying]) -> list[Choice]:
        choices = []
        for key, laying in zip(KEYS, turns, strict=False):
            tile = Tile(laying.tile, laying.turned)
            self.marks[laying.action] = Marked((laying.space,), {laying.space: tile})
            label = f"{ARROWS[laying.turned]} {self.narrator.edge(laying.turned)}"
            choices.append(Choice(laying.action, Text(label), key))
        return choices

    def _prey(self, view: UpstreamView, actions: Sequence[str]) -> list[Choice]:
        choices = []
        for key, action in zip(KEYS, actions, strict=False):
            _, space, size = action.split()
            self.marks[action] = Marked((space,))
            sign = plate(view.acting, "2" if size == "pair" else "1")
            label = Text.assemble(sign, " ", self.narrator.label(view.acting, action))
            choices.append(Choice(action, label, key))
        return choices


def spaces_to_lay(view: UpstreamView) -> tuple[str, ...]:
    """The spaces where a tile may be laid next."""
    return tuple(gap.name for gap in view.gaps) if view.phase == "lay" else ()
