"""A worker process: it answers lines of JSON on its standard input until that ends."""

import os
import queue
import signal
import sys
import threading
from collections.abc import Callable
from typing import TypeVar

import msgspec

Q = TypeVar("Q")


def answer_lines(kind: type[Q], answer: Callable[[Q], msgspec.Struct]) -> None:
    """An answer for each question, in their order. The input is read beside the work, so that its
    end is noticed at once. An interruption is for who started the worker.
    """
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    lines: queue.SimpleQueue[bytes] = queue.SimpleQueue()

    def read() -> None:
        for line in sys.stdin.buffer:
            lines.put(line)
        os._exit(0)

    threading.Thread(target=read, daemon=True).start()
    while True:
        question = msgspec.json.decode(lines.get(), type=kind)
        sys.stdout.buffer.write(msgspec.json.encode(answer(question)) + b"\n")
        sys.stdout.buffer.flush()
