"""Rounds, the first player and the cascade."""

from __future__ import annotations

from typing import Any

import pytest

import anadrome
from anadrome.core.match import Match
from anadrome.core.seats import COLOURS
from anadrome.core.steps import Drew
from anadrome.games.kodiak import events
from anadrome.games.kodiak.cards import deck_names
from tests.games.kodiak.table import Table, letters

PLAYERS = range(2, 7)


def facts_of(table: Table, kind: type) -> list[Any]:
    return [fact for fact in table.match.heard(None) if isinstance(fact, kind)]


@pytest.mark.rule("K-ROUND-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_there_are_as_many_rounds_as_players(players: int) -> None:
    table = Table(players)
    assert table.view.rounds == players
    table.play_on()
    assert [fact.round for fact in facts_of(table, events.RoundEnded)] == [
        number + 1 for number in range(players)
    ]
    assert len(table.view.scores) == players
    assert table.asks == "over"


@pytest.mark.rule("K-ROUND-1", "K-ROUND-2")
@pytest.mark.parametrize("first", "ABCD")
def test_the_left_neighbour_begins_the_next_round(first: str) -> None:
    table = Table(4, first=first)
    table.play_on()
    begun = [letters(fact.cascade) for fact in facts_of(table, events.RoundBegan)]
    around = "ABCDABCDABCD"
    start = around.index(first)
    assert begun == [around[start + n : start + n + 4] for n in range(4)]


@pytest.mark.rule("K-ROUND-1")
@pytest.mark.parametrize("first", "ABCDE")
def test_the_first_player_is_an_option(first: str) -> None:
    table = Table(5, first=first)
    assert table.cascade[0] == first
    assert table.match.steps == [], "nothing is drawn"


@pytest.mark.rule("K-ROUND-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_by_default_the_seed_draws_the_first_player(players: int) -> None:
    drawn = set()
    for seed in range(100):
        match = anadrome.new("kodiak", players=players, seed=seed)
        first = match.view(None).cascade[0]
        assert match.steps == [Drew("first-player", players, first, COLOURS[first])]
        drawn.add(first)
    assert drawn == set(range(players))


@pytest.mark.rule("K-ROUND-1")
def test_equal_seeds_draw_the_same_first_player() -> None:
    def firsts() -> list[int]:
        matches = [anadrome.new("kodiak", players=6, seed=seed) for seed in range(50)]
        return [match.view(None).first for match in matches]

    assert firsts() == firsts()


@pytest.mark.rule("K-ROUND-2")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_bears_stand_clockwise_from_the_first_player(players: int) -> None:
    assert Table(players).cascade == "ABCDEF"[:players]
    last = "ABCDEF"[players - 1]
    assert Table(players, first=last).cascade == last + "ABCDEF"[: players - 1]


@pytest.mark.rule("K-ROUND-2")
@pytest.mark.parametrize("name", deck_names())
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_starts_afresh(players: int, name: str) -> None:
    """All cards again, the bears back in line, nothing on the table and in the reserves."""
    match = Table(players, name).match
    fresh = match.view(None)
    rounds = [fresh]
    while not match.is_over:
        before = match.view(None).round
        seat = match.decision.seats[0]
        match.play(seat, match.legal(seat)[-1])
        view = match.view(None)
        if view.round != before:
            rounds.append(view)
    assert len(rounds) == players
    for number, view in enumerate(rounds):
        assert view.hands == fresh.hands
        assert view.cascade == tuple((number + space) % players for space in range(players))
        assert (view.turn, view.phase) == (1, "card")
        assert view.salmon == ()
        assert view.reserves == view.reserve_cards == (0,) * players
        assert not any(view.has_chosen)


@pytest.mark.rule("K-ROUND-2", "K-TIE-1")
def test_a_bear_that_climbed_is_back_in_line_in_the_next_round() -> None:
    table = Table(3)
    table.play(A="salmon 4", B="salmon 3", C="salmon 1")
    table.play(A="predator 10", B="predator 10", C="salmon 2")
    table.pick("A", "A 4")
    assert table.cascade == "BCA"
    while table.turn[0] == 1:
        seat = table.match.decision.seats[0]
        table.match.play(seat, table.match.legal(seat)[0])
    assert table.turn == (2, 1)
    assert table.cascade == "BCA", "B begins round 2"
    table.play_on()
    begun = [letters(fact.cascade) for fact in facts_of(table, events.RoundBegan)]
    assert begun == ["ABC", "BCA", "CAB"]


@pytest.mark.rule("K-ROUND-3")
@pytest.mark.parametrize("name", deck_names())
@pytest.mark.parametrize("players", PLAYERS)
def test_a_round_is_fifteen_turns_and_every_card_is_played_once(players: int, name: str) -> None:
    table = Table(players, name)
    table.play_on(seed=players)
    assert [fact.turn for fact in facts_of(table, events.TurnBegan)] == [*range(1, 16)] * players
    revealed = [fact.cards for fact in facts_of(table, events.Revealed)]
    assert len(revealed) == 15 * players
    for number in range(players):
        of_round = revealed[number * 15 : number * 15 + 15]
        for seat in range(players):
            assert sorted(cards[seat] for cards in of_round) == list(range(15))


@pytest.mark.rule("K-ROUND-3")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_card_played_is_gone(players: int) -> None:
    table = Table(players)
    table.play(**dict.fromkeys(table.letters, "predator 40"))
    for letter in table.letters:
        assert "predator 40" not in table.hand(letter)
        assert len(table.hand(letter)) == 14
        with pytest.raises(anadrome.IllegalAction) as refused:
            table.choose(letter, "predator 40")
        assert (refused.value.rule, refused.value.key) == ("K-ROUND-3", "not-in-hand")


@pytest.mark.rule("K-ROUND-3")
def test_the_game_ends_after_the_last_round() -> None:
    table = Table(2)
    table.play_on()
    assert table.match.is_over
    assert table.match.decision.seats == ()
    assert table.open_to("A") == table.open_to("B") == []
    assert isinstance(table.match.heard(None)[-1], events.GameEnded)
    assert table.turn == (2, 15)


# -- Setting up


@pytest.mark.rule("K-ROUND-1")
@pytest.mark.parametrize("players", [-1, 0, 1, 7, 100])
def test_a_wrong_number_of_players_is_refused(players: int) -> None:
    with pytest.raises(anadrome.BadSetup) as refused:
        anadrome.new("kodiak", players=players)
    assert refused.value.key == "bad-players"
    assert refused.value.params == {"game": "Kodiak", "least": 2, "most": 6, "given": players}


@pytest.mark.rule("K-ROUND-1", "K-DECK-2")
@pytest.mark.parametrize(
    ("options", "key", "params"),
    [
        (
            {"decks": "standard"},
            "unknown-option",
            {"option": "decks", "known": "deck, first_player"},
        ),
        (
            {"deck": "nouveau"},
            "bad-option",
            {"option": "deck", "given": "nouveau", "allowed": "standard, families"},
        ),
        (
            {"first_player": "green"},
            "bad-option",
            {
                "option": "first_player",
                "given": "green",
                "allowed": "draw, vermilion, blue, yellow",
            },
        ),
    ],
)
def test_unknown_options_are_refused(
    options: dict[str, str], key: str, params: dict[str, str]
) -> None:
    with pytest.raises(anadrome.BadSetup) as refused:
        anadrome.new("kodiak", players=3, options=options)
    assert (refused.value.key, refused.value.params) == (key, params)


@pytest.mark.rule("K-ROUND-1", "K-DECK-2")
def test_options_settle_at_their_defaults() -> None:
    match: Match = anadrome.new("kodiak", players=3)
    assert match.options == {"deck": "standard", "first_player": "draw"}
    match = anadrome.new("kodiak", players=4, options={"first_player": "green"})
    assert match.options == {"deck": "standard", "first_player": "green"}
