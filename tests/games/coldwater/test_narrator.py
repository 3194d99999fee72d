"""What Coldwater Crown says: the same in English and French."""

from __future__ import annotations

from random import Random
from string import Formatter
from typing import get_args

import pytest

from anadrome.core.match import Match
from anadrome.core.words import LANGUAGES, Catalog, catalog
from anadrome.games.coldwater import events
from anadrome.games.coldwater.game import GAME
from anadrome.games.coldwater.narrator import ColdwaterNarrator
from anadrome.games.coldwater.view import ColdwaterView, Phase
from tests.games.coldwater.explained import EXPLAINED, LABELS
from tests.games.coldwater.lake import CHAR, FLOUNDERS, contest, emptied, seen
from tests.games.coldwater.said import ASKED, SAID, SOLO, TIED, score

ROOM = "anadrome.games.coldwater"
NAMES = ["Ada", "Inès", "Tom"]
NARROW = "\u202f"
# Sorts of things whose names have forms of their own.
SORTS = {
    "bait": events.Colour,
    "kind": events.Kind,
    "location": events.Location,
    "species": events.Species,
    "spot": events.Spot,
    "tackle": events.Tackle,
    "tag": events.Tag,
    "trophy": events.Trophy,
}
# Trophies that are said with the fish that won them, in sentences of their own.
WON_BY_FISH = {"mystery", "shore", "lake", "river"}
PHASES = set(get_args(Phase))


def voice(lang: str, *, solo: bool = False) -> ColdwaterNarrator:
    return ColdwaterNarrator(NAMES[:1] if solo else NAMES, lang)


def set_right(french: str) -> str:
    """The text with the narrow no-break spaces that French has before its marks."""
    for mark in ":;?!":
        french = french.replace(f" {mark}", f"{NARROW}{mark}")
    return french


# -- The log


def test_every_fact_is_tried() -> None:
    assert {type(fact) for fact, _, _ in SAID} == set(get_args(events.AnyFact))


@pytest.mark.parametrize(
    ("fact", "english", "french"), SAID, ids=[type(fact).__name__ for fact, _, _ in SAID]
)
def test_the_log(fact: events.AnyFact, english: list[str], french: list[str]) -> None:
    assert [line.text for line in voice("en").lines(fact)] == english
    assert [line.text for line in voice("fr").lines(fact)] == [set_right(text) for text in french]


@pytest.mark.rule("C-SOLO-6")
@pytest.mark.parametrize(("fact", "english", "french"), SOLO)
def test_the_silent_angler_has_a_name(fact: events.AnyFact, english: str, french: str) -> None:
    assert voice("en", solo=True).lines(fact)[-1].text == english
    assert voice("fr", solo=True).lines(fact)[-1].text == set_right(french)


@pytest.mark.rule("C-SCORE-1")
@pytest.mark.parametrize(("places", "english", "french"), TIED)
def test_ties(places: tuple[int, int, int], english: str, french: str) -> None:
    scores = (score(9), score(9), score(2))
    over = seen(phase="over", scores=scores, places=places)
    for lang, said in (("en", english), ("fr", french)):
        assert voice(lang).lines(events.GameEnded(scores, places))[-1].text == said
        assert voice(lang).prompt(over, ()).title == said


def test_lines_know_their_seat_and_turns_are_headings() -> None:
    (began,) = voice("en").lines(events.TurnBegan(2, 1, last=False))
    assert (began.seat, began.heading) == (2, True)
    (cast,) = voice("en").lines(events.Cast(1, "red", 1))
    assert (cast.seat, cast.heading) == (1, False)
    (silent,) = voice("en", solo=True).lines(events.SilentDrew(1, "red", 4))
    assert (silent.seat, silent.heading) == (1, False)


def test_the_board_of_the_set_up_has_no_lines_until_the_first_turn() -> None:
    narrator, fish = voice("en"), events.Stocked("lake", 3, "pike", top="perch")
    narrator.lines(events.TagTurned("ice"))
    assert narrator.lines(fish) == []
    assert narrator.lines(events.MasterTurned(0, CHAR)) == []
    assert narrator.lines(events.MysteryTurned(4)) != []
    narrator.lines(events.TurnBegan(0, 1, last=False))
    assert len(narrator.lines(fish)) == 1


