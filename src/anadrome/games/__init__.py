"""The games, each in a room of its own. Rooms never import each other."""

from anadrome.core.errors import BadSetup
from anadrome.core.game import AnyGame
from anadrome.games.coldwater.game import GAME as COLDWATER
from anadrome.games.kodiak.game import GAME as KODIAK
from anadrome.games.upstream.game import GAME as UPSTREAM

GAMES: dict[str, AnyGame] = {game.name: game for game in (KODIAK, UPSTREAM, COLDWATER)}


def game_called(name: str) -> AnyGame:
    """The game of a name, or a refusal that lists the names there are."""
    if name not in GAMES:
        raise BadSetup("unknown-game", given=name, known=", ".join(GAMES))
    return GAMES[name]
