"""A whole game over the wire."""

from __future__ import annotations

import asyncio
import random

from anadrome.core.record import replay
from anadrome.games import game_called
from anadrome.server.protocol import Accepted, Snapshot, Update
from tests.server.page import BOT, OPEN, api, me, sitting


async def test_two_people_and_a_bot_play_a_whole_game(url: str) -> None:
    """Every message is read strictly; at the end all see the same, each in their language."""
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN, BOT)
        host = made.seats[0].token
        guest = (await http.join(made.code, "Inès")).token
        async with (
            sitting(url, made.code, host, "en") as ana,
            sitting(url, made.code, guest, "fr") as ines,
            sitting(url, made.code) as spectator,
        ):
            assert (ana.sight, ana.log) == (None, [])
            assert (await http.order(made.code, "start", host)).status_code == 200
            for page in (ana, ines, spectator):
                await page.until(Snapshot)
            await asyncio.gather(ana.play(random.Random(1)), ines.play(random.Random(2)))
            while spectator.now.outcome is None:
                await spectator.receive()

            assert ana.now.view.round == 3
            assert ana.now.outcome == ines.now.outcome == spectator.now.outcome
            assert ana.now.view.scores == ines.now.view.scores
            assert ana.log[0].startswith("Round 1 of 3.")
            assert ines.log[0].startswith("Manche 1 sur 3")
            assert spectator.log == ana.log
            updated = ines.log
            assert [line.text for line in (await ines.hello(guest, "fr")).log] == updated

            record = (await http.http.get(f"/api/tables/{made.code}/record")).json()
            assert record["seed"]
            assert [seat["player"] for seat in record["seats"]] == ["Ana", "Inès", "Snapper"]
            match = replay(game_called("kodiak"), record)
            outcome = match.outcome()
            assert outcome is not None
            assert ana.now.outcome is not None
            assert outcome.scores == ana.now.outcome.scores


async def test_one_person_plays_at_once_against_bots(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), BOT)
        assert (await http.info(made.code)).stage == "playing"
        async with sitting(url, made.code, made.seats[0].token) as ana:
            await ana.play(random.Random(3))
        assert (await http.info(made.code)).stage == "over"


async def test_two_people_share_one_device(url: str) -> None:
    """Hot-seat: one connection shows both tokens and looks through one seat at a time."""
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ana) as page:
            assert isinstance(await page.act("salmon 3"), Accepted)
            await page.settle()
            assert page.now.view.own_choice == 4
            snapshot = await page.hello(ben)
            assert snapshot.seat == 1
            assert [seat.connected for seat in snapshot.table.seats] == [True, True]
            assert snapshot.sight is not None
            assert snapshot.sight.view.own_choice is None
            assert snapshot.sight.view.has_chosen == (True, False)
            assert isinstance(await page.act("predator 10"), Accepted)
            await page.settle()
            assert page.now.question > 1


async def test_an_action_says_what_it_is_about(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"), me("Cleo"), seed="1")
        tokens = [held.token for held in made.seats]
        async with (
            sitting(url, made.code, tokens[0]) as ana,
            sitting(url, made.code, tokens[1], "fr") as ben,
            sitting(url, made.code, tokens[2]) as cleo,
        ):
            cards = {info.text: info.card for info in ana.now.actions}
            assert cards["salmon 1"] == 0
            assert cards["visitor"] == 14
            await ana.act("salmon 4")
            await ben.act("predator 20")
            await cleo.act("salmon 2")
            await ben.until(Update, lambda update: update.sight.decision.kind == "pick")
            actions = ben.now.actions
            assert {(a.text, a.card, a.seat, a.value) for a in actions} == {
                ("take vermilion 4", None, 0, 4),
                ("take yellow 2", None, 2, 2),
            }
            assert ben.now.prompt.title.startswith("Ton renard")
            await cleo.settle()
            assert cleo.now.actions == []
            assert cleo.now.decision.seats == (1,)