# -- Prompts


def test_every_question_is_tried() -> None:
    assert {view.phase for view, _, _ in ASKED} == PHASES - {"over"}


@pytest.mark.parametrize(("view", "english", "french"), ASKED)
def test_what_is_asked(
    view: ColdwaterView, english: tuple[str, str], french: tuple[str, str]
) -> None:
    for lang, said in (("en", english), ("fr", french)):
        prompt = voice(lang, solo=view.solo).prompt(view, (0,))
        title, detail = said
        assert (prompt.title, prompt.detail) == (set_right(title), set_right(detail))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_waits_is_told_for_whom(lang: str) -> None:
    details = set()
    for phase in sorted(PHASES - {"over", "present"}):
        for seat in (1, None):
            prompt = voice(lang).prompt(seen(phase=phase, seat=seat), (0,))
            assert prompt.title == {"en": "Waiting for Ada.", "fr": "On attend Ada."}[lang]
            assert "Ada" in prompt.detail
        details.add(prompt.detail)
    assert len(details) == len(PHASES) - 2


@pytest.mark.rule("C-SOLO-2", "C-SOLO-5")
def test_in_the_silent_anglers_turn_it_is_the_player_who_chooses() -> None:
    for phase in ("silent", "white"):
        prompt = voice("en", solo=True).prompt(seen(phase=phase, seat=None, acting=1), (0,))
        assert prompt.detail.startswith("Ada chooses")


@pytest.mark.rule("C-END-2")
def test_a_choice_for_a_contest_is_shown_to_its_own_seat_only() -> None:
    chosen = voice("en").prompt(contest(presents=(FLOUNDERS[1],)), (1, 2))
    assert (chosen.title, chosen.detail) == (
        "Waiting for Inès and Tom.",
        "You present a flounder of 4 (pink tag). You may still change your choice.",
    )
    other = voice("fr").prompt(contest(seat=1, contenders=()), (0, 2))
    assert (other.title, other.detail) == (
        "On attend Ada et Tom.",
        f"Le concours du Rivage{NARROW}: tout le monde choisit en secret.",
    )


# -- Actions


@pytest.mark.parametrize(("action", "english", "french"), LABELS)
def test_labels(action: str, english: str, french: str) -> None:
    assert voice("en").label(0, action) == english
    assert voice("fr").label(0, action) == set_right(french)


@pytest.mark.parametrize(("view", "action", "english", "french"), EXPLAINED)
def test_what_an_action_would_do(
    view: ColdwaterView, action: str, english: str, french: str
) -> None:
    assert voice("en").explain(view, action) == english
    assert voice("fr").explain(view, action) == set_right(french)


@pytest.mark.rule("C-CATCH-1", "C-TACK-1")
@pytest.mark.parametrize(
    ("colours", "home"),
    [(("violet", "green"), "shore"), (("blue", "red"), "lake"), (("yellow", "black"), "river")],
)
def test_a_bait_needs_a_rod_for_every_water_but_its_own(
    colours: tuple[str, str], home: str
) -> None:
    for colour in colours:
        for location in get_args(events.Location):
            view = emptied(5, colour=colour)
            said = voice("en").explain(view, f"catch 5 {location} 5")
            assert ("Rod" in said) == (location != home)


# -- Whole games


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_a_whole_game_is_told(players: int, lang: str) -> None:
    """All has words, and no two actions of a question have the same."""
    match, choices, heard = Match(GAME, players, {}, players), Random(players), 0
    narrator = GAME.narrator({}, [*NAMES, "Zoé"][:players], lang)
    while True:
        lines = [line for told in match.told[heard:] for line in narrator.lines(told.fact)]
        assert all(line.text and "{" not in line.text for line in lines)
        heard = len(match.told)
        for seat in (*range(players), None):
            prompt = narrator.prompt(match.view(seat), match.decision.seats)
            assert prompt.title
            assert prompt.detail
        if match.is_over:
            break
        for seat in match.decision.seats:
            view, open_actions = match.view(seat), match.legal(seat)
            labels = {narrator.label(seat, action) for action in open_actions}
            assert len(labels) == len(open_actions)
            assert all(narrator.explain(view, action) for action in open_actions)
        seat = match.decision.seats[0]
        match.play(seat, choices.choice(match.legal(seat)))


