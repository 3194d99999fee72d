"""A worker process: a task a line comes in, a match a line goes out.

``python -m anadrome.arena.worker``, started by workers.py. It ends when its input does, at once,
so nothing is left running when the arena ends, even if that is killed.
"""

import traceback

import msgspec

from anadrome.arena.played import Played, Task, play
from anadrome.bots.lines import answer_lines


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


if __name__ == "__main__":
    answer_lines(Task, answer)
