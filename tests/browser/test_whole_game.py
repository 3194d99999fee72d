"""Whole games by clicking."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from anadrome.core.record import from_text, replay
from anadrome.games.kodiak.game import GAME
from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def totals(guest: Guest) -> list[int]:
    """The totals of the result, as its table shows them."""
    shown = guest.sees("result").locator("td.total").all_inner_texts()
    return [int(re.sub(r"\D", "", text)) for text in shown]


def test_one_person_plays_two_rounds_against_greedy(invite: Invite) -> None:
    """From the home page to the result; the record of the table says the same."""
    ana = invite()
    code = ana.lays_table("me", "bot")
    ana.plays(lambda: ana.is_over)
    scores = totals(ana)
    assert sum(scores) == 2 * 2 * 25
    text = ana.page.request.get(f"{ana.url}/api/tables/{code}/record").text()
    outcome = replay(GAME, from_text(text)).outcome()
    assert outcome is not None
    assert sorted(scores) == sorted(outcome.scores)


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
