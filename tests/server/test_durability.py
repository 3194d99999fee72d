"""What was acknowledged is never lost: the server is killed again and again in one game."""

from __future__ import annotations

import asyncio
import random
import sqlite3
import threading
from pathlib import Path

import msgspec
import pytest

from anadrome.core.record import replay
from anadrome.games import game_called
from anadrome.server.connection import AGAIN_LATER
from anadrome.server.entries import Acted, AnyEntry
from anadrome.server.protocol import Accepted, Act, NewTable, Refused
from anadrome.server.run import listening, running
from anadrome.server.settings import Settings
from anadrome.server.storage import FILE_NAME, NotSaved, Storage, opened
from tests.server.page import BOT, OPEN, Page, api, me, page, sitting
from tests.server.running import Server
from tests.server.within import at_home, connected, said

KILLS = (1, 2, 3, 8, 15, 29, 44)  # after so many acknowledged actions


class Players:
    """Two people, who remember what was acknowledged to them."""

    def __init__(self, luck: random.Random) -> None:
        self.luck = luck
        self.accepted: list[tuple[int, str, str]] = []  # seat, action, id

    async def step(self, pages: list[Page]) -> None:
        """One action, acknowledged; or wait for the bot's."""
        acting = [one for one in pages if owes(one)]
        one = acting[0] if acting else pages[0]
        before = one.now
        if acting:
            action, name = self.luck.choice(one.now.actions).text, f"a{len(self.accepted)}"
            assert isinstance(await one.act(action, name=name), Accepted)
            assert one.seat is not None
            self.accepted.append((one.seat, action, name))
            if len(self.accepted) in KILLS:
                return
        while one.now == before or (acting and owes(one) and one.now.question == before.question):
            await one.receive()
        for other in pages:
            while other.now.question < one.now.question:
                await other.receive()


def owes(one: Page) -> bool:
    return one.seat in one.now.decision.seats


async def test_a_game_survives_every_kill_with_all_that_was_acknowledged(tmp_path: Path) -> None:
    """The moment the word Accepted arrives the server is killed. What it had on disk is read, then
    it is started again, the pages come back and go on; at the end the record has it all.
    """
    with Server(tmp_path) as server:
        async with api(server.url) as http:
            made = await http.make(me("Ana"), me("Ben"), BOT)
        players = Players(random.Random(4))
        for count in (*KILLS, None):
            async with (
                sitting(server.url, made.code, made.seats[0].token) as ana,
                sitting(server.url, made.code, made.seats[1].token) as ben,
            ):
                while ana.now.outcome is None and len(players.accepted) != count:
                    await players.step([ana, ben])
                if count is None:
                    break
                server.kill()
            kept = {(e.seat, e.id): e for e in entries(tmp_path, made.code) if isinstance(e, Acted)}
            for seat, action, name in players.accepted:
                assert kept[seat, name].action == action
            server.start()
        async with api(server.url) as http:
            record = (await http.http.get(f"/api/tables/{made.code}/record")).json()
        replay(game_called("kodiak"), record)
        for seat in (0, 1):
            decided = [step["action"] for step in record["steps"] if step.get("seat") == seat]
            assert decided == [action for s, action, _ in players.accepted if s == seat]


def entries(data: Path, code: str) -> list[AnyEntry]:
    """What the disk holds of a table, read by nothing but SQLite."""
    connection = sqlite3.connect(data / FILE_NAME)
    try:
        rows = connection.execute("SELECT json FROM events WHERE code = ? ORDER BY n", (code,))
        return [msgspec.json.decode(text, type=AnyEntry) for (text,) in rows]
    finally:
        connection.close()


async def test_what_was_sent_and_not_acknowledged_is_sent_again_and_counts_once(
    tmp_path: Path,
) -> None:
    """The server dies while actions are under way: some were saved, some were not."""
    with Server(tmp_path) as server:
        async with api(server.url) as http:
            made = await http.make(me("Ana"), me("Ben"))
        token = made.seats[0].token
        acts = [Act(f"a{n}", token, 1, f"salmon {n % 5 + 1}") for n in range(20)]
        async with sitting(server.url, made.code, token) as ana:
            for act in acts:
                await ana.send(act)
            await ana.until(Accepted)
            server.kill()
        server.start()
        async with sitting(server.url, made.code, token) as ana:
            for act in acts:
                assert isinstance(await ana.act(act.action, name=act.id, question=1), Accepted)
            await ana.settle()
            assert ana.now.view.own_choice == 8
        server.kill()
        kept = [e.id for e in entries(tmp_path, made.code) if isinstance(e, Acted)]
        assert kept == [act.id for act in acts]


