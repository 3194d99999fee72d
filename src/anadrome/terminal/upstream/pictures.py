"""What stands beside Upstream's river: the players, the tiles to come, the result."""

from collections import Counter
from typing import Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from anadrome.core.words import Catalog
from anadrome.games.upstream.narrator import UpstreamNarrator
from anadrome.terminal.look import CORAL, GOLD, QUIET, plate
from anadrome.terminal.session import ME
from anadrome.terminal.upstream.river import ARROWS, FALL, FALLING, WALL
from anadrome.terminal.upstream.scene import Scene, Token

FIRST: Final = "★"
TURN: Final = "▸"
OUT: Final = "✕"
NAME: Final = 9  # cells for a name, beside four tokens in 33
SALMON: Final = {1: "¹", 2: "²"}


class Pictures:
    """The parts of the table in one language."""

    def __init__(self, scene: Scene, words: Catalog, narrator: UpstreamNarrator) -> None:
        self.scene = scene
        self.words = words
        self.narrator = narrator

    def say(self, key: str, **params: object) -> str:
        """A sentence or a heading of Upstream's table."""
        return self.words.say(f"upstream.{key}", **params)

    def name(self, seat: int, cells: int = NAME) -> Text:
        """A seat's name; the person's own stands out."""
        name = Text(self.narrator.names[seat], "bold" if seat == ME else "", no_wrap=True)
        name.truncate(cells, overflow="ellipsis")
        return name

    def tile(self, kind: str, short: bool = False) -> str:
        """What is written on a tile."""
        if short or kind in ("sea", "spawn", "free"):
            kind = "whirlpool" if kind == "rock" and self.scene.whirlpool else kind
            return self.say(f"tile.{kind}")
        return str(self.narrator.tile(kind))

    def heading(self) -> str:
        """Where the game stands: the round, and whose turn it is."""
        scene = self.scene
        parts = [self.say("round" if scene.round else "mouth", round=scene.round)]
        if scene.acting is not None:
            seat = self.narrator.names[scene.acting]
            if scene.hand:
                parts.append(self.say("lays", seat=seat))
            elif scene.points:
                parts.append(self.say("moves", seat=seat, count=scene.points))
        return " · ".join(["Upstream", *parts])

    # -- Beside the river

    def aside(self) -> RenderableType:
        """The players with their tokens, what is to be laid, and what goes and comes next."""
        notes = [self._row(), self._hand(), self._stack()]
        return Group(self.players(), *(note for note in notes if note is not None))

    def players(self) -> RenderableType:
        """A row for each player: whose turn it is, who begins, and where the tokens are."""
        scene = self.scene
        table = Table.grid(padding=(0, 1, 0, 0), expand=True)
        table.add_column()
        table.add_column()
        table.add_column(ratio=1, no_wrap=True)
        table.add_column(no_wrap=True)
        for seat in range(scene.players):
            name = self.name(seat, NAME - 2 * scene.passes_tokens)
            if seat == scene.first:
                name.append(FIRST, f"bold {GOLD}")
            tokens = Text(" ").join(_token(token) for token in scene.tokens[seat])
            if scene.passes_tokens:
                tokens.append(f" {scene.movement[seat]}◇", GOLD)
            turn = Text(TURN if seat == scene.acting else " ", f"bold {GOLD}")
            table.add_row(turn, plate(seat), name, tokens)
        return table

    def _row(self) -> Text | None:
        if self.scene.falls is None:
            return None
        key = "row-falls" if self.scene.falls else "sea-falls"
        return Text(f"{FALLING} {self.say(key, row=self.scene.falls)}", CORAL)

    def _hand(self) -> Text | None:
        if not self.scene.hand:
            return None
        tiles = ", ".join(self.tile(kind) for kind in self.scene.hand)
        return Text(f"{self.say('hand')} {tiles}", GOLD)

    def _stack(self) -> Text:
        return Text(self.say("stack", count=self.scene.stack.total()), QUIET)

    # -- Pages

    def tiles(self) -> RenderableType:
        """The tiles still to come and what each does, and the signs on the table."""
        table = Table.grid(padding=(0, 2, 0, 0))
        for kind, count in self.scene.stack.items():
            if count or kind in self._lying():
                effect = "whirlpool" if kind == "rock" and self.scene.whirlpool else kind
                room = self.scene.players - 1
                table.add_row(
                    Text(str(count), f"bold {GOLD}", justify="right"),
                    Text(self.tile(kind), "bold", no_wrap=True),
                    self.say(f"effect.{effect}", count=room),
                )
        signs = Table.grid(padding=(0, 2, 0, 0))
        for sign, key in (
            (Text.assemble(plate(ME, "2"), " ", plate(ME, "1")), "sign.tokens"),
            (Text(FALL * 2, WALL), "sign.fall"),
            (Text(" ".join((ARROWS["NW"], ARROWS["N"], ARROWS["NE"]))), "sign.arrow"),
            (Text(FALLING, f"bold {CORAL}"), "sign.falling"),
            (Text(FIRST, f"bold {GOLD}"), "sign.first"),
        ):
            signs.add_row(sign, self.say(key))
        if self.scene.passes_tokens:
            signs.add_row(Text("5◇", GOLD), self.say("sign.movement"))
        return Group(table, "", signs)

    def _lying(self) -> Counter[str]:
        return Counter(tile.kind for tile in self.scene.river.values())

    def result(self, places: tuple[int, ...]) -> RenderableType:
        """The players by their places: salmon left, eggs, and the total."""
        table = Table(box=None, padding=(0, 2, 0, 0), header_style=f"bold {QUIET}")
        table.add_column(self.say("place"), justify="right")
        table.add_column("")
        table.add_column("")
        for key in ("tokens", "salmon", "eggs", "total"):
            table.add_column(self.say(key), justify="left" if key == "tokens" else "right")
        scene = self.scene
        for seat in sorted(range(scene.players), key=lambda seat: places[seat]):
            best = f"bold {GOLD}" if places[seat] == 1 else ""
            salmon, total = scene.salmon[seat], scene.scores[seat]
            table.add_row(
                Text(str(places[seat]), best),
                plate(seat),
                self.name(seat, 2 * NAME),
                Text(" ").join(_token(token) for token in scene.tokens[seat]),
                str(salmon),
                str(total - salmon),
                Text(str(total), best or "bold"),
            )
        return table


def _token(token: Token) -> Text:
    """Where a token is, and its salmon as a small number; a cross for one that is out."""
    if not token.salmon:
        return Text(f"{OUT}   ", CORAL)
    style = QUIET if token.held else ("bold" if token.salmon == 2 else "")
    return Text(f"{token.place}{SALMON[token.salmon]}".ljust(4), style)
