"""What Kodiak says: the same in English and French."""

from __future__ import annotations

import random
from string import Formatter
from typing import get_args

import pytest
from msgspec.structs import replace

from anadrome.core.words import LANGUAGES, Catalog, catalog
from anadrome.games.kodiak import events
from anadrome.games.kodiak.cards import deck_names, faces
from anadrome.games.kodiak.narrator import KodiakNarrator
from tests.games.kodiak.table import Table

ROOM = "anadrome.games.kodiak"
NAMES = {
    "en": ["Vermilion", "Blue", "Yellow", "Green"],
    "fr": ["Vermillon", "Bleu", "Inès", "Vert"],
}

# By seat: Old Bear, fox, visitor (squirrel), salmon 4.
SHOWN = events.Revealed(cards=(13, 10, 14, 6))

SAID: list[tuple[events.AnyFact, list[str], list[str]]] = [
    (
        events.RoundBegan(round=2, rounds=4, cascade=(1, 2, 3, 0)),
        ["Round 2 of 4. Blue stands first on the cascade."],
        ["Manche 2 sur 4. Bleu est en première place sur la cascade."],
    ),
    (events.TurnBegan(turn=3), ["Turn 3 of 15"], ["Tour 3 sur 15"]),
    (events.Chose(seat=1), [], []),
    (events.ChoseCard(seat=1, card=3), [], []),
    (
        SHOWN,
        [
            "Vermilion shows the Old Bear 60.",
            "Blue shows the Fox 20.",
            "Yellow shows the Squirrel +15.",
            "Green shows the Salmon 4.",
        ],
        [
            "Vermillon montre\u202f: Vieil Ours 60.",
            "Bleu montre\u202f: Renard 20.",
            "Inès montre\u202f: Écureuil +15.",
            "Vert montre\u202f: Saumon 4.",
        ],
    ),
    (
        events.Slowed(seat=2, target=1, delay=15, speed=35),
        ["Yellow’s Squirrel slows Blue’s Fox to 35."],
        ["L’écureuil d’Inès ralentit le renard de Bleu à 35."],
    ),
    (
        events.Idle(seat=2),
        ["Yellow’s Squirrel finds nobody to bother."],
        ["L’écureuil d’Inès n’a personne à déranger."],
    ),
    (
        events.Missed(),
        ["No salmon on the table. Everything is discarded."],
        ["Aucun saumon sur la table. Tout est défaussé."],
    ),
    (
        events.Stayed(salmon=1),
        ["No predator came. One salmon stays in the pool."],
        ["Aucun prédateur n’est venu. Un saumon reste dans le bassin."],
    ),
    (
        events.Stayed(salmon=3),
        ["No predator came. 3 salmon stay in the pool."],
        ["Aucun prédateur n’est venu. 3 saumons restent dans le bassin."],
    ),
    (
        events.HeroicRun(salmon=1),
        ["No predator came again: a heroic run. The salmon is saved."],
        ["Encore aucun prédateur\u202f: remontée héroïque. Le saumon est sauvé."],
    ),
    (
        events.HeroicRun(salmon=5),
        ["No predator came again: a heroic run. All 5 salmon are saved."],
        ["Encore aucun prédateur\u202f: remontée héroïque. Les 5 saumons sont sauvés."],
    ),
    (
        events.LastLeap(salmon=1),
        ["No predator came in the last turn. The salmon is saved."],
        ["Aucun prédateur au dernier tour. Le saumon est sauvé."],
    ),
    (
        events.LastLeap(salmon=2),
        ["No predator came in the last turn. All 2 salmon are saved."],
        ["Aucun prédateur au dernier tour. Les 2 saumons sont sauvés."],
    ),
    (events.OrderSet(seats=(1, 0), speeds=(35, 60)), [], []),
    (
        events.Took(seat=1, card=13, owner=3, value=4, stayed=False),
        ["Blue’s Old Bear takes Green’s 4."],
        ["Le Vieil Ours de Bleu prend le 4 de Vert."],
    ),
    (
        events.Took(seat=2, card=12, owner=2, value=5, stayed=True),
        ["Yellow’s Eagle takes Yellow’s 5."],
        ["L’aigle d’Inès prend le 5 d’Inès."],
    ),
    (
        events.WentHome(seat=1, card=10),
        ["Blue’s Fox goes home empty."],
        ["Le renard de Bleu rentre sans rien."],
    ),
    (
        events.Climbed(seat=0, cascade=(1, 2, 3, 0)),
        ["Vermilion won the tie and moves to the last space."],
        ["Vermillon gagne l’égalité et passe en dernière place."],
    ),
    (
        events.Saved(owner=3, value=4, stayed=True),
        ["Green saves a 4."],
        ["Vert sauve un 4."],
    ),
    (
        events.RoundEnded(round=1, points=(20, 30, 25, 25), totals=(20, 30, 25, 25)),
        [
            "End of round 1.",
            "Vermilion scores 20, 20 in all.",
            "Blue scores 30, 30 in all.",
            "Yellow scores 25, 25 in all.",
            "Green scores 25, 25 in all.",
        ],
        [
            "Fin de la manche 1.",
            "Vermillon marque 20 points, 20 en tout.",
            "Bleu marque 30 points, 30 en tout.",
            "Inès marque 25 points, 25 en tout.",
            "Vert marque 25 points, 25 en tout.",
        ],
    ),
    (
        events.GameEnded(totals=(90, 110, 100, 100), places=(4, 1, 2, 2)),
        ["Blue wins with 110 points."],
        ["Bleu gagne avec 110 points."],
    ),
    (
        events.GameEnded(totals=(90, 105, 105, 100), places=(4, 1, 1, 3)),
        ["Blue and Yellow share the win with 105 points."],
        ["Bleu et Inès gagnent ensemble avec 105 points."],
    ),
]


