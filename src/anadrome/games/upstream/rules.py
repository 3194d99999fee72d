"""Upstream's decisions: what is open to whom, and what follows from it. Compiled.

The rules themselves are in rounds.py (set-up, rounds, end) and moves.py (turns). Actions share one
numbering: the ways to lay a tile, then the moves, then what a heron may take.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, count, lowest
from anadrome.core.chance import Chance
from anadrome.core.errors import IllegalAction
from anadrome.core.events import Told
from anadrome.games.upstream.moves import WAYS
from anadrome.games.upstream.rounds import LAYINGS, TURNS, Rounds
from anadrome.games.upstream.stack import Box, shuffled
from anadrome.games.upstream.table import HERONS, LAY, MOVE, OUT, OVER, TOKENS

MOVES: Final = 3 * LAYINGS  # the first action that moves a token
PREY: Final = MOVES + TOKENS * WAYS  # the first that feeds a heron: a pair, then a single
ACTIONS: Final = PREY + 2


class Upstream(Rounds):
    """A position of Upstream, and all that can happen to it."""

    __slots__ = ()

    def clone(self) -> "Upstream":
        """An independent copy, which writes nothing into the record."""
        copy = Upstream(self.box, self.players, self.stack, self.places[:], self.falls)
        self.copy_to(copy)
        return copy

    def imagine(self, seat: int, chance: Chance) -> "Upstream":  # noqa: ARG002
        """U-SET-2: nothing is hidden but the order of the stack, from all alike."""
        copy = self.clone()
        copy.stack = shuffled(self.stack[self.turned_up :], chance)
        copy.turned_up = 0
        return copy

    def is_over(self) -> bool:
        return self.phase == OVER

    def owing(self) -> list[int]:
        """The seat the game waits for: U-SET-2, U-TURN-1, U-ROUND-1."""
        return [] if self.phase == OVER else [self.seat]

    # -- From one question to the next

    def find_open(self) -> i64:
        """What is open to the seat, a mask numbered within the phase; 0 when the phase is over."""
        if self.phase == MOVE:
            return self.moves(self.seat)
        if self.phase == LAY:
            return self.layings() if self.held > 0 else 0
        return self.prey(lowest(self.due)) if self.due != 0 else 0

    def go_on(self, told: list[Told] | None) -> None:
        """Everything that follows without a question; a single action is no question either."""
        while self.phase != OVER:
            self.open = self.find_open()
            if self.open == 0:
                self.leave_phase(told)
            elif self.open & (self.open - 1) == 0:
                self.do(lowest(self.open), told)
            else:
                return

    def leave_phase(self, told: list[Told] | None) -> None:
        """U-HERON-1: herons act after the turn, even after one without moves."""
        if self.phase == MOVE:
            self.end_turn(told)
        elif self.phase == HERONS:
            self.next_turn(told)
        elif self.round == 0:
            self.place_next(told)
        else:
            self.pass_first_token(told)

    def do(self, choice: i64, told: list[Told] | None) -> None:
        """Do one of the open actions."""
        if self.phase == MOVE:
            before = self.points
            self.move(choice // WAYS, choice % WAYS, told)
            self.pass_tokens(before - self.points, told)
            self.check_end(told)
        elif self.phase == LAY:
            self.lay(choice // LAYINGS, choice % LAYINGS // TURNS, choice % TURNS, told)
        else:
            self.feed_heron(lowest(self.due), choice, told)
            self.check_end(told)

    # -- Decisions: the one place that says what is legal

    def first_action(self) -> i64:
        """The number of the first action of the phase."""
        return MOVES if self.phase == MOVE else (PREY if self.phase == HERONS else 0)

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        actions: list[int] = []
        if seat == self.seat:
            first = self.first_action()
            left = self.open
            while left != 0:
                actions.append(first + lowest(left))
                left &= left - 1
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether an action is one of a seat's legal ones."""
        choice = action - self.first_action()
        return seat == self.seat and 0 <= choice < MOVES and self.open & bit(choice) != 0

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:
        """Do a legal action and everything that follows without a question; refuse any other."""
        if action < 0 or action >= ACTIONS or not self.is_legal(seat, action):
            raise self.refusal(seat)
        self.act(action - self.first_action(), told)

    def act(self, choice: i64, told: list[Told] | None) -> None:
        """Do an action known to be legal, numbered within the phase."""
        self.do(choice, told)
        self.go_on(told)

    def open_actions(self) -> i64:
        """How many actions are open."""
        return count(self.open)

    def refusal(self, seat: i64) -> IllegalAction:
        """Why an action is refused, with the rule that says so."""
        if self.phase == OVER:
            return IllegalAction("U-END-1", "game-over")
        if seat < 0 or seat >= self.players:
            return IllegalAction("U-TURN-1", "no-such-seat")
        if seat != self.seat:
            return IllegalAction("U-TURN-1", "not-your-turn")
        if self.phase == LAY:
            rule = "U-SET-2" if self.round == 0 else "U-ROUND-3"
            return IllegalAction(rule, "lay-a-tile")
        if self.phase == HERONS:
            return IllegalAction("U-HERON-1", "feed-the-heron")
        return IllegalAction("U-TURN-1", "make-a-move", points=self.points)


def empty(box: Box, players: int, stack: list[int]) -> Upstream:
    """A table with a stack and nothing else."""
    return Upstream(box, players, stack, [OUT] * (players * TOKENS), [0] * 6)


def begin(
    box: Box,
    players: int,
    first_placer: int,
    chance: Chance,
    random_mouth: bool = False,
    told: list[Told] | None = None,
) -> Upstream:
    """U-SET-2: a game at its first question, its stack shuffled by chance, its mouth still to be
    laid or laid at random.
    """
    state = empty(box, players, shuffled(box.tiles(), chance))
    state.chance = chance
    state.set_up(first_placer)
    if random_mouth:
        state.lay_at_random(chance, told)
    state.go_on(told)
    return state
