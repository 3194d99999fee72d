"""What happens in Kodiak, as frozen facts. Seats count from 0, cards by their place in the deck."""

from msgspec import Struct


class Fact(Struct, frozen=True, tag_field="kind", rename="camel"):
    """The base of all facts of Kodiak."""


class RoundBegan(Fact, frozen=True, tag="round-began"):
    """A round begins: from 1, and who stands on which space, space 1 first."""

    round: int
    rounds: int
    cascade: tuple[int, ...]


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    turn: int


class Chose(Fact, frozen=True, tag="chose"):
    """A seat has a card face down on the table: everyone sees that, nobody sees which."""

    seat: int


class ChoseCard(Fact, frozen=True, tag="chose-card"):
    """Which card it is: told to its own seat alone."""

    seat: int
    card: int


class Revealed(Fact, frozen=True, tag="revealed"):
    """All cards turn together: the card of each seat."""

    cards: tuple[int, ...]


class Slowed(Fact, frozen=True, tag="slowed"):
    """A visitor's player names a predator, which now acts at ``speed``."""

    seat: int
    target: int
    delay: int
    speed: int


class Idle(Fact, frozen=True, tag="idle"):
    """A visitor finds nobody to bother."""

    seat: int


class Missed(Fact, frozen=True, tag="missed"):
    """No salmon on the table: all cards are discarded."""


class Stayed(Fact, frozen=True, tag="stayed"):
    """No predator came: the salmon stay for a further turn."""

    salmon: int


class HeroicRun(Fact, frozen=True, tag="heroic-run"):
    """No predator came again: all salmon are saved."""

    salmon: int


class LastLeap(Fact, frozen=True, tag="last-leap"):
    """No predator came in the last turn of the round: the salmon are saved."""

    salmon: int


class OrderSet(Fact, frozen=True, tag="order-set"):
    """The order of fishing: seats, with the speed each acts at."""

    seats: tuple[int, ...]
    speeds: tuple[int, ...]


class Took(Fact, frozen=True, tag="took"):
    """A predator takes a salmon; ``stayed`` says that it lay in the pool since the turn before."""

    seat: int
    card: int
    owner: int
    value: int
    stayed: bool


class WentHome(Fact, frozen=True, tag="went-home"):
    """A predator goes home empty."""

    seat: int
    card: int


class Climbed(Fact, frozen=True, tag="climbed"):
    """The first of a tie moves to the last space; ``cascade`` is the order after it."""

    seat: int
    cascade: tuple[int, ...]


class Saved(Fact, frozen=True, tag="saved"):
    """A salmon reaches its owner's reserve."""

    owner: int
    value: int
    stayed: bool


class RoundEnded(Fact, frozen=True, tag="round-ended"):
    round: int
    points: tuple[int, ...]
    totals: tuple[int, ...]


class GameEnded(Fact, frozen=True, tag="game-ended"):
    totals: tuple[int, ...]
    places: tuple[int, ...]


AnyFact = (
    RoundBegan
    | TurnBegan
    | Chose
    | ChoseCard
    | Revealed
    | Slowed
    | Idle
    | Missed
    | Stayed
    | HeroicRun
    | LastLeap
    | OrderSet
    | Took
    | WentHome
    | Climbed
    | Saved
    | RoundEnded
    | GameEnded
)
