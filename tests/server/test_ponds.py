"""The pond of the day: the same solo game of Coldwater Crown for everyone."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta, timezone

import msgspec
import pytest

from anadrome.server.ponds import EARLIEST_ZONE, seed_of_pond
from anadrome.server.problems import Declined
from anadrome.server.protocol import NewTable, Problem, SeatWish, TableMade
from tests.server.page import BOT, Api, api, me, page, sitting

SOLO = [me("Ana")]


def pond(day: str) -> NewTable:
    return NewTable("coldwater", SOLO, pond=day)


async def made(http: Api, wish: NewTable) -> str:
    answer = await http.post("", wish)
    assert answer.status_code == 201, answer.text
    return msgspec.json.decode(answer.content, type=TableMade).code


async def test_the_pond_of_a_day_is_the_same_for_everyone(url: str) -> None:
    async with api(url) as http:
        codes = [await made(http, pond(day)) for day in ("2026-01-31",) * 2 + ("2026-02-01",)]
        assert (await http.info(codes[0])).pond == "2026-01-31"
        views = []
        for code in codes:
            async with sitting(url, code) as watcher:
                views.append(watcher.now.view)
    assert views[0] == views[1]
    assert views[0] != views[2]


async def test_other_tables_are_no_pond(url: str) -> None:
    async with api(url) as http:
        table = await http.make(me("Ana"), BOT)
        assert (await http.info(table.code)).pond is None


async def test_a_pond_fished_again_is_another_water(url: str) -> None:
    """Who plays on after it plays a solo game with chance of its own."""
    async with api(url) as http:
        answer = await http.post("", pond("2026-03-01"))
        table = msgspec.json.decode(answer.content, type=TableMade)
        token = table.seats[0].token
        async with page(url, table.code) as mine:
            await mine.hello(token)
            while actions := await mine.turn():
                question = mine.now.question
                await mine.act(actions[0].text)
                while mine.now.question == question and mine.now.outcome is None:
                    await mine.receive()
        again = await http.order(table.code, "rematch", token)
        code = msgspec.json.decode(again.content, type=TableMade).code
        assert (await http.info(code)).pond is None


TWO = [me("Ana"), SeatWish("bot", bot="random")]


@pytest.mark.parametrize(
    ("wish", "key"),
    [
        (NewTable("kodiak", TWO, pond="2026-01-31"), "pond-alone"),
        (NewTable("coldwater", TWO, pond="2026-01-31"), "pond-alone"),
        (NewTable("coldwater", SOLO, {"tag_points": "no"}, pond="2026-01-31"), "pond-alone"),
        (NewTable("coldwater", SOLO, seed="x", pond="2026-01-31"), "pond-alone"),
        (pond("today"), "bad-pond"),
        (pond("20260131"), "bad-pond"),
        (pond("2026-02-30"), "bad-pond"),
        (pond(""), "bad-pond"),
        (pond("2026-01-31" * 100), "bad-pond"),
        (pond("9999-12-31"), "pond-ahead"),
    ],
)
async def test_what_is_no_pond(url: str, wish: NewTable, key: str) -> None:
    async with api(url) as http:
        answer = await http.post("", wish, lang="fr")
    assert answer.status_code == 400
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.key == key
    assert len(problem.sentence) < 200


@pytest.mark.parametrize(
    ("hours", "begun"),
    [
        (10, True),  # it begins on Kiritimati at ten in the morning of Greenwich
        (9, False),
    ],
)
def test_a_day_is_open_once_it_has_begun_somewhere(
    monkeypatch: pytest.MonkeyPatch, hours: int, begun: bool
) -> None:
    day = date(2026, 11, 19)
    now = datetime(2026, 11, 18, tzinfo=UTC) + timedelta(hours=hours)

    class Clock:
        @staticmethod
        def now(zone: timezone) -> datetime:
            return now.astimezone(zone)

    monkeypatch.setattr("anadrome.server.ponds.datetime", Clock)
    assert (now.astimezone(EARLIEST_ZONE).date() == day) is begun
    if begun:
        assert seed_of_pond(pond(day.isoformat())) == "pond 2026-11-19"
    else:
        with pytest.raises(Declined) as why:
            seed_of_pond(pond(day.isoformat()))
        assert why.value.key == "pond-ahead"
