"""What a seat of Coldwater Crown may know, built by allow-list.

Hidden are the weights, with tags and times, of fish that nobody has caught or that others have, and
the order of everything still to be drawn. What is left in the bag and the decks is known.
"""

from typing import Literal

from msgspec import Struct

from anadrome.core.bits import bit
from anadrome.core.rows import at
from anadrome.games.coldwater import names
from anadrome.games.coldwater.baits import OPEN_PLACES
from anadrome.games.coldwater.box import (
    COLOURS,
    CONTEST,
    EIGHT_SPECIES,
    FIRST_SPECIES,
    SMALL_SPECIES,
    SPECIES_AT,
    TACKLE,
    WHITE,
    ZONES,
)
from anadrome.games.coldwater.cards import fish_cards, master_cards
from anadrome.games.coldwater.events import (
    Colour,
    Ending,
    Entry,
    Fish,
    Location,
    MasterCard,
    Score,
    Species,
    Spot,
    Tackle,
    Tag,
    Trophy,
)
from anadrome.games.coldwater.notation import chosen_cards
from anadrome.games.coldwater.odds import (
    UNLIKE,
    cards_in,
    hidden_from,
    in_deck,
    known_to,
    mystery_chance,
    on_board,
)
from anadrome.games.coldwater.previews import Preview, previews_of
from anadrome.games.coldwater.rules import Coldwater
from anadrome.games.coldwater.table import (
    BAIT,
    CATCH,
    NO_SPOT,
    NOTHING,
    OVER,
    PRESENT,
    UNDECIDED,
)

Phase = Literal[
    "cast", "take", "tackle", "bait", "catch", "harbour", "silent", "white", "present", "over"
]
PHASES: tuple[Phase, ...] = (
    "cast",
    "take",
    "tackle",
    "bait",
    "catch",
    "harbour",
    "silent",
    "white",
    "present",
    "over",
)
STACKED = (SMALL_SPECIES, EIGHT_SPECIES, CONTEST, CONTEST + 1, CONTEST + 2)


class Water(Struct, frozen=True, rename="camel"):
    """A location: the species in Zones 3 to 6 (None: no fish), the species on top of the deck, and
    how many cards the deck has.
    """

    location: Location
    zones: tuple[Species | None, Species | None, Species | None, Species | None]
    top: Species | None
    left: int


class Space(Struct, frozen=True, rename="camel"):
    """A space of the boardwalk, clockwise from the Harbour; the side of the token on it, if any."""

    spot: Spot
    side: int | None


class CaughtFish(Struct, frozen=True, rename="camel"):
    """A fish in a score pile, in the order caught; its back only for who may know it.

    ``shown`` says that a Mystery Weight or a contest has shown it to all. ``unlike`` is the Mystery
    Weight that it could have won when it was caught, and so does not have.
    """

    species: Species
    fish: Fish | None
    shown: bool
    unlike: int | None


class Master(Struct, frozen=True, rename="camel"):
    """A Master Angler card that is being caught; ``filled`` says which of its slots have a bait."""

    card: MasterCard
    filled: tuple[bool, ...]


class Angler(Struct, frozen=True, rename="camel"):
    """A player's side of the table; in solo the last one is the silent angler's.

    ``token`` is the side of the angler token in hand (None: it is on the board). ``box`` counts the
    baits in Zones 3 to 6, each by colour: violet, green, blue, red, yellow, black. ``fish`` is in
    the order caught; ``turns`` counts the turns begun; ``chosen`` says that this seat has chosen
    what to present.
    """

    token: int | None
    box: tuple[tuple[int, ...], tuple[int, ...], tuple[int, ...], tuple[int, ...]]
    masters: tuple[Master, ...]
    caught_masters: tuple[MasterCard, ...]
    tackle: tuple[Tackle, ...]
    fish: tuple[CaughtFish, ...]
    trophies: tuple[tuple[Trophy, int], ...]
    turns: int
    chosen: bool


class Stack(Struct, frozen=True, rename="camel"):
    """The trophies of a kind that are still to be won, the top one first, by their points."""

    trophy: Trophy
    points: tuple[int, ...]


class Odds(Struct, frozen=True, rename="camel"):
    """What the seat may know of a species: how many of its cards lie in the deck and on the board,
    and the weights of all cards it has not seen. ``mystery`` is the chance, from 0 to 1, that one
    fish of it caught now would win the open Mystery Weight. A spectator has seen no card but those
    shown and gets None for both.
    """

    species: Species
    in_deck: int
    on_board: int
    weights: tuple[int, ...] | None
    mystery: float | None


class Pending(Struct, frozen=True, rename="camel"):
    """A Zone emptied whose fish is still to be caught, by the colour of its last bait."""

    zone: int
    colour: Colour


class Contender(Struct, frozen=True, rename="camel"):
    """In a contest, the fish of one species among which the seat may choose, the best first."""

    species: Species
    fish: tuple[Fish, ...]


