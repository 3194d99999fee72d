"""The river under the hand: moving, taking back, laying and turning tiles."""

from __future__ import annotations

import re

from playwright.sync_api import Locator, expect

from tests.browser.conftest import Invite
from tests.browser.guest import Guest


def points(guest: Guest) -> int:
    """The points left, as the card says them."""
    said = guest.sees("prompt").get_by_role("img").get_attribute("aria-label") or ""
    return int(re.sub(r"\D", "", said))


def expect_points(guest: Guest, left: int) -> None:
    said = re.compile(rf"^{left} points? left$")
    expect(guest.sees("prompt").get_by_role("img")).to_have_attribute("aria-label", said)


def targets(guest: Guest) -> Locator:
    return guest.page.locator("[data-group=target]")


def at_the_oars(guest: Guest, *seats: str, seed: str = "5", **options: str) -> None:
    """A river whose mouth is laid, and it is our turn."""
    guest.lays_seeded("upstream", *seats, seed=seed, mouth="random", **options)
    guest.plays(lambda: guest.must_act, lambda: None)
    guest.page.locator("[data-group=token]").first.wait_for()


def test_swim_and_jump_to_one_tile_are_two_choices(invite: Invite) -> None:
    """Both are taken back again, until the turn ends."""
    ana = invite(calm=True)
    at_the_oars(ana, "me", "bot")
    start = points(ana)
    for way, cost in (("swim", 1), ("jump", 2)):
        if not targets(ana).count():  # what is taken back leaves its token chosen
            ana.clicks("token-0-0")
        ends = {name.split("-")[1] for name in ids(targets(ana)) if name.endswith("swim")}
        both = [f"to-{end}-{way}" for end in ends if ana.sees(f"to-{end}-jump").count()]
        assert both
        safe = next(name for name in both if "takes" not in label(ana.sees(name)))
        ana.clicks(safe)
        expect_points(ana, start - cost)
        ana.clicks("undo")
        expect_points(ana, start)
        expect(ana.sees("undo")).to_have_count(0)


def ids(things: Locator) -> list[str]:
    return [thing.get_attribute("data-testid") or "" for thing in things.all()]


def label(thing: Locator) -> str:
    return thing.get_attribute("aria-label") or ""


def test_a_move_that_loses_salmon_is_shown_before_it_is_made(invite: Invite) -> None:
    ana = invite(calm=True)
    at_the_oars(ana, "me", "bot")
    start = points(ana)
    for token in ids(ana.page.locator("[data-group=token]")):
        ana.clicks(token)
        costly = [name for name in ids(targets(ana)) if "takes one" in label(ana.sees(name))]
        if costly:
            break
        ana.page.keyboard.press("Escape")
    said = label(ana.sees(costly[0]))
    ana.clicks(costly[0])
    expect(ana.sees("prompt")).to_contain_text(said)
    assert points(ana) == start
    ana.clicks("drop")
    expect(ana.sees("confirm")).to_have_count(0)
    ana.clicks(costly[0])
    ana.clicks("confirm")
    ana.plays(lambda: ana.must_act and points(ana) < start)
    expect(ana.sees("log")).to_contain_text("takes one of Ana’s salmon")


def test_movement_tokens_are_seen_and_their_moves_are_final(invite: Invite) -> None:
    ana = invite(calm=True)
    at_the_oars(ana, "me", "bot", "bot", movement_tokens="yes")
    start = points(ana)
    expect(ana.sees("seat-0")).to_contain_text(f"{start} movement tokens")
    ana.plays(lambda: not ana.must_act or points(ana) < start)
    expect(ana.sees("undo")).to_have_count(0)


def test_rapids_are_turned_only_as_the_rules_allow(invite: Invite) -> None:
    """On trial by a click, turned by click, button and keys; what is seen is then laid."""
    ana = invite(calm=True)
    ana.lays_seeded("upstream", "me", "bot", seed="12", tiles="added", first_placer="vermilion")
    expect(ana.sees("tile-rapids")).to_be_visible()
    gap = ana.sees("gap-L1")
    gap.click()
    seen = [label(gap)]
    gap.click()
    seen.append(label(gap))
    assert [text.rpartition(" ")[2] for text in seen] == ["north", "northeast"]
    ana.clicks("turn-right")
    assert label(gap) == seen[0]
    ana.page.keyboard.press("r")
    assert label(gap) == seen[1]
    gap.focus()
    ana.page.keyboard.press("ArrowLeft")
    assert label(gap) == seen[0]
    ana.page.keyboard.press("ArrowLeft")
    ana.clicks("lay")
    expect(ana.sees("log")).to_contain_text("Ana lays rapids on L1, facing northeast.")
