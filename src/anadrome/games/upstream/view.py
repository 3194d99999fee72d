"""What a seat of Upstream may know, built by allow-list, and full states sampled from it.

Everything in Upstream is public but the order of the stack; which tiles it still holds is known.
"""

from typing import Literal

from msgspec import Struct

from anadrome.core.bits import bit
from anadrome.core.chance import Chance
from anadrome.core.rows import at
from anadrome.games.upstream.events import Tile, Turned
from anadrome.games.upstream.lattice import (
    CENTRE,
    EDGES,
    RIGHT,
    SPACES,
    across,
    below,
    half_tiles_up,
    space_at,
    space_called,
    space_name,
)
from anadrome.games.upstream.previews import Laying, Move, layings_of, moves_of
from anadrome.games.upstream.rounds import KIND_NAMES, TURNED
from anadrome.games.upstream.rules import Upstream, empty
from anadrome.games.upstream.stack import KINDS, RAPIDS, shuffled
from anadrome.games.upstream.table import EGGS, OUT, OVER, SEA, SPAWN, TOKENS
from anadrome.games.upstream.tiles import box

Phase = Literal["lay", "move", "heron", "over"]
PHASES: tuple[Phase, ...] = ("lay", "move", "heron", "over")


class Space(Struct, frozen=True, rename="camel"):
    """A place of the river: ``x`` is its column from the left, ``y`` its height in half tiles."""

    name: str
    x: int
    y: int


class RiverTile(Struct, frozen=True, rename="camel"):
    """A tile that lies in the river; an eagle that flew leaves Water. ``turned`` is the edge that
    Rapids point to, and the middle or clockwise last of the edges with a waterfall.
    """

    space: Space
    tile: Tile | Literal["sea"]
    turned: Turned
    falls: tuple[Turned, ...]


class SpawnSpace(Struct, frozen=True, rename="camel"):
    """A space of the Spawn, with its eggs. Those of 4 and 5 eggs share one tile."""

    space: Space
    eggs: int


class Token(Struct, frozen=True, rename="camel"):
    """A token: where it is (None: out of the game), how many salmon it shows, and whether it is
    held, so that it cannot be moved again this turn.
    """

    place: str | None
    salmon: int
    held: bool