class Held(Struct, frozen=True, rename="camel"):
    """A contest that was held."""

    location: Location
    entries: tuple[Entry, ...]


class ColdwaterView(Struct, frozen=True, rename="camel"):
    """The table as one seat sees it (``seat`` None: a spectator).

    ``step`` is 1 while the acting seat casts and 2 while it takes. ``turn`` counts the turns of all
    players. ``acting`` is the seat whose turn it is, ``placed`` the space it has cast on this turn.
    ``mystery_won`` says that a Mystery Weight was won in this Step already, ``fresh`` are the
    tackle tokens of the acting seat that cannot be used before the next. ``baits`` counts the bait
    of ``bait_colour`` that the ``bait`` question is about. ``harbour_left`` counts the Harbour
    actions still to do, ``silent_draws`` the baits the silent angler still draws, this turn's
    choice apart. ``ending`` is set once the last turns began, ``last_seats`` who still have theirs.
    In a contest ``asked`` are the seats that have a choice to make or have made it. ``points`` are
    the points of each angler that all can see.
    """

    seat: int | None
    players: int
    solo: bool
    tag_points: bool
    turn_limit: int
    phase: Phase
    step: int
    turn: int
    acting: int
    first: int
    waters: tuple[Water, Water, Water]
    boardwalk: tuple[Space, ...]
    placed: Spot | None
    anglers: tuple[Angler, ...]
    open_masters: tuple[MasterCard | None, ...]
    masters_left: int
    tag: Tag
    mystery: int | None
    mystery_won: bool
    mysteries_left: tuple[int, ...]
    stacks: tuple[Stack, ...]
    bag: tuple[int, ...]
    white_in_bag: bool
    discard: tuple[int, ...]
    tackle_left: int
    tackle_discard: tuple[Tackle, ...]
    fresh: tuple[Tackle, ...]
    odds: tuple[Odds, ...]
    pending: tuple[Pending, ...]
    baits: int
    bait_colour: Colour | None
    harbour_left: int
    silent_draws: int
    ending: Ending | None
    last_seats: tuple[int, ...]
    contest: Location | None
    asked: tuple[int, ...]
    contenders: tuple[Contender, ...] | None
    presents: tuple[Fish, ...] | None
    contests: tuple[Held, ...]
    points: tuple[int, ...]
    scores: tuple[Score, ...]
    places: tuple[int, ...]
    previews: tuple[Preview, ...]


def view_of(state: Coldwater, seat: int | None) -> ColdwaterView:
    """C-CATCH-2: what a seat may know; of the fish of others, only what was shown to all."""
    over = state.phase == OVER
    used = state.phase in (BAIT, CATCH)
    return ColdwaterView(
        seat=seat,
        players=state.players,
        solo=state.box.solo,
        tag_points=state.box.tag_points,
        turn_limit=state.box.turn_limit,
        phase=PHASES[state.phase],
        step=state.step,
        turn=state.turn,
        acting=state.acting,
        first=state.first,
        waters=(_water(state, 0), _water(state, 1), _water(state, 2)),
        boardwalk=tuple(
            Space(spot, int(state.side_on(k)) or None) for k, spot in enumerate(names.SPOTS)
        ),
        placed=None if state.placed == NO_SPOT else names.SPOTS[state.placed],
        anglers=tuple(_angler(state, angler, seat) for angler in range(len(state.anglers))),
        open_masters=tuple(_open_master(state, place) for place in range(OPEN_PLACES)),
        masters_left=int(state.masters_left).bit_count(),
        tag=names.TAGS[state.tag],
        mystery=state.mystery or None,
        mystery_won=bool(state.mystery_won),
        mysteries_left=tuple(weight for weight in range(8) if state.mysteries >> weight & 1),
        stacks=tuple(_stack(state, trophy) for trophy in STACKED),
        bag=tuple(int(at(state.bag, colour)) for colour in range(COLOURS)),
        white_in_bag=at(state.bag, WHITE) > 0,
        discard=tuple(int(at(state.discard, colour)) for colour in range(COLOURS)),
        tackle_left=len(_tackle(state.tackle)),
        tackle_discard=_tackle(state.tackle_discard),
        fresh=_tackle(state.fresh),
        odds=_odds(state, seat),
        pending=tuple(
            Pending(zone + 3, names.COLOURS[state.used])
            for zone in range(ZONES)
            if state.pending & bit(zone)
        ),
        baits=state.leaving,
        bait_colour=names.COLOURS[state.used] if used else None,
        harbour_left=state.left,
        silent_draws=0 if state.silent_left == UNDECIDED else state.silent_left,
        ending=names.ENDINGS[state.ending - 1] if state.ending else None,
        last_seats=tuple(a for a in range(len(state.anglers)) if state.last & bit(a)),
        contest=names.LOCATIONS[state.contest] if state.phase == PRESENT else None,
        asked=tuple(s for s in range(state.players) if _is_asked(state, s)),
        contenders=None if seat is None else _contenders(state, seat),
        presents=None if seat is None else _presents(state, seat),
        contests=tuple(
            Held(names.LOCATIONS[location], state.entries(location))
            for location in range(state.contest)
        ),
        points=state.scores(),
        scores=tuple(state.score_of(a) for a in range(len(state.anglers))) if over else (),
        places=state.final_places() if over else (),
        previews=previews_of(state),
    )


