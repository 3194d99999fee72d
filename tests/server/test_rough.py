"""Rough treatment: nonsense, too much, too fast. The answer is a clear refusal, never a 5xx, and
the server goes on.
"""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from typing import Any

import httpx
import msgspec
import pytest
import websockets

from anadrome.server.connection import AGAIN_LATER, Connection
from anadrome.server.limits import Bucket, Buckets
from anadrome.server.protocol import Ping, Pong, Problem, Refused
from anadrome.server.settings import Rate
from tests.server.page import BOT, OPEN, Api, Page, api, me, page, sitting, socket_url

DEEP = "[" * 2000 + "]" * 2000

MESSAGES = [
    "",
    "hello",
    "null",
    "[]",
    "{}",
    DEEP,
    '{"type":"ping","id":"a","x":' + DEEP[50:-50] + "}",
    '{"type":"hello"}',
    '{"type":"hello","lang":"tlh"}',
    '{"type":"hello","lang":"en","token":7}',
    '{"type":"quit"}',
    '{"type":"ping"}',
    '{"type":"ping","id":""}',
    '{"type":"ping","id":7}',
    '{"type":"ping","id":"' + "x" * 65 + '"}',
    '{"type":"act","id":"a"}',
    '{"type":"act","id":"a","token":"t","question":"1","action":"salmon 1"}',
    '{"type":"act","id":"a","token":"t","question":1.5,"action":"salmon 1"}',
    '{"type":"act","id":"a","token":"t","question":1,"action":["salmon 1"]}',
    '{"type":"act","id":"","token":"t","question":1,"action":"salmon 1"}',
    '{"type":"act","id":"\\ud800","token":"t","question":1,"action":"salmon 1"}',
]


async def is_well(one: Page) -> bool:
    """Whether the line still answers."""
    await one.send(Ping("well?"))
    return await one.receive() == Pong("well?")


async def test_nonsense_on_the_line_is_refused_and_the_line_stays(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        async with page(url, made.code, **{"accept-language": "fr"}) as one:
            for text in MESSAGES:
                await one.send(text)
                answer = await one.receive()
                assert isinstance(answer, Refused), text
                assert answer.key == "bad-request", text
                assert answer.sentence.startswith("Le serveur n’a pas compris"), text
                assert await is_well(one), text
            await one.socket.send(b'{"type":"ping","id":"binary"}')
            assert isinstance(await one.receive(), Refused)
            assert await is_well(one)


@pytest.mark.parametrize("action", ["", "\x00", "💥" * 200, "salmon 1 " * 300, "{seat}", "%s%n"])
async def test_strange_actions_are_refused(url: str, action: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), BOT)
        async with sitting(url, made.code, made.seats[0].token) as ana:
            answer = await ana.act(action)
            assert isinstance(answer, Refused)
            assert answer.key == "not-notation"


