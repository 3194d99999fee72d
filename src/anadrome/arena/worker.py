"""A worker process: a task a line comes in, a match a line goes out.

``python -m anadrome.arena.worker``, started by workers.py. It ends when its input does, at once,
so nothing is left running when the arena ends, even if that is killed.
"""

import os
import queue
import signal
import sys
import threading
import traceback

import msgspec

from anadrome.arena.played import Played, Task, play


class Answer(msgspec.Struct):
    """The match, or why there is none."""

    played: Played | None = None
    error: str = ""


def answer(task: Task) -> Answer:
    """Play a task; a bot or rules that fail are the answer too."""
    try:
        return Answer(play(task))
    except Exception:
        return Answer(error=traceback.format_exc())


def main() -> None:
    """Play until the input ends. It is read beside the playing, so that its end is noticed."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        task = msgspec.json.decode(lines.get(), type=Task)
        sys.stdout.buffer.write(msgspec.json.encode(answer(task)) + b"\n")
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
