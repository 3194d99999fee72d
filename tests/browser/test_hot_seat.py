"""Two people, one device."""

from __future__ import annotations

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def show(guest: Guest) -> None:
    """The device has been passed: nothing of a hand is on the page until its player asks."""
    guest.expects("curtain")
    assert guest.page.locator("[data-testid^=card-]").count() == 0
    assert guest.page.locator("[data-act]").count() == 0
    guest.clicks("curtain-show")
    guest.page.locator("[data-act]:visible").first.wait_for()


def test_one_hand_is_hidden_from_the_other(invite: Invite) -> None:
    both = invite()
    both.lays_table("me", "me")
    show(both)
    chosen = both.page.locator("[data-act]").nth(3)
    name = chosen.get_attribute("aria-label")
    chosen.click()
    show(both)
    pressed = both.page.locator("[data-testid^=card-][aria-pressed=true]")
    assert pressed.count() == 0, f"the other's {name} is shown"


def test_a_round_with_the_curtain(invite: Invite) -> None:
    both = invite("fr", "phone")
    both.lays_table("me", "me")

    def step() -> bool:
        if both.sees("curtain").is_visible():
            show(both)
        return both.round == 2

    both.plays(step)
