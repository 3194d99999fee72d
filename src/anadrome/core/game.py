"""The contract between a game and its guests: tables, bots, clients and the conformance suite."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, Self, TypeVar

from anadrome.core.chance import Chance
from anadrome.core.errors import BadSetup, IllegalAction
from anadrome.core.events import Told
from anadrome.core.narrator import Narrator
from anadrome.core.steps import Step


@dataclass(frozen=True, slots=True)
class Decision:
    """What the game waits for.

    ``seats`` owe an action. ``settled`` have committed theirs in a simultaneous decision and may
    still change it until the last one has chosen. ``kind`` names the question (``card``,
    ``visitor``, ``pick``).
    """

    kind: str
    seats: tuple[int, ...]
    settled: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Outcome:
    """How a game ended: points a seat, and places from 1 (tied seats share the better place).

    ``others`` are the points of those who hold no seat, such as the opponent of a solo game. They
    have places too: whoever loses a solo game is second.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    others: tuple[int, ...] = ()

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, place in enumerate(self.places) if place == 1)


@dataclass(frozen=True, slots=True)
class Option:
    """A choice made before the game: ``choices`` for a number of players, the default first.

    With ``check`` other values are allowed too. It gets the number of players, the value and the
    options before this one, and raises BadSetup.
    """

    name: str
    choices: Callable[[int], tuple[str, ...]]
    check: Callable[[int, str, Mapping[str, str]], None] | None = None


class State(Protocol):
    """A position: it knows its legal actions and applies them. Actions are small ints."""

    def clone(self) -> Self: ...

    def is_over(self) -> bool: ...

    def owing(self) -> list[int]:
        """The seats that owe an action, in the order they would be asked."""

    def legal(self, seat: int) -> list[int]:
        """The actions open to a seat, those that would change a hidden choice included."""

    def refusal(self, seat: int) -> IllegalAction:
        """Why what a seat wants to do is not legal now."""

    def apply(self, seat: int, action: int, told: list[Told] | None = None) -> None:
        """Do it, or raise IllegalAction and change nothing. Facts join ``told`` if given."""


S = TypeVar("S", bound=State)
V = TypeVar("V")


class Game(Protocol[S, V]):
    """Everything about one game that is not its state."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def players(self) -> range: ...

    @property
    def options(self) -> tuple[Option, ...]: ...

    @property
    def rules_version(self) -> int:
        """Grows when old records would play differently."""

    def start(
        self, players: int, options: Mapping[str, str], chance: Chance, told: list[Told] | None
    ) -> S: ...

    def decision(self, state: S) -> Decision: ...

    def notation(self, state: S, action: int) -> str: ...

    def parse(self, state: S, seat: int, text: str) -> int: ...

    def position(self, state: S) -> str:
        """The whole position, secrets included, as one line: equal lines, equal positions."""

    def may_take_back(self, before: S, after: S) -> bool:
        """Whether the seat that acted may still undo it: nothing hidden has come to light, and no
        other seat has been asked.
        """

    def public_steps(self, state: S, steps: Sequence[Step]) -> list[Step]:
        """The steps of a match in this state that all may know. What is still secret is left out:
        the results of draws, or where nothing else will do, the last steps. A match that replays
        these steps has the same public steps.
        """

    def view(self, state: S, seat: int | None) -> V:
        """What a seat may know (None: a spectator), built by allow-list."""

    def determinize(self, view: V, chance: Chance) -> S:
        """A full state that agrees with the view; what the view hides is sampled."""

    def draw_text(self, what: str, result: int) -> str:
        """A draw in words of the notation, for the record."""

    def outcome(self, state: S) -> Outcome: ...

    def narrator(self, options: Mapping[str, str], names: Sequence[str], lang: str) -> Narrator:
        """The voice of a table."""


AnyGame = Game[Any, Any]


def settle_options(game: AnyGame, players: int, given: Mapping[str, str]) -> dict[str, str]:
    """All options with a value each, given or default. Refuses what the game has not."""
    if players not in game.players:
        raise BadSetup(
            "bad-players",
            game=game.title,
            least=game.players[0],
            most=game.players[-1],
            given=players,
        )
    names = [option.name for option in game.options]
    for name in given:
        if name not in names:
            raise BadSetup("unknown-option", option=name, known=", ".join(names))
    settled: dict[str, str] = {}
    for option in game.options:
        choices = option.choices(players)
        value = given.get(option.name, choices[0])
        if value not in choices and option.check is not None:
            option.check(players, value, settled)
        elif value not in choices:
            raise BadSetup(
                "bad-option", option=option.name, given=value, allowed=", ".join(choices)
            )
        settled[option.name] = value
    return settled
