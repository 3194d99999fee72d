"""Coldwater Crown's greedy bot: sensible in plain positions, and better than chance."""

from __future__ import annotations

import pytest

from anadrome.arena.matches import simulate
from anadrome.bots.bot import make_bot
from anadrome.bots.coldwater_worth import heaviest
from anadrome.games.coldwater.game import GAME
from tests.games.coldwater.pond import Pond, fish

SEEDS = range(6)


def answers(pond: Pond) -> set[str]:
    """What greedy bots of several seeds answer for who is asked."""
    seat = pond.state.owing()[0]
    view = GAME.view(pond.state, seat)
    texts = [GAME.notation(pond.state, action) for action in pond.state.legal(seat)]
    return {make_bot("coldwater", "greedy", str(s)).choose(view, texts) for s in SEEDS}


def verbs(pond: Pond) -> set[str]:
    return {answer.split()[0] for answer in answers(pond)}


# -- Both steps of a turn


@pytest.mark.parametrize(
    ("baits", "free", "taken"),
    [("vg", "violet", "green"), ("br", "blue", "red"), ("yk", "black", "yellow")],
)
def test_it_empties_a_zone_with_a_cast_and_the_token_it_takes(
    baits: str, free: str, taken: str
) -> None:
    """Its last turn is just enough."""
    pond = Pond(2, ending="1,0", A=f"baits -,{baits},-,-")
    assert answers(pond) == {f"cast {free}"}
    pond.play(f"cast {free}")
    assert answers(pond) == {f"take {taken}"}


def test_it_fills_an_empty_tackle_box_with_the_token_on_its_stronger_side() -> None:
    pond = Pond(2, A="token 2")
    assert answers(pond) == {"cast harbour"}
    pond = Pond(2, taking=True, walk="harbour:2,violet:1,red:2,yellow:2")
    assert answers(pond) == {"take harbour"}


def test_it_does_not_sit_on_what_it_could_catch() -> None:
    """Only the first fish of the Lake opens it, so four that wait are not worth four first ones."""
    lake = "lake 3 perch, lake 4 pike, lake 5 sea-trout, lake 6 pike"
    rival = f"fish {fish('pike 13', 'roach 1', 'roach 2')}"
    pond = Pond(2, A="token 2 baits bbb,b,b,b", B=rival, waters=lake)
    assert answers(pond) == {"cast blue"}


def test_in_the_harbour_it_fills_empty_zones_before_those_almost_done() -> None:
    pond = Pond(2, A="token 2 baits v,-,-,- tries crab-1:0,ray-1:0,char-1:0")
    pond.play("cast harbour")
    assert not answers(pond) & {"fill 3"}
    pond = Pond(2, A="token 2 baits -,vvgb,vvggb,vvvggb tries crab-1:0,ray-1:0,char-1:0")
    assert "cast harbour" not in answers(pond)  # its cards want the baits that it has


def test_it_takes_a_card_that_its_baits_fit() -> None:
    """The other cards lack all their colours; the tackle box is full."""
    full = "token 1 baits vgb,vgbb,vvggb,vvvggb"
    pond = Pond(2, A=full, masters="0,3,21,28", deck="-")
    pond.play("cast harbour")
    assert answers(pond) == {"angler crab-1"}


# -- What is worth most


RIVAL = f"fish {fish('pike 13')}"  # who may lose the Lake, but no other contest
SEVEN = ["wrasse 8", "mackerel 7", "salmon 8", "perch 2", "sea-trout 3", "roach 1", "pike 3"]


@pytest.mark.parametrize(("won", "taken"), [(0, "green"), (5, "red")])
def test_it_goes_for_the_eighth_species(won: int, taken: str) -> None:
    """A john dory, unless the trophy is won already; then a pike that may win the Lake."""
    own = f"baits g,r,-,- fish {fish(*SEVEN)} won 000000{won}00"
    gone = f"000000{min(won, 1)}00"
    waters = "shore 3 john-dory, lake 4 pike"
    pond = Pond(2, taking=True, A=own, B=RIVAL, waters=waters, trophies=gone)
    assert answers(pond) == {f"take {taken}"}


@pytest.mark.parametrize(("won", "taken"), [(0, "yellow"), (5, "red")])
def test_it_goes_for_the_last_of_the_small_species(won: int, taken: str) -> None:
    """With a flounder and a perch, a roach. The trophy for 8 Species is won."""
    caught = fish("flounder 2", "perch 2", "pike 3", "salmon 12")
    own = f"baits y,r,-,- fish {caught} won 0000005{won}0"
    gone = f"0000001{min(won, 1)}0"
    waters = "river 3 roach, lake 4 pike"
    pond = Pond(2, taking=True, A=own, B=RIVAL, waters=waters, trophies=gone)
    assert answers(pond) == {f"take {taken}"}


def test_it_places_the_bait_that_catches_a_card() -> None:
    pond = Pond(2, A="baits v,-,-,- tries conger-1:0,crab-1:6")
    pond.play("cast violet")
    assert answers(pond) == {"bait crab-1:1"}