async def test_the_refusal_names_the_message_it_is_about(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        async with page(url, made.code) as one:
            await one.send('{"type":"act","id":"seven"}')
            answer = await one.receive()
            assert isinstance(answer, Refused)
            assert answer.id == "seven"


@pytest.mark.parametrize(
    ("message", "code"),
    [("x" * 5000, 1009), (b"\x00" * 5000, 1009)],
)
async def test_a_message_too_long_closes_the_line(url: str, message: Any, code: int) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        async with page(url, made.code) as one:
            await one.socket.send(message)
            await asyncio.wait_for(one.socket.wait_closed(), 5)
            assert one.socket.close_code == code
        assert (await http.info(made.code)).stage == "lobby"


async def test_text_that_is_no_text_closes_the_line(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        async with page(url, made.code) as one:
            await one.socket.send(b"\xff\xfe", text=True)
            await asyncio.wait_for(one.socket.wait_closed(), 5)
            assert one.socket.close_code == 1007
        assert (await http.info(made.code)).stage == "lobby"


async def test_a_flood_is_refused_and_then_cut_off(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        async with page(url, made.code) as flood, page(url, made.code) as calm:
            with pytest.raises(websockets.ConnectionClosed):
                await pour(flood)
            assert flood.socket.close_code == 1008
            answers = [json.loads(text) for text in flood.raw]
            assert 120 <= sum(answer["type"] == "pong" for answer in answers) < 200
            refused = [answer for answer in answers if answer["type"] == "refused"]
            assert refused[0]["key"] == "too-fast"
            assert refused[0]["id"]
            assert await is_well(calm)


async def pour(flood: Page) -> None:
    for number in range(400):
        await flood.send(Ping(str(number)))
    while True:
        await flood.receive()


async def test_one_seat_acts_only_so_often_over_all_its_lines(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        token = made.seats[0].token
        async with sitting(url, made.code, token) as one, sitting(url, made.code, token) as two:
            answers = [
                await line.act(f"salmon {number % 5 + 1}")
                for number in range(100)
                for line in (one, two)
            ]
            keys = [answer.key for answer in answers if isinstance(answer, Refused)]
            assert keys
            assert set(keys) == {"too-fast"}


async def test_an_address_and_a_table_have_only_so_many_lines(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)

    async def open_line(address: str) -> websockets.ClientConnection:
        mine = {"x-forwarded-for": address}
        return await websockets.connect(socket_url(url, made.code), additional_headers=mine)

    async with AsyncExitStack() as stack:
        for address in ("192.0.2.55", "192.0.2.56"):
            for _ in range(120):
                stack.push_async_callback((await open_line(address)).close)
        for address in ("192.0.2.55", "192.0.2.57"):  # one too many of its own; no room at all
            refused = await open_line(address)
            assert msgspec.json.decode(await refused.recv())["key"] == "too-many"
            await asyncio.wait_for(refused.wait_closed(), 5)
            assert refused.close_code == AGAIN_LATER
        async with api(url) as http:
            elsewhere = await http.make(me("Ana"), OPEN)
        async with page(url, elsewhere.code, **{"x-forwarded-for": "192.0.2.55"}) as one:
            assert isinstance(await one.receive(), Refused), "it counts over all tables"
        async with page(url, elsewhere.code) as one:
            assert await is_well(one)
    async with page(url, made.code, **{"x-forwarded-for": "192.0.2.55"}) as again:
        assert await is_well(again)


async def test_pages_of_other_sites_may_not_connect(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
    for origin in ("https://example.org", "null", "http://[", url + ".example.org"):
        with pytest.raises(websockets.InvalidStatus) as refused:
            async with page(url, made.code, origin=origin):
                pass
        assert refused.value.response.status_code == 403
    async with page(url, made.code, origin=url) as ours:
        assert await is_well(ours)


# -- HTTP ------------------------------------------------------------------------------------------

BODIES = [
    (b"", 400),
    (b"{", 400),
    (b"\xff\xfe", 400),
    (b"null", 400),
    (b"[]", 400),
    (DEEP.encode(), 400),
    (b'{"game":"kodiak"}', 400),
    (b'{"game":7,"seats":[]}', 400),
    (b'{"game":"chess","seats":[{"kind":"me"}]}', 400),
    (b'{"game":"kodiak","seats":{"kind":"me"}}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"you"}]}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"me","name":7},{"kind":"bot"}]}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"deck":"x"}}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"x":"y"}}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"me"},{"kind":"bot"}],"options":{"deck":1}}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"me"},{"kind":"bot"}],"seed":"' + b"x" * 65 + b'"}', 400),
    (b'{"game":"kodiak","seats":[{"kind":"me","name":"\\ud800"},{"kind":"bot"}]}', 400),
    (b'{"game":"kodiak","seats":[' + b'{"kind":"me"},' * 900 + b'{"kind":"me"}]}', 400),
    (b'{"game":"' + b"x" * 20_000 + b'"}', 413),
]


def problem_in(answer: httpx.Response) -> Problem:
    assert answer.headers["content-type"] == "application/json"
    problem = msgspec.json.decode(answer.content, type=Problem)
    assert problem.sentence
    return problem


@pytest.mark.parametrize(("body", "status"), BODIES)
async def test_nonsense_for_a_table_is_refused(url: str, body: bytes, status: int) -> None:
    async with api(url) as http:
        answer = await http.http.post("/api/tables", content=body)
        assert answer.status_code == status, answer.text
        problem_in(answer)


@pytest.mark.parametrize("name", ["", "  ", "x" * 25, "\x00", "a\x07b", "\u202eevil"])
async def test_names_that_cannot_be_shown_are_refused(url: str, name: str) -> None:
    async with api(url, **{"accept-language": "fr"}) as http:
        made = await http.make(me("Ana"), OPEN)
        answer = await http.post(f"/{made.code}/join", {"name": name})
        assert answer.status_code == 400
        assert problem_in(answer) == Problem("bad-name", "Un nom a de 1 à 24 lettres.")


async def test_a_name_with_markup_stays_text(url: str) -> None:
    """Names go out as JSON only, and no page of ours may run or frame what it did not bring."""
    async with api(url) as http:
        made = await http.make(me("<script>1</script>"), OPEN)
        answer = await http.http.get(f"/api/tables/{made.code}")
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api", 404),
        ("GET", "/api/nothing", 404),
        ("GET", "/api/tables", 405),
        ("PUT", "/api/games", 405),
        ("DELETE", "/", 405),
        ("GET", "/%00", 200),
        ("GET", "/" + "x" * 3000 + ".js", 404),
        ("GET", "/..%2f..%2fpyproject.toml", 404),
        ("GET", "/assets/../../pyproject.toml", 404),
        ("GET", "/api/tables/%00%ff", 404),
        ("GET", "/api/tables/" + "A" * 3000, 404),
        ("GET", "/api/rules/..%2fadr", 404),
        ("GET", "/api/rules/chess", 404),
        ("GET", "/api/games?lang=%00", 200),
        ("POST", "/api/tables/OTTER-0000-AAAA/join", 400),
    ],
)
async def test_strange_addresses(url: str, method: str, path: str, status: int) -> None:
    async with api(url) as http:
        answer = await http.http.request(method, path)
        assert answer.status_code == status
        if status != 200:
            problem_in(answer)


async def test_other_forms_of_body_do_no_harm(url: str) -> None:
    async with api(url) as http:
        for kind in ("text/plain", "multipart/form-data", "application/x-www-form-urlencoded", "?"):
            answer = await http.http.post(
                "/api/tables", content=b"game=kodiak", headers={"content-type": kind}
            )
            assert 400 <= answer.status_code < 500, kind
            problem_in(answer)


async def test_who_asks_too_much_must_wait(url: str) -> None:
    """Many tables; many codes that are not there; many requests at all. Others are not affected."""
    async with api(url) as http, api(url) as guess, api(url) as other:
        made = await other.make(me("Ana"), OPEN)
        answers = [await http.post("", {"game": "kodiak", "seats": [BOT]}) for _ in range(70)]
        assert [a.status_code for a in answers[:60]] == [400] * 60
        assert answers[-1].status_code == 429
        assert answers[-1].headers["retry-after"] == "1"
        assert problem_in(answers[-1]).key == "too-fast"
        answers = [await guess.http.get(f"/api/tables/OTTER-{n:04}-AAAA") for n in range(25)]
        assert {a.status_code for a in answers[:20]} == {404}
        assert answers[-1].status_code == 429
        assert (await guess.http.get(f"/api/tables/{made.code}")).status_code == 429
        assert (await other.info(made.code)).stage == "lobby"


async def test_requests_are_counted_for_each_address(url: str) -> None:
    async with api(url) as http:
        statuses = [await ask(http) for _ in range(300)]
        assert set(statuses[:200]) == {200}
        assert 429 in statuses[200:]
        assert (await http.http.get("/healthz")).status_code == 200


async def ask(http: Api) -> int:
    return (await http.http.get("/api/games")).status_code


# -- The measures themselves -----------------------------------------------------------------------


def test_a_bucket_fills_again_with_time() -> None:
    now = 100.0
    buckets = Buckets(Rate(burst=2, each_second=0.5), lambda: now)
    assert [buckets.take("a") for _ in range(3)] == [True, True, False]
    assert buckets.take("b")
    now += 2
    assert buckets.has_left("a")
    assert [buckets.take("a") for _ in range(2)] == [True, False]
    assert not buckets.has_left("a")


def test_full_buckets_are_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("anadrome.server.limits.MANY", 10)
    now = 0.0
    buckets = Buckets(Rate(burst=2, each_second=1), lambda: now)
    for number in range(9):
        buckets.take(number)
    now += 5
    for key in ("a", "b"):
        buckets.take(key)
    assert set(buckets.buckets) == {"a", "b"}


async def test_who_reads_too_slowly_is_sent_away() -> None:
    connection = Connection(Bucket(Rate(1, 1), 0), unread=3)
    for number in range(9):
        connection.say(Pong(str(number)))
    assert connection.close_code == AGAIN_LATER
    queued = [connection.outbox.get_nowait() for _ in range(connection.outbox.qsize())]
    assert len(queued) == 4
    assert queued[-1] is None