def _is_asked(state: Coldwater, seat: int) -> bool:
    """C-END-2: whether a seat has a choice in the contest that is being held; all know it."""
    return state.phase == PRESENT and state.is_asked(seat)


def _water(state: Coldwater, location: int) -> Water:
    zones = [state.species_name(state.fish_in(location, zone)) for zone in range(ZONES)]
    first = FIRST_SPECIES[location]
    return Water(
        location=names.LOCATIONS[location],
        zones=(zones[0], zones[1], zones[2], zones[3]),
        top=state.species_name(state.top(location)),
        left=sum(in_deck(state, s) for s in range(first, first + SPECIES_AT[location])),
    )


def _open_master(state: Coldwater, place: int) -> MasterCard | None:
    card = at(state.open_masters, place)
    return None if card == NOTHING else master_cards()[card]


def _tackle(nibbles: int) -> tuple[Tackle, ...]:
    return tuple(
        names.TACKLE[kind] for kind in range(TACKLE) for _ in range(nibbles >> (4 * kind) & 15)
    )


def _stack(state: Coldwater, trophy: int) -> Stack:
    gone = state.stacks >> (4 * trophy) & 15
    return Stack(names.TROPHIES[trophy], tuple(state.box.points[gone:]))


def _angler(state: Coldwater, number: int, seat: int | None) -> Angler:
    angler = state.anglers[number]
    box = [
        tuple(int(angler.baits(colour) >> (4 * zone) & 15) for colour in range(COLOURS))
        for zone in range(ZONES)
    ]
    return Angler(
        token=angler.token or None,
        box=(box[0], box[1], box[2], box[3]),
        masters=tuple(_master(state, number, place) for place in range(angler.unfinished())),
        caught_masters=tuple(
            card for k, card in enumerate(master_cards()) if angler.caught_masters & bit(k)
        ),
        tackle=_tackle(angler.tackle),
        fish=tuple(_caught(state, entry, seat) for entry in angler.pile),
        trophies=state.score_of(number).trophies,
        turns=angler.turns,
        chosen=at(state.answers, number) != NOTHING,
    )


def _master(state: Coldwater, number: int, place: int) -> Master:
    angler = state.anglers[number]
    card = master_cards()[angler.master(place)]
    filled = angler.filled(place)
    return Master(card, tuple(bool(filled >> k & 1) for k in range(len(card.slots))))


def _caught(state: Coldwater, entry: int, seat: int | None) -> CaughtFish:
    card, unlike = divmod(entry, UNLIKE)
    fish = fish_cards()[card]
    known = bool(known_to(state, seat) & bit(card))
    shown = bool((state.shown | state.presented) & bit(card))
    return CaughtFish(fish.species, fish if known else None, shown, unlike or None)


def _odds(state: Coldwater, seat: int | None) -> tuple[Odds, ...]:
    hidden = hidden_from(state, seat)
    return tuple(
        Odds(
            name,
            in_deck(state, species),
            on_board(state, species),
            *((None, None) if seat is None else _weights(state, seat, species, hidden[species])),
        )
        for species, name in enumerate(names.SPECIES)
    )


def _weights(
    state: Coldwater, seat: int, species: int, hidden: list[int]
) -> tuple[tuple[int, ...], float]:
    """The weights of the cards of a species that a seat has not seen, and its Mystery chance."""
    cards = cards_in(state.box.all_of(species) & ~known_to(state, seat))
    weights = tuple(state.box.weight[card] for card in cards)
    chance = mystery_chance(weights, hidden, state.mystery) if state.mystery_open() else 0.0
    return weights, chance


def _contenders(state: Coldwater, seat: int) -> tuple[Contender, ...]:
    """C-END-2: the best fish of each species with a choice, and the other one."""
    if not _is_asked(state, seat):
        return ()
    best, others = chosen_cards(state, seat, 0), chosen_cards(state, seat, -1)
    cards = fish_cards()
    return tuple(
        Contender(cards[one].species, (cards[one], cards[other]))
        for one, other in zip(best, others, strict=True)
    )


def _presents(state: Coldwater, seat: int) -> tuple[Fish, ...]:
    answer = at(state.answers, seat) if _is_asked(state, seat) else NOTHING
    if answer == NOTHING:
        return ()
    return tuple(state.fish_cards(state.entry(seat, state.contest, answer)))