@pytest.mark.parametrize(
    ("home", "answer"), [("-", "catch 3 river 3"), ("wrasse", "catch 3 shore 3")]
)
def test_it_spends_a_rod_only_where_it_gains(home: str, answer: str) -> None:
    waters = f"shore 3 {home}, lake 3 sea-trout, river 3 brown-trout"
    own = fish("sea-trout 7") if home == "-" else fish("sea-trout 7", "brown-trout 14")
    pond = Pond(2, A=f"baits v,-,-,- tokens 0100 fish {own}", waters=waters)
    pond.play("cast violet")
    assert answers(pond) == {answer}


def test_it_plays_a_lure_for_the_fish_of_a_last_turn() -> None:
    pond = Pond(2, taking=True, ending="1,0", A="baits -,bb,-,- tokens 0001", waters="lake 4 pike")
    assert answers(pond) == {"lure blue 4 4"}


@pytest.mark.parametrize(("baits", "answer"), [("bb", "lure blue 4 4"), ("bbk", "go on")])
def test_after_its_action_it_plays_a_lure_or_goes_on(baits: str, answer: str) -> None:
    pond = Pond(
        2,
        phase="tackle",
        back="tackle",
        step="2",
        placed="violet",
        walk="violet:1,green:1,red:1",
        waters="lake 4 pike",
        A=f"token 1 baits -,{baits},-,- tokens 0001",
    )
    assert answers(pond) == {answer}


def test_it_plays_no_lure_for_nothing() -> None:
    pond = Pond(2, A="baits vgb,vgb,-,- tokens 0001")
    assert verbs(pond) == {"cast"}


# -- The end of the game


ELEVEN = ["roach 1", "roach 2", "roach 2", "roach 2", "perch 2", "perch 3", "perch 4", "perch 5"]
ELEVEN += ["john-dory 2", "john-dory 3", "john-dory 4"]


@pytest.mark.parametrize(("mine", "theirs", "ends"), [(9, 0, True), (0, 9, False)])
def test_it_ends_the_game_when_it_is_ahead(mine: int, theirs: int, ends: bool) -> None:
    """A twelfth fish of a kind that it has; ``won`` gives one of the two Mystery Weights."""
    pond = Pond(
        2,
        taking=True,
        A=f"baits g,bbr,-,- fish {fish(*ELEVEN)} won 00000000{mine}",
        B=f"fish {fish('wrasse 8', 'pike 21', 'salmon 12')} won 00000000{theirs}",
        waters="shore 3 john-dory",
        trophies="000100000",
    )
    assert (answers(pond) == {"take green"}) is ends
    assert ends or "take green" not in answers(pond)


def test_on_its_last_turn_it_does_not_save_up() -> None:
    """A wrasse now, rather than a rich tackle box that nobody will use."""
    pond = Pond(2, ending="1,0", A="token 2 baits v,-,-,-", B=f"fish {fish('wrasse 8')}")
    assert answers(pond) == {"cast violet"}


def contest(mine: list[str], theirs: list[str], tag: str) -> set[str]:
    """What A presents at the Shore."""
    pond = Pond(
        2, taking=True, ending="1,0", tag=tag, A=f"fish {fish(*mine)}", B=f"fish {fish(*theirs)}"
    )
    pond.play("take green")
    assert pond.asks == "present A"
    return answers(pond)


def test_it_shows_a_lighter_tagged_fish_when_the_contest_is_safe() -> None:
    """A flounder of 3 has the grey Tag; alone, any fish wins, and against 20 pounds none does."""
    mine = ["flounder 3", "flounder 6"]
    light, heavy = {"present flounder 3 06:20"}, {"present flounder 6 06:56"}
    assert contest(mine, [], "grey") == light
    assert contest(mine, ["wrasse 8", "mackerel 7", "john-dory 6"], "grey") == light
    assert contest(mine, ["john-dory 4", "john-dory 5"], "grey") == heavy


# -- The practice pond


def test_behind_it_lets_the_silent_angler_draw_one_bait() -> None:
    pond = Pond(1, phase="silent", silent="3,0", acting="1", S=f"fish {fish('roach 2')}")
    assert answers(pond) == {"silent one"}


def test_it_gives_the_silent_angler_no_second_card() -> None:
    pond = Pond(1, A="token 1", draws="white, crab-1, violet, green, black")
    pond.play("cast harbour", "fill 3")
    assert pond.asks == "white A"
    assert answers(pond) == {"white baits"}


# -- How it plays


def test_the_heaviest_of_some_is_an_average_over_all_choices() -> None:
    assert heaviest([1, 2, 2, 2, 3], 1) == 2
    assert heaviest([1, 2, 2, 2, 3], 5) == 3
    assert heaviest([4, 6, 8], 2) == pytest.approx((6 + 8 + 8) / 3)
    assert heaviest([], 1) == 0


@pytest.mark.parametrize("bots", [["greedy", "random"], ["greedy", "random", "random", "random"]])
def test_it_beats_chance(bots: list[str]) -> None:
    *_, (greedy, *others) = simulate(GAME, bots, {}, "sample", 6)
    assert greedy.share == 1
    assert greedy.points > max(other.points for other in others) + 10


def test_it_often_beats_the_silent_angler() -> None:
    *_, (greedy,) = simulate(GAME, ["greedy"], {}, "sample", 20)
    assert greedy.share >= 0.3
