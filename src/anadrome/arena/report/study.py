"""The report of a study."""

import shlex
from collections.abc import Callable, Iterator, Sequence

from anadrome.arena.findings import Match, Overview, SettingFound, StudyFound, study_found
from anadrome.arena.intervals import Estimate
from anadrome.arena.plan import StudyPlan
from anadrome.arena.report import page
from anadrome.arena.report.charts import Chart, dots
from anadrome.arena.report.parts import (
    INTERVALS,
    Report,
    by_chart,
    chosen,
    estimates,
    ordinal,
    percent,
    short,
)
from anadrome.arena.statistics import measures_of


def study_report(plan: StudyPlan, matches: Sequence[Match]) -> Report:
    """The report of a study."""
    found = study_found(plan, matches)
    order, course, counts = list(_order(found)), list(_course(found)), list(_counts(found))
    html = _page(plan, found, order, course, counts)
    rows = [row for each in found.settings for row in estimates(each.setting, each.overview)]
    return Report(plan.game.name, matches, found, rows, [*order, *course, *counts], html)


def _order(found: StudyFound) -> Iterator[Chart]:
    """What it is worth to play first, second and so on, where that is known."""
    if not any(setting.overview.wins_in_turn for setting in found.settings):
        return
    names = [setting.setting for setting in found.settings]
    turns = range(max(setting.players for setting in found.settings))
    yield dots(
        "advantage",
        "What the order of play is worth",
        "By how much who plays first, second and so on wins more often than an even share. Dashed:"
        " an even share.",
        names,
        [(ordinal(turn), [_advantage(each, turn) for each in found.settings]) for turn in turns],
        axis="wins above an even share",
        percent=True,
        line=0,
    )
    yield dots(
        "points-in-turn",
        "Points by order of play",
        "The points of who plays first, second and so on, compared with the mean of the table.",
        names,
        [(ordinal(turn), [_gain(each, turn) for each in found.settings]) for turn in turns],
        axis="points above the mean",
        line=0,
    )


def _advantage(setting: SettingFound, turn: int) -> Estimate | None:
    wins = setting.overview.wins_in_turn
    return None if wins is None or turn >= len(wins) else shifted(wins[turn], 1 / setting.players)


def _gain(setting: SettingFound, turn: int) -> Estimate | None:
    points = setting.overview.points_in_turn
    if points is None or turn >= len(points):
        return None
    return shifted(points[turn], setting.overview.points.value)


def shifted(found: Estimate, by: float) -> Estimate:
    """An estimate measured from somewhere else."""
    return Estimate(found.value - by, found.low - by, found.high - by)


def _course(found: StudyFound) -> Iterator[Chart]:
    """How long the games are, and how the lead goes."""
    shown: list[tuple[str, str, str, str, Callable[[Overview], Estimate | None]]] = [
        ("length", "Length", "Decisions of all players together.", "decisions in a game", _length),
        (
            "lead-changes",
            "Changes of the lead",
            "How often the lead came to another seat. A seat leads when it alone has the most"
            " points.",
            "in a game",
            lambda seen: seen.lead_changes,
        ),
        (
            "lead",
            "How close it ends",
            "The winner’s lead over the second at the end.",
            "points",
            lambda seen: seen.lead,
        ),
    ]
    names = [setting.setting for setting in found.settings]
    for name, title, reading, axis, of in shown:
        values = [of(setting.overview) for setting in found.settings]
        if any(values):
            yield dots(name, title, reading, names, [("mean", values)], axis=axis)
    began = [setting.overview.ahead_for_good for setting in found.settings]
    if any(began):
        yield dots(
            "ahead-for-good",
            "When the winner is ahead for good",
            "From here on the winner has the most points to the end, in the mean. Games that end"
            " level are left out.",
            names,
            [("mean", began)],
            axis="of the game is played",
            percent=True,
        )


def _length(seen: Overview) -> Estimate:
    return seen.length


def _counts(found: StudyFound) -> Iterator[Chart]:
    """What the game's own statistics count."""
    for number, (title, measures) in enumerate(by_chart(found.game).items(), 1):
        yield dots(
            f"counts-{number}",
            title,
            "The mean of a game.",
            [measure.label for measure in measures],
            [
                (setting.setting, [setting.overview.counts[m.key] for m in measures])
                for setting in found.settings
            ],
            axis="in a game",
        )


def _page(
    plan: StudyPlan,
    found: StudyFound,
    order: Sequence[Chart],
    course: Sequence[Chart],
    counts: Sequence[Chart],
) -> str:
    lead = (
        f"{plan.games:,} games of {plan.bot} bots in each of {len(plan.settings)} settings, all on"
        " the same seeds."
    )
    parts = [
        page.facts([("Seed", plan.seed), ("Bots", plan.bot)], command(plan)),
        *([page.section("The order of play", _wins(found), page.charts(order))] if order else []),
        page.section("The course of a game", page.charts(course)),
        *([page.section("What happened", page.charts(counts), _means(found))] if counts else []),
        page.section("How it was done", page.paragraph(INTERVALS)),
    ]
    return page.page(f"{plan.game.title} study", lead, parts)


def command(plan: StudyPlan) -> str:
    """The command that plays the same study."""
    seats = list(dict.fromkeys(setting.players for setting in plan.settings))
    by_name = {
        name: list(dict.fromkeys(setting.options[name] for setting in plan.settings))
        for name in plan.settings[0].options
    }
    varied = {name: values for name, values in by_name.items() if len(values) > 1}
    words = [f"anadrome study {plan.game.name}"]
    if len(seats) > 1 or not varied:
        words.append("--seats " + ",".join(map(str, seats)))
    else:
        words.append(f"--players {seats[0]}")
    for name, values in varied.items():
        mark = ";" if any("," in value for value in values) else ","
        words.append(f"--vary {shlex.quote(name + '=' + mark.join(values))}")
    for name, value in chosen(plan.game, seats[0], plan.settings[0].options).items():
        words += [] if name in varied else [f"--option {name}={value}"]
    words.append(f"--bot {plan.bot} --games {plan.games} --seed {plan.seed}")
    return " ".join(words)


def _wins(found: StudyFound) -> str:
    turns = range(max(setting.players for setting in found.settings))
    rows = []
    for setting in found.settings:
        wins = setting.overview.wins_in_turn or []
        cells = [percent(wins[turn]) if turn < len(wins) else "" for turn in turns]
        rows.append([setting.setting, f"{1 / setting.players:.1%}", *cells])
    return page.table(
        "Games won by who plays first, second and so on, with 95% intervals",
        ["setting", "even", *(ordinal(turn) for turn in turns)],
        rows,
    )


def _means(found: StudyFound) -> str:
    return page.table(
        "Means, with 95% intervals",
        ["in a game", *(setting.setting for setting in found.settings)],
        [
            [
                measure.label + (", a seat" if measure.by_seat else ""),
                *(short(setting.overview.counts[measure.key], 2) for setting in found.settings),
            ]
            for measure in measures_of(found.game)
        ],
    )
