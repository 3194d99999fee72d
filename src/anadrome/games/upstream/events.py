"""What happens in Upstream, as frozen facts, all of them public.

Seats count from 0, a player's tokens from 0 by the Sea tile they started from. A space is called
by its name: ``L3``, ``C-1``; the Spawn spaces are ``S1`` to ``S5``, by their eggs.
"""

from typing import Literal

from msgspec import Struct

Tile = Literal["water", "waterfall", "bear", "eagle", "heron", "rock", "rapids"]
Turned = Literal["", "N", "NE", "SE", "S", "SW", "NW"]


class Fact(Struct, frozen=True, tag_field="kind", rename="camel"):
    """The base of all facts of Upstream."""


class TurnedUp(Fact, frozen=True, tag="turned-up"):
    """The top tiles of the stack, for a seat to place."""

    seat: int
    tiles: tuple[Tile, ...]


class Laid(Fact, frozen=True, tag="laid"):
    """A tile joins the river, placed by a seat or, in a mouth laid at random, by nobody."""

    seat: int | None
    tile: Tile
    space: str
    turned: Turned


class SpawnLaid(Fact, frozen=True, tag="spawn-laid"):
    """The last tiles are on the table: the Spawn lies between and above them."""

    row: int


class RoundBegan(Fact, frozen=True, tag="round-began"):
    """A round begins; ``falls`` is the row that washes away at its end, if one does."""

    round: int
    first: int
    falls: int | None


class TurnBegan(Fact, frozen=True, tag="turn-began"):
    seat: int
    points: int


class Swam(Fact, frozen=True, tag="swam"):
    """A token swims one space, for a point."""

    seat: int
    token: int
    salmon: int
    start: str
    end: str
    cost: int
    left: int


class Jumped(Fact, frozen=True, tag="jumped"):
    """A token jumps; ``over`` are the spaces passed. It may not live to reach the end."""

    seat: int
    token: int
    salmon: int
    start: str
    over: tuple[str, ...]
    end: str
    cost: int
    left: int


class BearCaught(Fact, frozen=True, tag="bear-caught"):
    """A bear catches a salmon of a token that jumps; ``left`` are the token's salmon now."""

    seat: int
    token: int
    space: str
    left: int


class EagleFlew(Fact, frozen=True, tag="eagle-flew"):
    """An eagle catches a salmon and flies away: its tile is Water now."""

    seat: int
    token: int
    space: str
    left: int


class HeronAte(Fact, frozen=True, tag="heron-ate"):
    seat: int
    token: int
    space: str
    left: int


class Carried(Fact, frozen=True, tag="carried"):
    """Rapids carry a token; over a waterfall it leaps, for a point."""

    seat: int
    token: int
    start: str
    end: str
    cost: int
    left: int


class Waits(Fact, frozen=True, tag="waits"):
    """A token on Rapids cannot be carried: no room at ``end``, or no point left for the leap."""

    seat: int
    token: int
    space: str
    end: str
    full: bool


class Whirled(Fact, frozen=True, tag="whirled"):
    """A Whirlpool holds a token for the rest of the turn."""

    seat: int
    token: int
    space: str


class Arrived(Fact, frozen=True, tag="arrived"):
    """A token reaches the Spawn."""

    seat: int
    token: int
    salmon: int


class TurnEnded(Fact, frozen=True, tag="turn-ended"):
    """``unspent`` points are lost: no token had a move for them."""

    seat: int
    unspent: int


class TokensPassed(Fact, frozen=True, tag="tokens-passed"):
    """Movement tokens go to the player who takes the next turn."""

    seat: int
    to: int
    tokens: int


class RowFell(Fact, frozen=True, tag="row-fell"):
    """The lowest row washes away, row 0 being the Sea, with the tokens of ``lost``: pairs of seat
    and token.
    """

    row: int
    spaces: tuple[str, ...]
    lost: tuple[tuple[int, int], ...]


class Advanced(Fact, frozen=True, tag="advanced"):
    """A token on the Spawn moves up to the space with so many eggs."""

    seat: int
    token: int
    eggs: int


class GameEnded(Fact, frozen=True, tag="game-ended"):
    scores: tuple[int, ...]
    salmon: tuple[int, ...]
    places: tuple[int, ...]


AnyFact = (
    TurnedUp
    | Laid
    | SpawnLaid
    | RoundBegan
    | TurnBegan
    | Swam
    | Jumped
    | BearCaught
    | EagleFlew
    | HeronAte
    | Carried
    | Waits
    | Whirled
    | Arrived
    | TurnEnded
    | TokensPassed
    | RowFell
    | Advanced
    | GameEnded
)
