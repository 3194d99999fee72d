"""A position of Coldwater Crown as one line of text, secrets included, and back.

Words come in pairs, a name and its value, ``-`` where there is nothing. Caught fish are the numbers
of their cards: ``12!4`` is known not to weigh 4, ``12*`` has been seen by all. In the waters fish
are species. Baits are letters, Zone by Zone. Each angler's words follow its name.

What is still to be drawn is not part of a position: it is settled when it comes to light.
"""

from collections.abc import Iterable, Sequence

from anadrome.core.bits import bit
from anadrome.core.chance import seeded
from anadrome.core.rows import at
from anadrome.games.coldwater import names
from anadrome.games.coldwater.baits import OPEN_PLACES
from anadrome.games.coldwater.box import (
    CARDS,
    COLOURS,
    LOCATIONS,
    MASTERS,
    SPECIES,
    WHITE,
    ZONES,
)
from anadrome.games.coldwater.cards import kit, master_cards
from anadrome.games.coldwater.odds import UNLIKE
from anadrome.games.coldwater.rules import Coldwater, empty
from anadrome.games.coldwater.table import (
    NO_FISH,
    NO_SPOT,
    NOTHING,
    PRESENT,
    SPOTS,
    Angler,
)
from anadrome.games.coldwater.view import PHASES

NONE = "-"
BAITS = "vgbryk"  # violet, green, blue, red, yellow, blacK
ALL_ANGLERS = 4
SPOTS_CALLED: Sequence[str] = names.SPOTS
SPECIES_CALLED: Sequence[str] = names.SPECIES
TAGS_CALLED: Sequence[str] = names.TAGS


def position_text(state: Coldwater) -> str:
    """The line of a position."""
    words = [*_turn_words(state), *_board_words(state), *_supply_words(state)]
    for angler in state.anglers:
        words += ["angler", *_angler_words(state, angler)]
    return " ".join(["coldwater", *words])


def _listed(items: Iterable[object]) -> str:
    return ",".join(str(item) for item in items) or NONE


def _turn_words(state: Coldwater) -> list[str]:
    box = state.box
    return [
        *("players", str(box.players)),
        *("tags", "yes" if box.tag_points else "no"),
        *("limit", str(box.turn_limit)),
        *("first", str(state.first)),
        *("turn", str(state.turn)),
        *("acting", str(state.acting)),
        *("step", str(state.step)),
        *("phase", PHASES[state.phase]),
        *("back", PHASES[state.back]),
        *("placed", NONE if state.placed == NO_SPOT else names.SPOTS[state.placed]),
        *("used", f"{BAITS[state.used]}{state.leaving}"),
        *("pending", _listed(zone + 3 for zone in range(ZONES) if state.pending & bit(zone))),
        *("harbour", str(state.left)),
        *("fresh", f"{state.fresh:04x}"),
        *("won", str(state.mystery_won)),
        *("silent", f"{state.silent_left},{state.silent_number}"),
        *("ending", f"{state.ending},{state.last}"),
        *("contest", str(state.contest)),
        *("choosing", str(state.choosing)),
        *("answers", _row(state.answers, ALL_ANGLERS)),
        *("presented", _numbers(state.presented, CARDS)),
    ]


def _board_words(state: Coldwater) -> list[str]:
    walk = [f"{names.SPOTS[s]}:{state.side_on(s)}" for s in range(SPOTS) if state.side_on(s)]
    places = [(location, zone) for location in range(LOCATIONS) for zone in range(ZONES)]
    return [
        *("walk", _listed(walk)),
        *("waters", _listed(_species(state.fish_in(*place)) for place in places)),
        *("tops", _listed(_species(state.top(location)) for location in range(LOCATIONS))),
        *("decks", _listed(state.in_deck(species) for species in range(SPECIES))),
        *("tag", names.TAGS[state.tag]),
        *("mystery", str(state.mystery)),
        *("mysteries", _numbers(state.mysteries, 8)),
    ]


def _species(species: int) -> str:
    return NONE if species == NO_FISH else names.SPECIES[species]


def _supply_words(state: Coldwater) -> list[str]:
    return [
        *("bag", _row(state.bag, WHITE + 1)),
        *("discard", _row(state.discard, COLOURS)),
        *("masters", _row(state.open_masters, OPEN_PLACES)),
        *("deck", _numbers(state.masters_left, MASTERS)),
        *("tackle", f"{state.tackle:04x}"),
        *("spent", f"{state.tackle_discard:04x}"),
        *("trophies", f"{state.stacks:09x}"),
    ]


def _row(row: int, items: int) -> str:
    return _listed(NONE if at(row, k) == NOTHING else at(row, k) for k in range(items))


def _numbers(mask: int, end: int) -> str:
    return _listed(number for number in range(end) if mask >> number & 1)


