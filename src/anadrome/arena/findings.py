"""What the matches of an arena or a study say, with 95% intervals.

Shares have Wilson's interval, means the normal one; both take matches for independent.
"""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from msgspec import Struct

from anadrome.arena.intervals import Estimate, mean, share
from anadrome.arena.plan import ArenaPlan, StudyPlan
from anadrome.arena.played import Played, Task
from anadrome.arena.statistics import measures_of


class Match(Struct, frozen=True):
    """A match of a plan, played."""

    task: Task
    played: Played


class Overview(Struct, frozen=True):
    """What a heap of matches has in common.

    ``wins_in_turn`` is the share of wins of who plays first, second and so on; ``lead`` by how much
    the winner is ahead at the end; ``led_to_the_end`` how often somebody is; ``ahead_for_good``
    where in the match that began. What is not known of a game is None.
    """

    matches: int
    wins_in_turn: list[Estimate] | None
    points_in_turn: list[Estimate] | None
    length: Estimate
    points: Estimate
    lead: Estimate
    lead_changes: Estimate | None
    led_to_the_end: Estimate | None
    ahead_for_good: Estimate | None
    counts: dict[str, Estimate]


class BotFound(Struct, frozen=True):
    """What was found of a bot; ``seats`` counts every seat that it had."""

    bot: str
    seats: int
    rating: Estimate
    wins: Estimate
    points: Estimate
    wins_in_turn: list[Estimate] | None
    better_than: dict[str, Estimate]
    counts: dict[str, Estimate]


class ArenaFound(Struct, frozen=True):
    """What was found in an arena, the best bot first."""

    game: str
    players: int
    options: Mapping[str, str]
    seed: str
    deals: int
    lineups: int
    bots: list[BotFound]
    overview: Overview


class SettingFound(Struct, frozen=True):
    """What was found in a setting of a study."""

    setting: str
    players: int
    options: Mapping[str, str]
    overview: Overview


class StudyFound(Struct, frozen=True):
    game: str
    bot: str
    seed: str
    settings: list[SettingFound]


class Thinking(Struct, frozen=True):
    """The CPU time that a bot took: a measurement, other in each run."""

    bot: str
    decisions: int
    seconds: float

    @property
    def each(self) -> float:
        """Seconds for a decision."""
        return self.seconds / max(self.decisions, 1)


def arena_found(plan: ArenaPlan, matches: Sequence[Match]) -> ArenaFound:
    """The findings of an arena."""
    from anadrome.arena.ratings import ratings

    rated = ratings(plan.bots, ((match.task.bots, match.played) for match in matches))
    bots = [_bot_found(plan, bot, rated[bot], matches) for bot in plan.bots]
    return ArenaFound(
        game=plan.game.name,
        players=plan.players,
        options=plan.options,
        seed=plan.seed,
        deals=plan.deals,
        lineups=len(plan.lineups),
        bots=sorted(bots, key=lambda found: -found.rating.value),
        overview=overview(plan.game.name, matches),
    )


def study_found(plan: StudyPlan, matches: Sequence[Match]) -> StudyFound:
    """The findings of a study."""
    return StudyFound(
        game=plan.game.name,
        bot=plan.bot,
        seed=plan.seed,
        settings=[
            SettingFound(
                setting=setting.name,
                players=setting.players,
                options=setting.options,
                overview=overview(plan.game.name, of_setting(plan, matches, number)),
            )
            for number, setting in enumerate(plan.settings)
        ],
    )


def of_setting(plan: StudyPlan, matches: Iterable[Match], setting: int) -> list[Match]:
    """The matches of one setting of a study."""
    return [match for match in matches if plan.setting(match.task.number) == setting]


