"""Starting and stopping. What stands in the way is said in one line, with exit code 2."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from anadrome.cli import serving
from anadrome.cli.arguments import parse
from anadrome.server.migrations import STEPS
from anadrome.server.run import CannotServe, check_folder, listening
from anadrome.server.storage import FILE_NAME, opened
from tests.server.page import BOT, api, me, page
from tests.server.running import Server, is_alive


def start(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Try to start a server that cannot start."""
    return subprocess.run(
        [sys.executable, "-W", "error", "-m", "anadrome.server", *arguments],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )


def test_a_port_in_use_is_said_in_one_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = other.getsockname()[1]
        done = start("--port", str(port), "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.splitlines() == [
        f"anadrome.server: Something else listens at port {port} already."
        " Choose another with --port."
    ]
    assert done.stdout == ""


def test_two_servers_do_not_share_a_folder(tmp_path: Path) -> None:
    with Server(tmp_path):
        done = start("--port", "0", "--data", str(tmp_path))
    assert done.returncode == 2
    assert done.stderr.startswith("anadrome.server: Another server is using ")
    assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("host", "port", "key"),
    [
        ("127.0.0.1", 70_000, "no-such-port"),
        ("127.0.0.1", -1, "no-such-port"),
        ("203.0.113.9", 0, "no-such-host"),
        ("no such host", 0, "no-such-host"),
    ],
)
def test_addresses_that_cannot_be(host: str, port: int, key: str) -> None:
    with pytest.raises(CannotServe) as why:
        listening(host, port)
    assert why.value.key == key
    for lang in ("en", "fr"):
        assert "\n" not in why.value.sentence(lang)


def test_folders_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x", "utf-8")
    (tmp_path / "strange").mkdir()
    (tmp_path / "strange" / FILE_NAME).write_bytes(b"this is no database" * 100)
    (tmp_path / "newer").mkdir()
    connection = opened(tmp_path / "newer" / FILE_NAME)
    connection.execute(f"INSERT INTO migrations VALUES ({len(STEPS) + 1}, 'later')")
    connection.close()
    (tmp_path / "folder" / FILE_NAME).mkdir(parents=True)
    for name, key in (
        ("file", "data-folder"),
        ("file/below", "data-folder"),
        ("strange", "data-strange"),
        ("newer", "data-newer"),
        ("folder", "data-folder"),
    ):
        with pytest.raises(CannotServe) as why:
            check_folder(tmp_path / name)
        assert why.value.key == key, name
        assert why.value.sentence("fr")


@pytest.mark.skipif(os.name != "posix", reason="asks for the permissions that POSIX has")
def test_a_new_folder_is_its_owners_alone(tmp_path: Path) -> None:
    """It holds choices that nobody may know yet."""
    check_folder(tmp_path / "new")
    assert (tmp_path / "new").stat().st_mode & 0o077 == 0


def test_answers_are_sent_without_delay() -> None:
    """asyncio does so on sockets that are named as TCP; without it an answer takes 40 ms."""
    with listening("127.0.0.1", 0) as listener:
        assert listener.proto == socket.IPPROTO_TCP


def test_the_command_says_what_is_wrong_in_its_language(tmp_path: Path) -> None:
    given = ["serve", "--lang", "fr", "--port", "70000", "--data", str(tmp_path)]
    done = subprocess.run(
        [sys.executable, "-W", "error", "-m", "anadrome.cli", *given],
        capture_output=True,
        text=True,
        timeout=20,
        check=False,
    )
    assert (done.returncode, done.stdout) == (2, "")
    assert done.stderr == "anadrome: Il n’y a pas de port 70000 : ils vont de 0 à 65535.\n"


def test_the_command_says_the_address_and_opens_it_if_asked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    served: list[tuple[str, int, Path]] = []
    opened_at: list[str] = []

    def serve(host: str, port: int, data: Path, ready: Callable[[str], None]) -> None:
        served.append((host, port, data))
        ready("http://127.0.0.1:8000/")

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(serving, "serve", serve)
    monkeypatch.setattr("webbrowser.open", opened_at.append)
    for given in (["serve"], ["serve", "--open", "--data", "here", "--port", "0"]):
        arguments = parse(given)
        assert arguments.run(arguments, "en") == 0
    assert served == [
        ("127.0.0.1", 8000, tmp_path / "anadrome"),
        ("127.0.0.1", 0, Path("here")),
    ]
    assert opened_at == ["http://127.0.0.1:8000/"]
    assert capsys.readouterr().out == "Anadrome at http://127.0.0.1:8000/\n" * 2


async def test_a_stop_is_graceful(tmp_path: Path) -> None:
    """Open lines are told, workers end, and the database is closed: the log is merged into it."""
    with Server(tmp_path) as server:
        process = server.process
        assert process is not None
        workers = server.children()
        async with api(server.url) as http:
            made = await http.make(me("Ana"), BOT)
        async with page(server.url, made.code) as one:
            await one.hello(made.seats[0].token)
            await one.choose("salmon 2")
            process.send_signal(signal.SIGTERM)
            await asyncio.wait_for(one.socket.wait_closed(), 5)
            assert one.socket.close_code == 1012
        assert await asyncio.to_thread(process.wait, 10) in (0, -signal.SIGTERM)
        assert not any(is_alive(worker) for worker in workers)
    assert [file.name for file in tmp_path.iterdir()] == [FILE_NAME]
    connection = sqlite3.connect(tmp_path / FILE_NAME)
    kept = connection.execute("SELECT json FROM events WHERE kind = 'acted'").fetchall()
    connection.close()
    assert any('"action":"salmon 2","by":"human"' in text for (text,) in kept)