class UpstreamView(Struct, frozen=True, rename="camel"):
    """The table as all see it; ``seat`` says who looks (None: a spectator).

    ``acting`` places, moves or feeds a heron; ``turn`` counts the turns of the round that are done,
    or the tiles of the mouth. ``falling`` are the spaces that wash away at the end of this round.
    ``stack`` has how many tiles of each kind are still to come. ``moves`` and ``layings`` are what
    is open to the acting seat, with all that would come of it.
    """

    seat: int | None
    players: int
    tiles: str
    whirlpool: bool
    movement_tokens: tuple[int, ...] | None
    round: int
    rounds: int
    turn: int
    phase: Phase
    acting: int
    first: int
    points: int
    top_row: int
    river: tuple[RiverTile, ...]
    gaps: tuple[Space, ...]
    spawn: tuple[SpawnSpace, ...]
    falling: tuple[str, ...]
    tokens: tuple[tuple[Token, ...], ...]
    herons_due: tuple[str, ...]
    hand: tuple[Tile, ...]
    stack: dict[Tile, int]
    stack_size: int
    salmon: tuple[int, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    moves: tuple[Move, ...]
    layings: tuple[Laying, ...]


def view_of(state: Upstream, seat: int | None) -> UpstreamView:
    """What a seat may know: all but the order of the stack."""
    seats = range(state.players)
    left = state.stack[state.turned_up :]
    over = state.is_over()
    return UpstreamView(
        seat=seat,
        players=state.players,
        tiles=state.box.name,
        whirlpool=state.box.whirlpool,
        movement_tokens=tuple(state.tokens_held()) if state.box.movement_tokens else None,
        round=state.round,
        rounds=state.box.spawn_row + 2,
        turn=state.turn,
        phase=PHASES[state.phase],
        acting=state.seat,
        first=state.first,
        points=state.points,
        top_row=state.upper,
        river=tuple(_tile(state, space) for space in _spaces(state.laid)),
        gaps=tuple(_space(space) for space in _spaces(state.gaps())) if state.held else (),
        spawn=spawn_spaces(state.box.spawn_row) if state.spawn else (),
        falling=_names(state.laid & below(state.round - 1)) if state.round > 1 else (),
        tokens=tuple(tuple(_token(state, s, t) for t in range(TOKENS)) for s in seats),
        herons_due=_names(state.due),
        hand=tuple(KIND_NAMES[at(state.hand, slot)] for slot in range(state.held)),
        stack={KIND_NAMES[kind]: left.count(kind) for kind in range(KINDS)},
        stack_size=len(left),
        salmon=tuple(int(state.salmon_of(s)) for s in seats),
        scores=state.scores(),
        places=state.final_places() if over else (),
        moves=moves_of(state),
        layings=layings_of(state),
    )


def _spaces(mask: int) -> list[int]:
    return [space for space in range(SPACES) if mask >> space & 1]


def _names(mask: int) -> tuple[str, ...]:
    return tuple(space_name(space) for space in _spaces(mask))


def _space(space: int) -> Space:
    return Space(space_name(space), across(space), half_tiles_up(space))


def _tile(state: Upstream, space: int) -> RiverTile:
    kind = state.kind_of(space)
    falls = state.falls_of(space)
    turns = kind == RAPIDS or falls != 0
    return RiverTile(
        space=_space(space),
        tile="sea" if bit(space) & SEA else KIND_NAMES[kind],
        turned=TURNED[state.turn_of(space)] if turns else "",
        falls=tuple(TURNED[edge] for edge in range(len(EDGES)) if falls & bit(edge)),
    )


def spawn_spaces(row: int) -> tuple[SpawnSpace, ...]:
    """U-ROUND-4: 1 egg between the last tiles, 2 and 3 above, 4 and 5 on the right."""
    places = (
        space_at(CENTRE, row),
        space_at(0, row + 1),
        space_at(CENTRE, row + 1),
        space_at(RIGHT, row + 1),
        space_at(RIGHT, row + 1),
    )
    return tuple(
        SpawnSpace(Space(f"S{eggs}", across(place), half_tiles_up(place)), eggs)
        for eggs, place in enumerate(places, 1)
    )


def _token(state: Upstream, seat: int, t: int) -> Token:
    token = seat * TOKENS + t
    place = state.place(token)
    held = seat == state.seat and bool(state.stuck & bit(t))
    return Token(None if place == OUT else state.place_name(place), state.salmon(token), held)


def state_from(view: UpstreamView, chance: Chance) -> Upstream:
    """A full state that agrees with the view; the order of the stack is sampled."""
    kit = box(
        view.players,
        view.tiles,
        whirlpool=view.whirlpool,
        movement_tokens=view.movement_tokens is not None,
    )
    stack = [kind for kind, name in enumerate(KIND_NAMES) for _ in range(view.stack[name])]
    over = view.phase == "over"
    state = empty(kit, view.players, stack if over else shuffled(stack, chance))
    state.round, state.turn = view.round, view.turn
    state.phase, state.seat = PHASES.index(view.phase), view.acting
    state.first, state.points, state.upper = view.first, view.points, view.top_row
    state.due = sum(bit(space_called(name)) for name in view.herons_due)
    for name in view.hand:
        state.hold(KIND_NAMES.index(name))
    for tile in view.river:
        space = space_called(tile.space.name)
        if tile.tile == "sea":
            state.laid |= bit(space)
        else:
            turn = TURNED.index(tile.turned) if tile.turned else 0
            state.put_tile(KIND_NAMES.index(tile.tile), space, turn)
    if view.spawn:
        state.spawn = space_at(CENTRE, kit.spawn_row)
    for seat, tokens in enumerate(view.tokens):
        for t, token in enumerate(tokens):
            _put_token(state, seat, t, token)
    if state.phase != OVER:
        state.open = state.find_open()
    return state


def _put_token(state: Upstream, seat: int, t: int, token: Token) -> None:
    number = seat * TOKENS + t
    if token.place is None:
        return
    if token.place.startswith("S"):
        state.places[number] = SPAWN + int(token.place[1:])
        assert state.eggs(number) <= EGGS
    else:
        state.enter(number, space_called(token.place))
    if token.salmon == 2:
        state.pairs |= bit(number)
    if token.held:
        state.stuck |= bit(t)
