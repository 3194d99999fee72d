"""A small tournament for the tests: anglers are letters, all lies where a test wants it.

>>> pond = Pond(2, A="baits vg,-,-,-")
>>> pond.play("cast violet")
['A casts violet 1', 'A uses violet 1000']
>>> pond.box("A")
'g,-,-,-'
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

import anadrome
from anadrome.core.chance import seeded
from anadrome.core.game import settle_options
from anadrome.games.coldwater import events, names
from anadrome.games.coldwater.cards import fish_cards, master_cards
from anadrome.games.coldwater.game import GAME
from anadrome.games.coldwater.position import position_text
from anadrome.games.coldwater.rules import Coldwater
from anadrome.games.coldwater.view import ColdwaterView

SEATS = "ABCD"
LOCATIONS: tuple[str, ...] = names.LOCATIONS
BARE = {
    "baits": "-,-,-,-",
    "tries": "-",
    "caught": "-",
    "tokens": "0000",
    "fish": "-",
    "won": "000000000",
}
STILL = {"mystery": "0", "mysteries": "-", "tag": "orange", "tackle": "3336", "first": "0"}
TAKING = {"step": "2", "phase": "take", "back": "take", "placed": "violet"}


class Pond:
    """A position, A to move, and what is played from it.

    It is like the start of a game, with empty boxes, but for the words given: those of a position's
    line by their names, an angler's in one text (``A="baits vg,-,-,-"``; S is the silent angler).
    ``waters`` are changes: ``"shore 4 flounder, lake 6 -"``. ``taking`` is A's Step 2, after a cast
    on violet. ``draws`` is what chance will bring, in words, as far as it is told.
    """

    def __init__(
        self,
        players: int,
        *,
        waters: str = "",
        draws: str = "",
        taking: bool = False,
        options: dict[str, str] | None = None,
        **words: str,
    ) -> None:
        settled = settle_options(GAME, players, {"first_player": "vermilion", **(options or {})})
        state = GAME.start(players, settled, seeded("pond"), None)
        head, *anglers = position_text(state).split(" angler ")
        letters = [*SEATS[:players], "S"] if players == 1 else [*SEATS[:players]]
        own = [
            {**_pairs(text), **BARE, **_pairs(words.pop(letter, ""))}
            for letter, text in zip(letters, anglers, strict=True)
        ]
        step: dict[str, str] = {}
        if taking:
            own[0]["token"] = "0"
            step = {**TAKING, "walk": "violet:1,green:1,red:1,yellow:1"}
        value = {**_pairs(head.removeprefix("coldwater ")), **STILL, **step, **words}
        value["waters"] = _waters(value["waters"], waters)
        line = " angler ".join(["coldwater " + _joined(value), *map(_joined, own)])
        self.state: Coldwater = GAME.from_position(line)
        assert GAME.position(self.state) == line
        self.players = players
        self.draws(draws)

    def draws(self, text: str) -> None:
        """What chance brings next: colours and white, species, cards (``perch 5``), tackle."""
        self.state.chance.script = [_result(each.strip()) for each in text.split(",") if each]

    # -- What lies on the table

    @property
    def view(self) -> ColdwaterView:
        """What everybody sees."""
        return GAME.view(self.state, None)

    @property
    def asks(self) -> str:
        """The question and who owes the answer: "cast A", "over"."""
        decision = GAME.decision(self.state)
        return f"{decision.kind} {''.join(SEATS[s] for s in decision.seats)}".strip()

    def word(self, name: str, letter: str = "") -> str:
        """A word of the position's line, or of an angler's part of it."""
        head, *anglers = GAME.position(self.state).split(" angler ")
        if not letter:
            return _pairs(head.removeprefix("coldwater "))[name]
        return _pairs(anglers[1 if letter == "S" else SEATS.index(letter)])[name]

    def box(self, letter: str) -> str:
        """The baits of an angler, Zone by Zone."""
        return self.word("baits", letter)

    def pile(self, letter: str) -> list[str]:
        """The fish of an angler, in the order caught, all their backs seen: "perch 5"."""
        angler = self.state.anglers[1 if letter == "S" else SEATS.index(letter)]
        fish = [fish_cards()[entry // 8] for entry in angler.pile]
        return [f"{each.species} {each.weight}" for each in fish]

    def trophies(self, letter: str) -> dict[str, int]:
        """The trophies of an angler, with their points."""
        angler = self.view.anglers[1 if letter == "S" else SEATS.index(letter)]
        return dict(angler.trophies)

    def open_to(self, letter: str = "A") -> list[str]:
        """The legal actions of a seat."""
        seat = SEATS.index(letter)
        return [GAME.notation(self.state, action) for action in self.state.legal(seat)]

    # -- What the players do

    def play(self, *actions: str, letter: str = "") -> list[str]:
        """Actions of whoever is asked, or of a letter; what everybody heard, shortly."""
        return sum_up(self.told(*actions, letter=letter))

    def told(self, *actions: str, letter: str = "") -> list[anadrome.Told]:
        """The same with every audience."""
        told: list[anadrome.Told] = []
        for action in actions:
            seat = SEATS.index(letter) if letter else self.state.owing()[0]
            self.state.apply(seat, GAME.parse(self.state, seat, action), told)
        return told

    def refuses(self, action: str, letter: str = "") -> str:
        """The rule by which an action is refused."""
        seat = SEATS.index(letter) if letter else self.state.owing()[0]
        before = GAME.position(self.state)
        try:
            GAME.parse(self.state, seat, action)
        except anadrome.IllegalAction as refusal:
            assert GAME.position(self.state) == before
            return refusal.rule
        raise AssertionError(f"{action} is legal")


def _pairs(text: str) -> dict[str, str]:
    words = text.split()
    return dict(zip(words[::2], words[1::2], strict=True))


def _joined(value: dict[str, str]) -> str:
    return " ".join(f"{name} {text}" for name, text in value.items())


def _waters(text: str, changes: str) -> str:
    places = text.split(",")
    for change in filter(None, changes.split(",")):
        location, zone, species = change.split()
        places[LOCATIONS.index(location) * 4 + int(zone) - 3] = species
    return ",".join(places)


def _result(text: str) -> int:
    """The number of what is drawn, by its name."""
    lists: tuple[tuple[str, ...], ...] = (
        (*names.COLOURS, "white"),
        names.SPECIES,
        tuple(f"{fish.species} {fish.weight}" for fish in fish_cards()),
        tuple(card.name for card in master_cards()),
        names.TACKLE,
        tuple(f"mystery {weight}" for weight in range(2, 8)),
    )
    for known in lists:
        if text in known:
            return known.index(text)
    raise ValueError(text)


def fish(*backs: str) -> str:
    """The word of an angler's fish, from species and weights: "roach 2", "roach 2", "pike 21"."""
    known = [f"{each.species} {each.weight}" for each in fish_cards()]
    numbers: list[int] = []
    for back in backs:
        numbers.append(next(k for k, name in enumerate(known) if name == back and k not in numbers))
    return ",".join(map(str, numbers)) or "-"


