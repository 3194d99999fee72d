"""The end: last turns, contests, the score."""

from __future__ import annotations

from typing import Any

import pytest

from anadrome.core.events import heard
from anadrome.core.match import Match
from anadrome.games.coldwater import events
from anadrome.games.coldwater.game import GAME
from tests.games.coldwater.pond import Pond, fish, sum_up

# Twelve fish of A, none of them a species of the Shore.
DOZEN = fish(
    *("pike 3", "pike 5", "pike 7", "pike 9", "pike 11", "pike 13"),
    *("perch 2", "perch 3", "perch 4", "sea-trout 3", "sea-trout 4", "sea-trout 5"),
)


def last_turn(players: int, words: str = "", **more: Any) -> Pond:
    """A's very last turn, Step 2: after it the contests are held. Nothing is caught any more."""
    return Pond(players, taking=True, ending="1,0", turn="9", A=words, **more)


def presented(pond: Pond, *actions: str) -> list[str]:
    """What is told when A takes its last token and the answers are in."""
    return pond.play("take green", *actions)


@pytest.mark.rule("C-TRO-5")
def test_twelve_fish_at_the_end_of_a_turn_win_a_trophy() -> None:
    pond = Pond(2, taking=True, A=f"fish {DOZEN}")
    assert "A wins twelve-fish 2" in pond.play("take green")
    eleven = DOZEN.rpartition(",")[0]
    pond = Pond(2, taking=True, A=f"fish {eleven}")
    assert pond.play("take green") == ["A takes green 1", "turn 1 of B"]
    pond = Pond(2, taking=True, A=f"fish {DOZEN}", trophies="000100000")
    assert "A wins twelve-fish 2" not in pond.play("take green")


@pytest.mark.rule("C-TRO-5")
def test_not_before_the_end_of_the_turn() -> None:
    eleven = DOZEN.rpartition(",")[0]
    pond = Pond(2, A=f"baits v,-,-,- fish {eleven}")
    assert "twelve" not in " ".join(pond.play("cast violet"))
    assert len(pond.pile("A")) == 12


@pytest.mark.rule("C-END-1")
def test_after_twelve_fish_every_other_player_has_one_last_turn() -> None:
    pond = Pond(3, taking=True, A=f"fish {DOZEN}")
    said = pond.play("take green")
    assert said[-2:] == ["last turns after A: twelve-fish", "turn 1 of B (last)"]
    assert pond.view.last_seats == (2,)
    assert pond.view.ending == "twelve-fish"
    pond.play("cast black")
    assert pond.play("take violet")[-1] == "turn 1 of C (last)"
    pond.play("cast blue")
    assert "shore A0:0 B0:0 C0:0" in pond.play("take red")


@pytest.mark.rule("C-END-1")
def test_a_location_that_cannot_be_filled_up_ends_the_game_too() -> None:
    pond = Pond(2, A="baits v,-,-,-", tops="-,pike,salmon", decks="0,0,0,0,2,4,5,4,5,3,7")
    pond.play("cast violet")
    assert pond.word("ending") == "0,0"
    said = pond.play(pond.open_to()[0])
    assert said[-2:] == ["last turns after A: water-empty", "turn 1 of B (last)"]
    pond = Pond(2, A="baits v,-,-,-", tops="wrasse,pike,salmon", decks="0,0,0,0,2,4,5,4,5,3,7")
    pond.play("cast violet")
    assert pond.play(pond.open_to()[0])[-1] == "turn 1 of B"


@pytest.mark.rule("C-END-1")
def test_nothing_ends_before() -> None:
    pond = Pond(2, taking=True)
    assert pond.play("take green")[-1] == "turn 1 of B"
    assert pond.view.ending is None


@pytest.mark.rule("C-END-3")
def test_after_so_many_turns_the_game_ends_in_the_same_way() -> None:
    pond = Pond(2, taking=True, limit="5", A="turns 5", B="turns 4")
    said = pond.play("take green")
    assert said[-2:] == ["last turns after A: turn-limit", "turn 5 of B (last)"]
    for limit, turns in (("5", "4"), ("0", "250")):
        pond = Pond(2, taking=True, limit=limit, A=f"turns {turns}", B=f"turns {turns}")
        assert pond.play("take green")[-1] == f"turn {int(turns) + 1} of B"
        assert pond.view.ending is None


