"""What one may do in Coldwater Crown, grouped so that it is found.

Spaces, Zones and Master Anglers are taken directly, with keys that stay theirs. All plays of a Lure
stand behind one entry, all of a Reel behind another; so do many ways to catch or to present.
"""

from collections import Counter
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.text import Text

from anadrome.games.coldwater import events
from anadrome.games.coldwater.names import COLOURS, SPOTS
from anadrome.games.coldwater.narrator import ColdwaterNarrator
from anadrome.games.coldwater.previews import Preview
from anadrome.games.coldwater.view import ColdwaterView
from anadrome.games.coldwater.voice import ZONES, home_of
from anadrome.terminal.actions import KEYS, Choice
from anadrome.terminal.coldwater.scene import Master
from anadrome.terminal.coldwater.signs import Signs
from anadrome.terminal.coldwater.waters import Marked
from anadrome.terminal.look import CORAL, GOLD, MOSS, QUIET

LURES, REELS = KEYS[len(SPOTS)], KEYS[len(SPOTS) + 1]  # behind the keys of the spaces
CARDS: Final = KEYS[10:]  # letters, since the numbers are those of the Zones
DIRECT: Final = 9  # more catches than this are asked for Zone by Zone
AT_ONCE: Final = 4  # more ways to present than this are asked in two halves
LEFT: Final = "−"


