"""The river as a honeycomb of cells.

A tile is two lines high, or four where there is room; the middle column sits half a tile higher.
Where two columns meet, each half of a tile has one edge to itself::

                 ╱ C4 Bear    ╲
    ╱ L4 Water   ╲ ●2▲1       ╱ R4 Rock    ╲
    ╲ ●2         ≋ C3 Rapids⇑ ╲ ◆1         ╱

So a waterfall is drawn on its edge, by ≋; one to the north or south fills the top line of a tile.
"""

from collections import Counter
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.text import Text

from anadrome.games.upstream.lattice import across, half_tiles_up, space_called
from anadrome.games.upstream.view import spawn_spaces
from anadrome.terminal.look import (
    DARK,
    GLYPHS,
    INK,
    NIGHT,
    PLATE_GOLD,
    PLATES,
    QUIET,
    RIVER,
    ROCK,
    SAND,
    SNOW,
    WATER,
    plate,
)
from anadrome.terminal.upstream.scene import Scene, Tile

FALL: Final = "≋"
FALLING: Final = "▽"
ARROWS: Final = {"N": "⇑", "NE": "⇗", "NW": "⇖", "S": "⇓", "SE": "⇘", "SW": "⇙"}
COLUMNS: Final = 3
NARROW, BROAD = 13, 20  # the cells of a tile of two and of four lines, without its edges
WIDTH: Final = COLUMNS * NARROW + COLUMNS + 1
BROAD_WIDTH: Final = COLUMNS * BROAD + 2 * (COLUMNS + 1)

# The ink and the ground of each kind of tile.
GROUNDS: Final[Mapping[str, tuple[str, str]]] = {
    "sea": (SNOW, RIVER),
    "water": (DARK, WATER),
    "waterfall": (DARK, "#CFE6EA"),
    "bear": (DARK, "#DDB38A"),
    "eagle": (DARK, SAND),
    "heron": (DARK, "#BBC4E0"),
    "rock": (DARK, "#B3B0A6"),
    "rapids": (DARK, "#93CDB4"),
    "spawn": (DARK, "#EDB6A0"),
    "free": (INK, NIGHT),
}
WALL: Final = f"bold {SNOW} on #15588F"
SUNK: Final = (SNOW, "#4B3A3A")  # a tile that washes away at the end of the round
DEEP: Final = (RIVER, NIGHT, SUNK[1])  # dark grounds


NameOf = Callable[[str, bool], str]  # of a kind of tile, and whether it has to be short


@dataclass(frozen=True, slots=True)
class Marked:
    """What a choice points at: its spaces, and the tile it would lay."""

    spaces: Collection[str] = ()
    ghost: Mapping[str, Tile] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Hex:
    """A tile to draw: where it is, what is written on it and who is there."""

    column: int
    half: int  # how high, in half tiles
    name: str
    kind: str
    note: str = ""
    falls: tuple[str, ...] = ()
    lines: tuple[tuple[tuple[int, int], ...], ...] = ((),)  # the tokens, in one line or two


class Canvas:
    """Cells of a character and a style each."""

    def __init__(self, width: int, height: int) -> None:
        self.cells = [[(" ", "")] * width for _ in range(height)]

    def put(self, x: int, y: int, text: Text) -> None:
        """Write a line, character by character: all of ours are one cell wide."""
        if not 0 <= y < len(self.cells):
            return
        for k, character in enumerate(text.plain):
            styles = [str(text.style), *(str(s.style) for s in text.spans if s.start <= k < s.end)]
            self.cells[y][x + k] = (character, " ".join(style for style in styles if style))

    def text(self) -> Text:
        """All lines, cells of one style in one piece."""
        return Text("\n", no_wrap=True).join(
            Text.assemble(
                *(
                    ("".join(character for character, _ in cells), style)
                    for style, cells in groupby(line, lambda cell: cell[1])
                ),
                no_wrap=True,
            )
            for line in self.cells
        )


def river(
    scene: Scene,
    name_of: NameOf,
    free: Collection[str],
    marked: Marked,
    room: tuple[int, int],
) -> Text:
    """The river in so many cells across and down; ``free`` are spaces still to be laid."""
    hexes = _hexes(scene, free, marked)
    top = max(tile.half for tile in hexes) + 2
    halves = top - min(tile.half for tile in hexes)
    width, height = room
    scale = 2 if width >= BROAD_WIDTH and height >= halves * 2 else 1
    canvas = Canvas(BROAD_WIDTH if scale == 2 else WIDTH, min(halves * scale, max(height, 1)))
    for tile in hexes:
        _draw(canvas, tile, scale, (top - tile.half - 2) * scale, name_of, scene, marked)
    for tile in hexes:
        _draw_falls(canvas, tile, scale, (top - tile.half - 2) * scale)
    return canvas.text()


def _hexes(scene: Scene, free: Collection[str], marked: Marked) -> list[Hex]:
    tiles = {space: Tile("free") for space in free} | dict(scene.river) | dict(marked.ghost)
    north = {(across(s), half_tiles_up(s)): t for n, t in tiles.items() for s in [space_called(n)]}
    found = []
    for name, tile in tiles.items():
        space = space_called(name)
        column, half = int(across(space)), int(half_tiles_up(space))
        falls = set(() if tile.kind == "free" else tile.falls)
        above = north.get((column, half + 2))
        if above is not None and above.kind != "free" and "S" in above.falls:
            falls.add("N")
        note = ARROWS[tile.turned] if tile.kind == "rapids" else ""
        note += FALLING if scene.is_falling(name) else ""
        here = (tuple(scene.on(name)),)
        found.append(Hex(column, half, name, tile.kind, note, tuple(falls), here))
    return found + _spawn(scene)


