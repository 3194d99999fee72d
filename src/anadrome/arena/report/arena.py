"""The report of an arena."""

from collections.abc import Iterator, Sequence

from anadrome.arena.findings import (
    ArenaFound,
    Match,
    Thinking,
    arena_found,
    seats_of,
    thinking,
    turning_points,
)
from anadrome.arena.intervals import Estimate
from anadrome.arena.plan import ArenaPlan
from anadrome.arena.report import page
from anadrome.arena.report.charts import Chart, boxes, dots, histogram
from anadrome.arena.report.parts import (
    INTERVALS,
    Report,
    by_chart,
    chosen,
    estimates,
    options_said,
    ordinal,
    percent,
    short,
)
from anadrome.arena.report.tables import Estimated

TURNING_POINTS = 5


def arena_report(plan: ArenaPlan, matches: Sequence[Match]) -> Report:
    """The report of an arena."""
    found = arena_found(plan, matches)
    thought = thinking([bot.bot for bot in found.bots], matches)
    drawn = [*_of_bots(found, matches, thought), *_of_games(matches), *_of_counts(found)]
    html = _page(plan, found, matches, thought, drawn)
    return Report(plan.game.name, matches, found, list(_rows(found)), drawn, html)


def _rows(found: ArenaFound) -> Iterator[Estimated]:
    for bot in found.bots:
        yield bot.bot, "rating", bot.rating
        yield bot.bot, "wins", bot.wins
        yield bot.bot, "points", bot.points
        for turn, wins in enumerate(bot.wins_in_turn or ()):
            yield bot.bot, f"wins_in_turn_{turn + 1}", wins
        for other, better in bot.better_than.items():
            yield bot.bot, f"better_than_{other}", better
        for key, count in bot.counts.items():
            yield bot.bot, key, count
    yield from estimates("all", found.overview)


def _of_bots(
    found: ArenaFound, matches: Sequence[Match], thought: Sequence[Thinking]
) -> Iterator[Chart]:
    names = [bot.bot for bot in found.bots]
    yield dots(
        "ratings",
        "Ratings",
        "All begin at 25. The lines are the rating model’s own 95% intervals.",
        names,
        [("rating", [bot.rating for bot in found.bots])],
        axis="openskill rating",
    )
    if all(bot.wins_in_turn for bot in found.bots):
        yield dots(
            "wins-in-turn",
            "Wins by order of play",
            f"The share of its games that a bot wins when it plays first, second and so on. Dashed:"
            f" 1 in {found.players}.",
            [ordinal(turn) for turn in range(found.players)],
            [(bot.bot, bot.wins_in_turn or ()) for bot in found.bots],
            axis="games won",
            percent=True,
            line=1 / found.players,
        )
    yield boxes(
        "points",
        "Points",
        "Half of a bot’s games end inside its box, nine tenths on its line; the bar is the middle.",
        [
            (bot.bot, [played.scores[seat] for played, seat in seats_of(bot.bot, matches)])
            for bot in found.bots
        ],
        axis="points at the end",
    )
    timed = [each for each in thought if each.each > 0]
    yield dots(
        "thinking",
        "Time to think",
        "CPU time for a decision, on the machine that played.",
        [each.bot for each in timed],
        [("CPU time", [_exact(each.each * 1000) for each in timed])],
        axis="milliseconds",
        log=True,
    )


def _exact(value: float) -> Estimate:
    return Estimate(value, value, value)


def _of_games(matches: Sequence[Match]) -> Iterator[Chart]:
    yield histogram(
        "length",
        "Length",
        "Decisions of all players together.",
        [match.played.length for match in matches],
        axis="decisions in a game",
    )
    courses = [match.played.course for match in matches if match.played.course is not None]
    if began := [each.ahead_for_good for each in courses if each.ahead_for_good is not None]:
        yield histogram(
            "ahead-for-good",
            "When the winner is ahead for good",
            "From here on the winner has the most points to the end. Games that end level are"
            " left out.",
            began,
            axis="of the game is played",
            percent=True,
        )
    if swings := [each.swing for each in courses if each.swing is not None]:
        yield histogram(
            "swing-at",
            "When the tide turns",
            "Where the one decision comes after which the winner’s margin changes most.",
            [swing.at for swing in swings],
            axis="of the game is played",
            percent=True,
        )
        yield histogram(
            "swing-by",
            "How far it turns",
            "By how many points the winner’s margin changes after that decision, up or down.",
            [abs(swing.by) for swing in swings],
            axis="points",
        )


