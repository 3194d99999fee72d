"""Upstream's bench, four players and the base game.

The peers: OpenSpiel's quoridor with four, which also moves tokens over a board of tiles and walls;
and whole games of Catanatron, a well-known engine of a board game in plain Python.
"""

from typing import Final

from anadrome.bench.catan import catanatron
from anadrome.bench.openspiel import quoridor
from anadrome.bench.works import INSIDE, GameBench
from anadrome.bots.upstream_sense import UpstreamSense
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.playout import play_many
from anadrome.games.upstream.rules import begin
from anadrome.games.upstream.table import MOVE
from anadrome.games.upstream.tiles import box

PLAYERS: Final = 4
BOX: Final = box(PLAYERS, "base", whirlpool=False, movement_tokens=False)

UPSTREAM: Final = GameBench(
    game=GAME,
    players=PLAYERS,
    play_many=lambda games, chance: play_many(BOX, PLAYERS, games, chance),
    begin=lambda game, chance: begin(BOX, PLAYERS, game % PLAYERS, chance),
    is_middle=lambda state: state.round == 3 and state.phase == MOVE,
    sense=lambda: UpstreamSense(depth=3, wide=24),
    peers=lambda: [quoridor(PLAYERS, {INSIDE: 5.0}), catanatron({INSIDE: 100.0})],
)
