"""What a browser is given: the built client, the rules, headers that keep it safe, health."""

from __future__ import annotations

import gzip
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from anadrome.server.protocol import GameInfo
from anadrome.server.rules_pages import html_of
from anadrome.server.run import listening, running
from anadrome.server.settings import Settings
from anadrome.server.storage import Storage
from tests.server.page import Api, api

PAGE = "<!doctype html><title>Anadrome</title>" + " " * 500


@asynccontextmanager
async def serving(tmp_path: Path) -> AsyncIterator[tuple[Api, Path]]:
    """A server with a client of our own making, and the folder of that client."""
    client = tmp_path / "client"
    (client / "assets").mkdir(parents=True)
    (client / "assets" / "index-abc.js").write_text("let x = 1;" * 100, "utf-8")
    (client / "assets" / "font-abc.woff2").write_bytes(b"font" * 100)
    (tmp_path / "secret.js").write_text("secret", "utf-8")
    with listening("127.0.0.1", 0) as listener:
        settings = Settings(tmp_path / "data", client_dir=client)
        async with running(settings, listener) as server, api(server.address) as http:
            yield http, client


async def test_every_address_shows_the_client(tmp_path: Path) -> None:
    async with serving(tmp_path) as (http, client):
        answer = await http.http.get("/")
        assert "npm run build" in answer.text
        assert answer.headers["content-type"].startswith("text/html")
        (client / "index.html").write_text(PAGE, "utf-8")
        for path in ("/", "/t/OTTER-4183-KTMB", "/rules/kodiak", "/index.html"):
            answer = await http.http.get(path)
            assert (answer.status_code, answer.text) == (200, PAGE)
            assert answer.headers["cache-control"] == "no-cache"
        same = await http.http.get("/", headers={"if-none-match": answer.headers["etag"]})
        assert (same.status_code, same.content) == (304, b"")
        (client / "index.html").write_text("<!doctype html>new", "utf-8")
        assert (await http.http.get("/")).text == "<!doctype html>new"


async def test_files_of_the_client_are_small_and_kept(tmp_path: Path) -> None:
    async with serving(tmp_path) as (http, _):
        script = await http.http.get("/assets/index-abc.js", headers={"accept-encoding": "gzip"})
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "let x = 1;" * 100
        assert script.headers["content-type"] == "text/javascript; charset=utf-8"
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        plain = await http.http.get("/assets/index-abc.js", headers={"accept-encoding": "br"})
        assert "content-encoding" not in plain.headers
        font = await http.http.get("/assets/font-abc.woff2")
        assert font.headers["content-type"] == "font/woff2"
        assert font.content == b"font" * 100
        assert gzip.compress(font.content) != font.content


@pytest.mark.parametrize(
    "path", ["/secret.js", "/..%2fsecret.js", "/assets/..%2f..%2fsecret.js", "/none.js", "/%00.js"]
)
async def test_no_file_outside_the_client_is_given(tmp_path: Path, path: str) -> None:
    async with serving(tmp_path) as (http, _):
        answer = await http.http.get(path)
        assert answer.status_code == 404
        assert answer.json()["key"] == "not-found"


@pytest.mark.parametrize("path", ["/", "/api/games", "/nothing.js", "/api/tables/X", "/healthz"])
async def test_every_answer_carries_the_headers_of_safety(url: str, path: str) -> None:
    async with api(url) as http:
        headers = (await http.http.get(path)).headers
        policy = headers["content-security-policy"]
        assert "default-src 'self'" in policy
        assert "unsafe" not in policy
        assert "frame-ancestors 'none'" in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
        assert "server" not in headers


async def test_there_are_three_games_to_play(url: str) -> None:
    async with api(url) as http:
        games = msgspec.json.decode(
            (await http.http.get("/api/games")).content, type=list[GameInfo]
        )
        assert [(game.name, game.playable) for game in games] == [
            ("kodiak", True),
            ("upstream", True),
            ("coldwater", True),
        ]
        assert games[0].options[1].choices["2"] == ["draw", "vermilion", "blue"]
        assert games[0].bots == ["greedy", "random", "gentle", "steady", "sharp", "master"]
        assert [option.name for option in games[1].options if option.open] == ["tiles"]


async def test_the_rules_come_as_safe_html_in_two_languages(url: str) -> None:
    async with api(url) as http:
        path, wishes = "/api/rules/kodiak", {"accept-language": "fr"}
        english = (await http.http.get(f"{path}?lang=en")).json()
        french = (await http.http.get(path, headers=wishes)).json()
        assert english["html"].startswith("<h1>Kodiak</h1>")
        assert french["html"].startswith("<h1>Kodiak</h1>")
        assert english["html"] != french["html"]
        for page in (english, french):
            assert " style=" not in page["html"]


def test_rules_hold_no_markup_but_ours() -> None:
    html = html_of('<img src=x onerror="alert(1)">\n\n[x](javascript:alert(1))\n\n|a|\n|:-:|\n|b|')
    assert "<img" not in html
    assert "href" not in html
    assert '<td class="align-center">b</td>' in html


async def test_health_is_the_health_of_the_storage(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("anadrome.server.app.HEALTHY_SECONDS", 0.1)
    gate = threading.Event()
    async with serving(tmp_path) as (http, _):
        answer = await http.http.get("/healthz")
        assert (answer.status_code, answer.json()) == (200, {"ok": True})
        commit = Storage._commit

        def slow(self: Storage, jobs: list[Any]) -> Any:
            gate.wait(10)
            return commit(self, jobs)

        monkeypatch.setattr(Storage, "_commit", slow)
        answer = await http.http.get("/healthz")
        assert (answer.status_code, answer.json()) == (503, {"ok": False})
        gate.set()
