"""A checker that knows only our pages agrees with the engine, game after game."""

from __future__ import annotations

import json
import re
from pathlib import Path
from random import Random

import pytest

from anadrome.core.chance import seeded
from anadrome.core.match import Match
from anadrome.core.record import record_of, replay
from anadrome.games.kodiak.game import GAME
from tests.games.generator import Generator
from tests.games.kodiak.stranger import Wrong, check

PAGE = (Path(__file__).parents[3] / "docs" / "records.md").read_text("utf-8")


def played(players: int, deck: str, seed: int) -> Match:
    """A random match."""
    chance = Random(seed)
    first = chance.choice(GAME.options[1].choices(players))
    match = Match(GAME, players, {"deck": deck, "first_player": first}, seed)
    while not match.is_over:
        for seat in match.decision.seats:
            match.play(seat, chance.choice(match.legal(seat)))
    return match


@pytest.mark.parametrize("deck", ["standard", "families"])
@pytest.mark.parametrize("players", GAME.players)
def test_the_stranger_follows_every_game(players: int, deck: str) -> None:
    for seed in range(60):
        match = played(players, deck, seed)
        record = json.loads(json.dumps(record_of(match)))
        assert check(record) == record["outcome"]["scores"] == list(match.view(None).totals)


def test_the_stranger_is_not_easily_pleased() -> None:
    record = record_of(played(3, "standard", 7))
    for step in record["steps"]:
        if step.get("asked") == "pick":
            step["action"] = "take vermilion 5"
    with pytest.raises(Wrong):
        check(record)


def test_the_first_draws_are_the_same() -> None:
    for seed in map(str, range(200)):
        theirs, ours = Generator(seed), seeded(seed)
        assert [theirs.below(n) for n in range(2, 9)] == [ours.below(n) for n in range(2, 9)]


def test_the_worked_example_of_the_generator() -> None:
    example = PAGE.partition("### Worked example")[2].partition("## Notation")[0]
    start, state, words, draws = re.findall(r"^\| [^|]+ \| (.+) \|$", example, re.M)
    chance = seeded("7")
    assert state == f"{chance.a}, {chance.b}, {chance.c}, {chance.d}"
    assert bytes.fromhex(start.strip("`"))[:4] == int(chance.a).to_bytes(4, "little")
    assert words == ", ".join(str(chance.word()) for _ in range(5))
    again = seeded("7")
    assert draws == ", ".join(str(again.below(6)) for _ in range(5))


def test_the_example_record_replays() -> None:
    """It stops early, so it has no outcome; every step of it follows the rules."""
    text = re.search(r"```json\n(.*?)```", PAGE, re.S)
    assert text is not None
    match = replay(GAME, json.loads(text[1]), drawn_anew=True)
    assert match.view(None).reserves == (1, 4, 0)
    assert not match.is_over
