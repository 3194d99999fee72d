"""Coldwater Crown's bench, four players; the peer is OpenSpiel's hearts, with four players too."""

from typing import Final

from anadrome.bench.openspiel import hearts
from anadrome.bench.works import INSIDE, GameBench
from anadrome.games.coldwater.cards import kit
from anadrome.games.coldwater.game import GAME
from anadrome.games.coldwater.playout import play_many
from anadrome.games.coldwater.rules import begin
from anadrome.games.coldwater.table import CAST

PLAYERS: Final = 4
BOX: Final = kit(PLAYERS)

COLDWATER: Final = GameBench(
    game=GAME,
    players=PLAYERS,
    play_many=lambda games, chance: play_many(BOX, games, chance),
    begin=lambda game, chance: begin(BOX, game % PLAYERS, chance.split()),
    is_middle=lambda state: state.turn >= 25 * PLAYERS and state.phase == CAST,
    peers=lambda: [hearts({INSIDE: 3.0})],
)