@pytest.mark.rule("C-END-3")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_game_of_two_turns_ends_after_two_turns_of_each(players: int) -> None:
    match = Match(GAME, players, {"turn_limit": "2"}, 3)
    while not match.is_over:
        seat = match.decision.seats[0]
        match.play(seat, match.legal(seat)[0])
    assert [angler.turns for angler in match.view(None).anglers] == [2] * max(players, 2)


@pytest.mark.rule("C-END-2")
def test_one_of_each_species_the_heaviest_if_nothing_else_counts() -> None:
    mine = fish("flounder 3", "flounder 5", "wrasse 4", "mackerel 5", "pike 21")
    pond = last_turn(2, f"fish {mine}", tags="no", B=f"fish {fish('john-dory 6')}")
    said = presented(pond)
    assert "shore A14:5 B6:3" in said
    assert "lake A21:5 B0:0" in said
    assert "river A0:0 B0:0" in said
    assert said[-1] == "end"


@pytest.mark.rule("C-END-2")
def test_the_contests_come_shore_lake_river() -> None:
    told = presented(last_turn(2, f"fish {fish('wrasse 4', 'pike 3', 'roach 1')}"))
    held = [text.split()[0] for text in told if text.split()[0] in ("shore", "lake", "river")]
    assert held == ["shore", "lake", "river"]


@pytest.mark.rule("C-END-2")
def test_a_lighter_tagged_fish_may_be_presented() -> None:
    mine = fish("wrasse 4", "wrasse 8", "wrasse 7")  # orange, grey, brown
    pond = last_turn(2, f"fish {mine}", tag="orange")
    presented(pond)
    assert pond.asks == "present A"
    assert pond.open_to() == ["present wrasse 8 15:56", "present wrasse 4 07:08"]
    said = pond.play("present wrasse 4 07:08")
    assert "shore A4:5 B0:0" in said
    assert GAME.view(pond.state, None).scores[0].tags == 1
    pond = last_turn(2, f"fish {mine}", tag="grey")
    assert presented(pond)[-1] == "end"


@pytest.mark.rule("C-END-2")
def test_an_earlier_untagged_fish_of_the_same_weight_may_be_presented() -> None:
    pond = last_turn(2, "fish 36,37", tag="brown")  # of 14:20 and brown, of 10:32 and grey
    presented(pond)
    assert pond.open_to() == ["present roach 2 14:20", "present roach 2 10:32"]
    pond = last_turn(2, "fish 36,37", tag="grey")
    assert presented(pond)[-1] == "end", "the earlier one is the tagged one"


@pytest.mark.rule("C-END-2")
def test_all_choose_at_once_and_may_think_again() -> None:
    mine, theirs = fish("wrasse 4", "wrasse 8"), fish("flounder 4", "flounder 6")
    pond = last_turn(
        3, f"fish {mine}", tag="orange", B=f"fish {theirs},7,9", C=f"fish {fish('mackerel 4')}"
    )  # fmt: skip
    assert presented(pond) == ["A takes green 1"]
    assert GAME.decision(pond.state).seats == (0, 1)
    told = pond.told("present wrasse 4 07:08", letter="A")
    assert sum_up(told) == ["A has chosen"]
    assert [type(f).__name__ for f in heard(told, 0)] == ["Chose", "Presents"]
    assert [type(f).__name__ for f in heard(told, 1)] == ["Chose"]
    assert [angler.chosen for angler in pond.view.anglers] == [True, False, False]
    assert GAME.decision(pond.state).settled == (0,)
    assert pond.play("present wrasse 8 15:56", letter="A") == []
    assert pond.refuses("present roach 2 16:08", letter="B") == "C-END-2"
    assert pond.refuses("present wrasse 8 15:56", letter="C") == "C-TURN-1"
    said = pond.play(pond.open_to("B")[0], letter="B")
    assert said[:2] == ["B has chosen", "shore B12:5 A8:3 C4:2"]