# -- The catalogs


def sentences(lang: str) -> dict[str, str]:
    """All but the forms of things."""
    things = (*(f"{sort}." for sort in SORTS), "silent.")
    entries = catalog(ROOM, lang).entries
    return {key: text for key, text in entries.items() if not key.startswith(things)}


def parameters(text: str) -> set[str]:
    return {name for _, name, _, _ in Formatter().parse(text) if name}


def test_both_languages_have_the_same_keys_and_parameters() -> None:
    english, french = (catalog(ROOM, lang).entries for lang in LANGUAGES)
    assert english.keys() == french.keys()
    for key, text in english.items():
        assert parameters(text) == parameters(french[key]), key


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("sort", SORTS)
def test_every_thing_has_a_name_and_the_same_forms_as_its_like(sort: str, lang: str) -> None:
    things: dict[str, set[str]] = {}
    for key in catalog(ROOM, lang).entries:
        if key.startswith(f"{sort}."):
            _, name, form = key.split(".")
            things.setdefault(name, set()).add(form)
    assert things.keys() == set(get_args(SORTS[sort])) - (
        WON_BY_FISH if sort == "trophy" else set()
    )
    assert len({frozenset(forms) for forms in things.values()}) == 1


def test_french_is_set_as_french_is() -> None:
    for text in catalog(ROOM, "fr").entries.values():
        plain = "".join(literal for literal, *_ in Formatter().parse(text))
        assert "'" not in plain, text
        for place, mark in enumerate(plain):
            if mark in ";:?!":
                assert plain[place - 1] == NARROW, text
    for text in catalog(ROOM, "en").entries.values():
        assert not {"'", NARROW} & set(text), text


def test_every_sentence_is_said_somewhere(monkeypatch: pytest.MonkeyPatch) -> None:
    """No sentence lacks a parameter, and what nobody says is not kept."""
    said: set[tuple[str, str]] = set()
    say = Catalog.say

    def listen(self: Catalog, key: str, **params: object) -> str:
        exact = key
        if "count" in params:
            number = "one" if params["count"] == 1 else "many"
            exact = f"{key}.{number}" if f"{key}.{number}" in self.entries else key
        said.add((self.lang, exact))
        assert parameters(self.entries[exact]) <= params.keys()
        return say(self, key, **params)

    monkeypatch.setattr(Catalog, "say", listen)
    for lang in LANGUAGES:
        for fact, *_ in SAID:
            voice(lang).lines(fact)
        for fact, *_ in SOLO:
            voice(lang, solo=True).lines(fact)
            if isinstance(fact, events.GameEnded):
                over = seen(phase="over", scores=fact.scores, places=fact.places)
                voice(lang, solo=True).prompt(over, ())
        for totals, places in (((9, 8), (1, 2)), ((9, 9), (1, 2)), ((9, 9), (1, 1))):
            scores = tuple(score(total) for total in totals)
            voice(lang).prompt(seen(phase="over", scores=scores, places=places), ())
            voice(lang).lines(events.GameEnded(scores, places))
        for view, *_ in ASKED:
            voice(lang).prompt(view, (0,))
            voice(lang).prompt(view, (1,))
        voice(lang).prompt(contest(presents=FLOUNDERS[:1]), (1,))
        for action, *_ in LABELS:
            voice(lang).label(0, action)
        for view, action, *_ in EXPLAINED:
            voice(lang).explain(view, action)
    for lang in LANGUAGES:
        assert sentences(lang).keys() - {key for spoken, key in said if spoken == lang} == set()
