"""Board games about salmon and fishing, with the rules written once.

>>> import anadrome
>>> match = anadrome.new("kodiak", players=3, seed=7)
>>> match.decision
Decision(kind='card', seats=(0, 1, 2), settled=())
>>> match.legal(0)[:3]
['salmon 1', 'salmon 2', 'salmon 3']

Everyone chooses in secret: nothing is told but that a card lies on the table.

>>> for told in match.play(0, "salmon 4"):
...     print(told)
Told(-1, Chose(seat=0))
Told(0, ChoseCard(seat=0, card=6))
>>> match.view(1).has_chosen
(True, False, False)
>>> match.play(1, "salmon 9")
Traceback (most recent call last):
...
anadrome.core.errors.IllegalAction: not-notation (given=salmon 9)

The last choice turns the cards; what needs no answer follows by itself, here to the end of the
turn.

>>> _ = match.play(1, "predator 10")
>>> for fact in anadrome.heard(match.play(2, "visitor"), None)[1:]:
...     print(type(fact).__name__)
Revealed
Slowed
OrderSet
Took
TurnBegan
>>> match.view(None).reserves
(0, 4, 0)
>>> match.outcome() is None
True
"""

from anadrome.core.errors import BadRecord, BadSetup, IllegalAction
from anadrome.core.events import EVERYONE, Told, heard
from anadrome.core.game import Decision, Outcome
from anadrome.core.match import Match
from anadrome.games import GAMES, game_called

__version__ = "0.1.0"

__all__ = [
    "EVERYONE",
    "GAMES",
    "BadRecord",
    "BadSetup",
    "Decision",
    "IllegalAction",
    "Match",
    "Outcome",
    "Told",
    "game_called",
    "heard",
    "new",
]


def new(
    game: str, *, players: int, seed: int | str = 0, options: dict[str, str] | None = None
) -> Match:
    """A new match of a game, by name.

    >>> new("kodiak", players=9)
    Traceback (most recent call last):
    ...
    anadrome.core.errors.BadSetup: bad-players (game=Kodiak, least=2, most=6, given=9)
    """
    return Match(game_called(game), players, options, seed)
