"""Which matches are played: the line-ups of an arena, the settings of a study.

A plan is a sequence without end. It goes deal by deal: a deal is one seed, and every line-up or
setting meets it before the next one comes. So to ask for more games is to go on.
"""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from typing import Protocol

from anadrome.arena.played import Task
from anadrome.bots.bot import make_bot
from anadrome.core.chance import seeded
from anadrome.core.errors import BadSetup
from anadrome.core.game import AnyGame, settle_options


class Plan(Protocol):
    """What ledgers, workers and reports need of an arena or a study."""

    @property
    def game(self) -> AnyGame: ...

    @property
    def seed(self) -> str: ...

    @property
    def per_deal(self) -> int:
        """The matches of one deal."""

    @property
    def matches(self) -> int:
        """All matches asked for."""

    def task(self, number: int) -> Task:
        """The match of a number, from 0."""

    def terms(self) -> dict[str, object]:
        """What makes this plan another than others, however many games are asked for."""


@dataclass(frozen=True)
class ArenaPlan:
    """Bots against each other, all line-ups on the same seeds.

    In each deal a line-up plays as often as there are players: it moves round the table, so that
    every bot has every seat, the first player's included. Who sits beside whom is drawn for each
    deal, the same for all line-ups.
    """

    game: AnyGame
    players: int
    options: Mapping[str, str]
    bots: Sequence[str]
    seed: str
    games: int

    @cached_property
    def lineups(self) -> list[tuple[str, ...]]:
        """Who meets whom."""
        return lineups(self.bots, self.players)

    @property
    def per_deal(self) -> int:
        return len(self.lineups) * self.players

    @property
    def deals(self) -> int:
        """As many as it takes for the games asked for, each line-up in every seat."""
        return -(-self.games // self.players)

    @property
    def matches(self) -> int:
        return self.deals * self.per_deal

    def task(self, number: int) -> Task:
        deal, within = divmod(number, self.per_deal)
        lineup, turned = divmod(within, self.players)
        seed = f"{self.seed}/{deal}"
        order = shuffled(self.players, f"{seed}/order")
        bots = [self.lineups[lineup][k] for k in order]
        return Task(
            number=number,
            game=self.game.name,
            options=dict(self.options),
            bots=tuple(bots[turned:] + bots[:turned]),
            seed=seed,
        )

    def terms(self) -> dict[str, object]:
        return {
            "kind": "arena",
            "game": self.game.name,
            "players": self.players,
            "options": dict(self.options),
            "bots": list(self.bots),
            "seed": self.seed,
        }


@dataclass(frozen=True)
class Setting:
    """What a study compares: a number of players and the options."""

    players: int
    options: Mapping[str, str]
    name: str


@dataclass(frozen=True)
class StudyPlan:
    """One kind of bot in all seats, each setting on the same seeds."""

    game: AnyGame
    settings: Sequence[Setting]
    bot: str
    seed: str
    games: int

    @property
    def per_deal(self) -> int:
        return len(self.settings)

    @property
    def matches(self) -> int:
        return self.games * self.per_deal

    def setting(self, number: int) -> int:
        """The setting, from 0, of a match."""
        return number % self.per_deal

    def task(self, number: int) -> Task:
        deal, k = divmod(number, self.per_deal)
        setting = self.settings[k]
        return Task(
            number=number,
            game=self.game.name,
            options=dict(setting.options),
            bots=(self.bot,) * setting.players,
            seed=f"{self.seed}/{deal}",
        )

    def terms(self) -> dict[str, object]:
        return {
            "kind": "study",
            "game": self.game.name,
            "settings": [
                {"players": setting.players, "options": dict(setting.options)}
                for setting in self.settings
            ],
            "bot": self.bot,
            "seed": self.seed,
        }


def plan_arena(
    game: AnyGame,
    players: int,
    options: Mapping[str, str],
    bots: Sequence[str],
    seed: str,
    games: int,
) -> ArenaPlan:
    """An arena, or BadSetup if these bots cannot meet so."""
    settled = settle_options(game, players, options)
    _check_bots(game, bots)
    if len(bots) < 2 or len(set(bots)) < len(bots):
        raise BadSetup("bots-to-compare", given=", ".join(bots))
    if players < 2:
        raise BadSetup("arena-alone")
    return ArenaPlan(game, players, settled, bots, seed, games)


def plan_study(
    game: AnyGame, settings: Sequence[Setting], bot: str, seed: str, games: int
) -> StudyPlan:
    """A study, or BadSetup if there is no such bot."""
    _check_bots(game, [bot])
    return StudyPlan(game, settings, bot, seed, games)


def _check_bots(game: AnyGame, bots: Sequence[str]) -> None:
    for bot in bots:
        make_bot(game.name, bot, "")


def tasks(plan: Plan, without: set[int]) -> Iterator[Task]:
    """The matches of a plan that are still to be played."""
    return (plan.task(number) for number in range(plan.matches) if number not in without)


def lineups(bots: Sequence[str], players: int) -> list[tuple[str, ...]]:
    """Who meets: every choice of as many bots as there are seats.

    Where there are more seats than bots, each bot has as many as the others, or one more, which
    each choice of bots has once.

    >>> lineups(["a", "b", "c"], 2)
    [('a', 'b'), ('a', 'c'), ('b', 'c')]
    >>> lineups(["a", "b"], 3)
    [('a', 'b', 'a'), ('a', 'b', 'b')]
    >>> lineups(["a", "b"], 4)
    [('a', 'b', 'a', 'b')]
    """
    rounds, extra = divmod(players, len(bots))
    if extra == 0:
        return [tuple(bots) * rounds]
    return [tuple(bots) * rounds + chosen for chosen in combinations(bots, extra)]


def shuffled(count: int, seed: str) -> list[int]:
    """The numbers below ``count`` in an order drawn by a seed."""
    chance = seeded(seed)
    order = list(range(count))
    for last in range(count - 1, 0, -1):
        other = chance.below(last + 1)
        order[last], order[other] = order[other], order[last]
    return order


def settings(
    game: AnyGame,
    seats: Sequence[int],
    vary: tuple[str, Sequence[str]] | None,
    options: Mapping[str, str],
) -> list[Setting]:
    """Each number of players with each value of the option that varies, if one does."""
    name, values = vary or ("", [""])
    found = []
    for players in seats:
        table = "1 player" if players == 1 else f"{players} players"
        for value in values:
            varied = {**options, **({name: value} if vary else {})}
            parts = [table] if len(seats) > 1 or not vary else []
            parts += [f"{name} {value}"] if vary else []
            settled = settle_options(game, players, varied)
            found.append(Setting(players, settled, ", ".join(parts)))
    return found