def voice(lang: str, deck: str = "standard") -> KodiakNarrator:
    """A narrator who has seen the cards of SHOWN."""
    narrator = KodiakNarrator(deck, NAMES[lang], lang)
    narrator.lines(SHOWN)
    return narrator


def fields(template: str) -> set[str]:
    """The names of a template's parameters."""
    return {name for _, name, _, _ in Formatter().parse(template) if name is not None}


# -- The log


def test_every_kind_of_fact_is_tried() -> None:
    assert {type(fact) for fact, _, _ in SAID} == set(get_args(events.AnyFact))


@pytest.mark.rule("K-FISH-1", "K-VIS-1", "K-TIE-1", "K-STAY-1", "K-STAY-2", "K-LAST-1", "K-SCORE-1")
@pytest.mark.parametrize(
    ("fact", "english", "french"), SAID, ids=[type(fact).__name__ for fact, _, _ in SAID]
)
def test_what_the_log_says_of_a_fact(
    fact: events.AnyFact, english: list[str], french: list[str]
) -> None:
    assert [line.text for line in voice("en").lines(fact)] == english
    assert [line.text for line in voice("fr").lines(fact)] == french


def test_a_line_names_the_seat_it_is_about() -> None:
    took = events.Took(seat=1, card=13, owner=3, value=4, stayed=False)
    assert [line.seat for line in voice("en").lines(took)] == [1]
    assert [line.heading for line in voice("en").lines(took)] == [False]
    assert [line.heading for line in voice("en").lines(events.TurnBegan(turn=1))] == [True]


@pytest.mark.rule("K-TURN-1")
def test_a_secret_choice_has_no_line() -> None:
    for lang in LANGUAGES:
        assert voice(lang).lines(events.Chose(seat=0)) == []
        assert voice(lang).lines(events.ChoseCard(seat=0, card=8)) == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_whole_game_is_told(lang: str) -> None:
    for deck in deck_names():
        table = Table(4, deck)
        table.play_on(seed=5)
        narrator = KodiakNarrator(deck, NAMES[lang], lang)
        lines = [line for fact in table.match.heard(None) for line in narrator.lines(fact)]
        assert sum(line.heading for line in lines) == 4 * 15 + 4 + 4
        assert all(line.text and "{" not in line.text for line in lines)


# -- The catalogs


def sentences(lang: str) -> dict[str, str]:
    """All but the forms of the animals."""
    entries = catalog(ROOM, lang).entries
    return {key: text for key, text in entries.items() if not key.startswith("animal.")}


def animals(lang: str) -> dict[str, set[str]]:
    """The animals with the forms their names have."""
    found: dict[str, set[str]] = {}
    for key in catalog(ROOM, lang).entries:
        if key.startswith("animal."):
            _, animal, form = key.split(".")
            found.setdefault(animal, set()).add(form)
    return found


def test_both_languages_have_the_same_keys() -> None:
    assert sentences("en").keys() == sentences("fr").keys()
    assert animals("en").keys() == animals("fr").keys()


@pytest.mark.parametrize("key", sentences("en"))
def test_both_languages_have_the_same_parameters(key: str) -> None:
    english, french = fields(sentences("en")[key]), fields(sentences("fr")[key])
    if key.endswith(".one"):  # "one salmon" need not show its number
        english, french = english | {"count"}, french | {"count"}
    assert english == french


@pytest.mark.rule("K-DECK-2")
@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_animal_has_a_name_in_every_form_the_sentences_ask_for(lang: str) -> None:
    asked = {"name"}
    for text in sentences(lang).values():
        for _, name, form, _ in Formatter().parse(text):
            if name in {"animal", "visitor"} and form:
                asked.add(form.lower())
    on_cards = {
        faces(deck).animal(seat, card)
        for deck in deck_names()
        for seat in range(6)
        for card in range(15)
    }
    assert animals(lang).keys() == on_cards
    for animal, forms in animals(lang).items():
        assert forms == asked, animal


