"""OpenSpiel's games as peers, when ``open_spiel`` is installed: ``make bench`` installs it."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from random import Random
from typing import Any, Final

from anadrome.bench.measure import Work
from anadrome.bench.works import (
    CLONE,
    DRIVEN,
    INSIDE,
    PLAYED,
    SEARCH,
    SEARCHED,
    SIMULATIONS,
    VIEW,
    PeerGame,
    repeated,
)

SAME: Final = 50  # so many games are played again and again
CURIOSITY: Final = 2.0  # of its searches, as its examples have it
MEGABYTES: Final = 1000


def goofspiel(players: int, targets: Mapping[str, float]) -> PeerGame:
    """All bid one card at once, as in Kodiak: its nearest relative there."""
    peer = _peer("goofspiel", f"players={players},imp_info=False", players, targets)
    return (
        replace(peer, works={**peer.works, SEARCH: _tree_search(players)}) if peer.works else peer
    )


def hearts_search() -> PeerGame:
    """A card game of hidden hands, for its search over them: ISMCTSBot."""
    title = "OpenSpiel hearts, search"
    try:
        import pyspiel
    except ImportError:
        return PeerGame(title)
    state, chance = pyspiel.load_game("hearts").new_initial_state(), Random(7)
    while state.is_chance_node():
        _advance(state, chance)

    def run(times: int) -> tuple[int]:
        for seed in range(times):
            bot = pyspiel.ISMCTSBot(
                seed,
                pyspiel.RandomRolloutEvaluator(1, seed),
                CURIOSITY,
                SIMULATIONS,
                -1,
                pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
                False,
                False,
            )
            bot.step(state)
        return (times * SIMULATIONS,)

    return PeerGame(title, {SEARCH: Work(SEARCHED, run)})


def _tree_search(players: int) -> Work:
    """MCTSBot on goofspiel, where the bids are made one after another: it knows no other way."""
    import pyspiel

    game = pyspiel.load_game_as_turn_based("goofspiel", {"players": players, "imp_info": False})
    state, chance = game.new_initial_state(), Random(7)
    while state.is_chance_node():
        _advance(state, chance)

    def run(times: int) -> tuple[int]:
        for seed in range(times):
            evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
            bot = pyspiel.MCTSBot(
                game, evaluator, CURIOSITY, SIMULATIONS, MEGABYTES, False, seed, False
            )
            bot.mcts_search(state)
        return (times * SIMULATIONS,)

    return Work(SEARCHED, run)


def quoridor(players: int, targets: Mapping[str, float]) -> PeerGame:
    """Pawns walk, jump and meet walls, one after another: the nearest relative of Upstream there.

    A game that has not ended after 324 moves is drawn; most random ones of four players are. With
    four, version 2.0.2 has a fault, of which it warns: of the first 8,790 games 53 broke off with
    an error, and the next did not end. The SAME games played here are all sound.
    """
    return _peer("quoridor", f"players={players}", players, targets)


def hearts(targets: Mapping[str, float]) -> PeerGame:
    """A game of tricks, with chance and hidden hands: the nearest relative of Coldwater Crown.

    The 52 cards are dealt one by one as chance moves, which are no decisions.
    """
    return _peer("hearts", "", 4, targets)


def _peer(name: str, parameters: str, players: int, targets: Mapping[str, float]) -> PeerGame:
    title = f"OpenSpiel {name}, {players} players"
    try:
        import pyspiel
    except ImportError:
        return PeerGame(title, targets=targets)
    game = pyspiel.load_game(f"{name}({parameters})")
    middle = _middle(game)
    told = game.get_type().provides_observation_string
    view = middle.observation_string if told else middle.information_state_string
    return PeerGame(
        title,
        {
            INSIDE: Work(PLAYED, _inside(pyspiel, game)),
            DRIVEN: Work(PLAYED, lambda games: _driven(game, games)),
            CLONE: repeated("clones", middle.clone),
            VIEW: repeated("views", lambda: view(0)),
        },
        targets,
    )


def _inside(pyspiel: Any, game: Any) -> Callable[[int], tuple[int, int]]:
    """Its own C++ loop with its own uniform random bots, which leaves each state at its end."""
    decisions_in = _decisions_in(pyspiel, game)

    def run(games: int) -> tuple[int, int]:
        decisions = 0
        for seed in _seeds(games):
            if seed == 0:
                seats = range(game.num_players())
                bots = [pyspiel.make_uniform_random_bot(seat, seat + 1) for seat in seats]
            state = game.new_initial_state()
            pyspiel.evaluate_bots(state, bots, seed)
            decisions += decisions_in(state)
        return decisions, games

    return run


def _seeds(games: int) -> Iterator[int]:
    """The seeds of so many games; at 0 chance begins anew, and so do the SAME games."""
    return (game % SAME for game in range(games))


def _decisions_in(pyspiel: Any, game: Any) -> Callable[[Any], int]:
    """How many decisions led to a final state.

    Where one player moves at a time, as many as moves, but for those of chance that deal the cards,
    as many in every game. Where all do at once, there are chance and cards put down unasked among
    the moves; but then all games have as many, and one is counted.
    """
    if game.get_type().dynamics == pyspiel.GameType.Dynamics.SEQUENTIAL:
        dealt = _dealt(game)
        return lambda state: int(state.move_number()) - dealt
    decisions, _ = _driven(game, 1)
    return lambda _state: decisions


def _dealt(game: Any) -> int:
    """How many moves of chance come before the first decision."""
    state, chance = game.new_initial_state(), Random(7)
    while state.is_chance_node():
        _advance(state, chance)
    return int(state.move_number())


def _driven(game: Any, games: int) -> tuple[int, int]:
    decisions = 0
    for seed in _seeds(games):
        if seed == 0:
            chance = Random(7)
        state = game.new_initial_state()
        while not state.is_terminal():
            decisions += _advance(state, chance)
    return decisions, games


def _advance(state: Any, chance: Random) -> int:
    """One step of random play; the decisions it took."""
    pick = chance.random
    if state.is_chance_node():
        outcomes = state.chance_outcomes()
        state.apply_action(outcomes[int(pick() * len(outcomes))][0])
        return 0
    if not state.is_simultaneous_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(pick() * len(actions))])
        return 1
    choices = []
    for seat in range(state.num_players()):
        actions = state.legal_actions(seat)
        choices.append(actions[int(pick() * len(actions))])
    state.apply_actions(choices)
    return len(choices)


def _middle(game: Any) -> Any:
    """A position half-way through a random game, as long as games may be."""
    state, chance, moves = game.new_initial_state(), Random(11), 0
    while moves < game.max_game_length() // 2:
        moves += not state.is_chance_node()
        _advance(state, chance)
    return state
