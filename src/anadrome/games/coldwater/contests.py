"""Coldwater Crown's contests of the Shore, the Lake and the River, and the score. Compiled.

What an angler may present of a species is its best fish, or the best one that has the Tag: no other
is ever better. So an answer for a whole contest is a mask of the species that present the other.
"""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, count
from anadrome.core.events import EVERYONE, Told
from anadrome.core.places import places_of
from anadrome.core.rows import at, put
from anadrome.games.coldwater import events
from anadrome.games.coldwater.box import (
    CONTEST,
    FIRST_SPECIES,
    LOCATIONS,
    SPECIES_AT,
    TROPHIES,
)
from anadrome.games.coldwater.names import LOCATIONS as LOCATION_NAMES
from anadrome.games.coldwater.names import TROPHIES as TROPHY_NAMES
from anadrome.games.coldwater.table import NOTHING, OVER, PRESENT
from anadrome.games.coldwater.tackle import Tackle

NO_CARD: Final = -1
LATEST: Final = 24 * 60  # later than any catch
ALL_NOTHING: Final = 0xFFFFFFFF


class Contests(Tackle):
    """A table with its contests and its score."""

    __slots__ = ()

    # -- Which fish to present

    def best(self, cards: i64) -> i64:
        """C-END-2: the best of some fish to present: the heaviest; of equal ones a tagged one, if
        tags count; else the earlier.
        """
        best: i64 = NO_CARD
        best_rank: i64 = -1
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                rank: i64 = self.box.weight[card] * 2 + self.is_tagged(card)
                minute: i64 = self.box.minute[card]
                rank = rank * LATEST + LATEST - 1 - minute
                if rank > best_rank:
                    best_rank = rank
                    best = card
            cards >>= 1
            card += 1
        return best

    def is_tagged(self, card: i64) -> i64:
        """C-SCORE-1: 1 for a fish of the Tag's colour. C-VAR-1: 0 for all, if tags do not count."""
        return 1 if self.box.tag_points and self.box.tag[card] == self.tag else 0

    def other(self, cards: i64, best: i64) -> i64:
        """C-END-2: what an angler may present instead of the best fish; NO_CARD if nothing.

        A tagged one if the best is not, even if it is lighter; or an earlier one of the same weight
        if only the best is tagged.
        """
        if best == NO_CARD or not self.box.tag_points:
            return NO_CARD
        tagged = cards & self.box.tags[self.tag]
        if self.is_tagged(best) == 0:
            return self.best(tagged)
        other = self.best(cards & ~tagged)
        if other == NO_CARD or self.box.weight[other] < self.box.weight[best]:
            return NO_CARD
        earlier = self.box.minute[other] < self.box.minute[best]
        return other if earlier else NO_CARD

    def cards_of(self, angler: i64, location: i64, k: i64) -> i64:
        """The fish of the k-th species of a location that an angler has caught, a mask."""
        species = FIRST_SPECIES[location] + k
        return self.anglers[angler].fish & self.box.all_of(species)

    def choices(self, angler: i64, location: i64) -> i64:
        """C-END-2: the species of a location that leave an angler a choice, a mask.

        C-SOLO-6: the silent angler has none.
        """
        choices: i64 = 0
        if angler == self.silent():
            return 0
        for k in range(SPECIES_AT[location]):
            cards = self.cards_of(angler, location, k)
            if cards & (cards - 1) != 0 and self.other(cards, self.best(cards)) != NO_CARD:
                choices |= bit(k)
        return choices

    def entry(self, angler: i64, location: i64, others: i64) -> i64:
        """C-END-2: one fish of each species, a mask; ``others`` says which are not the best."""
        entry: i64 = 0
        for k in range(SPECIES_AT[location]):
            cards = self.cards_of(angler, location, k)
            if cards != 0:
                card = self.best(cards)
                if others & bit(k):
                    card = self.other(cards, card)
                entry |= bit(card)
        return entry

    # -- The contests

    def begin_contests(self, told: list[Told] | None) -> None:
        """C-END-2: the Shore's comes first."""
        self.contest = 0
        self.open_contest(told)

    def open_contest(self, told: list[Told] | None) -> None:
        """C-END-2: all who have a choice are asked at once; without one the contest is held."""
        self.phase = PRESENT
        self.choosing = 0
        self.answers = ALL_NOTHING
        for seat in range(self.players):
            if self.choices(seat, self.contest) != 0:
                self.choosing |= bit(seat)
        if self.choosing == 0:
            self.hold_contest(told)

    def answer(self, seat: i64, others: i64, told: list[Told] | None) -> None:
        """C-END-2: a choice, which may be changed until the last one is made."""
        if told is not None:
            if self.choosing & bit(seat):
                self.tell(told, events.Chose(seat=seat))
            fish = self.fish_cards(self.entry(seat, self.contest, others))
            told.append(Told(int(seat), events.Presents(seat=seat, fish=fish)))
        self.choosing &= ~bit(seat)
        self.answers = put(self.answers, seat, others)
        if self.choosing == 0:
            self.hold_contest(told)

    def hold_contest(self, told: list[Told] | None) -> None:
        """C-END-2: the fish are shown and weighed, the trophies go by the total weight.

        What is not presented is out, and nobody ever sees it.
        """
        location = self.contest
        for angler in range(len(self.anglers)):
            others = at(self.answers, angler)
            entry = self.entry(angler, location, 0 if others == NOTHING else others)
            self.presented |= entry
        self.answers = ALL_NOTHING
        self.contest += 1
        if told is not None:
            self.tell(told, self.contest_fact(location))
        for ranked in self.ranking(location):
            points = self.contest_points(ranked, location)
            if points > 0:
                self.award(ranked, CONTEST + location, points, told)
        if self.contest < LOCATIONS:
            self.open_contest(told)
        else:
            self.finish_game(told)

    def entered(self, angler: i64, location: i64) -> i64:
        """The fish an angler has presented in a contest, a mask."""
        first: i64 = FIRST_SPECIES[location]
        number: i64 = SPECIES_AT[location]
        of_location = bit(self.box.first[first + number]) - bit(self.box.first[first])
        return self.anglers[angler].fish & self.presented & of_location

    def contest_rank(self, angler: i64, location: i64) -> i64:
        """C-END-2: a number greater for the better entry: total weight, then the earliest catch.

        0 for who presents nothing.
        """
        entry = self.entered(angler, location)
        if entry == 0:
            return 0
        return self.weight_of(entry) * LATEST + LATEST - self.earliest(entry)

    def contest_points(self, angler: i64, location: i64) -> i64:
        """C-END-2: the points of the trophy an angler takes; who presents nothing takes none."""
        own = self.contest_rank(angler, location)
        place: i64 = 0
        for other in range(len(self.anglers)):
            if self.contest_rank(other, location) > own:
                place += 1
        return self.box.points[place] if own > 0 and place < len(self.box.points) else 0

    def ranking(self, location: i64) -> list[int]:
        """C-END-2: the anglers, best entry first; those who presented nothing last, by seat."""
        ranked = [(-int(self.contest_rank(a, location)), a) for a in range(len(self.anglers))]
        return [angler for _, angler in sorted(ranked)]

    def weight_of(self, cards: i64) -> i64:
        """The total weight of some fish."""
        total: i64 = 0
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                weight: i64 = self.box.weight[card]
                total += weight
            cards >>= 1
            card += 1
        return total

    def earliest(self, cards: i64) -> i64:
        """The earliest catch time of some fish; LATEST if there are none."""
        earliest: i64 = LATEST
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                minute: i64 = self.box.minute[card]
                earliest = min(earliest, minute)
            cards >>= 1
            card += 1
        return earliest

    def fish_cards(self, cards: i64) -> tuple[events.Fish, ...]:
        """Fish as people see them, in the order of their numbers."""
        fish: list[events.Fish] = []
        card: i64 = 0
        while cards != 0:
            if cards & 1:
                fish.append(self.fish_card(card))
            cards >>= 1
            card += 1
        return tuple(fish)

    def entries(self, location: i64) -> tuple[events.Entry, ...]:
        """What was presented in a contest that was held, the best entry first."""
        entries: list[events.Entry] = []
        for angler in self.ranking(location):
            entered = self.entered(angler, location)
            entries.append(
                events.Entry(
                    seat=angler,
                    fish=self.fish_cards(entered),
                    total=self.weight_of(entered),
                    points=self.contest_points(angler, location),
                )
            )
        return tuple(entries)

    def contest_fact(self, location: i64) -> events.ContestHeld:
        """A contest that was held, as a fact."""
        name = LOCATION_NAMES[location]
        return events.ContestHeld(location=name, entries=self.entries(location))

    # -- The score

    def tag_points(self, angler: i64) -> i64:
        """C-SCORE-1: a point for each fish presented with the Tag's colour; C-VAR-1: or none."""
        if not self.box.tag_points:
            return 0
        return count_all(self.anglers[angler].fish & self.presented & self.box.tags[self.tag])

    def points(self, angler: i64) -> i64:
        """C-SCORE-1: trophies, a point for each caught Master Angler, and tags."""
        owner = self.anglers[angler]
        points = count(owner.caught_masters) + self.tag_points(angler)
        for trophy in range(TROPHIES):
            points += owner.points_of(trophy)
        return points

    def scores(self) -> tuple[int, ...]:
        """The points of all anglers, as all can see them."""
        return tuple([int(self.points(angler)) for angler in range(len(self.anglers))])

    def rank(self, angler: i64) -> int:
        """C-SCORE-1: a number greater for the better of two: points, then the earliest time on any
        presented fish; who presented nothing is last of the tied. C-SOLO-6: ties are lost.
        """
        if self.box.solo:
            return self.points(angler) * 2 + (1 if angler == self.silent() else 0)
        presented = self.anglers[angler].fish & self.presented
        return self.points(angler) * (LATEST + 1) + LATEST - self.earliest(presented)

    def final_places(self) -> tuple[int, ...]:
        """C-SCORE-1: the places of all anglers, the silent one included."""
        return places_of(tuple([self.rank(angler) for angler in range(len(self.anglers))]))

    def score_of(self, angler: i64) -> events.Score:
        """C-SCORE-1: how the points of an angler came about."""
        owner = self.anglers[angler]
        trophies: list[tuple[events.Trophy, int]] = []
        for trophy in range(TROPHIES):
            points = owner.points_of(trophy)
            if trophy == 0:
                trophies += [(TROPHY_NAMES[trophy], 1)] * points
            elif points > 0:
                trophies.append((TROPHY_NAMES[trophy], points))
        return events.Score(
            trophies=tuple(trophies),
            masters=count(owner.caught_masters),
            tags=self.tag_points(angler),
            total=self.points(angler),
        )

    def finish_game(self, told: list[Told] | None) -> None:
        """C-SCORE-1: all is counted."""
        self.phase = OVER
        self.open = 0
        self.plays = 0
        if told is not None:
            anglers = range(len(self.anglers))
            ended = events.GameEnded(
                scores=tuple([self.score_of(angler) for angler in anglers]),
                places=self.final_places(),
            )
            told.append(Told(EVERYONE, ended))


def count_all(mask: i64) -> i64:
    """How many bits of a mask of fish are set."""
    return count(mask & 0x3FFFFFFF) + count(mask >> 30)