def _angler_words(state: Coldwater, angler: Angler) -> list[str]:
    zones = [
        "".join(
            BAITS[colour] * (angler.baits(colour) >> (4 * zone) & 15) for colour in range(COLOURS)
        )
        for zone in range(ZONES)
    ]
    masters = [
        f"{master_cards()[angler.master(place)].name}:{angler.filled(place)}"
        for place in range(angler.unfinished())
    ]
    return [
        *("token", str(angler.token)),
        *("turns", str(angler.turns)),
        *("baits", _listed(zone or NONE for zone in zones)),
        *("tries", _listed(masters)),
        *("caught", _numbers(angler.caught_masters, MASTERS)),
        *("tokens", f"{angler.tackle:04x}"),
        *("fish", _listed(_fish(state, entry) for entry in angler.pile)),
        *("won", f"{angler.trophies:09x}"),
    ]


def _fish(state: Coldwater, entry: int) -> str:
    card, unlike = divmod(entry, UNLIKE)
    return f"{card}{f'!{unlike}' if unlike else ''}{'*' if state.shown & bit(card) else ''}"


# -- And back


def state_at(line: str) -> Coldwater:
    """The state of a line; what was open is found anew, and chance begins from the line."""
    head, *anglers = line.split(" angler ")
    value = _pairs(head.split()[1:])
    box = kit(
        int(value["players"]),
        tag_points=value["tags"] == "yes",
        turn_limit=int(value["limit"]),
    )
    state = empty(box, seeded(line))
    _read_turn(state, value)
    _read_board(state, value)
    _read_supply(state, value)
    for angler, text in zip(state.anglers, anglers, strict=True):
        _read_angler(state, angler, _pairs(text.split()))
    if state.phase < PRESENT:
        state.open = state.find_open()
    return state


def _pairs(words: Sequence[str]) -> dict[str, str]:
    return dict(zip(words[::2], words[1::2], strict=True))


def _items(text: str) -> list[str]:
    return [] if text == NONE else text.split(",")


def _mask(text: str) -> int:
    return sum(1 << int(number) for number in _items(text))


def _packed(text: str, bits: int) -> int:
    """A row from its items."""
    row = 0
    for k, item in enumerate(text.split(",")):
        row |= (NOTHING if item == NONE else int(item)) << (bits * k)
    return row


def _read_turn(state: Coldwater, value: dict[str, str]) -> None:
    state.first, state.turn = int(value["first"]), int(value["turn"])
    state.acting, state.step = int(value["acting"]), int(value["step"])
    state.phase, state.back = PHASES.index(value["phase"]), PHASES.index(value["back"])
    placed = value["placed"]
    state.placed = NO_SPOT if placed == NONE else SPOTS_CALLED.index(placed)
    state.used, state.leaving = BAITS.index(value["used"][0]), int(value["used"][1:])
    state.pending = sum(bit(int(zone) - 3) for zone in _items(value["pending"]))
    state.left, state.fresh = int(value["harbour"]), int(value["fresh"], 16)
    state.mystery_won = int(value["won"])
    state.silent_left, state.silent_number = map(int, value["silent"].split(","))
    state.ending, state.last = map(int, value["ending"].split(","))
    state.contest, state.choosing = int(value["contest"]), int(value["choosing"])
    state.answers = _packed(value["answers"], 8)
    state.presented = _mask(value["presented"])


def _read_board(state: Coldwater, value: dict[str, str]) -> None:
    for text in _items(value["walk"]):
        spot, side = text.split(":")
        state.put_token(SPOTS_CALLED.index(spot), int(side))
    for place, name in enumerate(value["waters"].split(",")):
        state.put_fish(*divmod(place, ZONES), _species_number(name))
    for location, name in enumerate(value["tops"].split(",")):
        state.put_top(location, _species_number(name))
    state.deck = _packed(value["decks"], 4)
    state.tag = TAGS_CALLED.index(value["tag"])
    state.mystery, state.mysteries = int(value["mystery"]), _mask(value["mysteries"])


def _species_number(name: str) -> int:
    return NO_FISH if name == NONE else SPECIES_CALLED.index(name)


def _read_supply(state: Coldwater, value: dict[str, str]) -> None:
    state.bag, state.discard = _packed(value["bag"], 8), _packed(value["discard"], 8)
    state.open_masters, state.masters_left = _packed(value["masters"], 8), _mask(value["deck"])
    state.tackle, state.tackle_discard = int(value["tackle"], 16), int(value["spent"], 16)
    state.stacks = int(value["trophies"], 16)


def _read_angler(state: Coldwater, angler: Angler, value: dict[str, str]) -> None:
    angler.token, angler.turns = int(value["token"]), int(value["turns"])
    for zone, baits in enumerate(value["baits"].split(",")):
        for bait in "" if baits == NONE else baits:
            angler.add(BAITS.index(bait), bit(4 * zone))
    names_of = [card.name for card in master_cards()]
    for place, text in enumerate(_items(value["tries"])):
        name, filled = text.split(":")
        angler.masters |= (names_of.index(name) + 1 | int(filled) << 8) << (16 * place)
    angler.caught_masters = _mask(value["caught"])
    angler.tackle, angler.trophies = int(value["tokens"], 16), int(value["won"], 16)
    for text in _items(value["fish"]):
        number, _, unlike = text.removesuffix("*").partition("!")
        card = int(number)
        angler.pile.append(card * UNLIKE + int(unlike or 0))
        angler.fish |= bit(card)
        angler.species |= bit(state.box.species_of(card))
        state.caught |= bit(card)
        state.shown |= bit(card) if text.endswith("*") else 0
