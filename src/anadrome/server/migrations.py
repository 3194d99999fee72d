"""The shape of the database, as the steps to it. Steps are added at the end and never changed."""

import sqlite3
from typing import Final

STEPS: Final = (
    """
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
    """,
)


class TooNew(Exception):
    """The database was made by a later version of this program."""


def migrate(connection: sqlite3.Connection) -> None:
    """Bring the database to the shape of this program, each step in a transaction of its own."""
    connection.execute(
        "CREATE TABLE IF NOT EXISTS migrations (step INTEGER PRIMARY KEY, done TEXT) STRICT"
    )
    (done,) = connection.execute("SELECT coalesce(max(step), 0) FROM migrations").fetchone()
    if done > len(STEPS):
        raise TooNew(f"the database is at step {done}, this program knows {len(STEPS)}")
    for step, script in enumerate(STEPS[done:], done + 1):
        note = f"INSERT INTO migrations VALUES ({step}, datetime('now'));"
        connection.executescript(f"BEGIN IMMEDIATE; {script} {note} COMMIT;")
