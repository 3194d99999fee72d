"""The cards and tokens of Coldwater Crown, from its rules alone."""

from __future__ import annotations

LOCATIONS = ["shore", "lake", "river"]
COLOURS = ["violet", "green", "blue", "red", "yellow", "black"]
RING = ["harbour", *COLOURS]
BAITS = {"shore": ["violet", "green"], "lake": ["blue", "red"], "river": ["yellow", "black"]}
WATER = {colour: location for location, colours in BAITS.items() for colour in colours}
ZONES = [3, 4, 5, 6]
TAGS = ["orange", "ice", "pink", "brown", "grey"]
WEIGHTS = {
    "wrasse": [4, 5, 6, 7, 8],
    "john-dory": [2, 3, 4, 5, 6],
    "mackerel": [3, 4, 5, 6, 7],
    "flounder": [2, 3, 4, 5, 6],
    "brown-trout": [10, 11, 12, 13, 14],
    "salmon": [8, 9, 10, 11, 12],
    "rainbow-trout": [4, 5, 6, 7, 8],
    "roach": [1, 2, 2, 2, 3],
    "perch": [2, 3, 4, 5, 6],
    "sea-trout": [3, 4, 5, 6, 7],
    "pike": [3, 5, 7, 9, 11, 13, 15, 17, 19, 21],
}
SPECIES = list(WEIGHTS)
LIVING = {"shore": SPECIES[:4], "river": SPECIES[4:8], "lake": SPECIES[8:]}
PATTERNS = {
    "crab": "violet green blue",
    "conger": "violet violet green yellow",
    "char": "violet violet blue blue",
    "dogfish": "violet blue red",
    "ray": "violet green red",
}
TACKLE = {"lure": 6, "reel": 3, "rod": 3, "spool": 3}
STACKS = ["small-species", "eight-species", "shore", "lake", "river"]
DRAWS = {"tag": 5, "fish": 11, "weight": 60, "angler": 30, "mystery": 6, "tackle": 4, "bait": 7}
POINTS = {1: [5, 3], 2: [5, 3], 3: [5, 3, 2], 4: [5, 4, 3, 2]}

Fish = tuple[str, int, str, str]  # species, pounds, tag, time


def fish_cards() -> list[Fish]:
    """C-DATA-1, C-DATA-2, C-DATA-3."""
    cards: list[Fish] = []
    for place, (species, weights) in enumerate(WEIGHTS.items()):
        for rank, weight in enumerate(weights):
            minutes = 6 * 60 + 8 + 12 * ((41 * len(cards) + 5) % 60)
            time = f"{minutes // 60:02}:{minutes % 60:02}"
            cards.append((species, weight, TAGS[(rank + place) % 5], time))
    return cards


def master_cards() -> dict[str, list[str]]:
    """C-DATA-4: the slots of each card by its name."""
    return {
        f"{kind}-{k + 1}": [COLOURS[(COLOURS.index(c) + k) % 6] for c in pattern.split()]
        for kind, pattern in PATTERNS.items()
        for k in range(6)
    }


CARDS, MASTERS = fish_cards(), master_cards()
