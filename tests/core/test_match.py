"""A match: what is asked, what is played, who sees and hears it, and what is written down."""

from __future__ import annotations

import pytest

from anadrome.core.errors import BadSetup, IllegalAction
from anadrome.core.events import EVERYONE, Told, heard
from anadrome.core.game import Decision, Outcome, settle_options
from anadrome.core.match import Match
from anadrome.core.steps import Decided, Drew
from tests.core.ponds import GAME, WINDS


def ponds(players: int = 3, seed: int | str = 7, **options: str) -> Match:
    return Match(GAME, players, options, seed)


def test_the_draws_of_the_start_are_the_first_steps() -> None:
    match = ponds()
    (step,) = match.steps
    assert isinstance(step, Drew)
    assert (step.what, step.of, step.text) == ("spring", 100, str(step.result))
    assert match.heard(None) == [f"spring {step.result}"]


def test_choices_enter_together_by_seat_and_draws_follow() -> None:
    match = ponds()
    before = list(match.steps)
    match.play(2, "deep")
    match.play(0, "shallow")
    assert match.decision == Decision("pond", (1,), (0, 2))
    match.play(2, "shallow")
    assert match.steps == before, "nothing is written down before the last has chosen"
    match.play(1, "deep")
    *decided, drew = match.steps[len(before) :]
    assert decided == [
        Decided(0, "pond", "shallow"),
        Decided(1, "pond", "deep"),
        Decided(2, "pond", "shallow"),
    ]
    assert isinstance(drew, Drew)
    assert (drew.what, drew.of, drew.text) == ("wind", 3, WINDS[drew.result])


def test_a_question_to_one_seat_writes_one_answer() -> None:
    match = ponds(helper="1")
    for seat in (2, 1, 0):
        match.play(seat, "deep")
    before = list(match.steps)
    assert match.decision == Decision("pond", (1,))
    match.play(1, "shallow")
    assert match.steps[len(before) : -1] == [Decided(1, "pond", "shallow")]


def test_an_action_is_a_number_or_a_text() -> None:
    one, other = ponds(), ponds()
    for seat in range(3):
        one.play(seat, "deep")
        other.play(seat, 1)
    assert one.position() == other.position()
    assert one.steps == other.steps
    assert one.legal(0) == ["shallow", "deep"]


def test_facts_are_heard_by_their_audience() -> None:
    match = ponds()
    told = match.play(1, "deep")
    assert [(entry.audience, entry.fact) for entry in told] == [
        (EVERYONE, "1 chose"),
        (1, "1 chose deep"),
    ]
    assert match.heard(None)[1:] == match.heard(0)[1:] == ["1 chose"]
    assert match.heard(1)[1:] == ["1 chose", "1 chose deep"]
    assert heard([Told(2, "two"), Told(EVERYONE, "all")], 2) == ["two", "all"]
    assert repr(told[1]) == "Told(1, '1 chose deep')"


def test_views_are_those_of_the_game() -> None:
    match = ponds()
    match.play(1, "deep")
    assert [match.view(seat)["own"] for seat in (0, 1, 2, None)] == [None, 1, None, None]


@pytest.mark.parametrize(("seat", "action"), [(0, "middle"), (0, 2), (-1, 0), (3, 0), (3, "deep")])
def test_a_refused_action_changes_nothing(seat: int, action: int | str) -> None:
    match = ponds()
    match.play(1, "deep")
    before = match.position(), list(match.steps), len(match.told), match.decision
    with pytest.raises(IllegalAction):
        match.play(seat, action)
    assert (match.position(), match.steps, len(match.told), match.decision) == before


def test_a_match_ends_with_its_outcome() -> None:
    match = ponds(2, rounds="1")
    assert match.outcome() is None
    match.play(0, "shallow")
    match.play(1, "deep")
    assert match.is_over
    drew = match.steps[-1]
    assert isinstance(drew, Drew)
    scores = (1, drew.result)
    assert match.outcome() == Outcome(scores, {0: (1, 2), 1: (1, 1), 2: (2, 1)}[drew.result])
    with pytest.raises(IllegalAction, match="game-over"):
        match.play(0, 0)


