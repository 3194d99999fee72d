"""Tables from their making to the rematch: who comes, who goes, who comes back."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack

import msgspec
import pytest

from anadrome.server.protocol import (
    Accepted,
    Problem,
    Refused,
    SeatWish,
    Snapshot,
    TableChanged,
    TableInfo,
    TableMade,
)
from tests.server.page import BOT, ME, OPEN, api, me, page, sitting


def key_of(content: bytes) -> str:
    return msgspec.json.decode(content, type=Problem).key


async def test_guests_join_by_the_link_until_the_table_is_full(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN, OPEN)
        async with sitting(url, made.code, made.seats[0].token) as ana:
            assert ana.table is not None
            assert ana.table.stage == "lobby"
            first = await http.join(made.code, "  Inès ")
            changed = await ana.until(TableChanged)
            assert [(s.name, s.kind) for s in changed.table.seats] == [
                ("Ana", "human"),
                ("Inès", "human"),
                ("", "open"),
            ]
            second = await http.join(made.code.lower(), "ana")
            assert (first.seat, second.seat) == (1, 2)
            assert [s.name for s in (await http.info(made.code)).seats] == ["Ana", "Inès", "ana 2"]
        answer = await http.post(f"/{made.code}/join", {"name": "Tom"}, lang="fr")
        assert answer.status_code == 409
        assert answer.json() == {
            "key": "table-full",
            "sentence": "Aucune place n’est libre à cette table.",
        }


async def test_only_the_host_starts_and_only_once(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN, OPEN)
        host = made.seats[0].token
        guest = await http.join(made.code, "Inès")
        for token, status, key in (
            (guest.token, 403, "host-only"),
            ("nobody", 403, "wrong-token"),
            ("", 403, "wrong-token"),
        ):
            answer = await http.order(made.code, "start", token)
            assert (answer.status_code, key_of(answer.content)) == (status, key)
        answer = await http.order(made.code, "start", host)
        info = msgspec.json.decode(answer.content, type=TableInfo)
        assert (info.stage, info.seats[2].kind, info.seats[2].bot) == ("playing", "bot", "greedy")
        answer = await http.order(made.code, "start", host)
        assert (answer.status_code, key_of(answer.content)) == (409, "already-started")
        answer = await http.post(f"/{made.code}/join", {"name": "Tom"})
        assert (answer.status_code, key_of(answer.content)) == (409, "already-started")


async def test_who_leaves_the_waiting_room_gives_the_seat_back(url: str) -> None:
    """The seat is open, the token void, and the next person is the host."""
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN, BOT)
        host = made.seats[0].token
        guest = await http.join(made.code, "Inès")
        async with sitting(url, made.code, host) as ana:
            info = msgspec.json.decode(
                (await http.order(made.code, "leave", host)).content, type=TableInfo
            )
            assert [(s.kind, s.host) for s in info.seats[:2]] == [("open", False), ("human", True)]
            assert (await ana.until(Snapshot)).seat is None
        answer = await http.order(made.code, "start", host)
        assert (answer.status_code, key_of(answer.content)) == (403, "wrong-token")
        again = await http.join(made.code, "Ana")
        assert again.seat == 0
        assert again.token != host
        assert (await http.order(made.code, "start", guest.token)).status_code == 200


async def test_who_leaves_a_game_keeps_the_seat_and_may_come_back(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ben) as watching:
            async with sitting(url, made.code, ana) as leaving:
                await watching.until(TableChanged, lambda m: m.table.seats[0].connected)
                await leaving.choose("salmon 3")
                assert (await http.order(made.code, "leave", ana)).status_code == 200
                gone = await watching.until(TableChanged)
                assert [(s.kind, s.connected) for s in gone.table.seats] == [
                    ("human", False),
                    ("human", True),
                ]
            async with sitting(url, made.code, ana) as back:
                assert back.now.view.own_choice == 4
                await watching.until(TableChanged, lambda m: m.table.seats[0].connected)
            await watching.until(TableChanged, lambda m: not m.table.seats[0].connected)


async def test_a_page_that_comes_back_sees_what_one_that_stayed_sees(url: str) -> None:
    """In the middle of a game: view, actions and log are the same."""
    async with api(url) as http:
        made = await http.make(me("Ana"), BOT)
        token = made.seats[0].token
        luck = random.Random(5)
        async with sitting(url, made.code, token) as stayed:
            for _ in range(7):
                question = stayed.now.question
                await stayed.choose(luck.choice(await stayed.turn()).text)
                while stayed.now.question == question:
                    await stayed.receive()
            while stayed.now.decision.seats != (0,):
                await stayed.receive()  # until the bot has done its part
            async with sitting(url, made.code, token) as back:
                assert back.now.view == stayed.now.view
                assert back.now.actions == stayed.now.actions
                assert back.log == stayed.log


async def test_a_page_says_hello_late(url: str) -> None:
    """It is told nothing before, and then everything."""
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"), OPEN)
        ana, ben = (held.token for held in made.seats)
        async with page(url, made.code) as late:
            await http.join(made.code, "Cleo")
            await http.order(made.code, "start", ana)
            async with sitting(url, made.code, ana) as first:
                await first.choose("salmon 2")
            await late.settle()
            assert late.raw == []
            assert (await late.hello(ben)).sight is not None
            assert late.now.view.has_chosen == (True, False, False)
            assert late.table is not None
            assert late.table.seats[2].name == "Cleo"
            await late.choose("salmon 1")
            assert late.now.view.own_choice == 0


async def test_a_spectator_sees_the_table_and_can_do_nothing(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        async with sitting(url, made.code) as spectator:
            assert spectator.seat is None
            assert spectator.now.actions == []
            assert spectator.now.view.seat is None
            refused = await spectator.act("salmon 1")
            assert isinstance(refused, Refused)
            assert refused.key == "wrong-token"
            snapshot = await spectator.hello()
            assert snapshot.table.seats[0].connected is False


async def play_to_the_end(url: str, made: TableMade) -> None:
    """Everyone plays anyhow."""
    async with AsyncExitStack() as pages:
        playing = [
            await pages.enter_async_context(sitting(url, made.code, held.token))
            for held in made.seats
        ]
        await asyncio.gather(*(one.play(random.Random(held)) for held, one in enumerate(playing)))


async def test_a_rematch_has_the_same_people_and_is_found_by_all(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        ana, ben = (held.token for held in made.seats)
        answer = await http.order(made.code, "rematch", ana)
        assert (answer.status_code, key_of(answer.content)) == (409, "not-over")
        await play_to_the_end(url, made)
        async with sitting(url, made.code) as spectator:
            answer = await http.order(made.code, "rematch", "stranger")
            assert (answer.status_code, key_of(answer.content)) == (403, "wrong-token")
            first = msgspec.json.decode(
                (await http.order(made.code, "rematch", ben)).content, type=TableMade
            )
            assert [(held.seat, held.token) for held in first.seats] == [(1, ben)]
            assert (await spectator.until(TableChanged)).table.successor == first.code
        second = msgspec.json.decode(
            (await http.order(made.code, "rematch", ana)).content, type=TableMade
        )
        assert second.code == first.code != made.code
        info = await http.info(first.code)
        assert (info.stage, [seat.name for seat in info.seats]) == ("playing", ["Ana", "Ben"])
        async with sitting(url, first.code, ana) as again:
            assert again.seat == 0
            assert isinstance(await again.act("salmon 5"), Accepted)


@pytest.mark.parametrize(
    ("seats", "key"),
    [
        ([BOT, BOT], "no-own-seat"),
        ([ME], "bad-players"),
        ([ME] * 7, "bad-players"),
        ([ME, SeatWish("bot", bot="clever")], "unknown-bot"),
        ([me("x" * 25), BOT], "bad-name"),
        ([me("a\u202eb"), BOT], "bad-name"),
    ],
)
async def test_a_table_that_cannot_be_is_not_made(
    url: str, seats: list[SeatWish], key: str
) -> None:
    async with api(url) as http:
        answer = await http.post("", {"game": "kodiak", "seats": seats})
        assert (answer.status_code, key_of(answer.content)) == (400, key)


async def test_a_seed_is_not_chosen_where_others_may_sit(url: str) -> None:
    """Who knows the seed knows all chance, and what the bots will do."""
    async with api(url) as http:
        answer = await http.post("", {"game": "kodiak", "seats": [ME, OPEN], "seed": "7"})
        assert (answer.status_code, key_of(answer.content)) == (400, "seed-alone")


async def test_nobody_is_told_of_a_table_that_is_not_there(url: str) -> None:
    async with api(url, **{"accept-language": "fr-CA, en;q=0.5"}) as http:
        answer = await http.http.get("/api/tables/OTTER-0000-AAAA")
        assert answer.status_code == 404
        assert answer.json()["sentence"] == (
            "Il n’y a pas de table OTTER-0000-AAAA. Regarde bien le code."
        )
    async with page(url, "OTTER-0000-AAAA") as lost:
        refused = await lost.receive()
        assert isinstance(refused, Refused)
        assert refused.key == "unknown-table"
        await lost.socket.wait_closed()
        assert lost.socket.close_code == 4404


async def test_a_record_is_given_out_when_the_game_is_over(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        answer = await http.http.get(f"/api/tables/{made.code}/record")
        assert (answer.status_code, key_of(answer.content)) == (409, "not-started")
        await http.order(made.code, "start", made.seats[0].token)
        answer = await http.http.get(f"/api/tables/{made.code}/record")
        assert (answer.status_code, key_of(answer.content)) == (409, "not-over")
        async with sitting(url, made.code, made.seats[0].token) as ana:
            await ana.play(random.Random(1))
        answer = await http.http.get(f"/api/tables/{made.code}/record")
        assert answer.status_code == 200
        assert answer.json()["outcome"] is not None
