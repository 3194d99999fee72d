"""What ``anadrome arena`` and ``anadrome study`` share: matches played, kept, gone on with."""

from argparse import Namespace
from collections.abc import Generator, Iterable
from contextlib import closing
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING

from anadrome.arena.findings import Match
from anadrome.arena.intervals import Estimate
from anadrome.arena.ledger import Ledger, kept_seed, open_ledger
from anadrome.arena.plan import Plan, tasks
from anadrome.arena.played import Played, Task
from anadrome.arena.workers import all_cores, played_here
from anadrome.cli.output import complain, file_trouble, with_progress
from anadrome.cli.seating import seed_of
from anadrome.core.errors import BadSetup

if TYPE_CHECKING:
    from anadrome.arena.report.parts import Report

WAY = "make arena, or pip install 'anadrome[arena]'"
CLUSTER_WAY = "make arena, or pip install 'anadrome[cluster]'"


def check_installed(arguments: Namespace, *, rates: bool) -> None:
    """Refuse now, before hours of playing, what would fail at their end."""
    wanted = (["openskill"] if rates else []) + (["matplotlib"] if arguments.report else [])
    if missing := [package for package in wanted if find_spec(package) is None]:
        raise BadSetup("missing-extra", packages=", ".join(missing), way=WAY)
    if arguments.ray and find_spec("ray") is None:
        raise BadSetup("missing-extra", packages="ray", way=CLUSTER_WAY)


def seed_for(arguments: Namespace) -> str:
    """The seed given, else that of the ledger in the report's folder, else a new one."""
    kept = None
    if arguments.seed is None and arguments.report is not None:
        kept = kept_seed(arguments.report)
    return seed_of(arguments) if kept is None else kept


def matches_of(plan: Plan, arguments: Namespace) -> list[Match]:
    """Play all that the ledger lacks; the matches of the plan, in their order."""
    ledger = None if arguments.report is None else _ledger(arguments.report, plan)
    played: dict[int, Played] = {} if ledger is None else ledger.played
    done = sum(number < plan.matches for number in played)
    left = tasks(plan, set(played))
    try:
        with closing(_played(left, plan.matches - done, arguments)) as found:
            for each in with_progress(found, plan.matches, plan.game.title, done):
                if ledger is not None:
                    _keep(ledger, each)
                played[each.number] = each
                done += 1
    except KeyboardInterrupt:
        kept = "the same command goes on" if ledger else "with --report they would have been kept"
        complain(f"interrupted after {done:,} of {plan.matches:,} matches; {kept}")
        raise
    return [Match(plan.task(number), played[number]) for number in range(plan.matches)]


def _ledger(folder: Path, plan: Plan) -> Ledger:
    try:
        return open_ledger(folder, plan)
    except OSError as error:
        raise file_trouble(folder, error) from None


def _keep(ledger: Ledger, played: Played) -> None:
    try:
        ledger.add(played)
    except OSError as error:
        raise file_trouble(ledger.path, error) from None


def _played(
    left: Iterable[Task], count: int, arguments: Namespace
) -> Generator[Played, None, None]:
    if count == 0:
        return
    if arguments.ray is None:
        yield from played_here(left, min(arguments.workers or all_cores(), count))
    else:
        from anadrome.arena.cluster import played_on  # Ray takes its time

        yield from played_on(left, arguments.ray)


def percent(share: Estimate) -> list[str]:
    """A share and its interval, for a table."""
    return [f"{share.value:.1%}", f"{share.low:.1%} to {share.high:.1%}"]


def number(found: Estimate | None, digits: int = 1) -> str:
    """A mean with what to add and to take away for its interval.

    >>> number(Estimate(2.5, 2.3, 2.7)), number(None)
    ('2.5 ± 0.2', '-')
    """
    if found is None:
        return "-"
    return f"{found.value:.{digits}f} ± {found.high - found.value:.{digits}f}"


def written_report(report: "Report", folder: Path) -> str:
    """Write a report; where it is."""
    try:
        files = report.write(folder)
    except OSError as error:
        raise file_trouble(folder, error) from None
    return f"Report: {files[0]}, with {len(files) - 1} files beside it"
