"""Coldwater Crown's actions in words: what a button says, and what would come of it."""

from anadrome.games.coldwater.cards import master_cards
from anadrome.games.coldwater.events import MasterCard
from anadrome.games.coldwater.names import LOCATIONS
from anadrome.games.coldwater.previews import Preview, Prospect
from anadrome.games.coldwater.view import Angler, ColdwaterView
from anadrome.games.coldwater.voice import ZONES, Voice, capital, home_of

UNFINISHED = 3  # C-MA-1: the most Master Anglers to be caught at a time


class Captions:
    """Labels and explanations of actions in notation, in one voice."""

    def __init__(self, voice: Voice) -> None:
        self.voice = voice

    # -- Labels

    def label(self, action: str) -> str:
        """A short name of an action."""
        say, (verb, *rest) = self.voice.say, action.split()
        match verb, rest:
            case (("cast" | "take"), [spot]):
                return say(f"label.{verb}", spot=self.voice.thing("spot", spot))
            case "lure", _:
                return self._lure(rest)
            case "reel", _:
                return self._reel("label.reel", rest)
            case "bait", _:
                return self._placing(rest)
            case "catch", _:
                return self._catch_label(rest)
            case "fill", [zone]:
                return say("label.fill", zone=zone)
            case "angler", [card]:
                return self._angler_label(card)
            case (("silent" | "white"), [choice]):
                return say(f"label.{verb}-{choice}")
            case "present", _:
                return self._present_label(action)
        return say("label.go-on")

    def _lure(self, rest: list[str]) -> str:
        colour, first, second = rest
        key = "label.lure-one-zone" if first == second else "label.lure"
        bait = self.voice.thing("bait", colour)
        return self.voice.say(key, bait=bait, zone=first, other=second)

    def _reel(self, key: str, rest: list[str]) -> str:
        colour, zone, other_colour, other_zone = rest
        return self.voice.say(
            key,
            bait=self.voice.thing("bait", colour),
            zone=zone,
            other=self.voice.thing("bait", other_colour),
            other_zone=other_zone,
        )

    def _placing(self, rest: list[str]) -> str:
        if rest == ["none"]:
            return self.voice.say("label.bait-none")
        parts = []
        for part in rest:
            card, count = part.split(":")
            kind, number = card.split("-")
            noun = self.voice.thing("kind", kind)
            parts.append(self.voice.say("label.bait", number=number, kind=noun, baits=count))
        return self.voice.words.listed(parts)

    def _catch_label(self, rest: list[str]) -> str:
        emptied, *where = rest
        if where == ["nothing"]:
            return self.voice.say("label.catch-nothing", zone=emptied)
        location, zone = self.voice.thing("location", where[0]), where[1]
        key = "label.catch-top" if zone == "deck" else "label.catch"
        return self.voice.say(key, emptied=emptied, location=location, zone=zone)

    def _angler_label(self, name: str) -> str:
        if name == "top":
            return self.voice.say("label.angler-top")
        return self.voice.say("label.angler", **self.voice.master(_card_called(name)))

    def _present_label(self, action: str) -> str:
        said = [
            self.voice.say("label.fish", fish=self.voice.fish(species, weight), time=time)
            for species, weight, time in _named(action)
        ]
        return capital(self.voice.words.listed(said))

    # -- Explanations

    def explain(self, view: ColdwaterView, action: str) -> str:
        """What an action would do, for the owner of the view."""
        say, (verb, *rest) = self.voice.say, action.split()
        match verb, rest:
            case (("cast" | "take"), ["harbour"]):
                return self._harbour(view, action)
            case (("cast" | "take" | "lure"), _):
                return self._removal(view, action)
            case "reel", _:
                return self._reel("action.reel", rest)
            case "bait", _:
                return self._explain_placing(view, rest)
            case "catch", _:
                return self._explain_catch(view, rest)
            case "fill", [zone]:
                lacking = sum(_preview(view, action).fills)
                return say("action.fill", count=lacking, zone=zone)
            case "angler", [card]:
                return self._explain_angler(card)
            case (("silent" | "white"), [choice]):
                return say(f"action.{verb}-{choice}")
            case "present", _:
                return self._explain_present(view, action)
        return say(f"action.go-on-{view.step}")

    def _harbour(self, view: ColdwaterView, action: str) -> str:
        """C-PORT-1, C-MA-1: one action for side 1, two for side 2, and what there is room for."""
        own = _own(view)
        side = own.token if action.startswith("cast") else view.boardwalk[0].side
        fills = _preview(view, action).fills
        room = [zone for zone, lacking in zip(ZONES, fills, strict=True) if lacking]
        said = [
            self.voice.say("action.harbour", count=side),
            self.voice.say(
                "action.room" if room else "action.no-room",
                count=len(room),
                zones=self.voice.zones(room),
            ),
        ]
        if len(own.masters) == UNFINISHED:
            said.append(self.voice.say("action.masters-full"))
        return " ".join(said)

    def _removal(self, view: ColdwaterView, action: str) -> str:
        """C-FISH-1, C-TACK-3: the baits that leave, and what the Zones that empty would catch."""
        say = self.voice.say
        preview = _preview(view, action)
        bait, count = self.voice.thing("bait", action.split()[1]), sum(preview.removes)
        if count == 0:
            return say("action.no-bait", bait=bait)
        follows = [self._empties(prospect) for prospect in preview.catches]
        if follows:
            said = [say("action.empties", count=count, bait=bait, first=follows[0])]
            said += [f"{capital(text)}." for text in follows[1:]]
        else:
            said = [say("action.removes", count=count, bait=bait)]
        return " ".join([*said, *self._besides(view, preview)])

    def _empties(self, prospect: Prospect) -> str:
        key = "action.catches" if prospect.species else "action.no-fish"
        return self.voice.say(
            f"{key}-tackle" if prospect.tackle else key,
            zone=prospect.zone,
            location=self.voice.thing("location", prospect.location),
            species=self.voice.thing("species", prospect.species) if prospect.species else "",
        )

    def _besides(self, view: ColdwaterView, preview: Preview) -> list[str]:
        """C-Z6-1, C-MA-2: the fish on top of the deck, and baits for Master Anglers."""
        said = []
        for prospect in preview.catches:
            top = view.waters[LOCATIONS.index(prospect.location)].top
            if prospect.zone == ZONES[-1] and top is not None:
                said.append(
                    self.voice.say("action.or-top", species=self.voice.thing("species", top))
                )
        if preview.slots:
            said.append(self.voice.say("action.slots", count=preview.slots))
        return said

    def _explain_placing(self, view: ColdwaterView, rest: list[str]) -> str:
        """C-MA-2: which Master Anglers get baits, which are caught, what is discarded."""
        say = self.voice.say
        assert view.bait_colour is not None
        bait = self.voice.thing("bait", view.bait_colour)
        said, left = [], view.baits
        for part in rest if rest != ["none"] else []:
            name, count = part.split(":")
            master = next(m for m in _own(view).masters if m.card.name == name)
            caught = master.filled.count(False) == int(count)
            key = "action.bait-catches" if caught else "action.bait"
            kind = self.voice.thing("kind", master.card.kind)
            said.append(say(key, count=int(count), bait=bait, kind=kind))
            left -= int(count)
        if left:
            said.append(say("action.bait-rest", count=left, bait=bait))
        return " ".join(said)

    def _explain_catch(self, view: ColdwaterView, rest: list[str]) -> str:
        """C-CATCH-1, C-TACK-1, C-TACK-2: the fish, and the Rod or Spool that it takes."""
        say, (emptied, *where) = self.voice.say, rest
        if where == ["nothing"]:
            return say("action.catch-nothing", zone=emptied)
        location, zone = where
        water = view.waters[LOCATIONS.index(location)]
        from_deck = zone == "deck"
        species = water.top if from_deck else water.zones[ZONES.index(int(zone))]
        assert species is not None
        said = [
            say(
                "action.catch-top" if from_deck else "action.catch",
                species=self.voice.thing("species", species),
                location=self.voice.thing("location", location),
                zone=zone,
            )
        ]
        colour = next(p.colour for p in view.pending if p.zone == int(emptied))
        used = ["rod"] if location != home_of(colour) else []
        used += ["spool"] if not from_deck and zone != emptied else []
        if used:
            tokens = [f"{self.voice.thing('tackle', token):your}" for token in used]
            said.append(say("action.uses", tackle=self.voice.words.listed(tokens)))
        return " ".join(said)

    def _explain_angler(self, name: str) -> str:
        if name == "top":
            return self.voice.say("action.angler-top")
        return self.voice.say("action.angler", **self.voice.master(_card_called(name)))

    def _explain_present(self, view: ColdwaterView, action: str) -> str:
        """C-END-2, C-SCORE-1: the fish chosen, and the points their tags would score."""
        mine = {
            (str(fish.species), str(fish.weight), fish.time): fish
            for contender in view.contenders or ()
            for fish in contender.fish
        }
        chosen = [mine[key] for key in _named(action)]
        said = [self.voice.say("action.present", fish=self.voice.tagged(chosen))]
        tags = sum(fish.tag == view.tag for fish in chosen) if view.tag_points else 0
        if tags:
            said.append(self.voice.say("action.tags", count=tags))
        return " ".join(said)


def _card_called(name: str) -> MasterCard:
    return next(card for card in master_cards() if card.name == name)


def _own(view: ColdwaterView) -> Angler:
    assert view.seat is not None
    return view.anglers[view.seat]


def _preview(view: ColdwaterView, action: str) -> Preview:
    return next(preview for preview in view.previews if preview.action == action)


def _named(action: str) -> list[tuple[str, str, str]]:
    """The fish of a ``present`` action: species, weight and time of each."""
    fish = action.removeprefix("present ").split(", ")
    return [(species, weight, time) for species, weight, time in map(str.split, fish)]
