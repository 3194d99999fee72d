"""Who looks at a table, and what each of them is told: what their seat may know, and no more."""

import time
from collections.abc import Iterator

from anadrome.core.events import Told, heard
from anadrome.core.seats import COLOURS
from anadrome.server.connection import Connection, encode
from anadrome.server.course import Course
from anadrome.server.protocol import Lang, SeatInfo, Snapshot, TableChanged, TableInfo, Update
from anadrome.server.sight import Voice, sight_of
from anadrome.server.wiring import WIRED

Eyes = tuple[int | None, Lang]


class Audience:
    """The connections of a table. Those that have not said hello are counted, and told nothing."""

    def __init__(self, course: Course) -> None:
        self.course = course
        self.connections: set[Connection] = set()
        self.voices: dict[Eyes, Voice] = {}
        self.seen = time.monotonic()  # when somebody last came or went

    # -- Coming and going --------------------------------------------------------------------------

    def welcome(self, connection: Connection) -> None:
        """From now on the table stays in memory for this connection."""
        self.connections.add(connection)

    def hello(self, connection: Connection, lang: Lang, token: str | None) -> None:
        """Let a connection look through the eyes of a seat, or of a spectator."""
        seat = None if token is None else self.course.seat_of(token)
        before = self._present()
        connection.lang = lang
        connection.seat = seat
        connection.said_hello = True
        if seat is not None:
            connection.held.add(seat)
        connection.say(self.snapshot(connection))
        if self._present() != before:
            self.tell_table(but=connection)

    def goodbye(self, connection: Connection) -> None:
        before = self._present()
        self.connections.discard(connection)
        self.seen = time.monotonic()
        if self._present() != before:
            self.tell_table()

    def let_go(self, seat: int, *, for_good: bool) -> None:
        """Nobody is on a seat any more; ``for_good``: nobody looks through its eyes either."""
        for connection in self._greeted():
            connection.held.discard(seat)
        for connection in self._greeted():
            if for_good and connection.seat == seat:
                connection.seat = None
                connection.say(self.snapshot(connection))
        self.tell_table()

    def _greeted(self, but: Connection | None = None) -> Iterator[Connection]:
        return (c for c in self.connections if c.said_hello and c is not but)

    def _present(self) -> set[int]:
        return {seat for connection in self.connections for seat in connection.held}

    # -- What they see -----------------------------------------------------------------------------

    def info(self) -> TableInfo:
        """The table around the game, the same for everyone."""
        course, present = self.course, self._present()
        seats = [
            SeatInfo(
                seat=number,
                colour=COLOURS[number],
                name=seat.name,
                kind=seat.kind,
                bot=seat.bot,
                connected=seat.kind == "bot" or number in present,
                host=number == course.host,
            )
            for number, seat in enumerate(course.seats)
        ]
        return TableInfo(
            code=course.founding.code,
            game=course.game.name,
            title=course.game.title,
            options=course.founding.options,
            stage=course.stage,
            seats=seats,
            successor=course.successor,
            pond=course.founding.pond,
        )

    def snapshot(self, connection: Connection) -> Snapshot:
        """Everything, for one connection."""
        course, seat = self.course, connection.seat
        match = course.match
        sight, log = None, []
        if match is not None:
            connection.question = course.question
            voice = self._voice((seat, connection.lang))
            voice.catch_up(match)
            sight, log = sight_of(match, course.question, seat, voice.narrator), voice.log
        return Snapshot(
            table=self.info(),
            seat=seat,
            faces=WIRED[course.game.name].faces(course.founding.options),
            sight=sight,
            log=log,
        )

    def _voice(self, eyes: Eyes) -> Voice:
        """Made when the game has begun, for then all names are known."""
        if eyes not in self.voices:
            course, (seat, lang) = self.course, eyes
            narrator = course.game.narrator(course.founding.options, course.names, lang)
            self.voices[eyes] = Voice(narrator, seat)
        return self.voices[eyes]

    # -- What they hear ----------------------------------------------------------------------------

    def show_all(self) -> None:
        """The game begins, or something was taken back: everything anew, to everyone."""
        self.voices.clear()
        for connection in self._greeted():
            connection.say(self.snapshot(connection))

    def tell_table(self, but: Connection | None = None) -> None:
        """Someone came or went, or there is a rematch."""
        message = encode(TableChanged(self.info()))
        for connection in self._greeted(but):
            connection.send(message)

    def tell(self, told: list[Told]) -> None:
        """Each connection hears what its seat may hear. A seat that heard nothing, and still has
        the same question before it, is sent nothing at all: that a choice was changed must not
        show, not even by an empty message.
        """
        match = self.course.playing()
        messages: dict[Eyes, bytes] = {}
        for connection in self._greeted():
            eyes = connection.seat, connection.lang
            facts = heard(told, connection.seat)
            if not facts and connection.question == self.course.question:
                continue
            connection.question = self.course.question
            if eyes not in messages:
                voice = self._voice(eyes)
                log = voice.catch_up(match)
                sight = sight_of(match, self.course.question, connection.seat, voice.narrator)
                messages[eyes] = encode(Update(facts, log, sight))
            connection.send(messages[eyes])
