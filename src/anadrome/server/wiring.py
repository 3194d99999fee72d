"""What the wire has to know of each game: its types, and what an action is about."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any, Final

from anadrome.games.coldwater import events as coldwater_events
from anadrome.games.coldwater.view import ColdwaterView
from anadrome.games.kodiak import events as kodiak_events
from anadrome.games.kodiak.cards import Faces, faces
from anadrome.games.kodiak.rules import PICKS, TARGETS
from anadrome.games.kodiak.table import VALUES
from anadrome.games.kodiak.view import KodiakView
from anadrome.games.upstream import events as upstream_events
from anadrome.games.upstream.view import UpstreamView


@dataclass(frozen=True, slots=True)
class About:
    """What an action concerns, for those who draw it: a card, a seat, a salmon's points."""

    card: int | None = None
    seat: int | None = None
    value: int | None = None


@dataclass(frozen=True, slots=True)
class Wiring:
    """One game on the wire: the type of its views, the union of its facts, what its cards show."""

    view: type[Any]
    fact: Any
    faces: Callable[[Mapping[str, str]], Faces | None] = lambda _options: None
    about: Callable[[int], About] = lambda _action: About()


def _about_kodiak(action: int) -> About:
    if action < TARGETS:
        return About(card=action)
    if action < PICKS:
        return About(seat=action - TARGETS)
    owner, value = divmod(action - PICKS, VALUES)
    return About(seat=owner, value=value + 1)


WIRED: Final[Mapping[str, Wiring]] = {
    "kodiak": Wiring(
        view=KodiakView,
        fact=kodiak_events.AnyFact,
        faces=lambda options: faces(options["deck"]),
        about=_about_kodiak,
    ),
    "upstream": Wiring(view=UpstreamView, fact=upstream_events.AnyFact),
    "coldwater": Wiring(view=ColdwaterView, fact=coldwater_events.AnyFact),
}
