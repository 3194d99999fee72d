"""Coldwater Crown's actions as short text.

``cast red``, ``take harbour``; ``lure red 3 5``, ``reel red 3 blue 5``, ``go on``; ``bait char-2:2
crab-1:1``; ``catch 4 lake 4``; ``fill 4``, ``angler char-2``; ``silent one``, ``white baits``;
``present flounder 5 06:20, roach 2 10:20``.
"""

import re

from anadrome.core.bits import bit
from anadrome.core.errors import IllegalAction
from anadrome.core.rows import at
from anadrome.games.coldwater.baits import FEW, OPEN_PLACES
from anadrome.games.coldwater.box import COLOURS, SPECIES_AT, ZONES
from anadrome.games.coldwater.cards import fish_cards, master_cards
from anadrome.games.coldwater.catching import DECK, NO_CATCH, PLACES
from anadrome.games.coldwater.names import COLOURS as COLOUR_NAMES
from anadrome.games.coldwater.names import LOCATIONS as LOCATION_NAMES
from anadrome.games.coldwater.names import SPECIES as SPECIES_NAMES
from anadrome.games.coldwater.names import SPOTS as SPOT_NAMES
from anadrome.games.coldwater.rules import ANSWERS, FIRST, GO_ON, PLAYS, RULES, Coldwater
from anadrome.games.coldwater.table import (
    BAIT,
    CAST,
    CATCH,
    HAND,
    OVER,
    PORT,
    PRESENT,
    SILENT,
    SPILL,
)
from anadrome.games.coldwater.tackle import LURES

ZONE = "[3-6]"
COLOUR = "(?:" + "|".join(COLOUR_NAMES) + ")"
PLACE = "(?:" + "|".join(LOCATION_NAMES) + ")"
CARD = "(?:" + "|".join(card.name for card in master_cards()) + ")"
FISH = "(?:" + "|".join(SPECIES_NAMES) + r") \d{1,2} \d\d:\d\d"
NOTATION = re.compile(
    rf"(?:(?:cast|take) (?:harbour|{COLOUR})|go on|lure {COLOUR} {ZONE} {ZONE}"
    rf"|reel {COLOUR} {ZONE} {COLOUR} {ZONE}|bait (?:none|{CARD}:\d(?: {CARD}:\d){{0,2}})"
    rf"|catch {ZONE} (?:{PLACE} (?:{ZONE}|deck)|nothing)|fill {ZONE}|angler (?:top|{CARD})"
    rf"|silent (?:one|two)|white (?:angler|baits)|present {FISH}(?:, {FISH}){{0,3}})"
)


def action_text(state: Coldwater, action: int) -> str:
    """An action of the decision the game waits for, in notation."""
    phase, choice = state.phase, action - FIRST[state.phase]
    if phase == BAIT:
        return _bait_text(state, choice)
    if phase == CATCH:
        return _catch_text(state, choice)
    if phase == PORT:
        return _harbour_text(state, choice)
    if phase == SILENT:
        return f"silent {('one', 'two')[choice]}"
    if phase == SPILL:
        return f"white {('angler', 'baits')[choice]}"
    if phase == PRESENT:
        seat, answer = divmod(choice, ANSWERS)
        return (
            f"present {', '.join(_fish_text(card) for card in chosen_cards(state, seat, answer))}"
        )
    if choice >= PLAYS:
        return _play_text(choice - PLAYS)
    if choice == GO_ON:
        return "go on"
    return f"{'cast' if phase == CAST else 'take'} {SPOT_NAMES[choice]}"


def _play_text(play: int) -> str:
    if play < LURES:
        colour, zones = divmod(play, ZONES * ZONES)
        return f"lure {COLOUR_NAMES[colour]} {zones // ZONES + 3} {zones % ZONES + 3}"
    zones, colours = divmod(play - LURES, COLOURS * COLOURS)
    one, other = divmod(colours, COLOURS)
    return (
        f"reel {COLOUR_NAMES[one]} {zones // ZONES + 3} {COLOUR_NAMES[other]} {zones % ZONES + 3}"
    )


def _bait_text(state: Coldwater, way: int) -> str:
    angler = state.anglers[state.acting]
    parts = []
    for place in range(HAND):
        way, baits = divmod(way, FEW)
        if baits:
            parts.append(f"{master_cards()[angler.master(place)].name}:{baits}")
    return f"bait {' '.join(parts) or 'none'}"


def _catch_text(state: Coldwater, choice: int) -> str:
    zone, place = divmod(choice, PLACES)
    text = f"catch {zone + 3}"
    if place == NO_CATCH:
        return f"{text} nothing"
    if place == DECK:
        return f"{text} {LOCATION_NAMES[state.used >> 1]} deck"
    return f"{text} {LOCATION_NAMES[place // ZONES]} {place % ZONES + 3}"


def _harbour_text(state: Coldwater, choice: int) -> str:
    if choice < ZONES:
        return f"fill {choice + 3}"
    place = choice - ZONES
    if place == OPEN_PLACES:
        return "angler top"
    return f"angler {master_cards()[at(state.open_masters, place)].name}"


def chosen_cards(state: Coldwater, seat: int, answer: int) -> list[int]:
    """C-END-2: the fish that an answer presents of the species that leave a seat a choice."""
    choices = state.choices(seat, state.contest)
    chosen = []
    for k in range(SPECIES_AT[state.contest]):
        if choices & bit(k):
            cards = state.cards_of(seat, state.contest, k)
            best = state.best(cards)
            chosen.append(state.other(cards, best) if answer & bit(k) else best)
    return chosen


def _fish_text(card: int) -> str:
    fish = fish_cards()[card]
    return f"{fish.species} {fish.weight} {fish.time}"


def parse_action(state: Coldwater, seat: int, text: str) -> int:
    """The legal action of a seat that the text names; refused if there is none."""
    wanted = " ".join(text.lower().split())
    for action in state.legal(seat):
        if action_text(state, action) == wanted:
            return action
    if NOTATION.fullmatch(wanted) or state.phase == OVER:
        raise state.refusal(seat)
    raise IllegalAction(RULES[state.phase], "not-notation", given=text)
