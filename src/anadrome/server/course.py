"""The course of a table: what its log means. To restore a table is to read its log again."""

from collections.abc import Mapping
from dataclasses import dataclass

from anadrome.core.events import Told
from anadrome.core.match import Match
from anadrome.games import game_called
from anadrome.server.entries import (
    Acted,
    AnyEntry,
    Chair,
    Founding,
    Joined,
    Left,
    SeatState,
    Started,
    Succeeded,
    TookBack,
)
from anadrome.server.invites import digest
from anadrome.server.problems import Declined
from anadrome.server.protocol import Stage


@dataclass(slots=True)
class Seat:
    """Who sits on a seat now."""

    kind: SeatState
    name: str
    holder: str
    bot: str | None


class Course:
    """A table as its log tells it. ``enter`` is the only way it changes.

    ``question`` counts the decisions the game has come to, from 1. ``done`` remembers the actions
    that came from browsers, so that one sent twice counts once.
    """

    def __init__(self, founding: Founding) -> None:
        self.founding = founding
        self.game = game_called(founding.game)
        if founding.rules_version != self.game.rules_version:
            raise Declined(410, "other-rules")
        self.seats = [Seat(c.kind, c.name, c.holder, c.bot) for c in founding.seats]
        self.host = self._first_human()
        self.match: Match | None = None
        self.question = 0
        self.done: set[tuple[int, str]] = set()
        self.successor: str | None = None
        self.length = 0

    # -- What can be asked of it -------------------------------------------------------------------

    @property
    def stage(self) -> Stage:
        if self.match is None:
            return "lobby"
        return "over" if self.match.is_over else "playing"

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def playing(self) -> Match:
        """The match; declined while there is none."""
        if self.match is None:
            raise Declined(409, "not-started")
        return self.match

    def seat_of(self, token: str) -> int:
        """The seat that a token holds. Hashes are compared: the time it takes tells nothing."""
        holder = digest(token)
        for number, seat in enumerate(self.seats):
            if seat.kind == "human" and seat.holder == holder:
                return number
        raise Declined(403, "wrong-token")

    def open_seats(self) -> list[int]:
        return [number for number, seat in enumerate(self.seats) if seat.kind == "open"]

    def waiting_bots(self) -> Mapping[int, str]:
        """The bots that owe an action now, by their seat."""
        if self.match is None:
            return {}
        owing = [(number, self.seats[number].bot) for number in self.match.decision.seats]
        return {number: bot for number, bot in owing if bot is not None}

    def check_question(self, question: int) -> None:
        """Decline what was meant for another question than the present one."""
        self.playing()
        if question != self.question:
            raise Declined(409, "stale")

    def checked(self, seat: int, action: str) -> str:
        """A legal action as the log will have it; IllegalAction if it is none. Changes nothing."""
        match = self.playing()
        return match.game.notation(match.state, match.game.parse(match.state, seat, action))

    # -- How it changes ----------------------------------------------------------------------------

    def enter(self, entry: AnyEntry) -> list[Told]:
        """What an event of the log does; what it tells, if it belongs to the game."""
        self.length += 1
        match entry:
            case Joined():
                self.seats[entry.seat] = Seat("human", entry.name, entry.holder, None)
                if self.host is None:
                    self.host = entry.seat
            case Left():
                self.seats[entry.seat] = Seat("open", "", "", None)
                if self.host == entry.seat:
                    self.host = self._first_human()
            case Started():
                return self._start(entry)
            case Acted():
                return self._act(entry)
            case TookBack():
                self._take_back(entry)
            case Succeeded():
                self.successor = entry.code
        return []

    def _first_human(self) -> int | None:
        return next((n for n, seat in enumerate(self.seats) if seat.kind == "human"), None)

    def _start(self, entry: Started) -> list[Told]:
        for number, chair in entry.bots.items():
            self.seats[number] = Seat(chair.kind, chair.name, chair.holder, chair.bot)
        founding = self.founding
        self.match = Match(self.game, len(self.seats), founding.options, founding.seed)
        self.question = 1
        return self.match.told

    def _act(self, entry: Acted) -> list[Told]:
        """The last answer brings a new question; one secret choice among several does not."""
        match = self.playing()
        is_last = not set(match.decision.seats) - {entry.seat}
        told = match.play(entry.seat, entry.action)
        if is_last:
            self.question += 1
        if entry.id:
            self.done.add((entry.seat, entry.id))
        return told

    def _take_back(self, entry: TookBack) -> None:
        """The question before is asked again, under a new number: late answers are stale."""
        self.playing().take_back(entry.seat)
        self.question += 1
        self.done.add((entry.seat, entry.id))


def chairs_of(course: Course) -> list[Chair]:
    """The seats as they are now, for the founding of a rematch."""
    return [Chair(seat.kind, seat.name, seat.holder, seat.bot) for seat in course.seats]
