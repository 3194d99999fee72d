"""The look of the terminal: the colours of Anadrome's dark theme, and of each seat."""

from typing import Final

from rich.text import Text
from textual.theme import Theme

INK: Final = "#F3EBDA"
QUIET: Final = "#B6C5BF"  # second text
GOLD: Final = "#EBCB78"  # keys to press, and visitors
MOSS: Final = "#B5CF86"  # what went well
CORAL: Final = "#F08A6C"  # what was lost
POINTED: Final = "#4A4A26"

# Printed things keep these inks.
SNOW: Final = "#FFFDF6"
DARK: Final = "#17302F"
WATER: Final = "#A5CFCE"
SAND: Final = "#F0DDB8"
NIGHT: Final = "#43555A"
PLATE_GOLD: Final = "#E6B03A"
ROCK: Final = "#43555A"
RIVER: Final = "#1F5660"

THEME: Final = Theme(
    name="anadrome",
    primary="#BD4A30",
    secondary="#2C5B61",
    accent="#8CC8FF",
    success=MOSS,
    warning=GOLD,
    error="#FFA48F",
    foreground=INK,
    background="#0E1C1D",
    surface="#1B3032",
    panel="#162829",
    dark=True,
    variables={
        "paper": "#1B3032",
        "sunk": "#0F2022",
        "edge": "#34494A",
        "edge-strong": "#869C98",
        "quiet": QUIET,
        "gold": GOLD,
        "act": "#BD4A30",
        "snow": SNOW,
    },
)

# Pebble, ripple, tent, plank, scale and star. No terminal takes one of them for an emoji, so they
# are one cell wide and in our inks.
GLYPHS: Final = ("●", "○", "▲", "═", "◆", "✦")

# Ink and ground of each seat; three are a shade off the look, since here text stands on them
# (4.5 to 1) and the graphite must be told from the table.
PLATES: Final = (
    (SNOW, "#C64C24"),
    (SNOW, "#15588F"),
    (DARK, "#EDB935"),
    (SNOW, "#1E7D5B"),
    (DARK, "#C77BA8"),
    (SNOW, "#5A6268"),
)


def plate(seat: int, more: str = "") -> Text:
    """The sign of a seat on its plate, with something written behind it: a salmon's points.

    >>> plate(2, "4").plain
    ' ▲4 '
    """
    ink, ground = PLATES[seat]
    return Text(f" {GLYPHS[seat]}{more} ", style=f"bold {ink} on {ground}")


def plates(salmon: list[tuple[int, int]]) -> Text:
    """Salmon side by side: whose they are and how many points."""
    return Text(" ").join(plate(owner, str(value)) for owner, value in salmon)
