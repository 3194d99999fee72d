"""Actions over the wire: stale, repeated, of others, illegal. None of these does harm."""

from __future__ import annotations

import asyncio

from anadrome.server.protocol import Accepted, Refused, SeatWish, Snapshot, Update
from tests.server.page import OPEN, Page, api, me, page, sitting


def refused_as(answer: Accepted | Refused) -> str:
    assert isinstance(answer, Refused), "accepted"
    return answer.key


async def test_an_action_for_an_old_question_is_refused_and_the_truth_is_shown(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"), seed="1")
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ana) as first, sitting(url, made.code, ben) as second:
            await first.choose("visitor")
            await second.choose("salmon 1")
            assert second.now.question == 2
            for question in (1, 3, 0, -1, 2**40):
                answer = await second.act("salmon 2", question=question)
                assert refused_as(answer) == "stale"
                snapshot = await second.until(Snapshot)
                assert snapshot.sight is not None
                assert snapshot.sight.question == 2
                assert snapshot.sight.view.has_chosen == (False, False)


async def test_an_action_sent_twice_counts_once(url: str) -> None:
    """Even when another came between, even after the question has passed."""
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ana) as first:
            assert isinstance(await first.act("salmon 3", name="a"), Accepted)
            assert isinstance(await first.act("predator 10", name="b"), Accepted)
            await first.settle()
            chosen = first.now.view.own_choice
            assert isinstance(await first.act("salmon 3", name="a"), Accepted)
            await first.settle()
            assert first.now.view.own_choice == chosen != 4
            async with sitting(url, made.code, ben) as second:
                assert isinstance(await second.act("visitor", name="a"), Accepted)
                await second.settle()
                assert second.now.question == 2
                before = second.now
                assert isinstance(await second.act("visitor", name="a", question=1), Accepted)
                await second.settle()
                assert second.now == before


async def test_the_same_action_twice_at_the_same_time_counts_once(url: str) -> None:
    """Two pages of one seat send it together, as after a quick reconnection."""
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"), seed="2")
        ana, ben = (held.token for held in made.seats)
        async with (
            sitting(url, made.code, ben) as other,
            sitting(url, made.code, ana) as first,
            sitting(url, made.code, ana) as second,
        ):
            await other.choose("salmon 1")
            answers = await asyncio.gather(
                *(same.act("salmon 2", name="once", question=1) for same in (first, second))
            )
            assert [type(answer) for answer in answers] == [Accepted, Accepted]
            await other.settle()
            assert other.now.question == 2
            assert other.now.view.has_chosen == (False, False)


async def test_nobody_acts_for_another_seat(url: str) -> None:
    """Only the token tells the seat; those of other tables and of nobody are refused."""
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        elsewhere = await http.make(me("Ana"), me("Ben"))
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ana) as eyes:
            for token in ("", "x", ana[:-1], ana.swapcase(), elsewhere.seats[0].token, "é" * 500):
                eyes.token = token
                assert refused_as(await eyes.act("salmon 3")) == "wrong-token"
            await eyes.settle()
            assert eyes.now.view.has_chosen == (False, False)
            eyes.token = ben  # looking as Ana, acting as Ben: Ben it is
            await eyes.choose("salmon 4")
            assert eyes.now.view.has_chosen == (False, True)
            assert eyes.now.view.own_choice is None


async def test_nobody_looks_through_other_eyes(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        elsewhere = await http.make(me("Ana"), me("Ben"))
        async with page(url, made.code) as stranger:
            for token in ("", "x", made.seats[1].token + "=", elsewhere.seats[1].token):
                await stranger.send(f'{{"type":"hello","lang":"fr","token":"{token}"}}')
                answer = await stranger.receive()
                assert isinstance(answer, Refused)
                assert (answer.id, answer.key) == ("", "wrong-token")
            await stranger.settle()
            assert stranger.sight is None


async def test_what_the_rules_forbid_is_refused_in_the_language_of_the_page(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"), me("Cleo"), seed="1")
        tokens = [held.token for held in made.seats]
        async with (
            sitting(url, made.code, tokens[0]) as ana,
            sitting(url, made.code, tokens[1], "fr") as ben,
            sitting(url, made.code, tokens[2]) as cleo,
        ):
            answer = await ana.act("salmon 44")
            assert isinstance(answer, Refused)
            assert answer.sentence == "Nothing here is called salmon 44."
            assert refused_as(await ana.act("take blue 2")) == "not-in-hand"
            await ana.choose("salmon 4")
            await ben.choose("predator 20")
            await cleo.choose("salmon 2")
            await ben.settle()
            assert ben.now.decision.kind == "pick"
            answer = await ben.act("take green 5")
            assert isinstance(answer, Refused)
            assert answer.sentence.startswith("Prends un saumon")
            assert refused_as(await cleo.act("take blue 2")) == "not-your-turn"
            await ben.choose("take vermilion 4")


async def test_a_choice_can_be_changed_until_the_last_one_is_in(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), me("Ben"))
        ana, ben = (held.token for held in made.seats)
        async with sitting(url, made.code, ana) as first, sitting(url, made.code, ben) as second:
            for action, card in (("salmon 3", 4), ("salmon 5", 8), ("visitor", 14)):
                await first.choose(action)
                assert first.now.view.own_choice == card
                assert first.now.question == 1
            await second.choose("salmon 1")
            await first.settle()
            assert first.now.question == 2
            assert 14 not in first.now.view.hands[0]


async def test_nobody_acts_before_hello_or_before_the_start(url: str) -> None:
    async with api(url) as http:
        made = await http.make(me("Ana"), OPEN)
        async with page(url, made.code) as early:
            early.token = made.seats[0].token
            assert refused_as(await early.act("salmon 3", question=1)) == "hello-first"
            await Page.hello(early, made.seats[0].token)
            assert refused_as(await early.act("salmon 3", question=0)) == "not-started"


async def test_a_question_may_come_without_a_fact(url: str) -> None:
    """In Coldwater Crown who keeps their tackle is asked the next thing; nothing has happened."""
    bot = SeatWish("bot", bot="random")
    async with api(url) as http:
        table = await http.make(
            me("Ana"), bot, game="coldwater", seed="0", first_player="vermilion"
        )
    async with sitting(url, table.code, table.seats[0].token) as ana:
        quiet = next(a for a in await ana.turn() if "nothing leaves" in a.explanation)
        await ana.choose(quiet.text)
        assert ana.now.decision.kind == "tackle"
        assert isinstance(await ana.act("go on"), Accepted)
        update = await ana.until(Update)
        assert update.facts == []
        assert ana.now.decision.kind == "take"
