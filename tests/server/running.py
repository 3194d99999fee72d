"""A real server in a process of its own, which can be killed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path
from typing import Self

SECONDS = 15


class Server:
    """``python -m anadrome.server`` on a folder; after ``kill`` it can ``start`` again."""

    def __init__(self, data: Path) -> None:
        self.data = data
        self.url = ""
        self.port = 0
        self.process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()

    def start(self) -> None:
        """Start, on the same port as before, and wait until it answers."""
        command = [sys.executable, "-W", "error", "-m", "anadrome.server", "--data", str(self.data)]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line.startswith("Anadrome at "):
            self.stop()
            raise AssertionError(f"the server did not start: {line}")
        self.url = line.removeprefix("Anadrome at ").strip().rstrip("/")
        self.port = int(self.url.rpartition(":")[2])

    def kill(self) -> None:
        """As a power cut would: no time to say or write anything."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)

    def _end(self, how: signal.Signals) -> None:
        if self.process is None:
            return
        self.process.send_signal(how)
        self.process.wait(SECONDS)
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.process = None

    def children(self) -> list[int]:
        """The processes that the server started: the bots' workers among them."""
        assert self.process is not None
        parents = {}
        for entry in Path("/proc").iterdir():
            if entry.name.isdigit():
                try:
                    stat = (entry / "stat").read_text()
                except OSError:
                    continue
                parents[int(entry.name)] = int(stat.rpartition(")")[2].split()[1])
        return [pid for pid, parent in parents.items() if parent == self.process.pid]


def is_alive(pid: int) -> bool:
    """Whether a process still runs; a zombie does not."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return False
    return state != "Z" and os.path.exists(f"/proc/{pid}")
