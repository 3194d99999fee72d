"""Upstream's actions as short text.

``L3>C3`` swims, ``C1^C4`` jumps; a token is named where pair and single could both do it: ``pair
L3>C3``. ``lay eagle R5`` and ``lay bear R5 NE`` place a tile, ``heron L3 pair`` feeds a heron.
"""

import re

from anadrome.core.bits import bit, lowest
from anadrome.core.errors import IllegalAction
from anadrome.core.rows import at
from anadrome.games.upstream.lattice import EDGES, space_name
from anadrome.games.upstream.moves import AHEAD, SWIMS, WAYS
from anadrome.games.upstream.rounds import LAYINGS, TURNS
from anadrome.games.upstream.rules import MOVES, PREY, Upstream
from anadrome.games.upstream.stack import RAPIDS
from anadrome.games.upstream.table import TOKENS
from anadrome.games.upstream.tiles import kind_names

SIZES = ("pair", "single")
SPACE = r"(?:[lr]\d{1,2}|c-?\d{1,2}|s1)"
NOTATION = re.compile(
    rf"(?:(?:pair |single )?{SPACE}[>^]{SPACE}"
    rf"|lay (?:{'|'.join(kind_names())}) {SPACE}(?: (?:n|ne|se|s|sw|nw))?"
    rf"|heron {SPACE} (?:pair|single))"
)


def action_text(state: Upstream, action: int) -> str:
    """An action of the decision the game waits for, in notation."""
    if action < MOVES:
        return _laying_text(state, action)
    if action < PREY:
        return _move_text(state, action - MOVES)
    return f"heron {space_name(lowest(state.due))} {SIZES[action - PREY]}"


def _laying_text(state: Upstream, action: int) -> str:
    slot, rest = divmod(action, LAYINGS)
    kind = at(state.hand, slot)
    text = f"lay {kind_names()[kind]} {space_name(state.gap_in(rest // TURNS))}"
    if kind == RAPIDS or state.box.falls[kind]:
        text += f" {EDGES[rest % TURNS]}"
    return text


def _move_text(state: Upstream, move: int) -> str:
    t, way = divmod(move, WAYS)
    token = state.seat * TOKENS + t
    start = state.place(token)
    sign = ">" if way < SWIMS else "^"
    text = f"{space_name(start)}{sign}{state.place_name(start + AHEAD[way])}"
    rivals = [
        other
        for other in range(TOKENS)
        if other != t
        and state.place(state.seat * TOKENS + other) == start
        and state.open & bit(other * WAYS + way)
    ]
    return f"{SIZES[2 - state.salmon(token)]} {text}" if rivals else text


def parse_action(state: Upstream, seat: int, text: str) -> int:
    """The legal action of a seat that the text names; refused if there is none."""
    wanted = " ".join(text.lower().split())
    for action in state.legal(seat):
        if action_text(state, action).lower() == wanted:
            return action
    if NOTATION.fullmatch(wanted):
        raise state.refusal(seat)
    raise IllegalAction("U-TURN-1", "not-notation", given=text)
