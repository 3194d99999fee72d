"""The log on disk: its shape through the versions, who may write, commits that are shared, tables
that leave memory and come back.
"""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from anadrome.server import migrations
from anadrome.server.connection import Connection
from anadrome.server.entries import Acted, Left
from anadrome.server.migrations import STEPS, TooNew
from anadrome.server.problems import Declined
from anadrome.server.protocol import Act, NewTable, Snapshot
from anadrome.server.storage import FILE_NAME, Event, InUse, NotSaved, Storage, opened
from tests.server.page import BOT, OPEN, me
from tests.server.within import at_home, connected, said

# A database as the first version made and filled it. Never changed: people have such files.
FIRST = """
CREATE TABLE migrations (step INTEGER PRIMARY KEY, done TEXT) STRICT;
CREATE TABLE tables (
    code TEXT PRIMARY KEY,
    created TEXT NOT NULL,
    game TEXT NOT NULL,
    options TEXT NOT NULL,
    seed TEXT NOT NULL,
    rules_version INTEGER NOT NULL,
    seats TEXT NOT NULL
) STRICT;
CREATE TABLE events (
    code TEXT NOT NULL REFERENCES tables (code),
    n INTEGER NOT NULL,
    kind TEXT NOT NULL,
    json TEXT NOT NULL,
    PRIMARY KEY (code, n)
) STRICT, WITHOUT ROWID;
INSERT INTO migrations VALUES (1, '2026-01-01 00:00:00');
INSERT INTO tables VALUES (
    'OTTER-4183-KTMB', '2026-01-01T00:00:00+00:00', 'kodiak',
    '{"deck":"standard","first_player":"draw"}', '7', 1,
    '[{"kind":"human","name":"Ana","holder":
      "5994471abb01112afcc18159f6cc74b4f511b99806da59b3caf5a9c173cacfc5","bot":null},
      {"kind":"open","name":"","holder":"","bot":null}]'
);
INSERT INTO events VALUES
    ('OTTER-4183-KTMB', 0, 'joined', '{"kind":"joined","seat":1,"name":"Ben","holder":"x"}'),
    ('OTTER-4183-KTMB', 1, 'left', '{"kind":"left","seat":1}'),
    ('OTTER-4183-KTMB', 2, 'started', '{"kind":"started","bots":{"1":
        {"kind":"bot","name":"Snapper","holder":"","bot":"greedy"}}}'),
    ('OTTER-4183-KTMB', 3, 'acted',
        '{"kind":"acted","seat":1,"action":"salmon 2","by":"bot","id":""}'),
    ('OTTER-4183-KTMB', 4, 'acted',
        '{"kind":"acted","seat":0,"action":"predator 10","by":"human","id":"a"}');
"""
TOKEN = "12345"  # whose hash stands above


def first_version(data: Path) -> Path:
    data.mkdir(exist_ok=True)
    file = data / FILE_NAME
    connection = sqlite3.connect(file)
    connection.executescript(FIRST)
    connection.close()
    return file


async def test_a_table_of_the_first_version_is_played_on(tmp_path: Path) -> None:
    first_version(tmp_path)
    async with at_home(tmp_path) as house:
        table = await house.tables.find("otter-4183-ktmb")
        page = connected(table, TOKEN)
        assert table.course.playing().view(0).reserves == (2, 0)
        question = table.course.question
        await table.act(page, Act("b", TOKEN, question, "salmon 1"))
        assert table.course.playing().view(0).own_choice == 0
        await table.act(page, Act("a", TOKEN, question, "salmon 3"))
        assert table.course.playing().view(0).own_choice == 0, "the id was used before"


