"""The command as a shell runs it."""

from __future__ import annotations

import subprocess
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Ran:
    """What a command left behind."""

    code: int
    out: str
    err: str


def anadrome(*arguments: str, given: str = "", env: dict[str, str] | None = None) -> Ran:
    """Run the command in a process of its own, in a pipe, in English unless told otherwise."""
    done = subprocess.run(
        [sys.executable, "-m", "anadrome.cli", *arguments],
        input=given,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env={"LC_ALL": "C.UTF-8", **(env or {})},
        timeout=60,
    )
    return Ran(done.returncode, done.stdout, done.stderr)
