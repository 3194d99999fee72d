"""The three waters with their Zones and decks, the boardwalk beside them and the own box below.

The column is the Zone, in the waters and in the box. A water is one line high, or four lines with
the fish drawn where there is room; a bait is then two lines high::

    Harbour ①       Zone 3      Zone 4      Zone 5      Zone 6      Deck
    Shore   Vi  Gr② Wrasse      Flounder    Mackerel    Wrasse      Mackerel    15
    Your box ②     ViGr··      BlReRe··    ··········  ············ Rod
"""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from anadrome.games.coldwater import events
from anadrome.games.coldwater.names import LOCATIONS
from anadrome.games.coldwater.voice import ZONES
from anadrome.terminal.coldwater.scene import Water, spots_of
from anadrome.terminal.coldwater.signs import FREE, TARGET, Signs
from anadrome.terminal.look import DARK, QUIET, SAND, SNOW
from anadrome.terminal.session import ME

SIDE: Final = 15  # the boardwalk
PLACE: Final = 8  # of which for the name of a location
ZONE: Final = 12
NAME: Final = 11
POINTER: Final = "▸"
PLANK: Final = "═"

GROUNDS: Final[Mapping[events.Location, str]] = {
    "shore": f"{DARK} on {SAND}",
    "lake": f"{SNOW} on #1F5660",
    "river": f"{DARK} on #93CDB4",
}
RIPPLES: Final = "~    ~~     " * 2
ART: Final[Mapping[events.Species, str]] = {
    "wrasse": "><(((•>",
    "john-dory": "><{||°>",
    "mackerel": ">=<///°>",
    "flounder": ">-(==°)",
    "brown-trout": "><(:::°>",
    "salmon": "><(((((°>",
    "rainbow-trout": "><(≈≈≈°>",
    "roach": "><(°>",
    "perch": "><|||°>",
    "sea-trout": "><(¨¨¨°>",
    "pike": ">><=====°>",
}


@dataclass(frozen=True, slots=True)
class Marked:
    """What the action pointed at is about: fish by location and Zone (None: the deck), the baits
    that would leave each Zone, a Zone to be filled, an open Master Angler, spaces.
    """

    fish: frozenset[tuple[str, int | None]] = frozenset()
    leaving: Mapping[int, Counter[events.Colour]] = field(default_factory=dict)
    fills: int | None = None
    master: str = ""
    spot: str = ""


def waters(signs: Signs, marked: Marked, *, tall: bool) -> Text:
    """All of it, line by line."""
    lines = [_heading(signs, marked)]
    for where in LOCATIONS:
        lines += (_tall if tall else _low)(signs, marked, where)
    if tall:
        lines.append(Text())
    return Text("\n", no_wrap=True).join([*lines, *_box(signs, marked, tall=tall)])


def _fit(text: Text, cells: int, style: str = "") -> Text:
    text = text.copy()
    text.truncate(cells, overflow="ellipsis")
    text.append(" " * (cells - text.cell_len), style)
    return text


def _heading(signs: Signs, marked: Marked) -> Text:
    harbour = _spot(signs, marked, "harbour", signs.say("harbour"))
    zones = [_fit(Text(f" {signs.say('zone', zone=zone)}", QUIET), ZONE) for zone in ZONES]
    return Text().join([_fit(harbour, SIDE), *zones, Text(f" {signs.say('deck')}", QUIET)])


def _spot(signs: Signs, marked: Marked, spot: events.Spot, name: str = "") -> Text:
    """A space of the boardwalk and the token on it."""
    sign = Text(f"{name} ", "bold") if spot == "harbour" else signs.bait(spot)
    if spot == marked.spot:
        sign.stylize(TARGET)
    return Text.assemble(sign, signs.token(signs.scene.boardwalk.get(spot)))


def _low(signs: Signs, marked: Marked, where: events.Location) -> list[Text]:
    water = signs.scene.waters[where]
    one, other = (_spot(signs, marked, spot) for spot in spots_of(where))
    name = Text(str(signs.voice.thing("location", where)), "bold")
    line = Text.assemble(_fit(name, PLACE), one, " ", other)
    cells = [_fish(signs, marked, where, zone) for zone in ZONES]
    deck = Text.assemble(_fish(signs, marked, where, None), (f" {water.left:>2}", QUIET))
    return [Text().join([_fit(line, SIDE), *cells, deck])]


def _species(water: Water, zone: int | None) -> events.Species | None:
    return water.top if zone is None else water.zones.get(zone)


def _fish(signs: Signs, marked: Marked, where: events.Location, zone: int | None) -> Text:
    target = (where, zone) in marked.fish
    name = signs.species(_species(signs.scene.waters[where], zone))
    text = Text(f"{POINTER if target else ' '}{name}", TARGET if target else "")
    return _fit(text, ZONE, TARGET if target else "")


def _tall(signs: Signs, marked: Marked, where: events.Location) -> list[Text]:
    """Water above the fish, its name, water; the boardwalk goes by with its two spaces."""
    one, other = (_spot(signs, marked, spot) for spot in spots_of(where))
    name = Text(str(signs.voice.thing("location", where)), "bold")
    walk = Text(PLANK * 2, QUIET)
    blank = " " * PLACE
    sides = [
        Text.assemble(blank, "   ", one),
        Text.assemble(_fit(name, PLACE), "   ", walk),
        Text.assemble(blank, "   ", walk),
        Text.assemble(blank, "   ", other),
    ]
    lines = [_fit(side, SIDE) for side in sides]
    for number, zone in enumerate((*ZONES, None)):
        for line, part in zip(lines, _card(signs, marked, where, zone, number), strict=True):
            line.append_text(part)
    return lines


def _card(
    signs: Signs, marked: Marked, where: events.Location, zone: int | None, shift: int
) -> list[Text]:
    water = signs.scene.waters[where]
    species = _species(water, zone)
    target = (where, zone) in marked.fish
    style = TARGET if target else GROUNDS[where]
    above, below = (
        RIPPLES[(5 * shift + 3 * LOCATIONS.index(where) + flow) % ZONE :][:NAME] for flow in (0, 7)
    )
    if zone is None:
        above = f"×{water.left}".rjust(NAME - 1) + " "
    art = ART[species] if species else ""
    name = (POINTER if target else "") + signs.species(species)
    parts = [
        (above, style),
        (art.center(NAME), style),
        (name.center(NAME), f"bold {style}"),
        (below, style),
    ]
    return [Text.assemble(" ", _fit(Text(text, look), NAME, look)) for text, look in parts]


def _box(signs: Signs, marked: Marked, *, tall: bool) -> list[Text]:
    """C-SET-5: the own baits in the columns of their Zones, and the own tackle."""
    own = signs.scene.anglers[ME]
    title = Text.assemble((signs.say("box"), "bold"), " ", signs.token(own.token))
    baits = Text()
    for zone in ZONES:
        held = signs.baits(zone, own.box[zone], marked.leaving.get(zone, Counter()))
        if zone == marked.fills:
            free = len(FREE) * own.box[zone].total()
            held.stylize(f"bold {TARGET}", free)
        baits.append_text(_fit(held, ZONE))
    tackle = signs.tackle(own.tackle)
    if not tall:
        return [Text.assemble(_fit(title, SIDE), baits, " ", tackle)]
    below = baits.copy()
    below.plain = "".join("·" if cell == "·" else " " for cell in baits.plain)
    first = Text.assemble(_fit(title, SIDE), " ", baits, " ", tackle)
    return [first, Text.assemble(" " * SIDE, " ", below)]