@pytest.mark.rule("C-END-2")
def test_ties_go_to_the_earliest_fish_presented_there() -> None:
    mine, theirs = fish("wrasse 4", "pike 3"), fish("mackerel 4")  # 07:08 against 16:20 or so
    pond = last_turn(2, f"fish {mine}", tags="no", B=f"fish {theirs}")
    held = [f for f in heard(pond.told("take green"), None) if isinstance(f, events.ContestHeld)]
    shore = held[0].entries
    assert [entry.total for entry in shore] == [4, 4]
    times = [min(each.time for each in entry.fish) for entry in shore]
    assert times == sorted(times)
    assert [entry.points for entry in shore] == [5, 3]


@pytest.mark.rule("C-END-2")
def test_who_presents_nothing_gets_nothing() -> None:
    pond = last_turn(4, f"fish {fish('wrasse 4')}", tags="no")
    said = presented(pond)
    assert said[1] == "shore A4:5 B0:0 C0:0 D0:0"
    assert said[2] == "A wins shore 5"
    assert said[3].startswith("lake")


@pytest.mark.rule("C-SCORE-1")
def test_trophies_master_anglers_and_tags_score() -> None:
    mine = f"fish {fish('wrasse 4', 'pike 21')} caught 0,7 won 000002003 tries ray-1:0"
    pond = last_turn(2, mine, tag="orange")
    presented(pond)
    score = pond.view.scores[0]
    won = [("mystery", 1), ("mystery", 1), ("mystery", 1), ("three-alike", 2)]
    assert list(score.trophies) == [*won, ("shore", 5), ("lake", 5)]
    assert (score.masters, score.tags, score.total) == (2, 1, 18)
    assert GAME.outcome(pond.state).scores[0] == 18
    assert GAME.outcome(pond.state).places == (1, 2)


@pytest.mark.rule("C-SCORE-1")
def test_only_presented_fish_score_for_their_tag() -> None:
    pond = last_turn(2, f"fish {fish('wrasse 4', 'wrasse 8')}", tag="orange")
    presented(pond, "present wrasse 8 15:56")
    assert pond.view.scores[0].tags == 0


@pytest.mark.rule("C-SCORE-1")
def test_equal_scores_go_to_the_earliest_fish_of_all() -> None:
    """A has the Shore's first trophy and the Lake's second, B the other way round."""
    pond = last_turn(
        2, f"fish {fish('wrasse 8', 'perch 2')}", tags="no", B=f"fish {fish('wrasse 7', 'perch 3')}"
    )  # fmt: skip
    presented(pond)
    outcome = GAME.outcome(pond.state)
    assert outcome.scores == (8, 8)
    times = [
        min(each.fish.time for each in angler.fish if each.fish) for angler in pond.view.anglers
    ]
    assert outcome.places == ((1, 2) if times[0] < times[1] else (2, 1))


@pytest.mark.rule("C-SCORE-1")
def test_who_presented_nothing_is_last_of_the_tied_and_shares() -> None:
    pond = last_turn(
        3, f"fish {fish('wrasse 8')}", tags="no", B="won 000000050", C="won 000000050"
    )  # fmt: skip
    presented(pond)
    outcome = GAME.outcome(pond.state)
    assert outcome.scores == (5, 5, 5)
    assert outcome.places == (1, 2, 2)


@pytest.mark.rule("C-VAR-1")
def test_without_tag_points_tags_neither_score_nor_ask() -> None:
    mine = fish("wrasse 4", "wrasse 8")
    pond = last_turn(2, f"fish {mine}", tags="no", tag="orange")
    said = presented(pond)
    assert "shore A8:5 B0:0" in said
    assert pond.view.scores[0].tags == 0
    pond = last_turn(2, f"fish {fish('wrasse 4')}", tags="no", tag="orange")
    presented(pond)
    assert pond.view.scores[0].tags == 0