class Choices:
    """The actions of a view as choices, in one language; ``marks`` is what each is about."""

    def __init__(self, signs: Signs, narrator: ColdwaterNarrator) -> None:
        self.signs = signs
        self.narrator = narrator
        self.marks: dict[str, Marked] = {}

    def of(self, view: ColdwaterView, actions: Sequence[str]) -> list[Choice]:
        """All that is open, in the order of the rules."""
        self.marks = {}
        match view.phase:
            case "cast" | "take" | "tackle":
                return self._step(view, actions)
            case "harbour":
                return self._harbour(view, actions)
            case "catch":
                return self._catches(view, actions)
            case "present":
                return self._presents(view, actions)
        return [
            Choice(action, Text(self.narrator.label(0, action)), key)
            for key, action in zip(KEYS, actions, strict=False)
        ]

    # -- Casting, reeling in, tackle

    def _step(self, view: ColdwaterView, actions: Sequence[str]) -> list[Choice]:
        """Spaces in one row, tackle in the next."""
        previews = {preview.action: preview for preview in view.previews}
        choices = []
        for action in actions:
            verb, *rest = action.split()
            if verb in ("cast", "take"):
                choices.append(self._space(view, action, rest[0], previews[action]))
            elif verb == "go":
                choices.append(Choice(action, Text(self.narrator.label(0, action)), KEYS[0]))
        lures = [action for action in actions if action.startswith("lure")]
        reels = [action for action in actions if action.startswith("reel")]
        for name, key, plays, entries in (
            ("lure", LURES, lures, self._lures),
            ("reel", REELS, reels, self._reels),
        ):
            if plays:
                more = tuple(entries(plays, previews))
                label = Text.assemble(
                    str(self.signs.voice.thing("tackle", name)), (f" ({len(plays)})…", QUIET)
                )
                hint = self.signs.say(f"can-{name}", count=len(plays))
                choices.append(Choice(name, label, key, group=1, more=more, hint=hint))
        return choices

    def _space(self, view: ColdwaterView, action: str, spot: str, preview: Preview) -> Choice:
        number = next(k for k, name in enumerate(SPOTS) if name == spot)
        place = view.boardwalk[number]
        if number == 0:
            label = Text(self.signs.say("harbour"))
        else:
            colour = COLOURS[number - 1]
            label = Text.assemble(
                self.signs.bait(colour), f" {self.signs.voice.thing('bait', colour)}"
            )
        if place.side is not None:
            label = Text.assemble(label, " ", self.signs.token(place.side))
        label.append_text(self._effect(preview))
        self._mark(preview, spot)
        return Choice(action, label, KEYS[number])

    def _effect(self, preview: Preview) -> Text:
        """In short what a play does: the baits that leave, and the fish of Zones that empty."""
        text = Text()
        if sum(preview.removes):
            text.append(f" {LEFT}{sum(preview.removes)}", QUIET)
        for prospect in preview.catches:
            if prospect.species is None:
                text.append(f" +{self.signs.species(None)}", CORAL)
            else:
                text.append(f" +{self.signs.species(prospect.species)}", MOSS)
        return text

    def _mark(self, preview: Preview, spot: str = "") -> None:
        fish = {(str(prospect.location), prospect.zone) for prospect in preview.catches}
        leaving = {}
        if preview.colour is not None:
            for zone, count in zip(ZONES, preview.removes, strict=True):
                leaving[zone] = Counter({preview.colour: count})
        self.marks[preview.action] = Marked(frozenset(fish), leaving, spot=spot)

    def _lures(self, plays: Sequence[str], previews: dict[str, Preview]) -> list[Choice]:
        """A colour and two Zones."""
        choices = []
        for key, action in zip(KEYS, plays, strict=False):
            preview = previews[action]
            _, colour, zone, other = action.split()
            label = Text.assemble(self._bait(colour), f" {zone}+{other}", self._catches_of(preview))
            self._mark(preview)
            choices.append(Choice(action, label, key))
        return choices

    def _catches_of(self, preview: Preview) -> Text:
        return Text().join(
            Text(f" +{self.signs.species(prospect.species)}", MOSS) for prospect in preview.catches
        )

    def _reels(self, plays: Sequence[str], _previews: dict[str, Preview]) -> list[Choice]:
        """First the bait of the lower Zone, then the other one."""

        def first(action: str) -> tuple[str, str]:
            _, colour, zone, *_ = action.split()
            return zone, colour

        groups = [list(group) for _, group in groupby(sorted(plays, key=first), first)]
        choices = []
        for key, group in zip(KEYS, groups, strict=False):
            zone, colour = first(group[0])
            label = Text.assemble(
                self.signs.say("zone", zone=zone), " ", self._bait(colour), ("…", QUIET)
            )
            name = f"reel {zone} {colour}"
            self.marks[name] = Marked(leaving=_baits((zone, colour)))
            more = tuple(self._others(group))
            hint = self.signs.say("can-reel-first", zone=zone, count=len(group))
            row = int(zone)
            choices.append(Choice(name, label, key, group=row, more=more, hint=hint))
        return choices

    def _others(self, plays: Sequence[str]) -> list[Choice]:
        choices = []
        for key, action in zip(KEYS, plays, strict=False):
            _, colour, zone, other_colour, other_zone = action.split()
            label = Text.assemble(
                self.signs.say("zone", zone=other_zone), " ", self._bait(other_colour)
            )
            self.marks[action] = Marked(leaving=_baits((zone, colour), (other_zone, other_colour)))
            choices.append(Choice(action, label, key))
        return choices

    def _bait(self, colour: str) -> Text:
        return self.signs.bait(next(name for name in COLOURS if name == colour))

    # -- The Harbour

    def _harbour(self, view: ColdwaterView, actions: Sequence[str]) -> list[Choice]:
        """Zones by their numbers in one row, Master Anglers in the next."""
        names = [card.name if card else "" for card in view.open_masters]
        previews = {preview.action: preview for preview in view.previews}
        choices = []
        for action in actions:
            verb, what = action.split()
            if verb == "fill":
                label = Text(self.narrator.label(0, action))
                label.append(f" +{sum(previews[action].fills)}", QUIET)
                self.marks[action] = Marked(fills=int(what))
                choices.append(Choice(action, label, what))
                continue
            place = names.index(what) if what in names else len(names)
            if place == len(names):
                label = Text(self.signs.say("top"))
            else:
                card = view.open_masters[place]
                assert card is not None
                label = self.signs.master(Master(card, [False] * len(card.slots)), "")
                self.marks[action] = Marked(master=what)
            choices.append(Choice(action, label, CARDS[place], group=1))
        return choices

    # -- Catching

    def _catches(self, view: ColdwaterView, actions: Sequence[str]) -> list[Choice]:
        """A row for each emptied Zone; too many of them, and the Zone comes first."""
        groups = [list(group) for _, group in groupby(actions, lambda action: action.split()[1])]
        if len(actions) <= DIRECT or len(groups) == 1:
            keys = iter(KEYS)
            return [
                self._catch(view, action, next(keys), row)
                for row, group in enumerate(groups)
                for action in group
            ]
        choices = []
        for group in groups:
            zone = group[0].split()[1]
            name = f"zone {zone}"
            more = tuple(
                self._catch(view, action, key, 0) for key, action in zip(KEYS, group, strict=False)
            )
            label = Text.assemble(self.signs.say("zone", zone=zone), (f" ({len(group)})…", QUIET))
            hint = self.signs.say("can-catch", zone=zone, count=len(group))
            choices.append(Choice(name, label, zone, more=more, hint=hint))
        return choices

    def _catch(self, view: ColdwaterView, action: str, key: str, row: int) -> Choice:
        """Where the fish is, which it is, and the tackle it takes."""
        _, emptied, *where = action.split()
        if where == ["nothing"]:
            return Choice(action, Text(self.narrator.label(0, action)), key, row)
        location, place = where
        water = next(water for water in view.waters if water.location == location)
        zone = None if place == "deck" else int(place)
        species = water.top if zone is None else water.zones[ZONES.index(zone)]
        self.marks[action] = Marked(frozenset({(location, zone)}))
        label = Text.assemble(
            f"{emptied}: " if len(view.pending) > 1 else "",
            f"{self.signs.voice.thing('location', location)} ",
            self.signs.say("top-short") if zone is None else place,
            " ",
            (self.signs.species(species), MOSS),
        )
        colour = next(p.colour for p in view.pending if p.zone == int(emptied))
        if location != home_of(colour):
            label.append(f" {LEFT}{self.signs.say('tackle.rod')}", GOLD)
        if zone is not None and place != emptied:
            label.append(f" {LEFT}{self.signs.say('tackle.spool')}", GOLD)
        return Choice(action, label, key, row)

    # -- The contests

    def _presents(self, view: ColdwaterView, actions: Sequence[str]) -> list[Choice]:
        """What to present of each species with a choice; many species are asked in two halves."""
        if len(actions) <= AT_ONCE:
            return [
                Choice(action, self._fish(view, _presented(action)), key)
                for key, action in zip(KEYS, actions, strict=False)
            ]

        def first(action: str) -> tuple[str, ...]:
            return _presented(action)[:2]

        groups = [list(group) for _, group in groupby(sorted(actions, key=first), first)]
        choices = []
        for key, group in zip(KEYS, groups, strict=False):
            more = tuple(
                Choice(action, self._fish(view, _presented(action)[2:]), further)
                for further, action in zip(KEYS, group, strict=False)
            )
            label = Text.assemble(self._fish(view, first(group[0])), ("…", QUIET))
            name = f"first {', '.join(first(group[0]))}"
            hint = self.signs.say("can-present", count=len(group))
            choices.append(Choice(name, label, key, more=more, hint=hint))
        return choices

    def _fish(self, view: ColdwaterView, named: Sequence[str]) -> Text:
        """Fish by species and weight, with the time of catch that may decide."""
        fish = {
            f"{fish.species} {fish.weight} {fish.time}": fish
            for contender in view.contenders or ()
            for fish in contender.fish
        }
        return Text(" + ").join(
            Text.assemble(
                self.signs.species(fish[name].species),
                (f" {self.signs.weight(fish[name])}", f"bold {GOLD}"),
                (f" {fish[name].time}", QUIET),
            )
            for name in named
        )


def _presented(action: str) -> tuple[str, ...]:
    return tuple(action.removeprefix("present ").split(", "))


def _baits(*held: tuple[str, str]) -> dict[int, Counter[events.Colour]]:
    """Baits by Zone, from pairs of words."""
    colours = {str(colour): colour for colour in COLOURS}
    return {int(zone): Counter({colours[colour]: 1}) for zone, colour in held}
