"""Conformance, for every game: actions have their text, and what is not legal is refused."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

import anadrome
from anadrome.core.game import AnyGame
from anadrome.core.match import Match
from anadrome.core.words import LANGUAGES, refusal_text
from tests.conformance.play import (
    any_plan,
    at_every_table,
    begin,
    examples,
    play,
    played,
    seats_and_spectator,
)

NUMBERS = (*range(-3, 80), 127, 128, 10**6)


def refused(match: Match, seat: int, action: int | str) -> None:
    """The action is refused with a rule and a sentence in every language; nothing has changed."""
    before = (match.position(), len(match.told), list(match.steps), match.decision)
    with pytest.raises(anadrome.IllegalAction) as caught:
        match.play(seat, action)
    refusal = caught.value
    assert refusal.rule
    for lang in LANGUAGES:
        assert refusal_text(refusal.key, refusal.params, lang)
    assert (match.position(), len(match.told), match.steps, match.decision) == before


@at_every_table
@examples(15)
@given(data=st.data())
def test_every_action_has_a_text_of_its_own(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)

    def look(_: int) -> bool:
        for seat in range(players):
            actions = match.state.legal(seat)
            texts = match.legal(seat)
            assert len(set(actions)) == len(actions)
            assert len(set(texts)) == len(texts)
            for action, text in zip(actions, texts, strict=True):
                assert text == text.strip()
                assert len(text) <= 100
                assert game.parse(match.state, seat, text) == action
        return len(match.steps) > plan.steps // 4

    play(match, plan, look)


@at_every_table
@examples(8)
@given(data=st.data())
def test_other_numbers_are_refused(game: AnyGame, players: int, data: st.DataObject) -> None:
    match = played(game, players, any_plan(data, game, players))
    for seat in (-1, *range(players), players, 99):
        legal = match.state.legal(seat)
        for action in NUMBERS:
            if action in legal:
                continue
            told: list[anadrome.Told] = []
            before = match.position()
            with pytest.raises(anadrome.IllegalAction):
                match.state.apply(seat, action, told)
            assert told == []
            assert match.position() == before
        refused(match, seat, data.draw(st.sampled_from(sorted(set(NUMBERS) - set(legal)))))


@at_every_table
@examples(8)
@given(data=st.data())
def test_the_actions_of_others_and_of_other_times_are_refused(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    """Texts that were or will be legal for somebody are no better than others now."""
    match = played(game, players, any_plan(data, game, players))
    texts = {text for seat in range(players) for text in match.legal(seat)}
    elsewhere = played(game, players, any_plan(data, game, players))
    texts |= {text for seat in range(players) for text in elsewhere.legal(seat)}
    for seat in (-1, *range(players), players):
        for text in sorted(texts.difference(match.legal(seat))):
            refused(match, seat, text)


@at_every_table
@examples(15)
@given(data=st.data(), text=st.text(max_size=20))
def test_other_texts_are_refused(
    game: AnyGame, players: int, data: st.DataObject, text: str
) -> None:
    match = played(game, players, any_plan(data, game, players))
    for seat in range(players):
        if " ".join(text.lower().split()) not in match.legal(seat):
            refused(match, seat, text)


@at_every_table
@examples(2)
@given(data=st.data())
def test_a_game_can_be_told_in_every_language(
    game: AnyGame, players: int, data: st.DataObject
) -> None:
    plan = any_plan(data, game, players)
    match = begin(game, players, plan)
    names = ["Ada", "Inès", "Tom", "Hugo", "Zoé", "Élie"][:players]
    voices = [game.narrator(match.options, names, lang) for lang in LANGUAGES]
    told = 0

    def look(_: int) -> bool:
        nonlocal told
        facts = anadrome.heard(match.told[told:], None)
        for voice in voices:
            said = [line.text for fact in facts for line in voice.lines(fact)]
            seats = match.decision.seats
            for seat in seats_and_spectator(players):
                prompt = voice.prompt(match.view(seat), seats)
                said += [prompt.title, prompt.detail]
            for seat in seats:
                for action in match.legal(seat):
                    said += [voice.label(seat, action), voice.explain(match.view(seat), action)]
            assert all(said)
            assert not any("{" in text or "}" in text for text in said), "a parameter is raw"
        told = len(match.told)
        return False

    play(match, plan, look)
    look(0)
