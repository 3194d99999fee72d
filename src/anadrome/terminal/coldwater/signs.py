"""The signs of Coldwater Crown in cells: baits, tackle, angler tokens, fish.

A bait is two letters on its colour, so that no colour has to be told by its colour alone.
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from rich.text import Text

from anadrome.core.words import Catalog
from anadrome.games.coldwater import events
from anadrome.games.coldwater.names import COLOURS
from anadrome.games.coldwater.narrator import ColdwaterNarrator
from anadrome.terminal.coldwater.scene import Angler, Fish, Master, Scene
from anadrome.terminal.look import DARK, GOLD, INK, PLATE_GOLD, POINTED, QUIET, SNOW
from anadrome.terminal.session import ME

# Ink and ground of each bait; letters stand out from them by 4.5 to 1.
BAITS: Final[Mapping[events.Colour, str]] = {
    "violet": f"bold {SNOW} on #6D3BA8",
    "green": f"bold {SNOW} on #2F7F3F",
    "blue": f"bold {SNOW} on #1F6FAE",
    "red": f"bold {SNOW} on #C2332B",
    "yellow": f"bold {DARK} on #F2C531",
    "black": f"bold {SNOW} on #050606",
}
LEAVING: Final = f"bold strike {GOLD} on {POINTED}"  # a bait that the action pointed at removes
TARGET: Final = f"bold {DARK} on {PLATE_GOLD}"  # what the action pointed at is about
TACKLE: Final = f"{INK} on #34494A"
FREE: Final = "··"
FULL: Final = " ✓"
TOKENS: Final = {1: "①", 2: "②"}
TAGGED: Final = "◆"
NOTHING: Final = "–"


class Signs:
    """What is written on things, in one language."""

    def __init__(self, scene: Scene, words: Catalog, narrator: ColdwaterNarrator) -> None:
        self.scene = scene
        self.words = words
        self.voice = narrator.voice

    def say(self, key: str, **params: object) -> str:
        """A sentence or a heading of Coldwater Crown's table."""
        return self.words.say(f"coldwater.{key}", **params)

    def name(self, seat: int, cells: int) -> Text:
        """The name of an angler; the person's own stands out."""
        name = Text(str(self.voice.names[seat]), "bold" if seat == ME else "", no_wrap=True)
        name.truncate(cells, overflow="ellipsis")
        return name

    def token(self, side: int | None) -> Text:
        """An angler token by its side."""
        return Text(" " if side is None else TOKENS[side], f"bold {GOLD}")

    # -- Baits

    def bait(self, colour: events.Colour, style: str = "") -> Text:
        return Text(self.say(f"bait.{colour}"), style or BAITS[colour])

    def baits(
        self, zone: int, baits: Counter[events.Colour], leaving: Counter[events.Colour]
    ) -> Text:
        """A Zone: its baits in the order of the colours, those that would leave last, and its free
        places.
        """
        text = Text(no_wrap=True)
        for colour in COLOURS:
            stays = baits[colour] - leaving[colour]
            for k in range(baits[colour]):
                text.append_text(self.bait(colour, "" if k < stays else LEAVING))
        text.append(FREE * (zone - baits.total()), QUIET)
        return text

    def box(self, angler: Angler) -> Text:
        """A whole tackle box in one line."""
        zones = [self.baits(zone, baits, Counter()) for zone, baits in angler.box.items()]
        return Text("│", QUIET).join(zones)

    def counted(self, baits: Counter[events.Colour]) -> Text:
        """Baits of all colours by their number."""
        return Text(" ").join(
            Text.assemble(self.bait(colour), f"{baits[colour]:>2}") for colour in COLOURS
        )

    # -- Cards and tokens

    def slots(self, master: Master) -> Text:
        """A Master Angler's slots; those that have their bait are ticked off."""
        return Text().join(
            Text(FULL if full else self.say(f"bait.{colour}"), BAITS[colour])
            for colour, full in zip(master.card.slots, master.filled, strict=True)
        )

    def kind(self, card: events.MasterCard) -> str:
        return str(self.voice.thing("kind", card.kind))

    def master(self, master: Master, style: str = "bold") -> Text:
        """A Master Angler in a line."""
        return Text.assemble((self.kind(master.card), style), " ", self.slots(master), no_wrap=True)

    def tackle(self, tackle: Counter[events.Tackle]) -> Text:
        """Tackle tokens in short, with how many of each."""
        held = [(kind, count) for kind, count in tackle.items() if count]
        return Text(" ").join(
            Text(self.say(f"tackle.{kind}") + (f"×{count}" if count > 1 else ""), TACKLE)
            for kind, count in held
        )

    # -- Fish

    def species(self, species: events.Species | None) -> str:
        """A short name, eleven cells at most."""
        return NOTHING if species is None else self.say(f"species.{species}")

    def weight(self, fish: events.Fish) -> str:
        """What a fish weighs, and whether its tag scores."""
        tagged = self.scene.tag_points and fish.tag == self.scene.tag
        return f"{fish.weight}{TAGGED if tagged else ''}"

    def catch(self, fish: Iterable[Fish]) -> list[Text]:
        """Fish by species, with the weights that are known."""
        alike: dict[events.Species, list[Fish]] = {}
        for each in fish:
            alike.setdefault(each.species, []).append(each)
        parts = []
        for species, group in alike.items():
            known = sorted((f.back for f in group if f.back), key=lambda back: -back.weight)
            part = Text(self.species(species))
            if len(known) < len(group) > 1:
                part.append(f" ×{len(group)}", QUIET)
            for back in known:
                part.append(f" {self.weight(back)}", f"bold {GOLD}")
            parts.append(part)
        return parts

    def tag(self) -> Text:
        """The Tag whose fish score."""
        assert self.scene.tag is not None
        return Text.assemble((TAGGED, GOLD), " ", str(self.voice.thing("tag", self.scene.tag)))
