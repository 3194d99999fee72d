"""The cascade as a picture: steps in the river, a bear on each, its player's card above."""

from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from anadrome.terminal.kodiak.pictures import Pictures
from anadrome.terminal.kodiak.scene import Played
from anadrome.terminal.look import (
    DARK,
    NIGHT,
    PLATE_GOLD,
    QUIET,
    RIVER,
    ROCK,
    SAND,
    SNOW,
    WATER,
    plate,
)

ROOM: Final = 76
WIDEST: Final = 18
CARD_HEIGHT: Final = 6

# The paper of a card and the plate its number stands on, by kind.
PAPER: Final = {"salmon": WATER, "predator": SAND, "visitor": "#CBD9B5"}
NUMBER: Final = {
    "salmon": f"bold {DARK} on {SNOW}",
    "predator": f"bold {SNOW} on {DARK}",
    "visitor": f"bold {DARK} on {PLATE_GOLD}",
}
ART: Final = {
    "salmon": ("", "><(((°>", "~ ~ ~ ~"),
    "cormorant": ("   __  ", "  (° ==", "   ||  "),
    "fox": ("/\\   /\\", "( ° ° )", " \\_v_/ "),
    "otter": (" .---. ", "( ° ° )", "=\\_w_/="),
    "eagle": ("  .--.  ", " ( °  )>", "  \\vv/  "),
    "osprey": ("  .--.  ", " (=°= )>", "  \\^^/  "),
    "bear-she": (" n___n ", "( ° ° )", " \\_o_/ "),
    "bear-cubs": ("n_n n_n", "(°°)(°°)", " uu  uu"),
    "bear-old": ("n_____n", "( -  ° )", " \\_o_/ "),
    "bison": ("(_____)", "( ° ° )", " \\_o_/ "),
    "moose": ("\\|/ \\|/", "  (°°) ", "   \\/  "),
    "squirrel": (" ^_^  @", "(° °)@@", " uu @@ "),
    "deer": (" Y   Y ", " (° °) ", "  \\_/  "),
    "stoat": ("n_n     ", "(°°)___ ", " u u  u~"),
    "goat": (" )   ( ", " (° °) ", "  \\w/  "),
}


def stage(pictures: Pictures) -> Text:
    """All spaces side by side: space 1, at the foot, to the left."""
    spaces = pictures.scene.cascade
    if not spaces:
        return Text()
    width = min(WIDEST, ROOM // len(spaces))
    columns = [
        _column(pictures, seat, space, len(spaces), width) for space, seat in enumerate(spaces, 1)
    ]
    lines = [Text().join(parts) for parts in zip(*columns, strict=True)]
    return Text("\n", no_wrap=True).join(lines)


def _column(pictures: Pictures, seat: int, space: int, spaces: int, width: int) -> list[Text]:
    """A space: air, the card, what became of it, the bear, the rock, the river below."""
    played = pictures.scene.on_table(seat)
    name = pictures.narrator.names[seat]
    bear = Text.assemble(plate(seat), " ", set_cell_size(name, width - 4))
    rock = Text(f" {space} ".ljust(width), f"bold {SNOW} on {ROCK}")
    return [
        *[Text(" " * width)] * (spaces - space),
        *_card(pictures, seat, width - 1),
        _fit(pictures.fate(played) if played else Text(), width),
        bear,
        rock,
        *[_water(width, space + depth) for depth in range(space - 1)],
    ]


def _water(width: int, shift: int) -> Text:
    """A row of the river; each is shifted a little, so it flows."""
    ripples = "~    ~~      " * 3
    return Text(ripples[shift * 5 % 13 :][:width], f"{WATER} on {RIVER}")


def _card(pictures: Pictures, seat: int, width: int) -> list[Text]:
    scene = pictures.scene
    if seat in scene.chosen:
        return _back(pictures, seat, width)
    played = scene.on_table(seat)
    if played is None:
        return [Text(" " * (width + 1))] * CARD_HEIGHT
    face = scene.face(played.card)
    animal = scene.faces.animal(seat, played.card)
    paper = f"{DARK} on {PAPER[face.kind]}"
    number = f"+{face.number}" if face.kind == "visitor" else str(face.number)
    top = Text.assemble((f" {number} ", NUMBER[face.kind]), (_speed(played), paper))
    picture = [Text(line.center(width), paper) for line in _drawing(animal)]
    name = Text(str(pictures.narrator.animal(seat, played.card)).center(width), f"bold {paper}")
    lines = [_fit(line, width, paper) for line in (top, Text(), *picture, name)]
    if scene.turn_over:
        for line in lines:
            line.stylize("dim")
    return [Text.assemble(line, " ") for line in lines]


def _drawing(animal: str) -> list[str]:
    widest = max(map(cell_len, ART[animal]))
    return [set_cell_size(line, widest) for line in ART[animal]]


def _speed(played: Played) -> str:
    return f" +{played.delay}={played.speed}" if played.delay else ""


def _back(pictures: Pictures, seat: int, width: int) -> list[Text]:
    """A card that lies face down; the person's own has its name on it, for them alone to see."""
    back = f"{QUIET} on {NIGHT}"
    weave = [Text((cells * width)[:width], back) for cells in ("░ ", " ░")] * (CARD_HEIGHT // 2)
    own = pictures.scene.chosen[seat]
    if own is not None:
        animal, number = pictures.narrator.animal(seat, own), pictures.scene.face(own).number
        middle = [Text(str(line).center(width), f"italic bold {back}") for line in (animal, number)]
        weave[2:4] = middle
    return [Text.assemble(_fit(line, width, back), " ") for line in weave]


def _fit(text: Text, width: int, style: str = "") -> Text:
    text = text.copy()
    text.truncate(width, overflow="ellipsis")
    text.append(" " * (width - text.cell_len), style)
    return text
