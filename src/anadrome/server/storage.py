"""The log on disk: SQLite, one thread that writes, and commits shared by all who wait.

What ``found`` and ``add`` promise: when they return, the words are on disk and survive the end of
the process and of the power (WAL with ``synchronous=FULL``: every commit is an fsync).
"""

import asyncio
import sqlite3
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final, TypeVar

import msgspec

from anadrome.server.entries import AnyEntry, Chair, Founding, kind_of, read, written
from anadrome.server.migrations import migrate

FILE_NAME: Final = "tables.sqlite3"
T = TypeVar("T")

Work = Callable[[sqlite3.Connection], T]


class NotSaved(Exception):
    """The disk did not take it: nothing has happened."""


class InUse(Exception):
    """Another process writes into this database."""


@dataclass(frozen=True, slots=True)
class Event:
    """The n-th event of a table, from 0."""

    code: str
    n: int
    entry: AnyEntry


@dataclass(frozen=True, slots=True)
class Job:
    """A piece of work for the next commit, and who waits for it."""

    work: Work[Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]


class Storage:
    """The database of one server; nobody else opens it meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.connection = opened(folder / FILE_NAME)
        self.jobs: list[Job] = []
        self.closing = False
        self.something_to_do = threading.Condition()
        self.thread = threading.Thread(target=self._write, name="storage")
        self.thread.start()

    def close(self) -> None:
        """Write what is waiting, then let go of the file."""
        with self.something_to_do:
            self.closing = True
            self.something_to_do.notify()
        self.thread.join()
        self.connection.close()

    async def found(self, founding: Founding, events: Sequence[Event] = ()) -> None:
        """A new table, and in the same commit its first events and what it means for others."""

        def work(connection: sqlite3.Connection) -> None:
            connection.execute(
                "INSERT INTO tables VALUES (?, ?, ?, ?, ?, ?, ?)",
                (
                    founding.code,
                    founding.created,
                    founding.game,
                    _json(founding.options),
                    founding.seed,
                    founding.rules_version,
                    _json(founding.seats),
                ),
            )
            for event in events:
                _insert(connection, event)

        await self._do(work)

    async def add(self, event: Event) -> None:
        """One more event. A number used already is refused: a table has one writer."""
        await self._do(lambda connection: _insert(connection, event))

    async def load(self, code: str) -> tuple[Founding, list[AnyEntry]] | None:
        """All that was ever written of a table; None if no table has this code."""
        rows = await self._do(lambda connection: _rows(connection, code))
        if rows is None:
            return None
        (_, created, game, options, seed, rules_version, seats), events = rows
        founding = Founding(
            code,
            created,
            game,
            msgspec.json.decode(options, type=dict[str, str]),
            seed,
            rules_version,
            msgspec.json.decode(seats, type=list[Chair]),
        )
        return founding, [read(text) for (text,) in events]

    async def works(self) -> bool:
        """Whether the writing thread answers."""
        return await self._do(lambda connection: connection.in_transaction)

    async def _do(self, work: Work[T]) -> T:
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        with self.something_to_do:
            if self.closing:
                raise NotSaved("the storage is closed")
            self.jobs.append(Job(work, loop, done))
            self.something_to_do.notify()
        try:
            return await done
        except sqlite3.Error as error:
            raise NotSaved(str(error)) from error

    # -- The writing thread ------------------------------------------------------------------------

    def _write(self) -> None:
        """Take all that waits, do it in one transaction, tell everybody after the commit."""
        while True:
            with self.something_to_do:
                self.something_to_do.wait_for(lambda: self.jobs or self.closing)
                jobs, self.jobs = self.jobs, []
            if not jobs:
                return
            for job, answer in zip(jobs, self._commit(jobs), strict=True):
                with suppress(RuntimeError):  # the loop has ended, nobody waits any more
                    job.loop.call_soon_threadsafe(answer, job.done)

    def _commit(self, jobs: list[Job]) -> list[Callable[[asyncio.Future[Any]], None]]:
        try:
            self.connection.execute("BEGIN IMMEDIATE")
            answers = [_done_in(self.connection, job.work) for job in jobs]
            self.connection.execute("COMMIT")
        except sqlite3.Error as error:
            if self.connection.in_transaction:
                self.connection.execute("ROLLBACK")
            return [_failed(error)] * len(jobs)
        return answers


def opened(file: Path) -> sqlite3.Connection:
    """The database, held by this process alone, in the shape of this program. A folder made for it
    is its owner's alone, for it holds choices that nobody may know yet.
    """
    file.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    connection = sqlite3.connect(file, timeout=2, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA locking_mode = EXCLUSIVE")
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
        connection.execute("PRAGMA foreign_keys = ON")
        migrate(connection)
    except sqlite3.OperationalError as error:
        connection.close()
        if error.sqlite_errorcode == sqlite3.SQLITE_BUSY:
            raise InUse(str(file)) from error
        raise
    except BaseException:
        connection.close()
        raise
    return connection


def _done_in(
    connection: sqlite3.Connection, work: Work[Any]
) -> Callable[[asyncio.Future[Any]], None]:
    """One job inside the transaction: if it fails, what it did is undone and the others stay."""
    connection.execute("SAVEPOINT job")
    try:
        answer = _succeeded(work(connection))
    except Exception as error:  # whatever it is, the thread and the other jobs go on
        connection.execute("ROLLBACK TO job")
        answer = _failed(error)
    connection.execute("RELEASE job")
    return answer


def _succeeded(result: object) -> Callable[[asyncio.Future[Any]], None]:
    return lambda done: None if done.done() else done.set_result(result)


def _failed(error: Exception) -> Callable[[asyncio.Future[Any]], None]:
    return lambda done: None if done.done() else done.set_exception(error)


def _insert(connection: sqlite3.Connection, event: Event) -> None:
    connection.execute(
        "INSERT INTO events VALUES (?, ?, ?, ?)",
        (event.code, event.n, kind_of(event.entry), written(event.entry)),
    )


def _rows(
    connection: sqlite3.Connection, code: str
) -> tuple[tuple[Any, ...], list[tuple[str]]] | None:
    table = connection.execute("SELECT * FROM tables WHERE code = ?", (code,)).fetchone()
    if table is None:
        return None
    events = connection.execute("SELECT json FROM events WHERE code = ? ORDER BY n", (code,))
    return table, events.fetchall()


def _json(value: object) -> str:
    return msgspec.json.encode(value).decode()
