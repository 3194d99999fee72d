"""The cards: what everybody holds, in both decks."""

from __future__ import annotations

import pytest

from anadrome.games.kodiak.cards import deck, deck_names, faces
from anadrome.games.kodiak.deck import HAND_SIZE, SALMON, VISITOR
from tests.games.kodiak.table import Table

SALMON_CARDS = [f"salmon {value}" for value in (1, 1, 2, 2, 3, 3, 4, 4, 5)]
SPEEDS = {"standard": [10, 20, 30, 40, 60], "families": [10, 30, 30, 30, 60]}


@pytest.mark.rule("K-DECK-1")
@pytest.mark.parametrize("name", deck_names())
@pytest.mark.parametrize("players", range(2, 7))
def test_everybody_has_nine_salmon_of_25_points_five_predators_and_a_visitor(
    name: str, players: int
) -> None:
    table = Table(players, name)
    for letter in table.letters:
        hand = table.hand(letter)
        assert hand[:9] == SALMON_CARDS
        assert sum(int(card.split()[1]) for card in hand[:9]) == 25
        assert [card.split()[0] for card in hand[9:]] == ["predator"] * 5 + ["visitor"]


@pytest.mark.rule("K-DECK-2")
def test_there_are_two_decks_and_the_regular_one_is_the_usual() -> None:
    assert deck_names() == ("standard", "families")


@pytest.mark.rule("K-DECK-2")
@pytest.mark.parametrize("name", deck_names())
def test_the_predators_have_the_speeds_of_the_deck(name: str) -> None:
    hand = Table(3, name).hand("B")
    assert hand[9:14] == [f"predator {speed}" for speed in SPEEDS[name]]
    assert [deck(name).speed(card) for card in range(SALMON, VISITOR)] == SPEEDS[name]


@pytest.mark.rule("K-DECK-2", "K-OLD-1")
@pytest.mark.parametrize("name", deck_names())
def test_the_60_and_only_the_60_is_the_old_bear(name: str) -> None:
    cards = faces(name).cards
    assert [card for card in range(HAND_SIZE) if cards[card].takes_all] == [VISITOR - 1]
    assert cards[VISITOR - 1].number == 60
    assert cards[VISITOR - 1].animal == "bear-old"
    assert deck(name).greedy == 1 << (VISITOR - 1)


@pytest.mark.rule("K-DECK-1", "K-DECK-2")
@pytest.mark.parametrize("name", deck_names())
def test_what_people_see_is_what_the_rules_count(name: str) -> None:
    for card, face in enumerate(faces(name).cards):
        number = deck(name).value(card) if card < SALMON else deck(name).speed(card)
        assert face.number == number


@pytest.mark.rule("K-DECK-2", "K-VIS-1")
@pytest.mark.parametrize("name", deck_names())
def test_each_seat_has_its_own_visitor(name: str) -> None:
    assert len(set(faces(name).visitors)) == 6
    animals = [faces(name).animal(seat, VISITOR) for seat in range(6)]
    assert animals == ["bison", "moose", "squirrel", "deer", "stoat", "goat"]
    assert deck(name).speed(VISITOR) == 15


@pytest.mark.rule("K-DECK-2")
def test_animals_of_the_decks() -> None:
    animals = {name: [face.animal for face in faces(name).cards[9:14]] for name in deck_names()}
    assert animals == {
        "standard": ["cormorant", "fox", "otter", "eagle", "bear-old"],
        "families": ["cormorant", "osprey", "bear-she", "bear-cubs", "bear-old"],
    }


@pytest.mark.rule("K-DECK-1", "K-DECK-2")
@pytest.mark.parametrize("name", deck_names())
def test_equal_cards_are_one_choice(name: str) -> None:
    table = Table(2, name)
    speeds = [f"predator {speed}" for speed in dict.fromkeys(SPEEDS[name])]
    salmon = [f"salmon {value}" for value in (1, 2, 3, 4, 5)]
    assert table.open_to("A") == [*salmon, *speeds, "visitor"]


@pytest.mark.rule("K-DECK-1", "K-ROUND-3")
def test_equal_cards_are_played_one_at_a_time() -> None:
    table = Table(2)
    table.play(A="salmon 4", B="predator 10")
    assert table.hand("A").count("salmon 4") == 1
    assert "salmon 4" in table.open_to("A")
    table.play(A="salmon 4", B="predator 20")
    assert "salmon 4" not in table.open_to("A")


@pytest.mark.rule("K-DECK-2", "K-ROUND-3")
def test_the_families_deck_has_three_predators_at_30() -> None:
    table = Table(2, "families")
    for left in (2, 1, 0):
        table.play(A="predator 30", B="visitor" if left == 2 else "predator 30")
        assert table.hand("A").count("predator 30") == left
    assert table.open_to("A")[-3:] == ["predator 10", "predator 60", "visitor"]
    assert table.hand("B").count("predator 30") == 1