def sum_up(told: Iterable[anadrome.Told]) -> list[str]:
    """What everybody heard, shortly."""
    said = [brief(fact) for fact in anadrome.heard(told, None)]
    return [text for text in said if text]


def brief(fact: Any) -> str:
    """A fact in a few words; what only stocks the table is left out."""
    who = "" if getattr(fact, "seat", None) is None else SEATS[fact.seat]
    match fact:
        case events.Cast():
            return f"{who} casts {fact.spot} {fact.side}"
        case events.TookAngler():
            return f"{who} takes {fact.spot} {fact.side}"
        case events.Filled():
            white = "" if fact.white is None else f" white after {fact.white}"
            return f"{who} fills {fact.zone} {' '.join(fact.baits)}{white}"
        case events.BaitLeft():
            return f"{who} uses {fact.colour} {''.join(map(str, fact.zones))}"
        case events.BaitPlaced():
            return f"{who} places {fact.count} {fact.colour} on {fact.card.name}"
        case events.BaitSwapped():
            return (
                f"{who} swaps {fact.colour} {fact.zone} with {fact.other_colour} {fact.other_zone}"
            )
        case events.TackleUsed():
            return f"{who} plays {fact.tackle}"
        case events.TackleGot():
            return f"{who} gets {fact.tackle}"
        case events.TackleShuffled():
            return f"{fact.tokens} tokens shuffled"
        case events.MasterTaken():
            return f"{who} tries {fact.card.name}"
        case events.MasterCaught():
            return f"{who} catches {fact.card.name}"
        case events.Caught():
            source = "deck" if fact.zone is None else fact.zone
            return f"{who} catches {fact.species} {fact.location} {source}"
        case events.NothingCaught():
            return f"{who} catches nothing {fact.emptied}"
        case events.MysteryWon():
            return f"{who} shows {fact.fish.species} {fact.fish.weight}"
        case events.TrophyWon():
            return f"{who} wins {fact.trophy} {fact.points}"
        case events.LastTurns():
            return f"last turns after {who}: {fact.why}"
        case events.TurnBegan():
            return f"turn {fact.turn} of {who}{' (last)' if fact.last else ''}"
        case events.SilentDrew():
            return f"silent draws {fact.colour or 'white'}"
        case events.AnglerMoved():
            return f"{fact.start}>{fact.end}"
        case events.SilentGotMaster():
            return f"silent gets {fact.card.name}"
        case events.BagReturned():
            return f"{fact.baits} baits back"
        case events.BaitsSpilled():
            return f"{len(fact.baits)} baits spilled"
        case events.Chose():
            return f"{who} has chosen"
        case events.ContestHeld():
            totals = " ".join(f"{SEATS[e.seat]}{e.total}:{e.points}" for e in fact.entries)
            return f"{fact.location} {totals}"
        case events.GameEnded():
            return "end"
        case _:
            return ""
