"""A worker process: a question a line comes in, an answer a line goes out.

``python -m anadrome.server.botworker``, started by botwork.py. It imports little, so that it is
quick to start. It ends when its input does, that is, when the server ends, even if that is killed.
"""

import traceback

import msgspec

from anadrome.bots.bot import make_bot
from anadrome.bots.lines import answer_lines
from anadrome.server.wiring import WIRED


class Question(msgspec.Struct):
    """A view and its legal actions; equal seeds get equal answers."""

    game: str
    kind: str
    seed: str
    view: msgspec.Raw
    actions: list[str]


class Answer(msgspec.Struct):
    """The bot's action, or why there is none."""

    action: str = ""
    error: str = ""


def think(question: Question) -> Answer:
    """What a new bot of this kind and seed answers."""
    try:
        seen = msgspec.json.decode(question.view, type=WIRED[question.game].view)
        bot = make_bot(question.game, question.kind, question.seed)
        return Answer(bot.choose(seen, question.actions))
    except Exception:
        return Answer(error=traceback.format_exc())


if __name__ == "__main__":
    answer_lines(Question, think)
