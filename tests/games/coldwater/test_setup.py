"""The cards and tiles, and how a tournament is set up."""

from __future__ import annotations

from collections import Counter

import pytest

import anadrome
from anadrome.core.match import Match
from anadrome.core.steps import Drew
from anadrome.games.coldwater import events, names
from anadrome.games.coldwater.cards import fish_cards, kit, master_cards, species, stack_points
from anadrome.games.coldwater.game import GAME

PLAYERS = (1, 2, 3, 4)


def match(players: int, seed: int = 7, **options: str) -> Match:
    return Match(GAME, players, options, seed)


# -- The cards


@pytest.mark.rule("C-DATA-1")
def test_weights_fill_the_printed_ranges_evenly() -> None:
    for each in species():
        printed, weights = each["printed"], each["reconstructed"]["weights"]
        assert (len(weights), weights[0], weights[-1]) == (
            printed["cards"],
            printed["lightest"],
            printed["heaviest"],
        )
        step = 2 if each["name"] == "pike" else 1
        if each["name"] == "roach":
            assert weights == [1, 2, 2, 2, 3]
        else:
            assert weights == list(range(weights[0], weights[-1] + 1, step))
    homes = Counter(each["location"] for each in species() for _ in each["reconstructed"]["tags"])
    assert homes == {"shore": 20, "lake": 20, "river": 20}


@pytest.mark.rule("C-DATA-2")
def test_tags_go_round_the_colours_species_by_species() -> None:
    number = 0
    for index, each in enumerate(species()):
        for rank in range(each["printed"]["cards"]):
            assert fish_cards()[number].tag == names.TAGS[(rank + index) % 5]
            number += 1
    assert number == 60
    assert Counter(card.tag for card in fish_cards()) == dict.fromkeys(names.TAGS, 12)
    assert not set(names.TAGS) & {*names.COLOURS, "white"}


@pytest.mark.rule("C-DATA-3")
def test_times_are_spread_over_the_day_and_all_different() -> None:
    for number, card in enumerate(fish_cards()):
        hours, minutes = map(int, card.time.split(":"))
        assert hours * 60 + minutes == 6 * 60 + 8 + 12 * ((41 * number + 5) % 60)
        assert kit(2).minute[number] == hours * 60 + minutes
    assert len({card.time for card in fish_cards()}) == 60
    printed = [each["printed"].get("times", {}) for each in species()]
    assert printed[9] == {"5": "08:32"}
    assert [
        card.time for card in fish_cards() if (card.species, card.weight) == ("sea-trout", 5)
    ] == ["08:32"]


@pytest.mark.rule("C-DATA-4")
def test_the_cards_of_a_kind_are_one_pattern_moved_on() -> None:
    bases = {
        "crab": (0, 1, 2),
        "ray": (0, 1, 3),
        "dogfish": (0, 2, 3),
        "char": (0, 0, 2, 2),
        "conger": (0, 0, 1, 4),
    }
    cards = master_cards()
    assert len(cards) == len({card.name for card in cards}) == 30
    for card in cards:
        shift = int(card.name[-1]) - 1
        assert card.slots == tuple(names.COLOURS[(c + shift) % 6] for c in bases[card.kind])
    assert any(card.kind == "char" and card.slots.count("red") == 2 for card in cards)


# -- Set-up


@pytest.mark.rule("C-SET-1")
@pytest.mark.parametrize("players", PLAYERS)
def test_a_fish_in_every_zone_and_the_next_on_top(players: int) -> None:
    view = match(players).view(None)
    for number, (water, name) in enumerate(zip(view.waters, names.LOCATIONS, strict=True)):
        assert water.location == name
        homes = {each["name"] for each in species() if each["location"] == name}
        assert {*water.zones, water.top} <= homes
        assert water.left == 16, number
    fish = [f for f in match(players).heard(None) if type(f).__name__ == "Stocked"]
    assert [f.zone for f in fish] == [3, 4, 5, 6] * 3
    assert [f.location for f in fish] == [name for name in names.LOCATIONS for _ in range(4)]


@pytest.mark.rule("C-SET-1")
def test_every_species_comes_as_often_as_it_has_cards() -> None:
    found: Counter[str] = Counter()
    for seed in range(600):
        found[match(2, seed).view(None).waters[1].zones[0]] += 1
    assert found.keys() == {"perch", "sea-trout", "pike"}
    assert 240 < found["pike"] < 360
    assert 100 < found["perch"] < 200


