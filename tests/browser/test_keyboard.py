"""Everything by keyboard alone."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.guest import Guest

HAS_FOCUS = "selector => document.activeElement?.matches(selector)"
# A ring round it, or round what is drawn in it.
HAS_RING = """[document.activeElement, ...document.activeElement.querySelectorAll('*')]
  .some(e => getComputedStyle(e).outlineStyle !== 'none')"""


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
