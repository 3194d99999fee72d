"""Whole games by clicking."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from anadrome.core.game import Outcome
from anadrome.core.record import from_text, replay
from anadrome.games.kodiak.game import GAME as KODIAK
from anadrome.games.upstream.game import GAME as UPSTREAM
from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def totals(guest: Guest) -> list[int]:
    """The totals of the result, as its table shows them."""
    shown = guest.sees("result").locator("td.total").all_inner_texts()
    return [int(re.sub(r"\D", "", text)) for text in shown]


def recorded(guest: Guest, game: Any) -> Outcome:
    """How the game ended, by the record of the table, replayed."""
    text = guest.page.request.get(f"{guest.url}/api/tables/{guest.code}/record").text()
    outcome = replay(game, from_text(text)).outcome()
    assert outcome is not None
    return outcome


def test_one_person_plays_two_rounds_against_greedy(invite: Invite) -> None:
    """From the home page to the result; the record of the table says the same."""
    ana = invite()
    ana.lays_table("me", "bot")
    ana.plays(lambda: ana.is_over)
    scores = totals(ana)
    assert sum(scores) == 2 * 2 * 25
    assert sorted(scores) == sorted(recorded(ana, KODIAK).scores)


def test_at_once_on_a_phone_in_french(invite: Invite) -> None:
    ines = invite("fr", "phone")
    ines.goes()
    assert ines.page.locator("html").get_attribute("lang") == "fr"
    ines.clicks("play-at-once-kodiak")
    assert ines.code
    ines.plays(lambda: ines.is_over)
    assert sum(totals(ines)) == 4 * 4 * 25
    expect(ines.sees("rematch")).to_have_text("Rejouer")


def test_again_at_a_new_table(invite: Invite) -> None:
    ana = invite()
    code = ana.lays_table("me", "bot")
    ana.plays(lambda: ana.is_over)
    ana.clicks("rematch")
    ana.page.wait_for_url(lambda url: code not in url)
    ana.plays(lambda: ana.round == 2)


def test_a_river_of_two_from_the_first_tile_of_its_mouth(invite: Invite) -> None:
    ana = invite(calm=True)
    ana.lays_table("me", "bot", game="upstream")
    ana.plays(lambda: ana.is_over)
    assert sorted(totals(ana)) == sorted(recorded(ana, UPSTREAM).scores)


def test_a_river_of_five_with_rapids_and_whirlpools(invite: Invite) -> None:
    ana = invite(calm=True)
    ana.lays_table(
        "me", *["bot"] * 4, game="upstream", tiles="added", whirlpool="yes", mouth="random"
    )
    ana.plays(lambda: ana.is_over)
    assert sorted(totals(ana)) == sorted(recorded(ana, UPSTREAM).scores)
    expect(ana.sees("rematch")).to_be_visible()