async def test_a_table_in_its_waiting_room_survives_too(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        async with api(server.url) as http:
            made = await http.make(me("Ana"), BOT)
            lobby = await http.make(me("Ana"), OPEN, OPEN)
            guest = await http.join(lobby.code, "Inès")
            server.kill()
        server.start()
        async with api(server.url) as http:
            assert (await http.info(made.code)).stage == "playing"
            assert [s.name for s in (await http.info(lobby.code)).seats] == ["Ana", "Inès", ""]
            assert (await http.order(lobby.code, "leave", guest.token)).status_code == 200


async def test_nothing_is_told_before_it_is_on_disk(tmp_path: Path) -> None:
    """The disk is held still: neither the player nor the others hear of the action."""
    async with at_home(tmp_path) as house:
        made = await house.tables.make(NewTable("kodiak", [me("Ana"), me("Ben")]), "en")
        table = await house.tables.find(made.code)
        ana, ben = (connected(table, held.token) for held in made.seats)
        said(ana)
        gate = threading.Event()
        holding = asyncio.create_task(house.storage._do(lambda _: gate.wait(10)))
        act = Act("a", made.seats[0].token, 1, "salmon 3")
        acting = asyncio.create_task(table.act(ana, act))
        await asyncio.sleep(0.2)
        assert said(ana) == said(ben) == []
        assert table.course.playing().view(None).has_chosen == (False, False)
        gate.set()
        await holding
        await acting
        assert said(ana)[0] == Accepted("a")
        assert len(said(ben)) == 1


async def test_what_the_disk_refuses_has_not_happened(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def full(*_: object) -> None:
        raise NotSaved("disk full")

    async with at_home(tmp_path) as house:
        made = await house.tables.make(NewTable("kodiak", [me("Ana"), me("Ben")]), "en")
        table = await house.tables.find(made.code)
        ana, ben = (connected(table, held.token) for held in made.seats)
        said(ana)
        act = Act("a", made.seats[0].token, 1, "salmon 3")
        with monkeypatch.context() as trouble:
            trouble.setattr(Storage, "add", full)
            await table.act(ana, act)
        (refused,) = said(ana)
        assert isinstance(refused, Refused)
        assert refused.key == "not-saved"
        assert said(ben) == []
        await table.act(ana, act)
        assert said(ana)[0] == Accepted("a")


async def test_a_page_is_asked_to_come_again_when_the_disk_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def failing(*_: object) -> None:
        raise NotSaved("disk failed")

    monkeypatch.setattr(Storage, "load", failing)
    with listening("127.0.0.1", 0) as listener:
        async with running(Settings(tmp_path), listener) as server:
            url = server.address.rstrip("/")
            async with page(url, "OTTER-4183-KTMB") as one:
                answer = await one.receive()
                assert isinstance(answer, Refused)
                assert answer.key == "not-saved"
                await asyncio.wait_for(one.socket.wait_closed(), 5)
                assert one.socket.close_code == AGAIN_LATER
            async with api(url) as http:
                answers = await http.http.get("/api/tables/OTTER-4183-KTMB")
                assert (answers.status_code, answers.json()["key"]) == (503, "not-saved")


def test_every_commit_is_forced_to_disk(tmp_path: Path) -> None:
    """WAL with synchronous=FULL (2): a commit is an fsync, so that a power cut loses nothing."""
    connection = opened(tmp_path / FILE_NAME)
    try:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)
    finally:
        connection.close()


async def test_a_page_of_a_killed_server_is_told_by_the_closed_line(tmp_path: Path) -> None:
    """And finds the same table at the same address a moment later."""
    with Server(tmp_path) as server:
        async with api(server.url) as http:
            made = await http.make(me("Ana"), BOT)
        async with page(server.url, made.code) as one:
            await one.hello(made.seats[0].token)
            server.kill()
            await asyncio.wait_for(one.socket.wait_closed(), 5)
        server.start()
        async with sitting(server.url, made.code, made.seats[0].token) as one:
            assert one.now.view.turn == 1
