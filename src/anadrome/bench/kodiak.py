"""Kodiak's bench, four players at the table; the peer is OpenSpiel's goofspiel with four."""

from typing import Final

from anadrome.bench.openspiel import goofspiel, hearts_search
from anadrome.bench.works import DRIVEN, INSIDE, SEARCH, GameBench
from anadrome.bots.kodiak_sense import KodiakSense
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.game import GAME
from anadrome.games.kodiak.playout import play_many
from anadrome.games.kodiak.rules import begin

PLAYERS: Final = 4
DECK: Final = deck("standard")

KODIAK: Final = GameBench(
    game=GAME,
    players=PLAYERS,
    play_many=lambda games, chance: play_many(DECK, PLAYERS, games, chance),
    begin=lambda game, _chance: begin(DECK, PLAYERS, game % PLAYERS),
    # In the middle of a fishing: somebody has to pick a salmon.
    is_middle=lambda state: (state.round, state.turn) >= (1, 7) and len(state.owing()) == 1,
    # Random play to the end of the round, as its peers play to the end of the game.
    sense=lambda: KodiakSense(picky=False),
    peers=lambda: [goofspiel(PLAYERS, {INSIDE: 5.0, DRIVEN: 2.0, SEARCH: 2.0}), hearts_search()],
)
