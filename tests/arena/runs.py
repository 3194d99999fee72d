"""The command in a process of its own, which can be interrupted, and the processes it started."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

from anadrome.arena.ledger import NAME
from tests.server.running import is_alive

SECONDS = 120  # no test is about time; something hangs
TIMED = {"index.html", "ledger.jsonl", "thinking.png", "thinking.svg"}  # the CPU time is in these


class Run:
    """``anadrome`` with these arguments, running."""

    def __init__(self, *arguments: str) -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-W", "error", "-m", "anadrome.cli", *arguments],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env={**os.environ, "LC_ALL": "C.UTF-8"},
        )

    def until_kept(self, folder: Path, matches: int) -> None:
        """Wait until so many matches are in the ledger."""
        deadline = time.monotonic() + SECONDS
        while kept(folder) < matches:
            assert self.process.poll() is None, "it ended before it could be interrupted"
            assert time.monotonic() < deadline
            time.sleep(0.01)

    def workers(self) -> list[int]:
        """The processes that it started."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children")
        return [int(pid) for pid in children.read_text().split()]

    def stop(self, how: signal.Signals) -> tuple[int, str]:
        """Send a signal; the exit code, and what was said on stderr. Nobody is left running."""
        workers = self.workers()
        assert workers
        self.process.send_signal(how)
        _, said = self.process.communicate(timeout=SECONDS)
        deadline = time.monotonic() + SECONDS
        while any(is_alive(pid) for pid in workers):
            assert time.monotonic() < deadline, "a worker outlives the arena"
            time.sleep(0.01)
        return self.process.returncode, said

    def found(self) -> dict[str, Any]:
        """What it says with --json when it has ended by itself."""
        out, said = self.process.communicate(timeout=SECONDS)
        assert (self.process.returncode, said) == (0, "")
        found: dict[str, Any] = json.loads(out)
        return found


def kept(folder: Path) -> int:
    """The matches in the ledger of a folder."""
    ledger = folder / NAME
    return ledger.read_bytes().count(b"\n") - 1 if ledger.exists() else -1


def lasting(folder: Path) -> dict[str, bytes]:
    """The files of a report that do not depend on the time it took."""
    return {file.name: file.read_bytes() for file in folder.iterdir() if file.name not in TIMED}
