"""What the open actions of Coldwater Crown would do, for those who choose among them."""

from msgspec import Struct

from anadrome.core.bits import bit
from anadrome.games.coldwater.box import ZONES
from anadrome.games.coldwater.catching import BONUS_TACKLE
from anadrome.games.coldwater.events import Colour, Location, Species
from anadrome.games.coldwater.names import COLOURS as COLOUR_NAMES
from anadrome.games.coldwater.names import LOCATIONS as LOCATION_NAMES
from anadrome.games.coldwater.notation import action_text
from anadrome.games.coldwater.rules import GO_ON, HARBOURS, PLAYS, Coldwater
from anadrome.games.coldwater.table import CAST, HAND, HARBOUR, PLAY, PORT, TAKE, some, total
from anadrome.games.coldwater.tackle import LURES

NONE = (0, 0, 0, 0)


class Prospect(Struct, frozen=True, rename="camel"):
    """A fish that a Zone about to be emptied would catch: the Zone and the location of its bait.
    ``species`` is None where no fish is; ``tackle`` says that a tackle token would be won.
    """

    zone: int
    location: Location
    species: Species | None
    tackle: bool


class Preview(Struct, frozen=True, rename="camel"):
    """What an open action would do, as far as it can be known before chance and further choices.

    ``removes`` counts the baits of ``colour`` that would leave Zones 3 to 6; ``catches`` lists what
    emptied Zones would catch; ``slots`` says how many of these baits the own Master Angler cards
    could take. ``fills`` are the Zones that a Harbour action may fill, by the baits they lack.
    """

    action: str
    colour: Colour | None
    removes: tuple[int, int, int, int]
    catches: tuple[Prospect, ...]
    slots: int
    fills: tuple[int, int, int, int]


def previews_of(state: Coldwater) -> tuple[Preview, ...]:
    """What is open to the acting seat, while it casts, takes, plays tackle or uses the Harbour."""
    if state.phase not in (CAST, TAKE, PLAY, PORT):
        return ()
    return tuple(_preview(state, action) for action in state.legal(state.acting))


def _preview(state: Coldwater, action: int) -> Preview:
    text = action_text(state, action)
    if state.phase == PORT:
        zone = action - HARBOURS
        fills = tuple(room if k == zone else 0 for k, room in enumerate(_lacking(state)))
        return Preview(text, None, NONE, (), 0, _four(fills))
    if action == HARBOUR:
        return Preview(text, None, NONE, (), 0, _lacking(state))
    if action == GO_ON or action >= PLAYS + LURES:
        return Preview(text, None, NONE, (), 0, NONE)
    angler = state.anglers[state.acting]
    if action < GO_ON:
        colour = action - 1
        side = angler.token if state.phase == CAST else state.side_on(action)
        baits = angler.baits(colour)
        out = some(baits) if side == 1 else baits
    else:
        colour, zones = divmod(action - PLAYS, ZONES * ZONES)
        out = bit(4 * (zones // ZONES)) + bit(4 * (zones % ZONES))
    return _using(state, text, colour, out)


def _lacking(state: Coldwater) -> tuple[int, int, int, int]:
    angler = state.anglers[state.acting]
    if not state.can_fill():
        return NONE
    return _four(tuple(int(angler.room(zone)) for zone in range(ZONES)))


def _four(numbers: tuple[int, ...]) -> tuple[int, int, int, int]:
    a, b, c, d = numbers
    return a, b, c, d


def _using(state: Coldwater, text: str, colour: int, out: int) -> Preview:
    """C-FISH-1, C-TACK-3: baits of a colour leave."""
    angler = state.anglers[state.acting]
    emptied = some(out) & ~some(angler.held - out)
    home = colour // 2
    catches = tuple(
        Prospect(
            zone + 3,
            LOCATION_NAMES[home],
            state.species_name(state.fish_in(home, zone)),
            zone == BONUS_TACKLE,
        )
        for zone in range(ZONES)
        if emptied >> (4 * zone) & 1
    )
    free = sum(state.free_slots(angler, place, colour) for place in range(HAND))
    removes = _four(tuple(out >> (4 * zone) & 15 for zone in range(ZONES)))
    return Preview(
        action=text,
        colour=COLOUR_NAMES[colour] if out else None,
        removes=removes,
        catches=catches,
        slots=min(free, int(total(out))),
        fills=NONE,
    )