def test_later_steps_are_taken_on_an_old_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each once, in order, and what was there stays."""
    file = first_version(tmp_path)
    more = ("ALTER TABLE tables ADD COLUMN note TEXT;", "UPDATE tables SET note = 'seen';")
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, *more))
    for _ in range(2):
        connection = opened(file)
        assert connection.execute("SELECT code, note FROM tables").fetchall() == [
            ("OTTER-4183-KTMB", "seen")
        ]
        steps = connection.execute("SELECT step FROM migrations ORDER BY step").fetchall()
        assert steps == [(step,) for step in range(1, len(STEPS) + 3)]
        connection.close()


def test_a_step_that_fails_leaves_the_database_as_it_was(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = first_version(tmp_path)
    bad = "ALTER TABLE tables ADD COLUMN note TEXT; INSERT INTO nowhere VALUES (1);"
    monkeypatch.setattr(migrations, "STEPS", (*STEPS, bad))
    with pytest.raises(sqlite3.OperationalError, match="nowhere"):
        opened(file)
    monkeypatch.undo()
    connection = opened(file)
    columns = [row[1] for row in connection.execute("PRAGMA table_info(tables)")]
    assert "note" not in columns
    connection.close()


def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    file = first_version(tmp_path)
    connection = sqlite3.connect(file)
    connection.execute(f"INSERT INTO migrations VALUES ({len(STEPS) + 1}, 'later')")
    connection.commit()
    connection.close()
    with pytest.raises(TooNew):
        opened(file)


async def test_one_server_alone_writes_into_a_folder(tmp_path: Path) -> None:
    async with at_home(tmp_path):
        with pytest.raises(InUse):
            opened(tmp_path / FILE_NAME)


async def test_all_who_wait_share_one_commit(tmp_path: Path) -> None:
    async with at_home(tmp_path) as house:
        codes = [
            (await house.tables.make(NewTable("kodiak", [me("Ana"), OPEN]), "en")).code
            for _ in range(20)
        ]
        storage, gate, commits = house.storage, threading.Event(), []
        storage.connection.set_trace_callback(
            lambda statement: commits.append(statement) if statement == "COMMIT" else None
        )
        holding = asyncio.create_task(storage._do(lambda _: gate.wait(10)))
        await asyncio.sleep(0.05)
        adding = [asyncio.create_task(storage.add(Event(code, 0, Left(0)))) for code in codes]
        await asyncio.sleep(0.05)
        assert not any(task.done() for task in adding)
        gate.set()
        await asyncio.gather(holding, *adding)
        assert len(commits) == 2


async def test_one_bad_event_does_not_spoil_the_commit_of_the_others(tmp_path: Path) -> None:
    """A number that is used already is refused, for a table has one writer."""
    async with at_home(tmp_path) as house:
        code = (await house.tables.make(NewTable("kodiak", [me("Ana"), OPEN]), "en")).code
        events = [Event(code, n, Acted(0, f"{n}", "human")) for n in (0, 1, 1, 2)]
        done = await asyncio.gather(
            *(house.storage.add(event) for event in events), return_exceptions=True
        )
        assert [isinstance(answer, NotSaved) for answer in done] == [False, False, True, False]
        kept = await house.storage.load(code)
        assert kept is not None
        assert len(kept[1]) == 3


async def test_after_the_end_nothing_is_saved(tmp_path: Path) -> None:
    storage = Storage(tmp_path)
    storage.close()
    with pytest.raises(NotSaved):
        await storage.load("OTTER-4183-KTMB")


async def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(tmp_path: Path) -> None:
    """Not one with an open page, though, even if that has not said hello yet."""
    async with at_home(tmp_path, idle_seconds=0.05) as house:
        made = await house.tables.make(NewTable("kodiak", [me("Ana"), me("Ben")]), "en")
        table = await house.tables.find(made.code)
        page = connected(table, made.seats[0].token)
        await table.act(page, Act("a", made.seats[0].token, 1, "salmon 3"))
        await asyncio.sleep(0.3)
        assert made.code in house.tables.live
        silent = Connection(page.bucket, page.unread)
        table.audience.welcome(silent)
        table.audience.goodbye(page)
        await asyncio.sleep(0.3)
        assert made.code in house.tables.live
        table.audience.goodbye(silent)
        await asyncio.sleep(0.3)
        assert house.tables.live == {}
        again = await house.tables.find(made.code)
        assert again is not table
        assert again.course.playing().position() == table.course.playing().position()
        said(page)
        again.audience.welcome(page)
        again.audience.hello(page, "en", made.seats[0].token)
        (snapshot,) = said(page)
        assert isinstance(snapshot, Snapshot)
        assert snapshot.sight is not None
        assert snapshot.sight.view["ownChoice"] == 4


async def test_two_who_come_at_once_find_the_same_table(tmp_path: Path) -> None:
    async with at_home(tmp_path) as house:
        made = await house.tables.make(NewTable("kodiak", [me("Ana"), BOT]), "en")
        table = house.tables.live.pop(made.code)
        for task in table.tasks:
            task.cancel()
        found = await asyncio.gather(*(house.tables.find(made.code) for _ in range(5)))
        assert len({id(one) for one in found}) == 1


async def test_a_table_of_other_rules_says_so(tmp_path: Path) -> None:
    file = first_version(tmp_path)
    connection = sqlite3.connect(file)
    connection.execute("UPDATE tables SET rules_version = 0")
    connection.commit()
    connection.close()
    async with at_home(tmp_path) as house:
        with pytest.raises(Declined) as declined:
            await house.tables.find("OTTER-4183-KTMB")
        assert (declined.value.status, declined.value.key) == (410, "other-rules")


async def test_tokens_are_not_on_disk(tmp_path: Path) -> None:
    async with at_home(tmp_path) as house:
        made = await house.tables.make(NewTable("kodiak", [me("Ana"), OPEN]), "en")
        table = await house.tables.find(made.code)
        tokens = [made.seats[0].token, (await table.join("Ben")).token]
        assert all(len(token) >= 32 for token in tokens)
        for file in tmp_path.iterdir():
            content = file.read_bytes()
            assert not any(token.encode() in content for token in tokens)
