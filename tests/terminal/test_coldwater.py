"""Coldwater Crown in the terminal: whole games, the table as it is, grouped choices, secrets."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import msgspec
import pytest

from anadrome.core.chance import seeded
from anadrome.games.coldwater import events
from anadrome.games.coldwater.cards import fish_cards
from anadrome.games.coldwater.names import COLOURS
from anadrome.games.coldwater.previews import Prospect
from anadrome.games.coldwater.view import ColdwaterView, Contender
from anadrome.games.coldwater.voice import ZONES
from anadrome.terminal.actions import Actions
from anadrome.terminal.app import TerminalApp
from anadrome.terminal.coldwater.board import ColdwaterBoard
from anadrome.terminal.coldwater.scene import SPECIES_AT, Scene
from anadrome.terminal.look import GLYPHS
from anadrome.terminal.reveal import BEAT
from anadrome.terminal.session import ME
from tests.terminal.seat import LARGE, SMALL, Person, leaves, table_for

SIGN = {
    "en": dict(zip(COLOURS, ("Vi", "Gr", "Bl", "Re", "Ye", "Bk"), strict=True)),
    "fr": dict(zip(COLOURS, ("Vi", "Ve", "Bl", "Ro", "Ja", "No"), strict=True)),
}


def pond(players: int, **more: Any) -> TerminalApp:
    return table_for(*["random"] * (players - 1), game="coldwater", **more)


def scene_of(person: Person) -> Scene:
    board = person.table.board
    assert isinstance(board, ColdwaterBoard)
    return board.scene


class Wanderer:
    """Takes some action, tackle more often than by chance."""

    def __init__(self, seed: str) -> None:
        self.chance = seeded(seed)

    def __call__(self, actions: list[str]) -> str:
        plays = [action for action in actions if action.startswith(("lure", "reel"))]
        if plays and self.chance.below(3) == 0:
            actions = plays
        return actions[self.chance.below(len(actions))]


def forward(app: TerminalApp, seed: str, here: Callable[[ColdwaterView], bool]) -> ColdwaterView:
    """Play before the table is shown, until the person is asked there."""
    session, choose = app.session, Wanderer(seed)
    while not session.match.is_over:
        if not session.asks_me():
            seat, think = session.bot_to_ask()
            session.play(seat, think())
            continue
        view: ColdwaterView = session.view()
        if here(view):
            return view
        session.play(ME, choose(session.actions()))
    raise AssertionError("the game ended before")


def known(view: ColdwaterView, seat: int) -> Counter[tuple[str, events.Fish | None]]:
    return Counter((fish.species, fish.fish) for fish in view.anglers[seat].fish)


def assert_as_seen(person: Person, view: ColdwaterView) -> None:
    """What the facts drew is what the view says: no fact is missing, none is read wrongly."""
    scene = scene_of(person)
    for water in view.waters:
        drawn = scene.waters[water.location]
        assert tuple(drawn.zones[zone] for zone in ZONES) == water.zones
        assert (drawn.top, drawn.left) == (water.top, water.left)
    assert scene.boardwalk == {place.spot: place.side for place in view.boardwalk if place.side}
    for seat, angler in enumerate(view.anglers):
        mine = scene.anglers[seat]
        if view.phase not in ("present", "over"):  # nobody casts again
            assert mine.token == angler.token
        assert [[box[colour] for colour in COLOURS] for box in mine.box.values()] == [
            list(zone) for zone in angler.box
        ]
        assert [(m.card, tuple(m.filled)) for m in mine.masters] == [
            (m.card, m.filled) for m in angler.masters
        ]
        assert set(mine.caught_masters) == set(angler.caught_masters)
        assert sorted(mine.tackle.elements()) == sorted(angler.tackle)
        assert Counter((f.species, f.back) for f in mine.fish) == known(view, seat)
        assert sorted(mine.trophies) == sorted(angler.trophies)
        assert mine.points == view.points[seat]
    assert tuple(scene.open_masters) == view.open_masters
    assert scene.masters_left == view.masters_left
    assert (scene.tag, scene.mystery) == (view.tag, view.mystery)
    assert tuple(sorted(scene.mysteries)) == view.mysteries_left
    assert {stack.trophy: stack.points for stack in view.stacks} == {
        trophy: tuple(points) for trophy, points in scene.stacks.items()
    }
    assert tuple(scene.bag[colour] for colour in COLOURS) == view.bag
    leaving = Counter({view.bait_colour: view.baits} if view.phase == "bait" else {})
    assert tuple(scene.discard[c] - leaving[c] for c in COLOURS) == view.discard


def assert_table_is_on_the_screen(person: Person, view: ColdwaterView, lang: str) -> None:
    """The waters, the own box, all anglers; each bait by its letters."""
    screen = person.screen()
    words = person.table.board.words  # type: ignore[attr-defined]
    for water in view.waters if not view.contests else ():
        for species in {*water.zones, water.top} - {None}:
            assert words.say(f"coldwater.species.{species}") in screen
    for zone, baits in zip(ZONES, view.anglers[ME].box, strict=True):
        letters = "".join(SIGN[lang][colour] * n for colour, n in zip(COLOURS, baits, strict=True))
        if not view.contests:
            assert letters.ljust(2 * zone, "·") in screen
    assert sum(f" {glyph} " in screen for glyph in GLYPHS) >= len(view.anglers) - 1


@pytest.mark.parametrize(
    ("players", "lang", "size"),
    [(1, "en", SMALL), (1, "fr", LARGE), (2, "fr", SMALL), (4, "en", SMALL), (3, "fr", LARGE)],
)
async def test_a_whole_game(players: int, lang: str, size: tuple[int, int]) -> None:
    async with pond(players, lang=lang, turn_limit="9").run_test(size=size) as pilot:
        person = Person(pilot)
        seen: Counter[str] = Counter()
        async for view in person.questions(Wanderer("rod")):
            assert_as_seen(person, view)
            assert sorted(person.offered()) == sorted(person.match.legal(ME))
            seen[view.phase] += 1
            if seen[view.phase] in (1, 4):
                await pilot.pause()
                assert_table_is_on_the_screen(person, view, lang)
        await person.until(lambda: person.app.screen is not person.table)
        assert {"cast", "take", "harbour"} <= set(seen)
        view, screen = person.match.view(ME), person.screen()
        assert_as_seen(person, view)
        board = person.table.board
        assert isinstance(board, ColdwaterBoard)
        order = sorted(range(len(view.scores)), key=lambda seat: view.places[seat])
        totals = r"\s+".join(str(view.scores[seat].total) for seat in order)
        assert re.search(rf"Total\s+{totals}\s", screen)
        masters = r"\s+".join(str(view.scores[seat].masters) for seat in order)
        assert re.search(rf"{board.signs.say('caught-masters')}\s+{masters}\s", screen)
        assert person.log().count(board.pictures.contest_name("shore")) == 1
        assert len(person.table.shown) == len(person.match.heard(ME))


def many(kind: str, least: int) -> Callable[[ColdwaterView], bool]:
    """There are so many things to choose among in a question of a kind."""

    def here(view: ColdwaterView) -> bool:
        choices = {
            "cast": sum(preview.action.startswith("lure") for preview in view.previews),
            "take": sum(preview.action.startswith("reel") for preview in view.previews),
            "tackle": len(view.previews),
            "harbour": len(view.previews),
            "catch": len(view.anglers[ME].tackle) * len(view.pending),
            "present": len(view.contenders or ()),
        }
        return view.phase == kind and choices.get(kind, 1) >= least

    return here


# A question of each kind: the players, and how much there is to choose at least.
QUESTIONS = [
    ("cast", 3, 4),
    ("take", 3, 12),
    ("catch", 3, 4),
    ("tackle", 2, 4),
    ("harbour", 4, 9),
    ("bait", 2, 1),
    ("present", 2, 1),
    ("silent", 1, 1),
    ("white", 1, 1),
]


@pytest.mark.parametrize(
    ("kind", "players", "least", "lang", "size"),
    [
        *((*question, "fr", SMALL) for question in QUESTIONS),
        *((*question, "en", SMALL) for question in QUESTIONS[1:3]),
        *((*question, "fr", LARGE) for question in QUESTIONS[1:3]),
    ],
)
async def test_everything_there_is_to_choose_is_on_the_screen(
    kind: str, players: int, least: int, lang: str, size: tuple[int, int]
) -> None:
    """All parts of a choice, and what the action pointed at would do."""
    app, view = somewhere(kind, players, least, lang)
    async with app.run_test(size=size) as pilot:
        person = Person(pilot)
        await person.asked()
        assert_as_seen(person, view)
        assert sorted(person.offered()) == sorted(person.match.legal(ME))
        await assert_choices_are_seen(person, person.table.query_one(Actions), view)


def test_many_ways_to_present_are_asked_in_two_halves() -> None:
    """Four species with a choice are sixteen ways: rare, so the view is made up."""
    app, view = somewhere("present", 2, 1, "en")
    species = SPECIES_AT["shore"]
    cards = {name: [card for card in fish_cards() if card.species == name][:2] for name in species}
    contenders = tuple(Contender(name, tuple(pair)) for name, pair in cards.items())
    actions = [
        "present " + ", ".join(f"{fish.species} {fish.weight} {fish.time}" for fish in chosen)
        for chosen in product(*cards.values())
    ]
    board = ColdwaterBoard({"tag_points": "yes"}, 2)
    board.retell("en", app.session.names("en"))
    choices = board.choices(msgspec.structs.replace(view, contenders=contenders), actions)
    assert sorted(leaves(choices)) == sorted(actions)
    assert [len(choice.more) for choice in choices] == [4, 4, 4, 4]
    wrasse, dory, mackerel, flounder = (pair[0] for pair in cards.values())
    first, second = choices[0].label.plain, choices[0].more[0].label.plain
    assert first == f"Wrasse 4 {wrasse.time} + John dory 2 {dory.time}…"
    assert second == f"Mackerel 3 {mackerel.time} + Flounder 2 {flounder.time}"


def somewhere(kind: str, players: int, least: int, lang: str) -> tuple[TerminalApp, ColdwaterView]:
    """A table of the first of some seeds where such a question is asked."""
    for number in range(60):
        app = pond(players, lang=lang, seed=f"{kind}{number}")
        try:
            return app, forward(app, f"{number}", many(kind, least))
        except AssertionError:
            continue
    raise AssertionError(f"no {kind} anywhere")


async def assert_choices_are_seen(person: Person, actions: Actions, view: ColdwaterView) -> None:
    screen = person.screen()
    shown = actions.choices
    for choice in shown:
        assert f"{choice.key} {choice.label.plain}" in screen, choice
    assert len({choice.key for choice in shown}) == len(shown)
    pointed = actions.pointed
    assert pointed is not None
    said = pointed.hint or person.table.narrator.explain(view, pointed.action)
    assert all(word in screen for word in said.split())
    for choice in shown:
        if choice.more:
            depth = len(actions.way)
            await person.press(choice.key)
            assert len(actions.way) == depth + 1
            await assert_choices_are_seen(person, actions, view)
            await person.press("b")
            assert actions.choices == shown
            assert actions.pointed == choice
            break


async def test_a_reel_is_played_in_three_parts() -> None:
    app, _ = somewhere("take", 3, 12, "en")
    async with app.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        before = [dict(zone) for zone in scene_of(person).anglers[ME].box.values()]
        actions = person.table.query_one(Actions)
        reel = next(choice for choice in actions.choices if choice.action == "reel")
        assert sorted(leaves([reel])) == [a for a in sorted(person.match.legal(ME)) if "reel" in a]
        await person.press(reel.key, "1")
        assert len(actions.way) == 2
        await person.press("l")
        assert len(actions.way) == 2
        await person.press("l", "escape", "escape")
        assert actions.opened is None
        assert actions.pointed == reel
        position = person.match.position()
        await person.press(reel.key, "1", "1")
        await person.asked()
        assert [dict(zone) for zone in scene_of(person).anglers[ME].box.values()] != before
        assert "reel" not in person.match.view(ME).anglers[ME].tackle
        assert "u Take back" in person.screen()
        await person.press("u")
        assert person.match.position() == position
        assert_as_seen(person, person.match.view(ME))


async def test_what_an_action_is_about_is_shown_before_it_is_taken() -> None:
    app = pond(2)

    def catching(view: ColdwaterView) -> list[tuple[str, Prospect]]:
        return [
            (preview.action, prospect)
            for preview in view.previews
            for prospect in preview.catches
            if prospect.species is not None and preview.action.startswith(("cast", "take"))
        ]

    view = forward(app, "pike", lambda view: bool(catching(view)))
    async with app.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        actions = person.table.query_one(Actions)
        board = person.table.board
        assert isinstance(board, ColdwaterBoard)
        action, prospect = catching(view)[0]
        actions.at = next(k for k, c in enumerate(actions.choices) if c.action == action)
        await pilot.pause()
        assert f"▸{board.signs.species(prospect.species)}" in person.screen()
        assert (prospect.location, prospect.zone) in board.marked.fish


async def test_no_weight_of_another_is_on_any_screen() -> None:
    """Each fish a rival has not shown looks the same whatever it weighs."""
    async with pond(3, turn_limit="12").run_test(size=LARGE) as pilot:
        person = Person(pilot)
        hidden = 0
        async for view in person.questions(Wanderer("secret")):
            if view.contests or view.phase == "present":
                break
            for seat in range(1, 3):
                shown = {fish.fish for fish in view.anglers[seat].fish if fish.shown}
                drawn = {fish.back for fish in scene_of(person).anglers[seat].fish} - {None}
                assert drawn == shown
                hidden += len(view.anglers[seat].fish) - len(shown)
            assert not any(
                isinstance(fact, events.Weighed | events.Presents) and fact.seat != ME
                for fact in person.table.shown
            )
            if hidden > 40:
                break
        assert hidden
        rivals = {fish.species for seat in (1, 2) for fish in view.anglers[seat].fish}
        assert rivals
        await pilot.pause()
        weighed = sum(isinstance(fact, events.Weighed) for fact in person.table.shown)
        assert person.log().count("It weighs") == weighed == len(view.anglers[ME].fish)
        await person.press("c")
        page = person.screen()
        board = person.table.board
        assert isinstance(board, ColdwaterBoard)
        for seat in (1, 2):
            told = [part.plain for part in board.signs.catch(scene_of(person).anglers[seat].fish)]
            weights = [weight for part in told for weight in re.findall(r" (\d+)", part)]
            open_to_all = [fish.fish for fish in view.anglers[seat].fish if fish.shown]
            assert sorted(weights) == sorted(str(fish.weight) for fish in open_to_all if fish)
            assert all(part in page for part in told)


async def test_a_contest_is_weighed_before_its_trophies_are_given() -> None:
    async with pond(2, turn_limit="9").run_test(size=SMALL) as pilot:
        person = Person(pilot)
        async for _ in person.questions(Wanderer("crown")):
            pass
        await person.until(lambda: person.app.screen is not person.table)
        board = person.table.board
        assert isinstance(board, ColdwaterBoard)
        board.forget()
        board.retell("en", person.table.session.names("en"))
        await person.press("escape")
        for fact in person.table.shown:
            board.hear(fact)
            if isinstance(fact, events.ContestHeld | events.TrophyWon):
                await pilot.pause()
                if isinstance(fact, events.ContestHeld) and fact.entries[0].points:
                    screen = person.screen()
                    assert f"The {fact.location.capitalize()} contest" in screen
                    assert f"{fact.entries[0].total} lb" in screen
                    assert f"+{fact.entries[0].points} " not in screen
                if isinstance(fact, events.TrophyWon) and fact.trophy in ("shore", "lake", "river"):
                    assert f"+{fact.points} " in person.screen()
        assert len(scene_of(person).contests) == 3


async def test_the_silent_angler_is_watched_fact_by_fact() -> None:
    app = pond(1)
    forward(app, "silent", lambda view: view.phase == "take" and view.anglers[ME].turns == 2)
    async with app.run_test(size=SMALL) as pilot:
        person = Person(pilot)
        await person.asked()
        person.table.pacer.beat = 10 * BEAT
        begun = len(person.table.shown)
        spot = next(a for a in person.match.legal(ME) if a.startswith("take"))
        person.table.query_one(Actions).post_message(Actions.Chosen(spot))
        steps = []
        while not any(isinstance(f, events.AnglerMoved) for f in person.table.shown[begun:]):
            if person.table.stage == "asking":  # something else was to be chosen first
                person.table.query_one(Actions).action_choose()
            steps.append(len(person.table.shown))
            person.table.pacer.hurry()
            person.table.pacer.slow_down()  # one step only
            await pilot.pause()
        assert "The silent angler draws" in person.log()
        assert len(set(steps)) > 2
        assert person.table.stage == "showing"
        assert len(person.table.shown) < len(person.match.heard(ME))


async def test_the_language_changes_in_the_middle_of_a_game_and_back() -> None:
    app = pond(2)
    forward(app, "words", lambda view: view.anglers[ME].turns == 3)
    async with app.run_test(size=LARGE) as pilot:
        person = Person(pilot)
        await person.asked()
        screen, log = person.screen(), person.log()
        await person.press("l")
        assert "Tour 3" in person.screen()
        assert "Rivage" in person.screen()
        assert not re.search("Shore|Deck|Turn|casts", person.screen() + person.log())
        await person.press("l")
        assert (person.screen(), person.log()) == (screen, log)
