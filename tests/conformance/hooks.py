"""What the suite cannot know by itself: one set of hooks a game. A new game adds its own here."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from anadrome.core.game import AnyGame
from anadrome.games.coldwater.game import GAME as COLDWATER
from anadrome.games.coldwater.names import COLOURS as BAITS
from anadrome.games.coldwater.view import ColdwaterView
from anadrome.games.kodiak.cards import deck
from anadrome.games.kodiak.deck import HAND_SIZE, SALMON
from anadrome.games.kodiak.view import KodiakView
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.tiles import counts, kind_names
from anadrome.games.upstream.view import UpstreamView


@dataclass(frozen=True)
class Hooks:
    """What must hold in every position of a game, and what its secrets are.

    ``known_together`` says that what is hidden from one seat is known to another: then all views
    together tell all of a position.
    """

    conserved: Callable[[AnyGame, Any], None]
    known_together: bool


def kodiak_conserved(game: AnyGame, state: Any) -> None:
    """No card and no point is ever lost: K-ROUND-3, K-SCORE-1."""
    view: KodiakView = game.view(state, None)
    players, cards = view.players, deck(view.deck)
    in_hands = [card for hand in view.hands for card in hand if card < SALMON]
    points = (
        sum(cards.value(card) for card in in_hands)
        + sum(salmon.value for salmon in view.salmon)
        + sum(view.reserves)
    )
    assert points == 25 * players
    assert len(in_hands) + len(view.salmon) + sum(view.reserve_cards) == SALMON * players
    left = {"card": HAND_SIZE - view.turn + 1, "over": 0}.get(view.phase, HAND_SIZE - view.turn)
    assert [len(hand) for hand in view.hands] == [left] * players
    assert sorted(view.cascade) == list(range(players))
    assert all(sum(scores) == 25 * players for scores in view.scores)
    if view.phase == "card":
        assert all(salmon.stayed for salmon in view.salmon)


def upstream_conserved(game: AnyGame, state: Any) -> None:
    """No tile appears from nowhere, no tile is overcrowded, no salmon is born on the way."""
    view: UpstreamView = game.view(state, None)
    supplied = counts(view.players, view.tiles, whirlpool=view.whirlpool)
    tiles: Counter[str] = Counter(view.hand)
    tiles.update(view.stack)
    tiles.update(tile.tile for tile in view.river if tile.tile != "sea")
    assert tiles.total() <= sum(supplied)
    for kind, supply in zip(kind_names(), supplied, strict=True):
        assert tiles[kind] <= supply or kind == "water", "an Eagle's back is Water"
    crowds = Counter(token.place for tokens in view.tokens for token in tokens)
    for tile in view.river:
        rock = tile.tile == "rock" and not view.whirlpool
        assert crowds[tile.space.name] <= view.players - rock
    river = {tile.space.name for tile in view.river} | {space.space.name for space in view.spawn}
    for tokens in view.tokens:
        assert [token.salmon > 0 for token in tokens] == [token.place in river for token in tokens]
        assert all(token.salmon <= 2 for token in tokens)
    assert view.salmon == tuple(sum(token.salmon for token in tokens) for tokens in view.tokens)
    assert 0 <= view.points <= 5
    assert view.movement_tokens is None or sum(view.movement_tokens) == 5
    assert view.round <= view.rounds
    assert game.position(GAME.from_position(game.position(state))) == game.position(state)


def coldwater_conserved(game: AnyGame, state: Any) -> None:
    """No bait, fish, card, trophy or token is lost or found; C-SET-5: 96 baits and a white one."""
    view: ColdwaterView = game.view(state, None)
    in_boxes = [sum(zone[k] for angler in view.anglers for zone in angler.box) for k in range(6)]
    slots = [
        slot
        for angler in view.anglers
        for master in angler.masters
        for slot, filled in zip(master.card.slots, master.filled, strict=True)
        if filled
    ]
    leaving = [view.baits if name == view.bait_colour else 0 for name in BAITS]
    for k, colour in enumerate(BAITS):
        found = in_boxes[k] + view.bag[k] + view.discard[k] + leaving[k] + slots.count(colour)
        assert found == (9 if view.solo else 16)
    assert view.white_in_bag or view.phase == "white"
    for angler in view.anglers:
        assert all(sum(zone) <= 3 + k for k, zone in enumerate(angler.box))
        assert len(angler.masters) <= 3
        assert not any(all(master.filled) for master in angler.masters)

    caught = Counter(fish.species for angler in view.anglers for fish in angler.fish)
    for odds in view.odds:
        cards = 10 if odds.species == "pike" else 5
        assert odds.in_deck + odds.on_board + caught[odds.species] == cards
    for water in view.waters:
        assert water.left > 0 or water.top is None
    piles = [entry // 8 for angler in state.anglers for entry in angler.pile]
    assert len(set(piles)) == len(piles) == state.caught.bit_count()

    masters = [card.name for angler in view.anglers for card in angler.caught_masters]
    masters += [master.card.name for angler in view.anglers for master in angler.masters]
    masters += [card.name for card in view.open_masters if card]
    assert len(set(masters)) == len(masters) == 30 - view.masters_left

    won = Counter(name for angler in view.anglers for name, _ in angler.trophies)
    open_one = view.mystery is not None
    assert won["mystery"] + open_one + len(view.mysteries_left) == 6
    assert won["twelve-fish"] <= 1
    for stack in view.stacks:
        assert won[stack.trophy] + len(stack.points) == {3: 3, 4: 4}.get(view.players, 2)
    tackle = Counter(token for angler in view.anglers for token in angler.tackle)
    tackle.update(view.tackle_discard)
    assert tackle.total() + view.tackle_left == 15

    tokens = [space.side for space in view.boardwalk if space.side]
    held = [angler.token for angler in view.anglers if angler.token]
    assert len(tokens) + len(held) == 3 + view.players
    assert len(tokens) in (3, 4)
    assert game.position(COLDWATER.from_position(game.position(state))) == game.position(state)


HOOKS: dict[str, Hooks] = {
    "coldwater": Hooks(conserved=coldwater_conserved, known_together=False),
    "kodiak": Hooks(conserved=kodiak_conserved, known_together=True),
    "upstream": Hooks(conserved=upstream_conserved, known_together=False),
}
