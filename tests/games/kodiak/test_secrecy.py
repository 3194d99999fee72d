"""The secret choice: nobody sees a card before the last one has chosen."""

from __future__ import annotations

import itertools

import pytest

import anadrome
from anadrome.core.chance import seeded
from anadrome.core.record import record_of, to_text
from anadrome.core.seats import COLOURS
from anadrome.core.steps import Decided
from anadrome.core.words import LANGUAGES
from anadrome.games.kodiak import events
from anadrome.games.kodiak.game import GAME
from tests.games.kodiak.table import Table, keeping

CARDS = ["salmon 1", "salmon 5", "predator 10", "predator 60", "visitor"]


def everything_seen(table: Table, seat: int | None) -> tuple[object, ...]:
    """All that a seat, or a spectator, can get from a match: what is said and written included."""
    match = table.match
    spoken: list[object] = []
    for lang in LANGUAGES:
        voice = GAME.narrator(match.options, COLOURS[: match.players], lang)
        spoken += [line for fact in match.heard(seat) for line in voice.lines(fact)]
        spoken.append(voice.prompt(match.view(seat), match.decision.seats))
    written = to_text(record_of(match, final=False))
    return match.view(seat), match.heard(seat), match.decision, written, spoken


@pytest.mark.rule("K-TURN-1")
@pytest.mark.parametrize("players", range(2, 7))
def test_a_choice_makes_no_difference_to_what_others_see(players: int) -> None:
    for seat in range(players):
        seen = []
        for card in CARDS:
            table = Table(players)
            table.match.play(seat, card)
            others = [other for other in (*range(players), None) if other != seat]
            seen.append([everything_seen(table, other) for other in others])
            assert all(entry == seen[0] for entry in seen)
        assert seen[0][-1][0] == table.view
        assert table.view.has_chosen == tuple(other == seat for other in range(players))


@pytest.mark.rule("K-TURN-1")
def test_that_one_has_chosen_is_seen() -> None:
    table = Table(3)
    assert table.view.has_chosen == (False, False, False)
    table.choose("B", "salmon 5")
    for seat in (0, 1, 2, None):
        assert table.match.view(seat).has_chosen == (False, True, False)
        assert events.Chose(seat=1) in table.match.heard(seat)
    assert table.asks == "card AC"
    assert table.match.decision.settled == (1,)


@pytest.mark.rule("K-TURN-1")
def test_one_sees_ones_own_choice_only() -> None:
    table = Table(3)
    table.choose("B", "salmon 5")
    table.choose("C", "visitor")
    assert [table.match.view(seat).own_choice for seat in (0, 1, 2, None)] == [None, 8, 14, None]
    for seat in range(3):
        own = [fact for fact in table.match.heard(seat) if isinstance(fact, events.ChoseCard)]
        assert all(fact.seat == seat for fact in own)
    assert not any(isinstance(fact, events.ChoseCard) for fact in table.match.heard(None))


@pytest.mark.rule("K-TURN-1")
def test_a_chosen_card_is_still_in_the_hand_that_others_see() -> None:
    table = Table(2)
    table.choose("A", "salmon 5")
    for seat in (0, 1, None):
        assert len(table.match.view(seat).hands[0]) == 15


@pytest.mark.rule("K-TURN-1")
def test_all_cards_are_revealed_together_when_the_last_has_chosen() -> None:
    table = Table(3)
    told = [*table.choose("C", "predator 60"), *table.choose("A", "salmon 5")]
    assert not any(isinstance(entry.fact, events.Revealed) for entry in told)
    assert table.view.shown == (None, None, None)
    facts = anadrome.heard(table.choose("B", "salmon 1"), None)
    assert facts[:2] == [events.Chose(seat=1), events.Revealed(cards=(8, 0, 13))]


