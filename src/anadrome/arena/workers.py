"""Matches played by processes of this machine."""

import os
import queue
import subprocess
import sys
import threading
from collections.abc import Iterable, Iterator
from typing import Final

import msgspec

from anadrome.arena.played import Played, Task
from anadrome.arena.worker import Answer

WORKER: Final = "anadrome.arena.worker"


class MatchFailed(Exception):
    """A bot or the rules failed in a match, or the worker died; the text says how."""

    def __init__(self, task: Task, error: str) -> None:
        super().__init__(error)
        self.task = task
        self.error = error

    @property
    def last_line(self) -> str:
        """What went wrong, without the way there."""
        return self.error.strip().splitlines()[-1]


def all_cores() -> int:
    """How many processes this machine can run at once, as far as we may use it."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def played_here(tasks: Iterable[Task], workers: int) -> Iterator[Played]:
    """The matches of all tasks, as they end. Each worker is given the next task when it is free."""
    waiting = iter(tasks)
    taking = threading.Lock()
    done: queue.SimpleQueue[Played | MatchFailed | None] = queue.SimpleQueue()
    processes = [_start() for _ in range(workers)]

    def employ(process: subprocess.Popen[bytes]) -> None:
        while True:
            with taking:
                task = next(waiting, None)
            if task is None:
                done.put(None)
                return
            done.put(_ask(process, task))

    threads = [threading.Thread(target=employ, args=(process,)) for process in processes]
    try:
        for thread in threads:
            thread.start()
        busy = workers
        while busy:
            match = done.get()
            if isinstance(match, MatchFailed):
                raise match
            if match is None:
                busy -= 1
            else:
                yield match
    finally:
        waiting = iter(())
        for process in processes:
            process.kill()
        for thread in threads:
            thread.join()  # each finds its process gone
        for process in processes:
            process.communicate()


def _start() -> subprocess.Popen[bytes]:
    """A worker in a session of its own: Ctrl-C is for us."""
    return subprocess.Popen(
        [sys.executable, "-m", WORKER],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        start_new_session=True,
    )


def _ask(process: subprocess.Popen[bytes], task: Task) -> Played | MatchFailed:
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(msgspec.json.encode(task) + b"\n")
        process.stdin.flush()
        answer = msgspec.json.decode(process.stdout.readline(), type=Answer)
    except (OSError, msgspec.MsgspecError):
        return MatchFailed(task, "the worker process ended")
    return answer.played or MatchFailed(task, answer.error)