@pytest.mark.parametrize(
    ("places", "winners"), [((1, 2, 3), (0,)), ((3, 1, 1), (1, 2)), ((1, 1, 1), (0, 1, 2))]
)
def test_winners_are_those_in_the_first_place(
    places: tuple[int, ...], winners: tuple[int, ...]
) -> None:
    assert Outcome((0, 0, 0), places).winners == winners


def winds(match: Match) -> list[int]:
    while not match.is_over:
        match.play(match.decision.seats[0], "deep")
    return [step.result for step in match.steps if isinstance(step, Drew)]


def test_the_seed_decides_the_draws() -> None:
    drawn = [winds(ponds(seed=seed)) for seed in range(30)]
    assert [winds(ponds(seed=str(seed))) for seed in range(30)] == drawn
    assert len(set(map(tuple, drawn))) > 20


def test_a_script_decides_the_draws_instead() -> None:
    match = Match(GAME, 2, {}, 7, [42, 2, 0])
    assert winds(match) == [42, 2, 0]
    assert match.outcome() == Outcome((2, 2), (1, 1))
    with pytest.raises(ValueError, match="below"):
        Match(GAME, 2, {}, 7, [100])


# -- Options


def test_options_settle_at_those_given_or_the_first_choice() -> None:
    assert settle_options(GAME, 2, {}) == {"rounds": "2", "helper": "none"}
    assert settle_options(GAME, 3, {"helper": "2"}) == {"rounds": "2", "helper": "2"}


@pytest.mark.parametrize(
    ("players", "given", "key", "params"),
    [
        (4, {}, "bad-players", {"game": "Ponds", "least": 2, "most": 3, "given": 4}),
        (1, {}, "bad-players", {"game": "Ponds", "least": 2, "most": 3, "given": 1}),
        (2, {"wind": "1"}, "unknown-option", {"option": "wind", "known": "rounds, helper"}),
        (
            2,
            {"helper": "2"},
            "bad-option",
            {"option": "helper", "given": "2", "allowed": "none, 0, 1"},
        ),
    ],
)
def test_options_a_game_has_not_are_refused(
    players: int, given: dict[str, str], key: str, params: dict[str, str | int]
) -> None:
    with pytest.raises(BadSetup) as refused:
        settle_options(GAME, players, given)
    assert (refused.value.key, refused.value.params) == (key, params)


# -- Taking back


def test_an_action_taken_back_leaves_no_trace() -> None:
    match, other = ponds(), ponds()
    match.play(0, "deep")
    other.play(0, "deep")
    match.play(1, "shallow")
    match.take_back(1)
    assert match.position() == other.position()
    assert (match.steps, list(map(repr, match.told))) == (other.steps, list(map(repr, other.told)))
    for seat, pond in ((1, "deep"), (2, "deep"), (0, "deep"), (1, "deep"), (2, "deep")):
        for playing in (match, other):
            playing.play(seat, pond)
    assert match.steps == other.steps, "later draws are the same, and written down"
    assert match.outcome() == other.outcome()


def test_actions_are_taken_back_one_by_one_from_the_last() -> None:
    match = ponds()
    start = match.position()
    match.play(0, "deep")
    match.play(1, "deep")
    assert [match.can_take_back(seat) for seat in range(3)] == [False, True, False]
    match.take_back(1)
    assert [match.can_take_back(seat) for seat in range(3)] == [True, False, False]
    match.take_back(0)
    assert match.position() == start
    assert not match.can_take_back(0)


def test_nothing_is_taken_back_past_a_draw_or_for_another() -> None:
    match = ponds()
    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
        match.take_back(0)
    match.play(0, "deep")
    with pytest.raises(IllegalAction, match="nothing-to-take-back"):
        match.take_back(1)
    match.play(1, "deep")
    match.play(2, "deep")  # the wind is drawn
    before = match.position()
    for seat in range(3):
        with pytest.raises(IllegalAction, match="nothing-to-take-back"):
            match.take_back(seat)
    assert match.position() == before


def test_what_was_drawn_from_a_script_is_drawn_again_after_a_step_back() -> None:
    match = Match(GAME, 2, {}, script=[42, 2, 1])
    match.play(0, "deep")
    match.take_back(0)
    for _ in range(2):
        for seat in range(2):
            match.play(seat, "deep")
    assert [step.result for step in match.steps if isinstance(step, Drew)] == [42, 2, 1]
