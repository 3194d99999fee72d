"""The command ``anadrome``: everything there is, from a shell."""

import sys
from collections.abc import Sequence

from anadrome.arena.workers import MatchFailed
from anadrome.cli.arguments import BadArguments, parse
from anadrome.cli.output import complain, language
from anadrome.core.errors import BadRecord, Refusal
from anadrome.core.words import refusal_text


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command; the exit code is 2 for bad input, and 1 for a record that does not replay
    or a match that fails.
    """
    given = sys.argv[1:] if argv is None else list(argv)
    lang = language(given)
    try:
        arguments = parse(given)
        code: int = arguments.run(arguments, lang)
    except BadArguments as bad:
        complain(str(bad))
        return 2
    except BadRecord as bad:
        complain(refusal_text(bad.key, bad.params, lang))
        return 1 if bad.step else 2
    except Refusal as refusal:
        complain(refusal_text(refusal.key, refusal.params, lang))
        return 2
    except MatchFailed as failed:
        task = failed.task
        where = f"match {task.number} (seed {task.seed}: {', '.join(task.bots)})"
        complain(f"{where} failed: {failed.last_line}")
        return 1
    except BrokenPipeError:
        sys.stderr.close()
        return 0
    except KeyboardInterrupt:
        return 130
    return code
