"""Everything by keyboard alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.angler import sits_at
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


def goes_on(guest: Guest, act: str = "[data-act]") -> None:
    """The next thing by keyboard: end what is shown, or act. What goes away meanwhile is let go."""
    page = guest.page
    can_act = guest.must_act and page.locator("[data-act]:visible").count()
    if not can_act and not guest.sees("skip").is_visible():
        page.wait_for_timeout(30)
        return
    wanted = act if can_act else "[data-testid=skip]"
    try:
        tab_to(guest, wanted)
    except AssertionError:
        if page.locator(wanted).locator("visible=true").count():
            raise
        return
    page.keyboard.press("Enter")


def test_a_whole_round(invite: Invite) -> None:
    ana = invite(calm=True)
    ana.goes()
    tab_to(ana, "[data-testid=play-at-once-kodiak]")
    ana.page.keyboard.press("Enter")
    assert ana.code

    while ana.round < 2:
        goes_on(ana)


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

    expect(ana.sees("undo")).to_be_visible()
    tab_to(ana, "[data-testid=undo]")
    ana.page.keyboard.press("Enter")
    expect(points).to_have_attribute("aria-label", before or "")

    seen = ana.round
    while ana.round == seen:
        confirm = ana.sees("confirm").is_visible()
        goes_on(ana, "[data-testid=confirm]" if confirm else "[data-act]")


def test_a_turn_on_the_boardwalk(invite: Invite) -> None:
    """Cast and reel in with Tab, arrows and Enter; what a space would do is said at each."""
    ana = invite(calm=True)
    sits_at(ana, "me", "bot", seed="0", first_player="vermilion")
    ana.plays(lambda: ana.must_act, lambda: None)
    before = ana.page.title()
    tab_to(ana, "[data-testid^=spot-][data-act]")
    ana.page.keyboard.press("ArrowDown")
    assert ana.page.evaluate(HAS_FOCUS, "[data-testid=spot-violet]")
    ana.page.keyboard.press("ArrowUp")
    said = ana.sees("spot-harbour").get_attribute("aria-description") or ""
    expect(ana.sees("prompt")).to_contain_text(said)
    ana.page.keyboard.press("Enter")
    expect(ana.sees("undo")).to_be_visible()
    tab_to(ana, "[data-testid=undo]")
    ana.page.keyboard.press("Enter")
    ana.plays(lambda: ana.must_act, lambda: None)
    while (
        ana.page.title().split("·")[-2:] == before.split("·")[-2:] or "1/2" not in ana.page.title()
    ):
        goes_on(ana)
    assert "2" in ana.page.title()
