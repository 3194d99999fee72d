"""What a bot is, and the bots there are."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

from anadrome.bots.coldwater_greedy import ColdwaterGreedy
from anadrome.bots.kodiak_greedy import KodiakGreedy
from anadrome.bots.levels import Level, levels_of
from anadrome.bots.search.sense import Sense
from anadrome.bots.searcher import SearchBot
from anadrome.bots.senses import kodiak_sense, upstream_sense
from anadrome.bots.upstream_greedy import UpstreamGreedy
from anadrome.core.chance import Chance, seeded
from anadrome.core.errors import BadSetup
from anadrome.games import GAMES


class Bot(Protocol):
    """A player: it sees what its seat may know and picks one of the legal actions in notation."""

    def choose(self, view: Any, actions: Sequence[str], /) -> str: ...


class RandomBot:
    """Any legal action, each as likely."""

    def __init__(self, chance: Chance) -> None:
        self.chance = chance

    def choose(self, _view: Any, actions: Sequence[str]) -> str:
        return actions[self.chance.below(len(actions))]


def search_bots(game: str, sense: Callable[[Level], Sense]) -> dict[str, Callable[[Chance], Bot]]:
    """A game's search bots, a kind for each level."""
    return {
        name: partial(SearchBot, GAMES[game], partial(sense, level), level)
        for name, level in levels_of(game).items()
    }


BOTS: dict[str, dict[str, Callable[[Chance], Bot]]] = {
    "coldwater": {"greedy": ColdwaterGreedy, "random": RandomBot},
    "kodiak": {
        "greedy": KodiakGreedy,
        "random": RandomBot,
        **search_bots("kodiak", kodiak_sense),
    },
    "upstream": {
        "greedy": UpstreamGreedy,
        "random": RandomBot,
        **search_bots("upstream", upstream_sense),
    },
}


def make_bot(game: str, kind: str, seed: str) -> Bot:
    """A bot of a kind for a game; equal seeds make equal bots."""
    kinds = BOTS[game]
    if kind not in kinds:
        raise BadSetup("unknown-bot", given=kind, known=", ".join(kinds))
    return kinds[kind](seeded(f"{kind}:{seed}"))
