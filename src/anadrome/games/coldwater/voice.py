"""The names of things in Coldwater Crown, in one language, and what lists of them sound like."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final

from anadrome.core.words import Name, Noun, catalog
from anadrome.games.coldwater.events import Colour, Fish, MasterCard
from anadrome.games.coldwater.names import COLOURS, LOCATIONS

ZONES: Final = (3, 4, 5, 6)


def home_of(colour: Colour) -> str:
    """C-CATCH-1: the location that a colour of bait catches at."""
    return LOCATIONS[COLOURS.index(colour) // 2]


def capital(text: str) -> str:
    """The same text as the beginning of a sentence."""
    return text[0].upper() + text[1:]


class Voice:
    """A language and the names of those at the table. In solo the silent angler comes last."""

    def __init__(self, names: Sequence[str], lang: str) -> None:
        self.words = catalog("anadrome.games.coldwater", lang)
        self.solo = len(names) == 1
        self.names: list[Name | Noun] = [Name(name, self.words.lang) for name in names]
        if self.solo:
            self.names.append(self.words.noun("silent"))

    def say(self, key: str, **params: object) -> str:
        return self.words.say(key, **params)

    def thing(self, sort: str, name: str) -> Noun:
        """A thing of a sort (``bait``, ``species``, ``location``, …) by its name in the facts."""
        return self.words.noun(f"{sort}.{name}")

    def baits(self, colours: Iterable[Colour]) -> str:
        """Baits or slots, each colour once with its number: 2 green and 1 red."""
        return self.words.listed(
            [
                self.say("part.baits", count=count, bait=self.thing("bait", colour))
                for colour, count in Counter(colours).items()
            ]
        )

    def drawn(self, colours: Sequence[Colour], white: int | None) -> str:
        """Baits in the order drawn, the white one among them after so many."""
        names = [str(self.thing("bait", colour)) for colour in colours]
        if white is not None:
            names.insert(white, self.say("part.white"))
        return self.words.listed(names)

    def zones(self, zones: Iterable[int]) -> str:
        return self.words.listed([str(zone) for zone in zones])

    def fish(self, species: str, weight: int | str) -> str:
        """A fish whose weight is seen: a perch of 5."""
        return self.say("part.fish", species=self.thing("species", species), weight=weight)

    def tagged(self, fish: Iterable[Fish]) -> str:
        """Fish with weight and tag, as their owner sees them."""
        return self.words.listed(
            [
                self.say(
                    "part.tagged",
                    fish=self.fish(each.species, each.weight),
                    tag=self.thing("tag", each.tag),
                )
                for each in fish
            ]
        )

    def master(self, card: MasterCard) -> dict[str, object]:
        """A Master Angler card as the parameters of a sentence: its kind, and what it wants."""
        return {"kind": self.thing("kind", card.kind), "baits": self.baits(card.slots)}