def test_french_sets_its_marks_as_french_does() -> None:
    """A narrow no-break space before ; : ? !, and the right apostrophe, in every room's French."""
    rooms = ["anadrome.core", ROOM]
    for text in (text for room in rooms for text in catalog(room, "fr").entries.values()):
        plain = "".join(literal for literal, *_ in Formatter().parse(text))
        assert "'" not in plain, text
        assert "..." not in plain, text
        for place, mark in enumerate(plain):
            if mark in ";:?!»":
                assert plain[place - 1] == "\u202f", text
            if mark == "«":
                assert plain[place + 1] == "\u202f", text


def test_english_sets_its_marks_as_english_does() -> None:
    for room in ("anadrome.core", ROOM):
        for text in catalog(room, "en").entries.values():
            plain = "".join(literal for literal, *_ in Formatter().parse(text))
            assert "'" not in plain, text
            assert "\u202f" not in plain, text


# -- Prompts, labels and explanations


def test_every_sentence_is_said_in_some_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sentence lacks a key or a parameter, and no key is idle."""
    used: set[tuple[str, str]] = set()
    say = Catalog.say

    def listen(self: Catalog, key: str, **params: object) -> str:
        exact = key
        if "count" in params:
            exact = f"{key}.one" if params["count"] == 1 else f"{key}.many"
        used.add((self.lang, exact))
        assert set(params) >= fields(self.entries[exact])
        return say(self, key, **params)

    monkeypatch.setattr(Catalog, "say", listen)
    for fact, _, _ in SAID:
        for lang in LANGUAGES:
            voice(lang).lines(fact)
    for lang in LANGUAGES:
        for players in (2, 4):
            for deck in deck_names():
                _talk_through(players, deck, lang)
        winners = Table(2)
        winners.play_on()
        view = winners.match.view(0)
        for totals in ((60, 40), (50, 50)):
            again = replace(view, totals=totals)
            KodiakNarrator("standard", NAMES[lang][:2], lang).prompt(again, ())
    for lang in LANGUAGES:
        assert {key for spoken, key in used if spoken == lang} == sentences(lang).keys()


def _talk_through(players: int, deck: str, lang: str) -> None:
    table = Table(players, deck)
    narrator = KodiakNarrator(deck, NAMES[lang][:players], lang)
    choices = random.Random(players)
    match = table.match
    while not match.is_over:
        seats = match.decision.seats
        for seat in (*range(players), None):
            prompt = narrator.prompt(match.view(seat), seats)
            assert prompt.title
            assert prompt.detail
        for seat in seats:
            for action in match.legal(seat):
                assert narrator.label(seat, action)
                assert narrator.explain(match.view(seat), action)
        seat = choices.choice(seats)
        match.play(seat, choices.choice(match.legal(seat)))


@pytest.mark.rule("K-VIS-1", "K-FISH-1", "K-STAY-1")
def test_what_an_action_would_do() -> None:
    table = Table(4)
    table.play(A="salmon 5", B="visitor", C="salmon 1", D="salmon 2")
    english, french = voice("en"), voice("fr")

    def explained(letter: str, action: str) -> tuple[str, str]:
        view = table.match.view("ABCD".index(letter))
        return english.explain(view, action), french.explain(view, action)

    assert explained("A", "predator 60") == (
        "Play the Old Bear: at speed 60 it takes every salmon that is left.",
        "Jouer le Vieil Ours\u202f: à la vitesse 60, tous les saumons qui restent sont à toi.",
    )
    table.play(A="visitor", B="predator 10", C="predator 20", D="salmon 4")
    assert explained("A", "slow blue") == (
        "Slow Blue’s Cormorant: it acts at 25 instead of 10.",
        "Ralentir le cormoran de Bleu\u202f: vitesse 25 au lieu de 10.",
    )
    table.slow("A", "B")
    assert explained("C", "take vermilion 5") == (
        "Take Vermilion’s 5 from the pool.",
        "Prendre le 5 de Vermillon dans le bassin.",
    )
    assert explained("C", "take green 4") == ("Take Green’s 4.", "Prendre le 4 de Vert.")
    prompt = english.prompt(table.match.view(2), (2,))
    assert prompt.title == "Your fox fishes now. Take one salmon."
    assert prompt.detail == "Blue’s Cormorant comes next, at 25."


@pytest.mark.rule("K-VIS-1")
def test_with_two_players_a_visitor_says_that_it_does_nothing() -> None:
    view = Table(2).match.view(0)
    narrator = KodiakNarrator("standard", NAMES["en"][:2], "en")
    said = narrator.explain(view, "visitor")
    assert said == "Play the Bison: with two players it has no effect."


@pytest.mark.rule("K-TURN-1")
def test_the_prompt_shows_a_choice_to_its_own_seat_only() -> None:
    table = Table(3)
    table.choose("B", "predator 30")
    narrator = KodiakNarrator("standard", NAMES["en"][:3], "en")
    for seat in (0, 2, None):
        prompt = narrator.prompt(table.match.view(seat), (0, 2))
        assert "Otter" not in prompt.title + prompt.detail
    own = narrator.prompt(table.match.view(1), (0, 2))
    assert own.detail == "Your Otter 30 lies face down. You may still change it."
