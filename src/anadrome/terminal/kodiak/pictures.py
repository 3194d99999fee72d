"""Kodiak's scene as tables of text."""

from collections.abc import Iterable
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from anadrome.core.words import Catalog
from anadrome.games.kodiak.narrator import KodiakNarrator
from anadrome.terminal.kodiak.scene import Played, Scene
from anadrome.terminal.look import CORAL, GOLD, MOSS, QUIET, SAND, WATER, plate, plates
from anadrome.terminal.session import ME

# The colour of a card's name, by its kind.
INKS: Final = {"salmon": f"bold {WATER}", "predator": f"bold {SAND}", "visitor": f"bold {GOLD}"}
FATES: Final = {"saved": f"bold {MOSS}", "stays": WATER, "nothing": QUIET}
NAME: Final = 12  # cells for a name, beside everything else in 80


class Pictures:
    """The parts of the table in one language."""

    def __init__(self, scene: Scene, words: Catalog, narrator: KodiakNarrator) -> None:
        self.scene = scene
        self.words = words
        self.narrator = narrator

    def say(self, key: str, **params: object) -> str:
        """A sentence or a heading of Kodiak's table."""
        return self.words.say(f"kodiak.{key}", **params)

    def name(self, seat: int) -> Text:
        """A seat's name; the person's own stands out."""
        name = Text(self.narrator.names[seat], no_wrap=True)
        name.truncate(NAME, overflow="ellipsis")
        if seat == ME:
            name.stylize("bold")
            name.append(f" {self.say('you')}", QUIET)
        return name

    # -- The cascade and the cards on it

    def cascade(self) -> RenderableType:
        """A row for each space, space 1 first: the bear, its player's card, what became of it, and
        the points.
        """
        table = _table(expand=True)
        table.add_column("", justify="right", style=QUIET)
        table.add_column("")
        table.add_column(self.say("cascade"))
        table.add_column(self.say("last-card" if self.scene.turn_over else "card"), min_width=13)
        table.add_column(self.say("speed"), min_width=8)
        table.add_column("", ratio=1, overflow="ellipsis")
        table.add_column(self.say("reserve"), justify="right")
        table.add_column(self.say("total"), justify="right")
        for space, seat in enumerate(self.scene.cascade, 1):
            played = self.scene.on_table(seat)
            table.add_row(
                str(space),
                plate(seat),
                self.name(seat),
                self.card(seat),
                Text(self.speed(played), QUIET) if played else "",
                self.fate(played) if played else "",
                str(self.scene.reserves[seat]),
                Text(str(self.scene.totals[seat]), "bold"),
            )
        return table

    def card(self, seat: int) -> Text:
        """The name of the card before a seat, or that one lies there face down."""
        if seat in self.scene.chosen:
            own = self.scene.chosen[seat]
            name = self.say("face-down") if own is None else self.narrator.card_name(seat, own)
            return Text.assemble(("▒▒ ", WATER), (name, f"italic {QUIET}"), no_wrap=True)
        played = self.scene.on_table(seat)
        if played is None:
            return Text()
        ink = QUIET if self.scene.turn_over else INKS[self.scene.face(played.card).kind]
        return Text(self.narrator.card_name(seat, played.card), ink, no_wrap=True)

    def speed(self, played: Played) -> str:
        """When a predator acts, and how much of that is delay."""
        if not played.speed:
            return ""
        return f"{played.speed} (+{played.delay})" if played.delay else str(played.speed)

    def fate(self, played: Played) -> Text:
        """What became of a card: arrows say who takes from whom."""
        face = self.scene.face(played.card)
        if played.caught:
            return Text.assemble("← ", plates(played.caught))
        if face.kind == "visitor" and played.other is not None:
            return Text.assemble(f"+{face.number} → ", plate(played.other))
        if played.other is not None:
            return Text.assemble(("→ ", f"bold {CORAL}"), plate(played.other))
        if played.fate in FATES:
            return Text(self.say(f"fate.{played.fate}"), FATES[played.fate])
        if played.rank:
            return Text(self.say("fate.rank", rank=played.rank), QUIET)
        return Text()

    def pool_and_hand(self) -> RenderableType:
        """What lies in the pool, and the own hand."""
        pool = Text.assemble((self.say("pool") + "  ", f"bold {QUIET}"), no_wrap=True)
        pool.append_text(plates(self.scene.pool) if self.scene.pool else Text("–", QUIET))
        hand = Text.assemble((self.say("hand") + "  ", f"bold {QUIET}"), no_wrap=True)
        kinds = self._kinds(self.scene.hands[ME]) if self.scene.hands else ()
        hand.append(" · ".join(kind for kind in kinds if kind) or "–")
        return Group(pool, hand)

    # -- The players

    def players(self) -> RenderableType:
        """What everybody has: the reserve, past rounds and the total."""
        table = _table(expand=True)
        table.add_column("")
        table.add_column(self.say("players"), ratio=1)
        table.add_column(self.say("reserve"), justify="right", min_width=12)
        for number in range(1, len(self.scene.scores) + 1):
            table.add_column(self.say("round-short", round=number), justify="right")
        table.add_column(self.say("total"), justify="right")
        for seat in range(self.scene.players):
            points, count = self.scene.reserves[seat], self.scene.reserve_cards[seat]
            table.add_row(
                plate(seat),
                self.name(seat),
                self.say("in-reserve", points=points, count=count),
                *(Text(str(row[seat]), QUIET) for row in self.scene.scores),
                Text(str(self.scene.totals[seat]), "bold"),
            )
        return table

    def _kinds(self, cards: Iterable[int]) -> tuple[str, str, str]:
        """Cards as numbers, by kind: salmon, predators, the visitor."""
        kinds: dict[str, list[str]] = {"salmon": [], "predator": [], "visitor": []}
        for card in cards:
            face = self.scene.face(card)
            sign = "+" if face.kind == "visitor" else ""
            kinds[face.kind].append(f"{sign}{face.number}")
        return " ".join(kinds["salmon"]), " ".join(kinds["predator"]), " ".join(kinds["visitor"])

    # -- Tables to look at

    def holdings(self) -> RenderableType:
        """The cards everybody has yet to play: all may know them, since all begin with the same."""
        table = _table(expand=False, gap=2)
        table.add_column("")
        table.add_column(self.say("players"), min_width=7)
        for kind in ("salmon", "predators", "visitor"):
            table.add_column(self.say(kind), min_width=8)
        for seat, hand in enumerate(self.scene.hands):
            table.add_row(
                plate(seat), self.name(seat), *(kind or "–" for kind in self._kinds(hand))
            )
        return table

    def result(self, places: tuple[int, ...]) -> RenderableType:
        """Places, the points of each round, and the total."""
        table = _table(expand=False, gap=2)
        table.add_column(self.say("place"), justify="right")
        table.add_column("")
        table.add_column(self.say("players"), min_width=7)
        for number in range(1, len(self.scene.scores) + 1):
            table.add_column(self.say("round-short", round=number), justify="right")
        table.add_column(self.say("total"), justify="right")
        for seat in sorted(range(self.scene.players), key=lambda seat: places[seat]):
            table.add_row(
                Text(str(places[seat]), f"bold {GOLD}" if places[seat] == 1 else ""),
                plate(seat),
                self.name(seat),
                *(str(row[seat]) for row in self.scene.scores),
                Text(str(self.scene.totals[seat]), f"bold {GOLD}" if places[seat] == 1 else "bold"),
            )
        return table


def _table(*, expand: bool, gap: int = 1) -> Table:
    return Table(box=None, padding=(0, gap, 0, 0), header_style=f"bold {QUIET}", expand=expand)
