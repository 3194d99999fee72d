"""Everything by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

HAS_FOCUS = "selector => document.activeElement?.matches(selector)"
# A ring round it, or round what is drawn in it; on a river, in the top layer of the drawing.
HAS_RING = """[document.activeElement, ...document.activeElement.querySelectorAll('*')]
  .some(e => getComputedStyle(e).outlineStyle !== 'none')
  || document.activeElement.ownerSVGElement?.querySelector('[data-focus-ring]') != null"""


def tab_to(guest: Guest, selector: str) -> None:
    """Press Tab until something has the focus, and it can be seen that it has."""
    for _ in range(80):
        if guest.page.evaluate(HAS_FOCUS, selector):
            assert guest.page.evaluate(HAS_RING), selector
            return
        guest.page.keyboard.press("Tab")
    raise AssertionError(f"Tab never comes to {selector}")


def test_a_whole_round(invite: Invite) -> None:
    ana = invite(calm=True)
    ana.goes()
    tab_to(ana, "[data-testid=play-at-once-kodiak]")
    ana.page.keyboard.press("Enter")
    assert ana.code

    def act() -> None:
        tab_to(ana, "[data-act]")
        ana.page.keyboard.press("Enter")

    while ana.round < 2:
        if ana.must_act and ana.page.locator("[data-act]:visible").count():
            act()
        elif ana.sees("skip").is_visible():
            tab_to(ana, "[data-testid=skip], [data-act]")
            ana.page.keyboard.press("Enter")
        else:
            ana.page.wait_for_timeout(30)


def test_a_turn_on_the_river(invite: Invite) -> None:
    """Tokens and tiles by Tab, arrows and Enter; undone and done again; to the next player."""
    ana = invite(calm=True)
    ana.lays_seeded("upstream", "me", "bot", seed="5", mouth="random")
    ana.plays(lambda: ana.must_act, lambda: None)
    points = ana.sees("prompt").get_by_role("img")
    before = points.get_attribute("aria-label")

    tab_to(ana, "[data-group=token]")
    ana.page.keyboard.press("ArrowRight")
    assert ana.page.evaluate(HAS_FOCUS, "[data-group=token]:not([data-testid=token-0-0])")
    ana.page.keyboard.press("Enter")
    assert ana.page.evaluate(HAS_FOCUS, "[data-group=target]")
    name = ana.page.evaluate("document.activeElement.getAttribute('aria-label')")
    assert "point" in name
    ana.page.keyboard.press("Enter")
    if ana.sees("confirm").is_visible():
        tab_to(ana, "[data-testid=confirm]")
        ana.page.keyboard.press("Enter")
    expect(points).not_to_have_attribute("aria-label", before or "")

    tab_to(ana, "[data-testid=undo]")
    ana.page.keyboard.press("Enter")
    expect(points).to_have_attribute("aria-label", before or "")

    seen = ana.round
    while ana.round == seen:
        if ana.sees("skip").is_visible():
            tab_to(ana, "[data-testid=skip], [data-act]")
            ana.page.keyboard.press("Enter")
        elif ana.must_act and ana.page.locator("[data-act]:visible").count():
            confirm = ana.sees("confirm").is_visible()
            tab_to(ana, "[data-testid=confirm]" if confirm else "[data-act]")
            ana.page.keyboard.press("Enter")
        else:
            ana.page.wait_for_timeout(30)