@pytest.mark.rule("K-TURN-1")
def test_a_choice_may_be_changed_until_the_last_has_chosen_and_the_last_one_counts() -> None:
    table = Table(3)
    for card in ("predator 10", "salmon 5", "visitor", "salmon 4"):
        table.choose("B", card)
        assert table.asks == "card AC"
        assert card in table.open_to("B")
    table.choose("A", "salmon 1")
    table.choose("B", "salmon 3")
    table.choose("A", "salmon 2")
    assert table.sum_up(table.choose("C", "salmon 2")) == ["3 stay"]
    assert table.salmon == ["(A 2)", "(B 3)", "(C 2)"]
    assert len(table.hand("B")) == 14
    assert "predator 10" in table.hand("B")
    assert "salmon 5" in table.hand("B")


@pytest.mark.rule("K-TURN-1")
def test_a_change_is_heard_by_nobody_else() -> None:
    table = Table(3)
    table.choose("B", "salmon 5")
    before = [everything_seen(table, seat) for seat in (0, 2, None)]
    table.match.told.clear()
    told = table.choose("B", "predator 10")
    assert [(entry.audience, entry.fact) for entry in told] == [
        (1, events.ChoseCard(seat=1, card=9))
    ]
    assert table.match.heard(0) == table.match.heard(2) == table.match.heard(None) == []
    after = [everything_seen(table, seat) for seat in (0, 2, None)]
    assert [entry[0] for entry in before] == [entry[0] for entry in after]


@pytest.mark.rule("K-TURN-1")
def test_after_the_reveal_a_choice_is_final() -> None:
    table = Table(3)
    table.play(A="salmon 5", B="predator 10", C="salmon 1")
    for letter in "AC":
        assert table.open_to(letter) == []
        with pytest.raises(anadrome.IllegalAction):
            table.choose(letter, "salmon 4")


@pytest.mark.rule("K-TURN-1")
def test_the_choices_enter_the_record_together_and_only_the_final_ones() -> None:
    table = Table(3)
    table.choose("C", "salmon 5")
    table.choose("A", "visitor")
    table.choose("C", "salmon 1")
    assert table.match.steps == []
    table.choose("B", "salmon 2")
    assert table.match.steps == [
        Decided(0, "card", "visitor"),
        Decided(1, "card", "salmon 2"),
        Decided(2, "card", "salmon 1"),
    ]


@pytest.mark.rule("K-TURN-1")
def test_the_order_of_choosing_makes_no_difference() -> None:
    positions = set()
    for order in itertools.permutations("ABC"):
        table = Table(3)
        cards = {"A": "salmon 5", "B": "predator 10", "C": "salmon 1"}
        table.play(**{letter: cards[letter] for letter in order})
        positions.add(table.match.position())
        assert [step.seat for step in table.match.steps if isinstance(step, Decided)] == [0, 1, 2]
    assert len(positions) == 1


@pytest.mark.rule("K-TURN-1")
def test_a_sampled_table_agrees_with_the_view_and_samples_every_card() -> None:
    table = Table(3)
    table.choose("A", "salmon 5")
    table.choose("C", "predator 10")
    sampled: set[str] = set()
    for seed in range(200):
        view = table.match.view(0)
        state = GAME.determinize(view, seeded(str(seed)))
        assert GAME.view(state, 0) == view
        own = GAME.view(state, 2).own_choice
        assert own is not None
        sampled.add(GAME.notation(state, own))
    assert sampled == set(table.open_to("B")), "every card C may have chosen, twins as one"


@pytest.mark.rule("K-TURN-1", "K-ROUND-3")
def test_a_card_laid_by_itself_is_told_like_any_other() -> None:
    """A hand of equal cards chooses itself; the card lies face down all the same."""
    table = keeping(2, A=["salmon 1", "salmon 1"], B=["salmon 2", "salmon 3"])
    view = table.match.view(1)
    assert view.has_chosen == (True, False)
    assert view.own_choice is None
    assert table.match.view(0).own_choice == 0
    assert table.match.heard(None)[-1] == events.Chose(seat=0)
    table.choose("B", "salmon 3")
    assert table.turn == (2, 1)