def overview(game: str, matches: Sequence[Match]) -> Overview:
    """What these matches have in common; there is at least one."""
    played = [match.played for match in matches]
    courses = [each.course for each in played if each.course is not None]
    began = [course.ahead_for_good for course in courses if course.ahead_for_good is not None]
    players = len(played[0].scores)
    turns = range(players) if all(each.first is not None for each in played) else range(0)
    wins = [share(sum(_wins_in_turn(played, k)), len(played)) for k in turns]
    points = [mean(list(_points_in_turn(played, k))) for k in turns]
    return Overview(
        matches=len(played),
        wins_in_turn=wins or None,
        points_in_turn=points or None,
        length=mean([each.length for each in played]),
        points=mean([sum(each.scores) / players for each in played]),
        lead=mean([each.lead for each in played]),
        lead_changes=mean([course.lead_changes for course in courses]) if courses else None,
        led_to_the_end=share(len(began), len(courses)) if courses else None,
        ahead_for_good=mean(began) if began else None,
        counts={
            measure.key: mean([_of_table(each.counts[measure.key]) for each in played])
            for measure in measures_of(game)
        },
    )


def _of_table(counts: Sequence[int]) -> float:
    """A count of the table; of counts by seat their mean."""
    return sum(counts) / len(counts)


def _wins_in_turn(played: Iterable[Played], turn: int) -> Iterator[float]:
    for each in played:
        for seat in range(len(each.scores)):
            if each.in_turn(seat) == turn:
                yield each.wins(seat)


def _points_in_turn(played: Iterable[Played], turn: int) -> Iterator[float]:
    for each in played:
        for seat, points in enumerate(each.scores):
            if each.in_turn(seat) == turn:
                yield points


def seats_of(bot: str, matches: Iterable[Match]) -> list[tuple[Played, int]]:
    """Every seat that a bot had."""
    return [
        (match.played, seat)
        for match in matches
        for seat, kind in enumerate(match.task.bots)
        if kind == bot
    ]


def _bot_found(plan: ArenaPlan, bot: str, rating: Estimate, matches: Sequence[Match]) -> BotFound:
    seats = seats_of(bot, matches)
    others = [other for other in plan.bots if other != bot]
    in_turn = [
        [played.wins(seat) for played, seat in seats if played.in_turn(seat) == turn]
        for turn in range(plan.players)
    ]
    return BotFound(
        bot=bot,
        seats=len(seats),
        rating=rating,
        wins=share(sum(played.wins(seat) for played, seat in seats), len(seats)),
        points=mean([played.scores[seat] for played, seat in seats]),
        wins_in_turn=[share(sum(wins), len(wins)) for wins in in_turn] if all(in_turn) else None,
        better_than={
            other: share(sum(met), len(met))
            for other in others
            if (met := [better for match in matches for better in _met(match, bot, other)])
        },
        counts={
            measure.key: mean([played.counts[measure.key][seat] for played, seat in seats])
            for measure in measures_of(plan.game.name)
            if measure.by_seat
        },
    )


def _met(match: Match, bot: str, other: str) -> Iterator[float]:
    """For each seat of one bot and each of the other: 1 for a better place, a half for the same."""
    places = match.played.places
    for seat, kind in enumerate(match.task.bots):
        if kind == bot:
            for facing, faced in enumerate(match.task.bots):
                if faced == other:
                    yield (places[seat] < places[facing]) + (places[seat] == places[facing]) / 2


def thinking(bots: Iterable[str], matches: Sequence[Match]) -> list[Thinking]:
    """How long each bot thought."""
    return [
        Thinking(
            bot,
            sum(played.decisions[seat] for played, seat in seats),
            sum(played.seconds[seat] for played, seat in seats),
        )
        for bot in bots
        if (seats := seats_of(bot, matches))
    ]


def turning_points(matches: Iterable[Match], count: int) -> list[Match]:
    """The matches with the greatest swings, the greatest first."""
    swung = [
        (abs(match.played.course.swing.by), -match.task.number, match)
        for match in matches
        if match.played.course is not None and match.played.course.swing is not None
    ]
    return [match for _, _, match in sorted(swung, key=lambda entry: entry[:2])[::-1][:count]]
