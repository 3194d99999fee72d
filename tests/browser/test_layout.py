"""Nothing scrolls where it should not, nothing is cut off."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

WIDER = "document.documentElement.scrollWidth - document.documentElement.clientWidth"
TALLER = "document.documentElement.scrollHeight - document.documentElement.clientHeight"
# Buttons whose words do not fit.
CUT = """[...document.querySelectorAll('button, .btn, h1, h2')]
  .filter(e => e.offsetParent && e.scrollWidth > e.clientWidth + 1
    && getComputedStyle(e).overflow !== 'visible' && !e.matches('.sr, [data-testid^=card-]'))
  .map(e => e.outerHTML.slice(0, 120))"""
# Whatever travels now, or turns, or grows.
MOVING = """document.getAnimations().filter(a => a.playState === 'running'
  && a.effect.getKeyframes().some(k => k.transform || k.offsetDistance || k.translate))
  .map(a => `${a.animationName ?? a.transitionProperty} of ${a.effect.target?.className}`)"""


def check(guest: Guest, where: str) -> None:
    assert guest.page.evaluate(WIDER) <= 0, f"{where} scrolls sideways"
    assert guest.page.evaluate(CUT) == [], where


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("size", ["desk", "phone", "tiny"])
def test_no_page_scrolls_sideways(invite: Invite, size: str, lang: str) -> None:
    ana = invite(lang, size, calm=True)
    for path in ("/", "/new/kodiak", "/rules/kodiak", "/nowhere"):
        ana.goes(path)
        ana.page.locator("h1, h2").first.wait_for()
        check(ana, path)
    ana.lays_table("me", "open")
    ana.expects("copy-link")
    check(ana, "lobby")


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 4, 6])
def test_the_table_fits_a_phone(invite: Invite, players: int, lang: str) -> None:
    """390 x 844 without scrolling, with all fifteen cards in hand and with few."""
    ana = invite(lang, "phone", calm=True)
    ana.lays_table("me", *["bot"] * (players - 1))
    for turn in range(4):
        ana.plays(lambda: ana.must_act and ana.page.locator("[data-act]").count() > 0)
        check(ana, f"turn {turn}")
        assert ana.page.evaluate(TALLER) <= 0, f"the table scrolls in turn {turn}"
        ana.acts_once()


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("players", [2, 5])
def test_the_river_fits_a_phone(invite: Invite, players: int, lang: str) -> None:
    """390 x 844 without scrolling: while tiles are laid, with a move previewed, while rows fall."""
    ana = invite(lang, "phone", calm=True)
    bots = ["bot"] * (players - 1)
    ana.lays_seeded("upstream", "me", *bots, seed="3", tiles="added", movement_tokens="yes")
    for step in range(16):
        ana.plays(
            lambda: ana.is_over or (ana.must_act and ana.page.locator("[data-act]").count() > 0)
        )
        if ana.is_over:
            break
        check(ana, f"step {step}")
        assert ana.page.evaluate(TALLER) <= 0, f"the table scrolls in step {step}"
        ana.acts_once()
    assert ana.round > 0


def test_reduced_motion_moves_nothing(invite: Invite) -> None:
    """The reveal happens without travel: no animation runs on the page."""
    ana = invite(calm=True)
    ana.lays_table("me", "bot", "bot")
    seen: list[str] = []

    def look() -> bool:
        seen.extend(ana.page.evaluate(MOVING))
        return ana.page.title().count("4/15") > 0

    ana.plays(look)
    assert seen == []


def test_reduced_motion_moves_no_token(invite: Invite) -> None:
    """Tokens, tiles and rows of the river are in their new place at once."""
    ana = invite(calm=True)
    ana.lays_seeded("upstream", "me", "bot", seed="3", mouth="random")
    seen: list[str] = []

    def look() -> bool:
        seen.extend(ana.page.evaluate(MOVING))
        return ana.round == 3

    ana.plays(look)
    assert seen == []
