"""Starting the server."""

import asyncio
import contextlib
import errno
import os
import socket
import sqlite3
from collections.abc import AsyncIterator, Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import uvicorn

from anadrome.core.words import catalog
from anadrome.server.app import create_app
from anadrome.server.migrations import TooNew
from anadrome.server.settings import Settings
from anadrome.server.storage import FILE_NAME, InUse, opened

EVERYWHERE: Final = ("0.0.0.0", "::")  # not an address that a browser can go to


class CannotServe(Exception):
    """What stands in the way."""

    def __init__(self, key: str, **params: str | int) -> None:
        self.key = key
        self.params = params
        super().__init__(key)

    def sentence(self, lang: str) -> str:
        """It in words."""
        return catalog("anadrome.server", lang).say(f"trouble.{self.key}", **self.params)


@dataclass(frozen=True, slots=True)
class Running:
    """A server that answers at an address, until its task is done."""

    address: str
    task: asyncio.Task[Any]


def serve(host: str, port: int, data_dir: Path, ready: Callable[[str], None]) -> None:
    """Serve until interrupted, or raise CannotServe. ``ready`` hears the address; port 0 takes any
    free one.
    """

    async def until_interrupted() -> None:
        async with running(Settings(data_dir), listener) as server:
            ready(server.address)
            await server.task

    check_folder(data_dir)
    with listening(host, port) as listener, contextlib.suppress(KeyboardInterrupt):
        asyncio.run(until_interrupted())


def check_folder(data_dir: Path) -> None:
    """What stands in the way of writing is said at once, and plainly."""
    file = data_dir / FILE_NAME
    try:
        opened(file).close()
    except InUse:
        raise CannotServe("data-in-use", file=str(file)) from None
    except TooNew:
        raise CannotServe("data-newer", file=str(file)) from None
    except OSError as error:
        trouble = error.strerror or str(error)
        raise CannotServe("data-folder", folder=str(data_dir), trouble=trouble) from None
    except sqlite3.OperationalError as error:
        raise CannotServe("data-folder", folder=str(data_dir), trouble=str(error)) from None
    except sqlite3.DatabaseError:
        raise CannotServe("data-strange", file=str(file)) from None


def listening(host: str, port: int) -> socket.socket:
    """The socket that browsers will come to."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    # Named as TCP, since asyncio sends without delay on such sockets only: else 40 ms an answer.
    listener = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":  # elsewhere it would let two servers listen at one port
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listener.bind((host, port))
        listener.listen(512)
    except (OSError, OverflowError, UnicodeError) as error:
        listener.close()
        raise not_listening(error, host, port) from None
    return listener


def not_listening(error: Exception, host: str, port: int) -> CannotServe:
    """Why nobody can come to this address."""
    match error:
        case OverflowError():
            return CannotServe("no-such-port", port=port)
        case PermissionError():
            return CannotServe("may-not-listen", port=port)
        case OSError(errno=errno.EADDRINUSE):
            return CannotServe("port-in-use", port=port)
    return CannotServe("no-such-host", host=host)


@contextlib.asynccontextmanager
async def running(settings: Settings, listener: socket.socket) -> AsyncIterator[Running]:
    """A server that answers for as long as the block lasts."""
    server = uvicorn.Server(configured(settings))
    task = asyncio.create_task(server.serve([listener]))
    while not server.started and not task.done():
        await asyncio.sleep(0.01)
    host, port = listener.getsockname()[:2]
    shown = "localhost" if host in EVERYWHERE else f"[{host}]" if ":" in host else host
    try:
        yield Running(f"http://{shown}:{port}/", task)
    finally:
        server.should_exit = True
        await task


def configured(settings: Settings) -> uvicorn.Config:
    """Messages are not compressed: they are short, and sizes must not speak of contents."""
    return uvicorn.Config(
        create_app(settings),
        ws="websockets-sansio",
        ws_per_message_deflate=False,
        ws_max_size=settings.limits.message_bytes,
        timeout_graceful_shutdown=3,
        access_log=False,
        server_header=False,
        log_level="warning",
    )
