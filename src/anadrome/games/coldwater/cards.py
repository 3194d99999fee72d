"""Coldwater Crown's cards and tiles as data: the toml files made into a box for the rules."""

import tomllib
from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import Any

from anadrome.core.errors import BadSetup
from anadrome.games.coldwater import box, names
from anadrome.games.coldwater.box import Box
from anadrome.games.coldwater.events import Fish, MasterCard

DEFAULT_LIMIT = "100"
LONGEST_LIMIT = 9999


@cache
def _data(name: str) -> dict[str, Any]:
    return tomllib.loads(files(__package__).joinpath(f"{name}.toml").read_text("utf-8"))


@cache
def species() -> tuple[dict[str, Any], ...]:
    """C-DATA-1, C-DATA-2, C-DATA-3: the species and their cards, as the rules number them."""
    found = tuple(_data("fish")["species"])
    assert tuple(each["name"] for each in found) == names.SPECIES
    homes = [names.LOCATIONS[home] for home in box.HOME]
    assert [each["location"] for each in found] == homes
    return found


@cache
def fish_cards() -> tuple[Fish, ...]:
    """C-DATA-1 to C-DATA-3: all fish cards, by species and weight.

    >>> fish_cards()[47]
    Fish(species='sea-trout', weight=5, tag='ice', time='08:32')
    """
    return tuple(
        Fish(each["name"], weight, tag, time)
        for each in species()
        for weight, tag, time in zip(
            each["reconstructed"]["weights"],
            each["reconstructed"]["tags"],
            each["reconstructed"]["times"],
            strict=True,
        )
    )


@cache
def master_cards() -> tuple[MasterCard, ...]:
    """C-DATA-4: all Master Angler cards, kind by kind.

    >>> master_cards()[13]
    MasterCard(name='char-2', kind='char', slots=('green', 'green', 'red', 'red'))
    """
    kinds = _data("masters")["kinds"]
    assert tuple(kind["name"] for kind in kinds) == names.KINDS
    return tuple(
        MasterCard(f"{kind['name']}-{number}", kind["name"], tuple(slots))
        for kind in kinds
        for number, slots in enumerate(kind["reconstructed"]["slots"], 1)
    )


@cache
def stack_points(players: int) -> tuple[int, ...]:
    """C-SET-3: the points of a stack of trophies at so many players, the best one first.

    >>> [stack_points(players) for players in (1, 2, 3, 4)]
    [(5, 3), (5, 3), (5, 3, 2), (5, 4, 3, 2)]
    """
    stack = _data("trophies")["printed"]["stack"]
    without = stack["without"][str(players)]
    return tuple(points for points in stack["points"] if points not in without)


def check_limit(players: int, value: str, settled: Mapping[str, str]) -> None:  # noqa: ARG001
    """C-END-3: any whole number of turns will do."""
    if not (value.isascii() and value.isdecimal() and str(int(value)) == value):
        raise BadSetup("bad-turn-limit", given=value)
    if int(value) > LONGEST_LIMIT:
        raise BadSetup("bad-turn-limit", given=value)


@cache
def kit(players: int, *, tag_points: bool = True, turn_limit: int = 100) -> Box:
    """What a game is played with: C-DATA-1 to C-DATA-4, C-SET-3, C-SOLO-1, C-VAR-1, C-END-3."""
    cards = fish_cards()
    assert len(cards) == box.CARDS
    tackle = _data("tackle")["printed"]
    return Box(
        players=players,
        tag_points=tag_points,
        turn_limit=turn_limit,
        cards=[each["printed"]["cards"] for each in species()],
        weight=[card.weight for card in cards],
        tag=[names.TAGS.index(card.tag) for card in cards],
        minute=[_minute(card.time) for card in cards],
        slots=[_slots(card) for card in master_cards()],
        points=list(stack_points(players)),
        tackle=[tackle["tokens"][name] for name in names.TACKLE],
        baits=tackle["solo_baits"] if players == 1 else tackle["baits"],
    )


def _minute(time: str) -> int:
    hours, minutes = time.split(":")
    return int(hours) * 60 + int(minutes)


def _slots(card: MasterCard) -> int:
    colours = [names.COLOURS.index(colour) for colour in card.slots]
    colours += [box.NO_SLOT] * (box.SLOTS - len(colours))
    return sum(colour << (4 * k) for k, colour in enumerate(colours))