@pytest.mark.rule("C-SET-2")
def test_a_tag_and_four_master_anglers_lie_open() -> None:
    tags = set()
    for seed in range(60):
        view = match(3, seed).view(None)
        tags.add(view.tag)
        assert len({card.name for card in view.open_masters}) == 4
        assert view.masters_left == 26
    assert tags == set(names.TAGS)


@pytest.mark.rule("C-SET-3")
@pytest.mark.parametrize(
    ("players", "points"), [(1, (5, 3)), (2, (5, 3)), (3, (5, 3, 2)), (4, (5, 4, 3, 2))]
)
def test_stacks_lose_trophies_at_fewer_players(players: int, points: tuple[int, ...]) -> None:
    assert stack_points(players) == points
    for stack in match(players).view(None).stacks:
        solo = players == 1 and stack.trophy == "small-species"
        assert stack.points == (points[1:] if solo else points)


@pytest.mark.rule("C-SET-3")
def test_one_mystery_weight_is_open_and_five_are_to_come() -> None:
    opened = set()
    for seed in range(60):
        view = match(2, seed).view(None)
        opened.add(view.mystery)
        assert sorted((view.mystery, *view.mysteries_left)) == [2, 3, 4, 5, 6, 7]
    assert opened == {2, 3, 4, 5, 6, 7}


@pytest.mark.rule("C-SET-4")
@pytest.mark.parametrize("players", PLAYERS)
def test_tokens_at_the_start(players: int) -> None:
    view = match(players).view(None)
    assert [(space.spot, space.side) for space in view.boardwalk if space.side] == [
        ("green", 1),
        ("red", 1),
        ("yellow", 1),
    ]
    for angler in view.anglers[:players]:
        assert angler.token == 1
        assert len(angler.tackle) == 1
    assert view.tackle_left == 15 - players


@pytest.mark.rule("C-SET-4")
def test_the_first_tackle_can_be_used_at_once() -> None:
    assert any("lure" in " ".join(match(2, seed).legal(0)) for seed in range(30))


@pytest.mark.rule("C-SET-5")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_zones_3_and_4_are_filled_before_the_white_bait_joins(players: int) -> None:
    for seed in range(20):
        view = match(players, seed).view(None)
        for angler in view.anglers:
            assert [sum(zone) for zone in angler.box] == [3, 4, 0, 0]
        assert sum(view.bag) == 96 - 7 * players
        assert view.white_in_bag
        assert sum(view.discard) == 0


@pytest.mark.rule("C-SET-5")
def test_the_white_bait_is_never_drawn_in_the_set_up() -> None:
    for seed in range(40):
        filled = [f for f in match(4, seed).heard(None) if isinstance(f, events.Filled)]
        assert [f.white for f in filled] == [None] * 8


@pytest.mark.rule("C-SET-6")
def test_the_first_player_is_drawn_or_chosen_and_play_goes_clockwise() -> None:
    drawn = {match(4, seed).view(None).first for seed in range(40)}
    assert drawn == {0, 1, 2, 3}
    chosen = match(3, first_player="yellow")
    assert chosen.view(None).first == 2
    assert not [s for s in chosen.steps if isinstance(s, Drew) and s.what == "first-player"]
    turns: list[int] = []
    while len(turns) < 7:
        seat = chosen.decision.seats[0]
        if not turns or turns[-1] != seat:
            turns.append(seat)
        chosen.play(seat, chosen.legal(seat)[0])
    assert turns == [2, 0, 1, 2, 0, 1, 2]


@pytest.mark.rule("C-SET-6")
def test_tackle_and_baits_are_dealt_in_turn_order() -> None:
    facts = match(3, first_player="blue").heard(None)
    assert [f.seat for f in facts if type(f).__name__ == "TackleGot"] == [1, 2, 0]
    filled = [(f.seat, f.zone) for f in facts if type(f).__name__ == "Filled"]
    assert filled == [(1, 3), (1, 4), (2, 3), (2, 4), (0, 3), (0, 4)]


@pytest.mark.rule("C-END-3")
@pytest.mark.parametrize("limit", ["0", "1", "100", "9999"])
def test_turn_limits_that_can_be(limit: str) -> None:
    assert match(2, turn_limit=limit).view(None).turn_limit == int(limit)


@pytest.mark.rule("C-END-3")
@pytest.mark.parametrize("limit", ["", "-1", "01", "1.5", "ten", "٣", "10000", "²"])
def test_turn_limits_that_cannot_be(limit: str) -> None:
    with pytest.raises(anadrome.BadSetup):
        match(2, turn_limit=limit)
