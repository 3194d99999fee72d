"""Coldwater Crown's trophies of the tournament days; the contests' are in contests.py. Compiled."""

from typing import Final

from mypy_extensions import i64

from anadrome.core.bits import bit, count
from anadrome.core.events import Told
from anadrome.games.coldwater import events
from anadrome.games.coldwater.box import (
    EIGHT_SPECIES,
    FLOUNDER,
    FOUR_DIFFERENT,
    KINDS,
    MYSTERY,
    OF_A_KIND,
    PERCH,
    ROACH,
    SMALL_SPECIES,
    THREE_ALIKE,
    TWELVE_FISH,
)
from anadrome.games.coldwater.draws import Draws
from anadrome.games.coldwater.names import TROPHIES as TROPHY_NAMES

MANY: Final = 8  # different species
DOZEN: Final = 12  # fish
MASTER_POINTS: Final = 2  # C-TRO-4
DOZEN_POINTS: Final = 2
ONE_KIND: Final = 63  # the cards of a kind, a mask of six


class Trophies(Draws):
    """A table whose trophies can be won."""

    __slots__ = ()

    def award(self, angler: i64, trophy: i64, points: i64, told: list[Told] | None) -> None:
        """A trophy goes to an angler; of the Mystery Weights one can have several."""
        self.anglers[angler].trophies += points << (trophy * 4)
        self.stacks += bit(trophy * 4)
        if told is not None:
            won = events.TrophyWon(seat=angler, trophy=TROPHY_NAMES[trophy], points=points)
            self.tell(told, won)

    def top_points(self, trophy: i64) -> i64:
        """C-SET-3: the points of the top tile of a stack, 0 if it is used up."""
        gone = self.stacks >> (trophy * 4) & 15
        return self.box.points[gone] if gone < len(self.box.points) else 0

    def award_top(self, angler: i64, trophy: i64, told: list[Told] | None) -> None:
        """C-TRO-2, C-TRO-3: the top tile of a stack, if one is left."""
        points = self.top_points(trophy)
        if points > 0:
            self.award(angler, trophy, points, told)

    # -- For a fish just caught

    def weigh_mystery(self, angler: i64, card: i64, told: list[Told] | None) -> i64:
        """C-TRO-1: a fish of the open Mystery Weight wins it and is shown; the next one is opened.

        One a Step. The weight that the fish is now known not to have is returned, 0 if it won or
        could not win: all may draw that conclusion.
        """
        if not self.mystery_open():
            return 0
        if self.box.weight[card] != self.mystery:
            return self.mystery
        self.mystery_won = 1
        self.shown |= bit(card)
        if told is not None:
            self.tell(told, events.MysteryWon(seat=angler, fish=self.fish_card(card)))
        self.award(angler, MYSTERY, 1, told)
        self.draw_mystery(told)
        return 0

    def mystery_open(self) -> bool:
        """C-TRO-1: whether a fish caught now could win a Mystery Weight."""
        return self.mystery != 0 and self.mystery_won == 0

    def award_species(self, angler: i64, new: i64, told: list[Told] | None) -> None:
        """C-TRO-2: the eighth different species. C-TRO-3: roach, perch and flounder.

        ``new`` is the species of the fish just caught. Each once a player: the silent angler has
        its Small Species trophy from the start (C-SOLO-1).
        """
        owner = self.anglers[angler]
        if owner.species & bit(new):
            return
        owner.species |= bit(new)
        if count(owner.species) == MANY:
            self.award_top(angler, EIGHT_SPECIES, told)
        small = bit(ROACH) | bit(PERCH) | bit(FLOUNDER)
        if (
            small & bit(new)
            and owner.species & small == small
            and owner.points_of(SMALL_SPECIES) == 0
        ):
            self.award_top(angler, SMALL_SPECIES, told)

    # -- For a Master Angler card just caught

    def award_masters(self, angler: i64, told: list[Told] | None) -> None:
        """C-TRO-4: three of a kind, and four kinds; one card may serve both, each once a player."""
        owner = self.anglers[angler]
        alike = False
        kinds: i64 = 0
        for kind in range(KINDS):
            cards = owner.caught_masters >> (kind * OF_A_KIND) & ONE_KIND
            if cards != 0:
                kinds += 1
            if count(cards) >= 3:
                alike = True
        if alike and owner.points_of(THREE_ALIKE) == 0:
            self.award(angler, THREE_ALIKE, MASTER_POINTS, told)
        if kinds >= 4 and owner.points_of(FOUR_DIFFERENT) == 0:
            self.award(angler, FOUR_DIFFERENT, MASTER_POINTS, told)

    # -- At the end of a turn

    def award_dozen(self, angler: i64, told: list[Told] | None) -> None:
        """C-TRO-5: twelve fish or more at the end of a turn, if nobody else has had it."""
        if self.fish_of(angler) >= DOZEN and self.stacks >> (TWELVE_FISH * 4) & 15 == 0:
            self.award(angler, TWELVE_FISH, DOZEN_POINTS, told)
