"""Coldwater Crown's decisions: what is open to whom, and what follows from it. Compiled.

The rules themselves are in turns.py, baits.py, catching.py, tackle.py, trophies.py, contests.py and
solo.py. Actions share one numbering, question by question.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, count, lowest, nth
from anadrome.core.chance import Chance
from anadrome.core.errors import IllegalAction
from anadrome.core.events import Told
from anadrome.core.rows import at
from anadrome.games.coldwater.baits import FEW, OPEN_PLACES
from anadrome.games.coldwater.box import SPECIES_AT, ZONES, Box
from anadrome.games.coldwater.catching import PLACES
from anadrome.games.coldwater.table import (
    BAIT,
    CAST,
    CATCH,
    NOTHING,
    OVER,
    PLAY,
    PLAYERS,
    PORT,
    PRESENT,
    SILENT,
    SPILL,
    SPOTS,
    TAKE,
    UNDECIDED,
    Angler,
)
from anadrome.games.coldwater.tackle import LURES, REELS
from anadrome.games.coldwater.turns import Turns

GO_ON: Final = SPOTS  # the spots come first
PLAYS: Final = GO_ON + 1  # the first Lure
BAITS: Final = PLAYS + LURES + REELS  # the first way to place baits
CATCHES: Final = BAITS + FEW * FEW * FEW
HARBOURS: Final = CATCHES + ZONES * PLACES
SILENTS: Final = HARBOURS + ZONES + OPEN_PLACES + 1
SPILLS: Final = SILENTS + 2
PRESENTS: Final = SPILLS + 2
ANSWERS: Final = 16  # of a seat: what it may present, a mask of species
ACTIONS: Final = PRESENTS + PLAYERS * ANSWERS

# The first action of each phase; casting, taking and playing tackle share theirs.
FIRST: Final = [0, 0, 0, BAITS, CATCHES, HARBOURS, SILENTS, SPILLS, PRESENTS, 0]
RULES: Final = [
    "C-TURN-1",
    "C-TURN-2",
    "C-TACK-3",
    "C-MA-2",
    "C-CATCH-1",
    "C-PORT-1",
    "C-SOLO-2",
    "C-SOLO-5",
    "C-END-2",
]
REASONS: Final = [
    "cast-or-play-tackle",
    "take-or-play-tackle",
    "play-tackle-or-go-on",
    "place-the-baits",
    "make-the-catch",
    "use-the-harbour",
    "choose-for-silent",
    "choose-for-white",
    "present-your-fish",
]


class Coldwater(Turns):
    """A position of Coldwater Crown, and all that can happen to it."""

    __slots__ = ()

    def clone(self) -> "Coldwater":
        """An independent copy, which writes nothing into the record."""
        anglers = [angler.clone() for angler in self.anglers]
        copy = Coldwater(self.box, anglers, self.chance.clone())
        self.copy_to(copy)
        return copy

    def is_over(self) -> bool:
        return self.phase == OVER

    def owing(self) -> list[int]:
        """The seats the game waits for: one, but for the contests (C-END-2)."""
        if self.phase == OVER:
            return []
        if self.phase == PRESENT:
            return [seat for seat in range(self.players) if self.choosing & bit(seat)]
        return [int(self.asked())]

    def asked(self) -> i64:
        """Who is asked: whose turn it is, or in the silent angler's turn its only opponent."""
        return 0 if self.box.solo else self.acting

    # -- From one question to the next

    def find_open(self) -> i64:
        """What is open, a mask numbered within the phase; Lures and Reels are counted apart."""
        phase = self.phase
        self.plays = 0
        if phase <= TAKE:
            self.plays = self.count_plays()
            return self.spots()
        if phase == PLAY:
            self.plays = self.count_plays()
            return bit(GO_ON) if self.plays > 0 else 0
        if phase == BAIT:
            return self.placings()
        if phase == CATCH:
            return self.catches()
        if phase == PORT:
            return self.harbour()
        if phase == SILENT:
            return 3 if self.silent_left == UNDECIDED else 0
        return 3 if self.masters_left != 0 else 2

    def go_on(self, told: list[Told] | None) -> None:
        """Everything that follows without a question; a single action is no question either."""
        while self.phase < PRESENT:
            self.open = self.find_open()
            if self.open == 0:
                self.leave_phase(told)
            elif self.plays == 0 and self.open & (self.open - 1) == 0:
                self.do(self.single(self.open), told)
            else:
                return

    def single(self, mask: i64) -> i64:
        """The number of the only bit of a mask."""
        return lowest(mask)

    def leave_phase(self, told: list[Told] | None) -> None:
        """Nothing is open: on to the next part of the turn."""
        if self.phase == PLAY:
            self.end_step(told)
        elif self.phase == CATCH:
            self.phase = self.back
        elif self.phase == PORT:
            self.leave_harbour()
        elif self.silent_left > 0:
            self.draw_silent(told)
        else:
            self.end_turn(told)

    def do(self, choice: i64, told: list[Told] | None) -> None:
        """Do one of the open actions, numbered within the phase."""
        phase = self.phase
        if phase == BAIT:
            self.place(choice, told)
        elif phase == CATCH:
            self.resolve(choice // PLACES, choice % PLACES, told)
        elif phase == PORT:
            self.use_harbour(choice, told)
        elif phase == SILENT:
            self.silent_left = choice + 1
        elif phase == SPILL:
            self.settle_white(choice == 1, told)
            self.phase = SILENT if self.acting == self.silent() else PORT
        elif choice >= PLAYS:
            self.play(choice - PLAYS, told)
        elif phase == PLAY:
            self.end_step(told)
        elif phase == CAST:
            self.cast(choice, told)
        else:
            self.take(choice, told)

    # -- Decisions: the one place that says what is legal

    def open_actions(self, seat: i64) -> i64:
        """How many actions are open to a seat that is asked."""
        if self.phase == PRESENT:
            return bit(count(self.choices(seat, self.contest)))
        return count(self.open) + self.plays

    def open_action(self, seat: i64, wanted: i64) -> i64:
        """The action of a place among the open ones, numbered within the phase."""
        if self.phase == PRESENT:
            return seat * ANSWERS + self.answer_at(self.choices(seat, self.contest), wanted)
        if self.plays > 0:
            simple = count(self.open)
            if wanted >= simple:
                return PLAYS + self.play_at(wanted - simple)
        return nth(self.open, wanted)

    def answer_at(self, choices: i64, wanted: i64) -> i64:
        """The answer of a place in a contest: a part of the species that leave a choice."""
        answer: i64 = 0
        for k in range(SPECIES_AT[self.contest]):
            if choices & bit(k):
                answer |= (wanted & 1) << k
                wanted >>= 1
        return answer

    def is_asked(self, seat: i64) -> bool:
        """Whether a seat has an answer to give, or one that it may still change."""
        if self.phase == OVER:
            return False
        if self.phase == PRESENT:
            return 0 <= seat < self.players and (
                self.choosing & bit(seat) != 0 or at(self.answers, seat) != NOTHING
            )
        return seat == self.asked()

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat."""
        actions: list[int] = []
        if self.is_asked(seat):
            first: i64 = FIRST[self.phase]
            number = self.open_actions(seat)
            actions += [int(first + self.open_action(seat, wanted)) for wanted in range(number)]
        return actions

    def is_legal(self, seat: i64, action: i64) -> bool:
        """Whether an action is one of a seat's legal ones."""
        if not self.is_asked(seat):
            return False
        first: i64 = FIRST[self.phase]
        choice = action - first
        if choice < 0:
            return False
        if self.phase == PRESENT:
            answer = choice - seat * ANSWERS
            return answer >= 0 and answer & ~self.choices(seat, self.contest) == 0
        if self.phase <= PLAY and choice >= PLAYS:
            return self.is_play(choice - PLAYS)
        return choice < ZONES * PLACES and self.open & bit(choice) != 0

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:
        """Do a legal action and everything that follows without a question; refuse any other."""
        if action < 0 or action >= ACTIONS or not self.is_legal(seat, action):
            raise self.refusal(seat)
        first: i64 = FIRST[self.phase]
        self.act(seat, action - first, told)

    def act(self, seat: i64, choice: i64, told: list[Told] | None) -> None:
        """Do an action known to be legal, numbered within the phase."""
        if self.phase == PRESENT:
            self.answer(seat, choice % ANSWERS, told)
        else:
            self.do(choice, told)
            self.go_on(told)

    def refusal(self, seat: int) -> IllegalAction:
        """Why an action is refused, with the rule that says so."""
        if self.phase == OVER:
            return IllegalAction("C-END-2", "game-over")
        if seat < 0 or seat >= self.players:
            return IllegalAction("C-TURN-1", "no-such-seat")
        if not self.is_asked(seat):
            return IllegalAction("C-TURN-1", "not-your-turn")
        return IllegalAction(RULES[self.phase], REASONS[self.phase])


def empty(box: Box, chance: Chance) -> Coldwater:
    """A table with nothing on it yet."""
    anglers = [Angler([]) for _ in range(box.players + (1 if box.solo else 0))]
    return Coldwater(box, anglers, chance)


def begin(box: Box, first: int, chance: Chance, told: list[Told] | None = None) -> Coldwater:
    """C-SET-6: a game at its first question."""
    state = empty(box, chance)
    state.set_up(first, told)
    state.go_on(told)
    return state