def _spawn(scene: Scene) -> list[Hex]:
    """The Spawn; the spaces of 4 and 5 eggs share a tile."""
    if scene.spawn_row is None:
        return []
    at: dict[tuple[int, int], list[str]] = {}
    for spawn in spawn_spaces(scene.spawn_row):
        at.setdefault((spawn.space.x, spawn.space.y), []).append(spawn.space.name)
    return [
        Hex(x, y, names[0], "spawn", lines=tuple(tuple(scene.on(name)) for name in names))
        for (x, y), names in at.items()
    ]


def _draw(
    canvas: Canvas,
    tile: Hex,
    scale: int,
    y: int,
    name_of: NameOf,
    scene: Scene,
    marked: Marked,
) -> None:
    inner = BROAD if scale == 2 else NARROW
    x = scale + tile.column * (inner + scale)
    ink, ground = (
        SUNK if scene.is_falling(tile.name) and tile.kind != "spawn" else GROUNDS[tile.kind]
    )
    if tile.name in marked.spaces:
        ink, ground = DARK, PLATE_GOLD
    style = f"{ink} on {ground}"
    for line in range(2 * scale):
        canvas.put(x, y + line, Text(" " * inner, style))
        _draw_sides(canvas, x, y, line, inner, scale, ground)
    if len(tile.lines) == 2:  # two spaces of the Spawn
        for line, (eggs, tokens) in enumerate(zip("45", tile.lines, strict=True)):
            label = Text(f"{eggs} ", f"bold {style}")
            text = _tokens(tokens, inner - label.cell_len, scale, style)
            canvas.put(x, y + line * scale, _fit(Text.assemble(label, text), inner, style))
        return
    title = (
        f"{name_of(tile.kind, scale == 1)} {tile.name[1:]}"
        if tile.kind == "spawn"
        else f"{tile.name} {name_of(tile.kind, scale == 1)}{tile.note}"
    )
    if tile.name in marked.spaces:
        title = f"▸{title}"
    canvas.put(x, y + scale - 1, _title(title, inner, style, "N" in tile.falls and scale == 1))
    tokens = tile.lines[0]
    canvas.put(x, y + scale, _fit(_tokens(tokens, inner, scale, style), inner, style, centre=True))


def _title(title: str, inner: int, style: str, fall: bool) -> Text:
    left = (inner - cell_len(title)) // 2
    right = inner - cell_len(title) - left
    ends, look = (FALL, WALL) if fall else (" ", style)
    return Text.assemble((ends * left, look), (title, f"bold {style}"), (ends * right, look))


def _tokens(tokens: tuple[tuple[int, int], ...], inner: int, scale: int, style: str) -> Text:
    """Tokens one by one; where there are too many, those of a kind together."""

    def sign(seat: int, salmon: int) -> Text:
        if scale == 2:
            return plate(seat, str(salmon))
        ink, ground = PLATES[seat]
        return Text(f"{GLYPHS[seat]}{salmon}", f"bold {ink} on {ground}")

    text = Text().join(sign(*token) for token in tokens)
    if text.cell_len > inner:
        groups = Counter(tokens)
        text = Text().join(
            Text.assemble(sign(*token), (f"×{n}" if n > 1 else "", f"bold {style}"))
            for token, n in groups.items()
        )
    return text


def _fit(text: Text, inner: int, style: str, *, centre: bool = False) -> Text:
    text = text.copy()
    text.truncate(inner, overflow="ellipsis")
    left = (inner - text.cell_len) // 2 if centre else 0
    right = inner - text.cell_len - left
    return Text.assemble((" " * left, style), text, (" " * right, style))


def _draw_sides(
    canvas: Canvas, x: int, y: int, line: int, inner: int, scale: int, ground: str
) -> None:
    """The slanted edges; what lies inside of them has the tile's ground."""
    upper = line < scale
    depth = line if upper else 2 * scale - 1 - line  # how far the edge is out from the middle
    slash = f"{ROCK if ground not in DEEP else QUIET} on {ground}"
    left = Text("╱" if upper else "╲", slash)
    right = Text("╲" if upper else "╱", slash)
    canvas.put(x - 1 - depth, y + line, Text.assemble(left, (" " * depth, slash)))
    canvas.put(x + inner, y + line, Text.assemble((" " * depth, slash), right))


def _draw_falls(canvas: Canvas, tile: Hex, scale: int, y: int) -> None:
    inner = BROAD if scale == 2 else NARROW
    x = scale + tile.column * (inner + scale)
    wall = Text(FALL * scale, WALL)
    for line in range(scale):
        if "NW" in tile.falls:
            canvas.put(x - scale, y + line, wall)
        if "NE" in tile.falls:
            canvas.put(x + inner, y + line, wall)
        if "SW" in tile.falls:
            canvas.put(x - scale, y + scale + line, wall)
        if "SE" in tile.falls:
            canvas.put(x + inner, y + scale + line, wall)
    if "N" in tile.falls and scale == 2:
        canvas.put(x, y, Text(FALL * inner, WALL))
