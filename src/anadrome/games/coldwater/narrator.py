"""Coldwater Crown in words: log and prompts, in English and French from the same facts."""

from collections.abc import Sequence

from anadrome.core.narrator import Line, Prompt
from anadrome.core.words import Name, Noun
from anadrome.games.coldwater import events
from anadrome.games.coldwater.captions import Captions
from anadrome.games.coldwater.view import ColdwaterView
from anadrome.games.coldwater.voice import ZONES, Voice


class ColdwaterNarrator:
    """The voice of a table: a language and the names of the seats.

    ``setting_up`` remembers that no turn has begun: what then comes to the board has no lines.
    """

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.voice = Voice(names, lang)
        self.captions = Captions(self.voice)
        self.setting_up = False

    def _name(self, seat: int) -> Name | Noun:
        return self.voice.names[seat]

    # -- The log

    def lines(self, fact: events.AnyFact) -> list[Line]:
        """The log lines of a fact."""
        match fact:
            case events.TurnBegan():
                return self._turn_began(fact)
            case events.Cast() | events.TookAngler() | events.AnglerMoved():
                return [self._token(fact)]
            case (
                events.TagTurned()
                | events.Stocked()
                | events.MasterTurned()
                | events.MysteryTurned()
                | events.TackleShuffled()
            ):
                return self._turned_up(fact)
            case events.BaitLeft() | events.BaitPlaced() | events.BaitSwapped() | events.Filled():
                return [self._baits(fact)]
            case events.TackleUsed() | events.TackleGot():
                return [self._tackle(fact)]
            case events.MasterTaken() | events.MasterCaught() | events.SilentGotMaster():
                return [self._master(fact)]
            case events.Caught() | events.Weighed() | events.NothingCaught():
                return [self._caught(fact)]
            case events.MysteryWon() | events.TrophyWon():
                return self._won(fact)
            case events.SilentDrew() | events.BagReturned() | events.BaitsSpilled():
                return self._pond(fact)
            case events.LastTurns():
                text = self.voice.say(f"log.last-turns.{fact.why}", seat=self._name(fact.seat))
                return [Line(text, fact.seat)]
            case events.ContestHeld():
                return self._contest(fact)
            case events.GameEnded():
                return self._ended(fact)
            case _:
                return []

    def _turn_began(self, fact: events.TurnBegan) -> list[Line]:
        self.setting_up = False
        key = "log.last-turn-began" if fact.last else "log.turn-began"
        text = self.voice.say(key, turn=fact.turn, seat=self._name(fact.seat))
        return [Line(text, fact.seat, heading=True)]

    def _token(self, fact: events.Cast | events.TookAngler | events.AnglerMoved) -> Line:
        say, thing = self.voice.say, self.voice.thing
        if isinstance(fact, events.AnglerMoved):
            start, end = thing("spot", fact.start), thing("spot", fact.end)
            return Line(say("log.moved", start=start, end=end))
        key = "log.cast" if isinstance(fact, events.Cast) else "log.took"
        spot = thing("spot", fact.spot)
        return Line(say(key, seat=self._name(fact.seat), spot=spot, side=fact.side), fact.seat)

    def _turned_up(
        self,
        fact: events.TagTurned
        | events.Stocked
        | events.MasterTurned
        | events.MysteryTurned
        | events.TackleShuffled,
    ) -> list[Line]:
        say, thing = self.voice.say, self.voice.thing
        match fact:
            case events.TagTurned():
                self.setting_up = True
                text = say("log.tag", tag=thing("tag", fact.tag))
            case events.Stocked() | events.MasterTurned() if self.setting_up:
                return []
            case events.Stocked():
                species, location = thing("species", fact.species), thing("location", fact.location)
                text = say("log.stocked", species=species, location=location, zone=fact.zone)
            case events.MasterTurned():
                text = say("log.master-turned", **self.voice.master(fact.card))
            case events.MysteryTurned(weight=None):
                text = say("log.no-mystery")
            case events.MysteryTurned():
                text = say("log.mystery", weight=fact.weight)
            case events.TackleShuffled():
                text = say("log.tackle-shuffled", count=fact.tokens)
        return [Line(text)]

    def _baits(
        self, fact: events.BaitLeft | events.BaitPlaced | events.BaitSwapped | events.Filled
    ) -> Line:
        name, thing = self._name(fact.seat), self.voice.thing
        match fact:
            case events.BaitLeft():
                text = self._bait_left(fact)
            case events.BaitPlaced():
                text = self.voice.say(
                    "log.placed",
                    seat=name,
                    count=fact.count,
                    bait=thing("bait", fact.colour),
                    kind=thing("kind", fact.card.kind),
                )
            case events.BaitSwapped():
                text = self.voice.say(
                    "log.swapped",
                    seat=name,
                    bait=thing("bait", fact.colour),
                    zone=fact.zone,
                    other=thing("bait", fact.other_colour),
                    other_zone=fact.other_zone,
                )
            case events.Filled():
                key = "log.dealt" if fact.dealt else "log.filled"
                drawn = self.voice.drawn(fact.baits, fact.white)
                text = self.voice.say(key, seat=name, zone=fact.zone, baits=drawn)
                if fact.white is not None:
                    text += " " + self.voice.say("log.discard-returned")
        return Line(text, fact.seat)

    def _bait_left(self, fact: events.BaitLeft) -> str:
        say, seat = self.voice.say, self._name(fact.seat)
        bait, count = self.voice.thing("bait", fact.colour), sum(fact.zones)
        if count == 0:
            return say("log.none-left", seat=seat, bait=bait)
        left = {zone: baits for zone, baits in zip(ZONES, fact.zones, strict=True) if baits}
        if len(left) == 1 or max(left.values()) == 1:
            zones = say("part.from-zones", count=len(left), zones=self.voice.zones(left))
            return say("log.left", seat=seat, count=count, bait=bait, zones=zones)
        shares = [say("part.from-zone", baits=baits, zone=zone) for zone, baits in left.items()]
        zones = self.voice.words.listed(shares)
        return say("log.left-unevenly", seat=seat, baits=count, bait=bait, zones=zones)

    def _tackle(self, fact: events.TackleUsed | events.TackleGot) -> Line:
        key = "log.tackle-used"
        if isinstance(fact, events.TackleGot):
            key = "log.tackle-dealt" if fact.dealt else "log.tackle-got"
        tackle = self.voice.thing("tackle", fact.tackle)
        return Line(self.voice.say(key, seat=self._name(fact.seat), tackle=tackle), fact.seat)

    def _master(
        self, fact: events.MasterTaken | events.MasterCaught | events.SilentGotMaster
    ) -> Line:
        say, params = self.voice.say, self.voice.master(fact.card)
        match fact:
            case events.SilentGotMaster():
                return Line(say("log.silent-got-master", **params), 1)
            case events.MasterTaken():
                key = "log.master-drawn" if fact.place is None else "log.master-taken"
            case events.MasterCaught():
                key = "log.master-caught"
        return Line(say(key, seat=self._name(fact.seat), **params), fact.seat)

    def _caught(self, fact: events.Caught | events.Weighed | events.NothingCaught) -> Line:
        say, thing, name = self.voice.say, self.voice.thing, self._name(fact.seat)
        match fact:
            case events.Caught():
                text = say(
                    "log.caught-top" if fact.zone is None else "log.caught",
                    seat=name,
                    species=thing("species", fact.species),
                    location=thing("location", fact.location),
                    zone=fact.zone,
                )
                text += " " + say("log.fish-now", count=fact.number)
            case events.Weighed():
                text = say("log.weighed", count=fact.fish.weight, tag=thing("tag", fact.fish.tag))
            case events.NothingCaught():
                location = thing("location", fact.location)
                text = say("log.nothing-caught", seat=name, location=location, zone=fact.emptied)
        return Line(text, fact.seat)

    def _won(self, fact: events.MysteryWon | events.TrophyWon) -> list[Line]:
        name = self._name(fact.seat)
        match fact:
            case events.MysteryWon():
                species = self.voice.thing("species", fact.fish.species)
                text = self.voice.say(
                    "log.mystery-won", seat=name, species=species, weight=fact.fish.weight
                )
            case events.TrophyWon(trophy="mystery" | "shore" | "lake" | "river"):
                return []  # said with the fish that won it
            case events.TrophyWon():
                trophy = self.voice.thing("trophy", fact.trophy)
                text = self.voice.say("log.trophy", seat=name, trophy=trophy, count=fact.points)
        return [Line(text, fact.seat)]

    def _pond(
        self, fact: events.SilentDrew | events.BagReturned | events.BaitsSpilled
    ) -> list[Line]:
        say = self.voice.say
        match fact:
            case events.SilentDrew():
                if fact.colour is None:
                    return [Line(say("log.silent-drew-white"), 1)]
                bait = self.voice.thing("bait", fact.colour)
                there = say("part.baits", count=fact.in_discard, bait=bait)
                return [Line(say("log.silent-drew", bait=bait, baits=there), 1)]
            case events.BagReturned():
                return [Line(say("log.bag-returned", count=fact.baits))]
            case events.BaitsSpilled():
                baits = self.voice.baits(fact.baits)
                return [Line(say("log.spilled", count=len(fact.baits), baits=baits))]

    def _contest(self, fact: events.ContestHeld) -> list[Line]:
        say, location = self.voice.say, self.voice.thing("location", fact.location)
        lines = [Line(say("log.contest", location=location), heading=True)]
        above = 0
        for entry in fact.entries:
            fish = [self.voice.fish(each.species, each.weight) for each in entry.fish]
            text = say(
                "log.presents" if fish else "log.presents-nothing",
                seat=self._name(entry.seat),
                fish=self.voice.words.listed(fish),
                pounds=say("part.pounds", count=entry.total),
                points=entry.points,
            )
            if fish and entry.total == above:
                text += " " + say("log.tied")
            above = entry.total
            lines.append(Line(text, entry.seat))
        return lines

    def _ended(self, fact: events.GameEnded) -> list[Line]:
        lines = [
            Line(
                self.voice.say(
                    "log.result",
                    seat=self._name(seat),
                    count=score.total,
                    trophies=sum(points for _, points in score.trophies),
                    masters=score.masters,
                    tags=score.tags,
                ),
                seat,
            )
            for seat, score in enumerate(fact.scores)
        ]
        return [*lines, Line(self._winners("log.game", fact.scores, fact.places))]

    def _winners(self, key: str, scores: Sequence[events.Score], places: Sequence[int]) -> str:
        say, totals = self.voice.say, [score.total for score in scores]
        if self.voice.solo:
            end = "solo-won" if places[0] == 1 else "solo-lost"
            return say(f"{key}.{end}", seat=self._name(0), total=totals[0], silent=totals[1])
        best = max(totals)
        winners = [self._name(seat) for seat, place in enumerate(places) if place == 1]
        if len(winners) > 1:
            return say(f"{key}.shared", winners=self.voice.words.listed(winners), total=best)
        end = "tied" if totals.count(best) > 1 else "won"
        return say(f"{key}.{end}", seat=winners[0], total=best)

    # -- The prompt

    def prompt(self, view: ColdwaterView, waiting: Sequence[int]) -> Prompt:
        """Whose move it is, what to do and what follows, for the owner of a view."""
        say = self.voice.say
        if view.phase == "over":
            winners = self._winners("prompt.over", view.scores, view.places)
            return Prompt(winners, say("prompt.over.detail"))
        if view.seat not in waiting:
            others = self.voice.words.listed([self._name(seat) for seat in waiting])
            return Prompt(say("prompt.wait.title", seats=others), self._meanwhile(view, waiting))
        match view.phase:
            case "cast" | "take" | "tackle":
                return self._step_prompt(view)
            case "bait":
                return self._bait_prompt(view)
            case "catch":
                zones = self.voice.zones(pending.zone for pending in view.pending)
                count = len(view.pending)
                title = say("prompt.catch.title", count=count, zones=zones)
                return Prompt(title, say("prompt.catch.detail", count=count))
            case "harbour":
                title = say("prompt.harbour.title", count=view.harbour_left)
                return Prompt(title, say("prompt.harbour.detail"))
            case "present":
                return Prompt(self._contest_title(view), say("prompt.present.detail"))
        return Prompt(say(f"prompt.{view.phase}.title"), say(f"prompt.{view.phase}.detail"))

    def _meanwhile(self, view: ColdwaterView, waiting: Sequence[int]) -> str:
        if view.presents:
            fish = self.voice.tagged(view.presents)
            return self.voice.say("prompt.wait.chosen", fish=fish)
        if view.phase == "present":
            return self._contest_title(view, "prompt.wait.present")
        return self.voice.say(f"prompt.wait.{view.phase}", seat=self._name(waiting[0]))

    def _contest_title(self, view: ColdwaterView, key: str = "prompt.present.title") -> str:
        assert view.contest is not None
        return self.voice.say(key, location=self.voice.thing("location", view.contest))

    def _step_prompt(self, view: ColdwaterView) -> Prompt:
        """C-TURN-1, C-TURN-2: casting, reeling in, and the tackle that goes with either."""
        say = self.voice.say
        if view.phase == "tackle":
            return Prompt(say("prompt.tackle.title"), say(f"prompt.tackle.detail-{view.step}"))
        if view.phase == "take":
            detail = "prompt.take.last" if view.ending else "prompt.take.detail"
            return Prompt(say("prompt.take.title"), say(detail))
        assert view.seat is not None
        side = view.anglers[view.seat].token
        detail = "last" if view.ending else f"detail-{side}"
        return Prompt(say("prompt.cast.title", side=side), say(f"prompt.cast.{detail}"))

    def _bait_prompt(self, view: ColdwaterView) -> Prompt:
        assert view.bait_colour is not None
        bait = self.voice.thing("bait", view.bait_colour)
        title = self.voice.say("prompt.bait.title", count=view.baits, bait=bait)
        return Prompt(title, self.voice.say("prompt.bait.detail"))

    # -- Actions

    def label(self, _seat: int, action: str) -> str:
        """A short name of an action in notation."""
        return self.captions.label(action)

    def explain(self, view: ColdwaterView, action: str) -> str:
        """What an action in notation would do."""
        return self.captions.explain(view, action)
