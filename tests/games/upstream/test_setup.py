"""The set-up: Sea, mouth of the river, first player."""

from __future__ import annotations

from collections import Counter

import pytest

from anadrome.core.chance import seeded
from anadrome.core.match import Match
from anadrome.core.steps import Drew
from anadrome.games.upstream import rules
from anadrome.games.upstream.game import GAME
from anadrome.games.upstream.stack import shuffled
from anadrome.games.upstream.tiles import box
from tests.games.upstream.river import texts


def begun(players: int, seed: int = 1, **options: str) -> Match:
    return Match(GAME, players, options, seed)


def to_the_first_turn(match: Match) -> list[int]:
    """Lay the mouth, each tile the last way there is; who was asked."""
    asked = []
    while match.decision.kind == "lay":
        asked.append(match.decision.seats[0])
        match.play(asked[-1], match.legal(asked[-1])[-1])
    return asked


@pytest.mark.rule("U-SET-1")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_a_pair_of_every_player_on_each_sea_tile(players: int) -> None:
    view = begun(players).view(None)
    for tokens in view.tokens:
        assert [(token.place, token.salmon) for token in tokens] == [
            ("L0", 2), ("C0", 2), ("R0", 2), ("C-1", 2),
        ]  # fmt: skip
    sea = {tile.space.name for tile in view.river if tile.tile == "sea"}
    assert sea == {"L0", "C0", "R0", "C-1"}


@pytest.mark.rule("U-SET-2")
def test_players_place_the_mouth_clockwise_from_the_first_placer() -> None:
    match = begun(4, first_placer="yellow")
    laid = []
    while match.decision.kind == "lay":
        seat = match.decision.seats[0]
        laid += [
            t.fact
            for t in match.play(seat, match.legal(seat)[0])
            if type(t.fact).__name__ == "Laid"
        ]
    assert [fact.seat for fact in laid] == [2, 3, 0, 1] * 3
    rows = Counter(fact.space[0] for fact in laid)
    assert rows == {"L": 4, "C": 4, "R": 4}


@pytest.mark.rule("U-SET-2")
def test_a_tile_goes_on_the_next_free_space_of_any_column() -> None:
    """Not row by row: one column may be full before another has begun."""
    state = rules.begin(
        box(3, "water:7,eagle:5,heron:2", whirlpool=False, movement_tokens=False), 3, 0, seeded("x")
    )
    for row in range(1, 5):
        (left,) = [text for text in texts(state, state.seat) if f" L{row}" in text]
        columns = {text.split()[2] for text in texts(state, state.seat)}
        assert columns == {f"L{row}", "C1", "R1"}
        state.apply(state.seat, GAME.parse(state, state.seat, left))
    assert {text.split()[2] for text in texts(state, state.seat)} == {"C1", "R1"}


@pytest.mark.rule("U-SET-2")
@pytest.mark.parametrize(
    ("kind", "ways"), [("waterfall", 6), ("bear", 6), ("eagle", 1), ("water", 1)]
)
def test_a_tile_can_be_turned_six_ways_where_it_matters(kind: str, ways: int) -> None:
    for seed in range(50):
        match = begun(3, seed)
        if match.view(None).hand == (kind,):
            break
    texts = match.legal(match.decision.seats[0])
    assert len(texts) == 3 * ways
    assert len([text for text in texts if text.startswith(f"lay {kind} L1")]) == ways


@pytest.mark.rule("U-SET-2", "U-LAT-3")
@pytest.mark.parametrize(
    ("text", "falls"),
    [
        ("lay waterfall C1 N", {"NW", "N", "NE"}),
        ("lay waterfall C1 SE", {"NE", "SE", "S"}),
        ("lay bear C1 N", {"NW", "N"}),
        ("lay bear C1 SW", {"S", "SW"}),
    ],
)
def test_waterfalls_turn_with_the_tile(text: str, falls: set[str]) -> None:
    for seed in range(60):
        match = begun(3, seed)
        if match.view(None).hand == (text.split()[1],):
            break
    match.play(match.decision.seats[0], text)
    (tile,) = [tile for tile in match.view(None).river if tile.space.name == "C1"]
    assert set(tile.falls) == falls


@pytest.mark.rule("U-SET-2")
def test_the_stack_is_shuffled_and_told_tile_by_tile() -> None:
    orders = {tuple(shuffled(list(range(5)), seeded(str(seed)))) for seed in range(2000)}
    assert len(orders) == 120
    kit = box(3, "base", whirlpool=False, movement_tokens=False)
    assert sorted(shuffled(kit.tiles(), seeded("x"))) == kit.tiles()
    assert len(kit.tiles()) == 29
    match = begun(3)
    drawn = [step.text for step in match.steps if isinstance(step, Drew)]
    assert len(drawn) == 2
    assert drawn[1] == match.view(None).hand[0]


@pytest.mark.rule("U-SET-2")
def test_the_first_placer_is_drawn_or_chosen() -> None:
    drawn = {begun(3, seed).decision.seats[0] for seed in range(30)}
    assert drawn == {0, 1, 2}
    assert begun(3, first_placer="blue").decision.seats == (1,)


@pytest.mark.rule("U-SET-3")
@pytest.mark.parametrize(("players", "first"), [(2, 0), (3, 0), (4, 0), (5, 2)])
def test_who_would_place_the_13th_tile_begins(players: int, first: int) -> None:
    for mouth in ("placed", "random"):
        match = begun(players, first_placer="vermilion", mouth=mouth)
        to_the_first_turn(match)
        assert match.view(None).first == first
        assert match.decision.seats == (first,)
        assert (match.view(None).round, match.decision.kind) == (1, "move")


@pytest.mark.rule("U-SET-2", "U-SET-3")
def test_the_mouth_may_be_laid_at_random() -> None:
    turned = set()
    for seed in range(40):
        match = begun(4, seed, mouth="random", tiles="added")
        view = match.view(None)
        assert match.decision.kind == "move"
        assert {tile.space.name for tile in view.river if tile.tile != "sea"} == {
            f"{column}{row}" for column in "LCR" for row in range(1, 5)
        }
        assert view.stack_size == 35 - 12
        for tile in view.river:
            if tile.tile == "rapids":
                assert (
                    tile.turned
                    in {"L": ("N", "NE"), "C": ("N", "NE", "NW"), "R": ("N", "NW")}[
                        tile.space.name[0]
                    ]
                )
            if tile.tile == "bear":
                turned.add(tile.turned)
    assert len(turned) == 6


@pytest.mark.rule("U-SET-2")
def test_two_players_use_no_rock_and_one_heron_fewer() -> None:
    view = begun(2).view(None)
    tiles = dict(view.stack)
    tiles[view.hand[0]] += 1
    assert tiles == {
        "water": 7,
        "waterfall": 4,
        "bear": 3,
        "eagle": 5,
        "heron": 4,
        "rock": 0,
        "rapids": 0,
    }
    view = begun(3).view(None)
    tiles = dict(view.stack)
    tiles[view.hand[0]] += 1
    assert tiles == {
        "water": 7,
        "waterfall": 4,
        "bear": 3,
        "eagle": 5,
        "heron": 5,
        "rock": 5,
        "rapids": 0,
    }
