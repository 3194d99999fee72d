"""What the open actions of Upstream would do, for those who choose among them."""

from typing import Literal

from msgspec import Struct

from anadrome.core.bits import bit
from anadrome.core.events import Told
from anadrome.core.rows import at
from anadrome.games.upstream import events
from anadrome.games.upstream.events import Tile, Turned
from anadrome.games.upstream.moves import SWIMS, WAYS
from anadrome.games.upstream.notation import action_text
from anadrome.games.upstream.rounds import KIND_NAMES, LAYINGS, TURNED, TURNS
from anadrome.games.upstream.rules import MOVES, Upstream
from anadrome.games.upstream.stack import RAPIDS
from anadrome.games.upstream.table import LAY, MOVE, TOKENS

Predator = Literal["bear", "eagle"]


class Loss(Struct, frozen=True, rename="camel"):
    """A salmon that a predator would catch, and where."""

    by: Predator
    space: str


class Move(Struct, frozen=True, rename="camel"):
    """A move that is open, and all that would come of it.

    ``token`` is the one of the acting seat that moves, ``over`` the spaces a jump passes, ``end``
    where it comes to. ``carried`` are the spaces rapids take it on to, with the points of ``cost``
    then paid for leaps. ``salmon`` are those it has left, 0 if it would leave the game. ``waits``
    says that it would wait on Rapids, ``whirled`` that a Whirlpool would hold it.
    """

    action: str
    token: int
    way: Literal["swim", "jump"]
    start: str
    over: tuple[str, ...]
    end: str
    carried: tuple[str, ...]
    cost: int
    losses: tuple[Loss, ...]
    salmon: int
    waits: bool
    whirled: bool


class Laying(Struct, frozen=True, rename="camel"):
    """A way to lay one of the tiles turned up; ``falls`` are its edges with a waterfall then."""

    action: str
    tile: Tile
    space: str
    turned: Turned
    falls: tuple[Turned, ...]


def moves_of(state: Upstream) -> tuple[Move, ...]:
    """The moves open to the acting seat; none while the game waits for something else."""
    if state.phase != MOVE:
        return ()
    return tuple(_move(state, action) for action in state.legal(state.seat))


def _move(state: Upstream, action: int) -> Move:
    t, way = divmod(action - MOVES, WAYS)
    trial, told = state.clone(), list[Told]()
    trial.move(t, way, told)
    moved, *followed = [happened.fact for happened in told]
    assert isinstance(moved, events.Swam | events.Jumped)
    return Move(
        action=action_text(state, action),
        token=t,
        way="swim" if way < SWIMS else "jump",
        start=moved.start,
        over=moved.over if isinstance(moved, events.Jumped) else (),
        end=moved.end,
        carried=tuple(fact.end for fact in followed if isinstance(fact, events.Carried)),
        cost=state.points - trial.points,
        losses=tuple(
            Loss("bear" if isinstance(fact, events.BearCaught) else "eagle", fact.space)
            for fact in followed
            if isinstance(fact, events.BearCaught | events.EagleFlew)
        ),
        salmon=trial.salmon(state.seat * TOKENS + t),
        waits=any(isinstance(fact, events.Waits) for fact in followed),
        whirled=any(isinstance(fact, events.Whirled) for fact in followed),
    )


def layings_of(state: Upstream) -> tuple[Laying, ...]:
    """The ways to lay a tile that are open to the acting seat."""
    if state.phase != LAY:
        return ()
    return tuple(_laying(state, action) for action in state.legal(state.seat))


def _laying(state: Upstream, action: int) -> Laying:
    kind = at(state.hand, action // LAYINGS)
    text = action_text(state, action)
    turn, falls = action % TURNS, state.box.falls[kind]
    return Laying(
        action=text,
        tile=KIND_NAMES[kind],
        space=text.split()[2],
        turned=TURNED[turn] if kind == RAPIDS or falls else "",
        falls=tuple(TURNED[edge] for edge in range(TURNS) if falls & bit((edge - turn) % TURNS)),
    )
