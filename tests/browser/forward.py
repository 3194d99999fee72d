"""A game is brought to where it gets interesting, without a browser: over the socket alone."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

from anadrome.server.protocol import ActionInfo, Refused, SeatWish, Sight, TableMade
from tests.browser.angler import worth
from tests.browser.guest import Guest
from tests.server.page import Page, api, sitting

Wanted = Callable[[Sight], bool]


def asks(kind: str) -> Wanted:
    """Whether a question of this kind is put."""
    return lambda sight: sight.decision.kind == kind


def comes_to(
    guest: Guest, wanted: Wanted, *seats: str, seed: str, likes: str = "", **options: str
) -> str:
    """Seat the guest at a game of Coldwater Crown that has come so far; its code. What it ``likes``
    to do it does whenever it can.
    """
    wishes = [
        SeatWish("me", "Ana") if kind == "me" else SeatWish("bot", bot="random") for kind in seats
    ]
    played = _play(guest.url, wishes, wanted, seed, likes, options)
    with ThreadPoolExecutor() as threads:  # Playwright has the loop of this thread
        made = threads.submit(asyncio.run, played).result()
    mine = {
        "code": made.code,
        "game": "coldwater",
        "seats": [{"seat": held.seat, "token": held.token} for held in made.seats],
        "at": 0,
    }
    guest.goes()
    guest.page.evaluate("kept => localStorage.setItem('anadrome.tables', kept)", json.dumps([mine]))
    guest.goes(f"/t/{made.code}")
    return made.code


async def _play(
    url: str,
    wishes: list[SeatWish],
    wanted: Wanted,
    seed: str,
    likes: str,
    options: dict[str, str],
) -> TableMade:
    async with api(url) as http:
        made = await http.make(*wishes, game="coldwater", seed=seed, **options)
    async with sitting(url, made.code, made.seats[0].token) as page:
        while actions := await page.turn():
            if wanted(page.now):
                return made
            await _answer(page, best(actions, likes))
    raise AssertionError("the game was over before")


async def _answer(page: Page, action: ActionInfo) -> None:
    question = page.now.question
    while isinstance(await page.act(action.text), Refused):  # nobody plays so fast
        await asyncio.sleep(0.5)
    while page.now.question == question and page.now.outcome is None:
        await page.receive()


def best(actions: list[ActionInfo], likes: str) -> ActionInfo:
    """A catch if there is one, else what removes most; baits to the cards, Zones filled."""
    order = {"catch": 900, "fill": 500, "angler": 400, "bait": 300} | {likes: 800}
    return max(actions, key=lambda a: order.get(a.text.split()[0], 0) + worth(a.explanation))
