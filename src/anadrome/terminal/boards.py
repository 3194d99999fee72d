"""The board of each game that can be played in a terminal."""

from collections.abc import Callable, Mapping
from typing import Final

from anadrome.terminal.board import Board
from anadrome.terminal.coldwater.board import ColdwaterBoard
from anadrome.terminal.kodiak.board import KodiakBoard
from anadrome.terminal.upstream.board import UpstreamBoard

# From the options of the game and the number of players.
BOARDS: Final[Mapping[str, Callable[[Mapping[str, str], int], Board]]] = {
    "kodiak": KodiakBoard,
    "upstream": UpstreamBoard,
    "coldwater": ColdwaterBoard,
}
