"""Three people in three browsers, by the link."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest
from tests.server.running import Server


def together(guests: list[Guest], rounds: int, turns: int | None = None) -> None:
    """All play, taking turns at the mouse, until every page has come so far."""
    count = 0
    while any(guest.round <= rounds for guest in guests):
        for guest in guests:
            if guest.skips():
                continue
            if guest.must_act and guest.page.locator("[data-act]:visible").count():
                guest.acts_once()
            else:
                guest.page.wait_for_timeout(20)
        count += 1
        assert count < 3000, [guest.page.title() for guest in guests]
        if turns is not None and count >= turns:
            return


def test_three_friends_play_a_round_by_the_link(invite: Invite, server: Server) -> None:
    """One reloads in the middle; the server is killed and started again in the middle."""
    ana, ben, ines = invite(), invite(size="phone"), invite("fr")
    code = ana.lays_table("me", "open", "open")
    for guest, name in ((ben, "Ben"), (ines, "Inès")):
        guest.goes(f"/t/{code}")
        guest.sees("join-name").fill(name)
        guest.clicks("join")
    expect(ana.sees("seat-2")).to_contain_text("Inès")
    ana.clicks("start")
    guests = [ana, ben, ines]
    together(guests, 1, turns=8)

    ben.page.reload()
    together(guests, 1, turns=8)

    server.kill()
    for guest in guests:
        expect(guest.sees("offline")).to_be_visible(timeout=15_000)
    server.start()
    for guest in guests:
        expect(guest.sees("offline")).to_be_hidden(timeout=20_000)
    together(guests, 1)
    for guest in guests:
        assert guest.round == 2


def test_four_friends_swim_two_rounds_by_the_link(invite: Invite) -> None:
    """One reloads in the middle and finds the river as it was."""
    ana, ben, ines, cy = (
        invite(calm=True),
        invite(size="phone", calm=True),
        invite("fr", calm=True),
        invite(calm=True),
    )
    code = ana.lays_table("me", "open", "open", "open", game="upstream", mouth="random")
    for guest, name in ((ben, "Ben"), (ines, "Inès"), (cy, "Cy")):
        guest.goes(f"/t/{code}")
        guest.sees("join-name").fill(name)
        guest.clicks("join")
    ana.clicks("start")
    guests = [ana, ben, ines, cy]
    together(guests, 1)
    ben.page.reload()
    expect(ben.sees("prompt")).to_be_visible()
    together(guests, 2)
    assert [guest.round for guest in guests] == [3] * 4
    rivers = [guest.page.locator("[data-spot^=token-]").count() for guest in guests]
    assert len(set(rivers)) == 1


def test_a_choice_can_be_changed_until_the_last_has_chosen(invite: Invite) -> None:
    ana, ben = invite(), invite()
    code = ana.lays_table("me", "open")
    ben.goes(f"/t/{code}")
    ben.sees("join-name").fill("Ben")
    ben.clicks("join")
    ana.clicks("start")
    first, second = ana.page.locator("[data-act]").nth(0), ana.page.locator("[data-act]").nth(2)
    first.click()
    expect(first).to_have_attribute("aria-pressed", "true")
    second.click()
    expect(second).to_have_attribute("aria-pressed", "true")
    expect(first).to_have_attribute("aria-pressed", "false")
    assert not ana.must_act
    assert ben.must_act


def test_who_watches_sees_no_hand(invite: Invite) -> None:
    ana, eve = invite(), invite()
    code = ana.lays_table("me", "bot", "bot")
    eve.goes(f"/t/{code}")
    eve.expects("prompt")
    assert eve.page.locator("[data-testid^=card-]").count() == 0
    assert eve.page.locator("[data-act]").count() == 0
    assert not eve.must_act