def _of_counts(found: ArenaFound) -> Iterator[Chart]:
    for number, (title, measures) in enumerate(by_chart(found.game).items(), 1):
        if seated := [measure for measure in measures if measure.by_seat]:
            yield dots(
                f"counts-{number}",
                title,
                "The mean of a game.",
                [measure.label for measure in seated],
                [(bot.bot, [bot.counts[m.key] for m in seated]) for bot in found.bots],
                axis="in a game",
            )
        else:
            yield dots(
                f"counts-{number}",
                title,
                "The mean of a game, whoever plays.",
                [measure.label for measure in measures],
                [("all", [found.overview.counts[m.key] for m in measures])],
                axis="in a game",
            )


def _page(
    plan: ArenaPlan,
    found: ArenaFound,
    matches: Sequence[Match],
    thought: Sequence[Thinking],
    drawn: Sequence[Chart],
) -> str:
    best = found.bots[0]
    lead = (
        f"{best.bot} comes first among {len(found.bots)} bots: it wins {percent(best.wins)} of the"
        f" seats that it takes, where {1 / found.players:.1%} would be even."
    )
    names = {chart.name for chart in drawn}
    of_bots = [chart for chart in drawn if chart.name in ("ratings", "wins-in-turn", "points")]
    of_games = [
        chart
        for chart in drawn
        if chart.name in ("length", "ahead-for-good", "swing-at", "swing-by", "thinking")
    ]
    counts = [chart for chart in drawn if chart.name.startswith("counts-")]
    parts = [
        page.facts(
            [
                ("Options", options_said(found.options)),
                ("Seed", found.seed),
                ("Deals", f"{found.deals:,}"),
                ("Line-ups", f"{found.lineups:,}"),
                ("Games", f"{len(matches):,}"),
            ],
            command(plan),
        ),
        page.section("Who is best", _ranking(found, thought), _duels(found)),
        page.section("The bots", page.charts(of_bots)),
        page.section("The games", page.charts(of_games)),
    ]
    if "swing-by" in names:
        parts.append(page.section("Decisive moments", _moments(matches)))
    if counts:
        parts.append(page.section("What happened", page.charts(counts)))
    parts.append(page.section("How it was done", *(page.paragraph(text) for text in _method(plan))))
    return page.page(f"{plan.game.title} arena, {found.players} players", lead, parts)


def command(plan: ArenaPlan) -> str:
    """The command that plays the same arena."""
    differing = chosen(plan.game, plan.players, plan.options)
    options = "".join(f" --option {name}={value}" for name, value in differing.items())
    return (
        f"anadrome arena {plan.game.name} --bots {','.join(plan.bots)} --players {plan.players}"
        f" --games {plan.games} --seed {plan.seed}{options}"
    )


def _ranking(found: ArenaFound, thought: Sequence[Thinking]) -> str:
    each = {one.bot: one for one in thought}
    return page.table(
        "The bots, the best first, with 95% intervals",
        ["bot", "rating", "wins", "points a game", "seats", "decisions", "CPU a decision"],
        [
            [
                bot.bot,
                short(bot.rating),
                percent(bot.wins),
                short(bot.points),
                f"{bot.seats:,}",
                f"{each[bot.bot].decisions:,}",
                f"{each[bot.bot].each * 1000:.3g} ms",
            ]
            for bot in found.bots
        ],
    )


def _duels(found: ArenaFound) -> str:
    names = [bot.bot for bot in found.bots]
    return page.table(
        "How often the bot on the left has a better place than the one on top; the same place"
        " counts half",
        ["bot", *names],
        [
            [
                bot.bot,
                *(percent(bot.better_than[o]) if o in bot.better_than else "–" for o in names),
            ]
            for bot in found.bots
        ],
    )


def _moments(matches: Sequence[Match]) -> str:
    rows = []
    for match in turning_points(matches, TURNING_POINTS):
        course = match.played.course
        assert course is not None
        assert course.swing is not None
        rows.append(
            [
                match.task.seed,
                ", ".join(match.task.bots),
                f"{course.swing.by:+d}",
                f"{course.swing.at:.0%}",
                course.swing.actions,
            ]
        )
    return page.table(
        "The greatest swings of the winner’s margin, and what was decided just before",
        ["seed", "bots, by seat", "points", "played", "decision"],
        rows,
        words=("bots, by seat", "decision"),
    )


def _method(plan: ArenaPlan) -> Iterator[str]:
    yield (
        f"Each deal is a seed, the same for every line-up. A line-up plays it {plan.players} times"
        " and moves one seat on each time, so that every bot has every seat and plays first as"
        " often as the others. Where there are more seats than bots, a bot has several."
    )
    yield (
        "Ratings follow the Plackett-Luce model of openskill over all games in their order, with"
        " nothing added for change (tau 0)."
    )
    yield INTERVALS + " The games of one deal are not quite that."
    yield (
        "A seat leads when it alone has the most points. Shared first places are divided. The CPU"
        " time is that of the bot’s own thread while it chooses; all else depends on the seed."
    )
