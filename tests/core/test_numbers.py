"""Small numbers: masks, rows, places, seats."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from anadrome.core.bits import bit, count, lowest, nth
from anadrome.core.places import places_of
from anadrome.core.rows import at, put, unpacked
from anadrome.core.seats import COLOURS, seat_of

same_every_time = settings(derandomize=True, deadline=None)

MASKS = st.integers(0, 2**56 - 1)


@pytest.mark.parametrize("k", range(63))
def test_a_bit_alone(k: int) -> None:
    """Above bit 31 too, where a compiled literal would have wrapped."""
    assert bit(k) == 2**k


@same_every_time
@given(mask=MASKS)
def test_bits_are_counted(mask: int) -> None:
    assert count(mask) == mask.bit_count()


@same_every_time
@given(mask=MASKS.filter(bool))
def test_the_lowest_bit_and_the_nth(mask: int) -> None:
    places = [k for k in range(56) if mask >> k & 1]
    assert lowest(mask) == places[0]
    assert [nth(mask, n) for n in range(len(places))] == places


ROWS = st.lists(st.integers(0, 255), min_size=1, max_size=7)


@same_every_time
@given(numbers=ROWS, data=st.data())
def test_a_row_holds_a_number_for_each_seat(numbers: list[int], data: st.DataObject) -> None:
    row = 0
    for seat in data.draw(st.permutations(range(len(numbers)))):
        row = put(row, seat, numbers[seat])
    assert [at(row, seat) for seat in range(len(numbers))] == numbers
    assert unpacked(row, len(numbers)) == tuple(numbers)

    seat = data.draw(st.integers(0, len(numbers) - 1))
    number = data.draw(st.integers(0, 255))
    changed = [number if other == seat else old for other, old in enumerate(numbers)]
    assert unpacked(put(row, seat, number), len(numbers)) == tuple(changed)


@same_every_time
@given(scores=st.lists(st.integers(0, 9), min_size=1, max_size=6).map(tuple))
def test_a_place_is_one_more_than_those_who_have_more(scores: tuple[int, ...]) -> None:
    places = places_of(scores)
    ranked = sorted(scores, reverse=True)
    assert places == tuple(ranked.index(score) + 1 for score in scores)


def test_equal_scores_share_the_better_place() -> None:
    assert places_of((5, 9, 9, 1)) == (3, 1, 1, 4)
    assert places_of((0, 0, 0)) == (1, 1, 1)


def test_every_seat_has_a_colour_of_its_own() -> None:
    assert [seat_of(colour) for colour in COLOURS] == list(range(6))
    assert seat_of("Blue") is seat_of("purple") is seat_of("") is None
