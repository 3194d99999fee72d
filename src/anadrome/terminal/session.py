"""A match with one person at it and bots in the other seats. It knows nothing of screens."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from typing import Any, Final

from anadrome.bots.bot import make_bot
from anadrome.core.match import Match
from anadrome.core.narrator import Narrator
from anadrome.core.words import colour_name
from anadrome.games import game_called

ME: Final = 0  # the person's seat; who begins is drawn, so it is no better than another


class Session:
    """One game of one person against bots.

    ``heard`` hands out the facts the person may know, each once. Bots get the view of their seat
    and their legal actions, nothing else.
    """

    def __init__(
        self, game: str, bots: Sequence[str], options: Mapping[str, str], seed: str, name: str
    ) -> None:
        self.match = Match(game_called(game), 1 + len(bots), options, seed)
        self.bots = {
            seat: make_bot(game, kind, f"{seed}/{seat}") for seat, kind in enumerate(bots, ME + 1)
        }
        self.name = name
        self._told = 0

    def names(self, lang: str) -> list[str]:
        """The name of each seat: the person's if it was given, else the colour's."""
        colours = [colour_name(seat, lang) for seat in range(self.match.players)]
        return [self.name or colours[ME], *colours[ME + 1 :]]

    def narrator(self, lang: str) -> Narrator:
        """A voice that has told nothing yet."""
        return self.match.game.narrator(self.match.options, self.names(lang), lang)

    def view(self) -> Any:
        """What the person may see."""
        return self.match.view(ME)

    def heard(self) -> list[Any]:
        """The facts since the last time."""
        facts = self.match.heard(ME)
        new = facts[self._told :]
        self._told = len(facts)
        return new

    def asks_me(self) -> bool:
        """Whether the game waits for the person; the bots answer after."""
        return ME in self.match.decision.seats

    def actions(self) -> list[str]:
        """What the person may do now, a change of a choice not yet revealed included."""
        return [] if self.match.is_over else self.match.legal(ME)

    def play(self, seat: int, action: str) -> None:
        """The answer of a seat."""
        self.match.play(seat, action)

    def can_take_back(self) -> bool:
        """Whether the person's last action can still be undone."""
        return self.match.can_take_back(ME)

    def take_back(self) -> None:
        """Undo it. What was told since is untold, and ``heard`` hands out all facts again."""
        self.match.take_back(ME)
        self._told = 0

    def bot_to_ask(self) -> tuple[int, Callable[[], str]]:
        """The next seat of a bot that owes an answer, and how to get it: in a thread if you like,
        since nothing is shared with the match.
        """
        seat = next(seat for seat in self.match.decision.seats if seat != ME)
        view, actions = self.match.view(seat), self.match.legal(seat)
        return seat, partial(self.bots[seat].choose, view, actions)
