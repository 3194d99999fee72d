"""A position of Upstream as one line of text, secrets included, and back.

``upstream 2 base plain free round 1 turn 1 move vermilion first vermilion points 4 held - due -
hand - stack whe… tiles L0s … salmon L0:2,C0:2,R0:2,C-1:2/…``: players, tiles, Rocks or Whirlpools,
movement tokens or not; what the game waits for; tokens that are held this turn and Herons that are
due; the tiles turned up and those of the stack, the top one first; the river from its lowest space
up; and each player's tokens by the space they started from, with their salmon.
"""

from anadrome.core.bits import bit
from anadrome.core.rows import at
from anadrome.core.seats import COLOURS
from anadrome.games.upstream.lattice import EDGES, SPACES, space_called, space_name
from anadrome.games.upstream.rules import Upstream, empty
from anadrome.games.upstream.stack import RAPIDS
from anadrome.games.upstream.table import OUT, SEA, SPAWN, TOKENS
from anadrome.games.upstream.tiles import box

PHASES = ("lay", "move", "heron", "over")
LETTERS = "wfbehra"  # the kinds of tiles: waterFall, rApids
SEA_LETTER = "s"
NONE = "-"


def position_text(state: Upstream) -> str:
    """The line of a position."""
    players = range(state.players)
    stuck = [str(t) for t in range(TOKENS) if state.stuck & bit(t)]
    hand = [LETTERS[at(state.hand, slot)] for slot in range(state.held)]
    stack = [LETTERS[kind] for kind in state.stack[state.turned_up :]]
    return (
        f"upstream {state.players} {state.box.name}"
        f" {'whirlpool' if state.box.whirlpool else 'plain'}"
        f" {'tokens' if state.box.movement_tokens else 'free'}"
        f" round {state.round} turn {state.turn} {PHASES[state.phase]} {COLOURS[state.seat]}"
        f" first {COLOURS[state.first]} points {state.points} held {','.join(stuck) or NONE}"
        f" due {_names(state.due) or NONE} hand {''.join(hand) or NONE}"
        f" stack {''.join(stack) or NONE} upper {state.upper}"
        f" spawn {space_name(state.spawn) if state.spawn else NONE}"
        f" tiles {','.join(_tile(state, space) for space in _spaces(state.laid)) or NONE}"
        f" salmon {'/'.join(_tokens(state, seat) for seat in players)}"
    )


def _spaces(mask: int) -> list[int]:
    return [space for space in range(SPACES) if mask >> space & 1]


def _names(mask: int) -> str:
    return ",".join(space_name(space) for space in _spaces(mask))


def _tile(state: Upstream, space: int) -> str:
    name = space_name(space)
    if bit(space) & SEA:
        return name + SEA_LETTER
    kind = state.kind_of(space)
    turned = kind == RAPIDS or state.box.falls[kind]
    return name + LETTERS[kind] + (EDGES[state.turn_of(space)] if turned else "")


def _tokens(state: Upstream, seat: int) -> str:
    return ",".join(_token(state, token) for token in range(seat * TOKENS, (seat + 1) * TOKENS))


def _token(state: Upstream, token: int) -> str:
    if state.place(token) == OUT:
        return NONE
    eggs = state.eggs(token)
    name = f"S{eggs}" if eggs else space_name(state.place(token))
    return f"{name}:{state.salmon(token)}"


def state_at(line: str) -> Upstream:
    """The state of a line; what was open and what follows is found anew."""
    _, players, tiles, rocks, tokens, *words = line.split()
    phase, seat = words[4:6]
    value = dict(zip(words[0:4:2], words[1:4:2], strict=True))
    value |= dict(zip(words[6::2], words[7::2], strict=True))
    kit = box(
        int(players), tiles, whirlpool=rocks == "whirlpool", movement_tokens=tokens == "tokens"
    )
    state = empty(kit, int(players), [LETTERS.index(letter) for letter in _listed(value["stack"])])
    state.round, state.turn = int(value["round"]), int(value["turn"])
    state.phase, state.seat = PHASES.index(phase), COLOURS.index(seat)
    state.first, state.points = COLOURS.index(value["first"]), int(value["points"])
    state.stuck = sum(1 << int(t) for t in _listed(value["held"], ","))
    state.due = sum(1 << space_called(name) for name in _listed(value["due"], ","))
    for letter in _listed(value["hand"]):
        state.hold(LETTERS.index(letter))
    state.upper = int(value["upper"])
    state.spawn = space_called(value["spawn"]) if value["spawn"] != NONE else 0
    for tile in _listed(value["tiles"], ","):
        _put_tile(state, tile)
    for seat_number, owned in enumerate(value["salmon"].split("/")):
        for t, text in enumerate(owned.split(",")):
            _put_token(state, seat_number * TOKENS + t, text)
    if phase != "over":
        state.open = state.find_open()
    return state


def _listed(text: str, separator: str = "") -> list[str]:
    if text == NONE:
        return []
    return text.split(separator) if separator else list(text)


def _put_tile(state: Upstream, text: str) -> None:
    end = next(k for k in range(1, len(text)) if text[k].islower())
    space, letter, turned = space_called(text[:end]), text[end], text[end + 1 :]
    if letter == SEA_LETTER:
        state.laid |= bit(space)
    else:
        state.put_tile(LETTERS.index(letter), space, EDGES.index(turned) if turned else 0)


def _put_token(state: Upstream, token: int, text: str) -> None:
    if text == NONE:
        return
    place, salmon = text.split(":")
    if place.startswith("S"):
        state.places[token] = SPAWN + int(place[1:])
    else:
        state.enter(token, space_called(place))
    if salmon == "2":
        state.pairs |= bit(token)
