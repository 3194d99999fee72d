"""The waters under the hand: whole games of Coldwater Crown by clicking, and each question."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import expect

from anadrome.core.record import from_text, replay
from anadrome.games.coldwater.game import GAME
from tests.browser.angler import fishes, offers, sits_at
from tests.browser.conftest import Invite
from tests.browser.forward import asks, comes_to
from tests.browser.guest import Guest


def plays_on(guest: Guest) -> None:
    """To the result, the ceremony included."""
    guest.plays(lambda: guest.is_over, lambda: fishes(guest))


def totals(guest: Guest) -> list[int]:
    """The totals that the result shows."""
    shown = guest.sees("result").locator("td.total").all_inner_texts()
    return [int(text) for text in shown]


def outcome_of(guest: Guest, code: str) -> Any:
    text = guest.page.request.get(f"{guest.url}/api/tables/{code}/record").text()
    outcome = replay(GAME, from_text(text)).outcome()
    assert outcome is not None
    return outcome


def test_a_whole_game_against_a_bot(invite: Invite) -> None:
    """From the home page to the result; the record says the same."""
    ana = invite(calm=True)
    code = ana.lays_table("me", "bot", game="coldwater")
    plays_on(ana)
    assert sorted(totals(ana)) == sorted(outcome_of(ana, code).scores)


def test_a_whole_game_of_four(invite: Invite) -> None:
    ana = invite(calm=True)
    code = ana.lays_seeded("coldwater", "me", "bot", "bot", "bot", seed="four", bot="greedy")
    plays_on(ana)
    assert sorted(totals(ana)) == sorted(outcome_of(ana, code).scores)


def test_the_pond_of_the_day_is_the_same_for_everyone(invite: Invite) -> None:
    """Two who fish it see the same water. The result is kept, and told to others in one line."""
    ana, ines = invite(calm=True), invite("fr", "phone", calm=True)
    codes, seen = [], []
    for guest in (ana, ines):
        guest.goes()
        guest.clicks("pond")
        codes.append(guest.code)
        expect(guest.page).to_have_title(re.compile("^●"))
        fish = guest.page.locator("[data-testid^=fish-] use").all()
        seen.append([each.get_attribute("href") for each in fish])
    assert seen[0] == seen[1]

    plays_on(ines)
    outcome = outcome_of(ines, codes[1])
    (mine,), (theirs,) = outcome.scores, outcome.others
    assert sorted(totals(ines)) == sorted((mine, theirs))
    ines.context.grant_permissions(["clipboard-read", "clipboard-write"])
    ines.clicks("share")
    expect(ines.sees("share")).to_contain_text("Copié")
    line, link = ines.page.evaluate("navigator.clipboard.readText()").splitlines()
    day = ines.page.evaluate("new Date().toLocaleDateString('sv')")
    told = f"Anadrome · Coldwater Crown · étang du {day} · {mine} à {theirs}, "
    assert re.fullmatch(re.escape(told) + r"(gagné|perdu) en \d+ tours", line)
    assert link == f"{ines.url}/"

    best = ines.sees("best").locator("li")
    expect(best).to_have_count(1)
    expect(best).to_contain_text(f"{mine} à {theirs}")
    ines.page.reload()
    expect(best).to_have_count(1)


def test_solo_begins_at_once(invite: Invite) -> None:
    ana = invite(calm=True)
    ana.goes()
    ana.clicks("solo")
    ana.plays(lambda: ana.must_act, lambda: None)
    expect(ana.sees("seat-1")).to_contain_text("Silent angler")
    turn = ana.page.title()
    ana.plays(
        lambda: ana.page.title() != turn and "Turn 2" in ana.page.title(), lambda: fishes(ana)
    )
    expect(ana.sees("log")).to_contain_text("The silent angler draws")


def test_a_cast_that_would_catch_rings_the_fish(invite: Invite) -> None:
    """By pointer, by focus, and by a first tap, which does not act yet."""
    ana, tom = invite(calm=True), invite(size="phone", calm=True)
    for guest in (ana, tom):
        sits_at(guest, "me", "bot", seed="ring")
    ringed = ana.page.locator("[data-testid^=fish-].expected")

    def would_catch() -> bool:
        return any("catch" in said for said in descriptions(ana))

    ana.plays(lambda: ana.must_act and would_catch(), lambda: fishes_but_no_fish(ana))
    spot = next(s for s in offers(ana, "spot-").all() if "catch" in described(s))
    assert ringed.count() == 0
    spot.hover()
    expect(ringed).to_have_count(1)
    expect(ana.sees("prompt")).to_contain_text(described(spot))
    ana.page.mouse.move(0, 0)
    expect(ringed).to_have_count(0)
    spot.focus()
    ana.page.keyboard.press("Shift")
    ana.page.keyboard.press("ArrowDown")
    ana.page.keyboard.press("ArrowUp")
    expect(ringed).to_have_count(1)

    tom.plays(lambda: tom.must_act, lambda: None)
    before = tom.sees("prompt").inner_text()
    first = offers(tom, "spot-").first
    name = first.get_attribute("data-testid") or ""
    first.tap()
    expect(tom.sees("prompt")).to_contain_text(described(first))
    answer = tom.page.locator("[data-testid^=answer-]")
    expect(answer).to_be_visible()
    tom.page.keyboard.press("Escape")
    expect(answer).to_have_count(0)
    expect(tom.sees("prompt")).to_have_text(before, use_inner_text=True)
    tom.sees(name).tap()
    tom.sees(name).tap()
    tom.plays(lambda: not offers(tom, name).count(), lambda: None)


def described(thing: Any) -> str:
    return thing.get_attribute("aria-description") or ""


def descriptions(guest: Guest) -> list[str]:
    return [described(spot) for spot in offers(guest, "spot-").all()]


def fishes_but_no_fish(guest: Guest) -> None:
    """Fill the box."""
    if offers(guest, "spot-harbour").count():
        guest.sees("spot-harbour").click()
    else:
        fishes(guest)


def test_a_cast_is_taken_back_until_something_is_drawn(invite: Invite) -> None:
    ana = invite(calm=True)
    sits_at(ana, "me", "bot", seed="0", first_player="vermilion")
    ana.plays(lambda: ana.must_act, lambda: None)
    spots = [spot.get_attribute("data-testid") for spot in offers(ana, "spot-").all()]
    quiet = next(s for s in offers(ana, "spot-").all() if "bait: nothing" in described(s))
    quiet.click()
    ana.clicks("undo")
    expect(ana.sees("undo")).to_have_count(0)
    assert [spot.get_attribute("data-testid") for spot in offers(ana, "spot-").all()] == spots

    ana.clicks("spot-harbour")
    ana.expects("undo")
    ana.plays(lambda: offers(ana, "fill-").count() > 0, lambda: None)
    offers(ana, "fill-").first.click()
    ana.plays(lambda: ana.must_act and offers(ana, "fill-").count() == 0, lambda: None)
    expect(ana.sees("undo")).to_have_count(0)


def test_a_lure_and_the_two_baits_it_takes(invite: Invite) -> None:
    """Put into the hand and away again, then two baits of one colour."""
    ana = invite(calm=True)
    sits_at(ana, "me", "bot", seed="0", first_player="vermilion")
    ana.plays(lambda: ana.must_act, lambda: None)
    lure = ana.sees("tackle-lure")
    baits = offers(ana, "bait-")
    lure.click()
    assert baits.count() >= 2
    ana.page.keyboard.press("Escape")
    assert baits.count() == 0
    lure.click()
    baits.first.click()
    name = baits.first.get_attribute("aria-label") or ""
    baits.first.hover()
    expect(ana.sees("prompt")).to_contain_text("Removes 2")
    baits.first.click()
    expect(lure).to_have_count(0)
    colour = name.rpartition(", ")[2].removesuffix(" bait")
    expect(ana.sees("log")).to_contain_text(f"2 {colour}")


def test_a_reel_swaps_two_baits(invite: Invite) -> None:
    ana = invite(calm=True)
    sits_at(ana, "me", "bot", seed="2", first_player="vermilion")
    ana.plays(lambda: ana.must_act, lambda: None)
    before = ana.sees("box").inner_text()
    ana.clicks("tackle-reel")
    offers(ana, "bait-3").first.click()
    offers(ana, "bait-4").first.click()
    expect(ana.sees("tackle-reel")).to_have_count(0)
    assert ana.sees("box").inner_text() != before


def test_baits_go_to_master_anglers_as_many_as_one_says(invite: Invite) -> None:
    ana = invite(calm=True)
    comes_to(ana, asks("bait"), "me", "bot", seed="1", likes="angler")
    ana.plays(lambda: offers(ana, "place-baits").count() > 0, lambda: None)
    go = ana.sees("place-baits")
    assert "Discard all" not in go.inner_text()  # the most is proposed
    less = ana.page.get_by_role("button", name="One less on the").first
    while less.is_enabled():
        less.click()
    more = ana.page.get_by_role("button", name="One more on the").first
    more.click()
    expect(go).to_contain_text("Place")
    go.click()
    expect(go).to_have_count(0)


def test_a_contest_is_chosen_for_and_held(invite: Invite) -> None:
    """The heaviest are proposed; another can be chosen, and is what is presented."""
    ana = invite(calm=True)
    comes_to(ana, asks("present"), "me", "bot", seed="1")
    ana.plays(lambda: offers(ana, "present").count() > 0, lambda: None)
    kinds = ana.page.get_by_role("radiogroup")
    best = kinds.first.get_by_role("radio").first
    other = kinds.first.get_by_role("radio").last
    expect(best).to_have_attribute("aria-checked", "true")
    other.click()
    expect(best).to_have_attribute("aria-checked", "false")
    chosen = other.get_attribute("aria-label") or ""
    ana.clicks("present")
    ana.expects("next")
    shown = ana.page.locator("[data-testid^=contest-]")
    expect(shown.get_by_role("img", name=chosen)).to_be_visible()
    plays_on(ana)


def test_no_other_page_knows_a_weight(invite: Invite) -> None:
    """Catch times are all different: that of a fish of hers reaches no other page."""
    ana, ben, eve = invite(calm=True), invite(calm=True), invite(calm=True)
    heard: dict[str, list[str]] = {"ben": [], "eve": []}
    for name, guest in (("ben", ben), ("eve", eve)):
        listen(guest, heard[name])
    code = ana.lays_table("me", "open", game="coldwater")
    ben.goes(f"/t/{code}")
    ben.sees("join-name").fill("Ben")
    ben.clicks("join")
    ana.clicks("start")
    eve.goes(f"/t/{code}")
    secret: list[str] = []
    listen(ana, secret)
    ana.page.reload()
    fish = ana.sees("catch").locator("li")
    while fish.count() == 0:
        for guest in (ana, ben):
            guest.skips()
            if guest.must_act and guest.page.locator("[data-act]:visible").count():
                (fishes if guest is ana else fishes_but_no_fish)(guest)
    ana.plays(lambda: ana.must_act or ben.must_act, lambda: None)
    times = {time for text in secret for time in re.findall(r'"time":"(\d\d:\d\d)"', text)}
    own = weights(ana)
    assert times
    assert own
    shown = eve.page.content() + ben.page.content()
    for time in times:
        assert time not in shown
        assert not any(time in text for text in heard["ben"] + heard["eve"])
    for page in (ben, eve):
        assert " lb, " not in page.sees("seat-0").inner_text()


def weights(guest: Guest) -> list[str]:
    return [t for t in guest.sees("catch").locator("li").all_inner_texts() if " lb, " in t]


def listen(guest: Guest, heard: list[str]) -> None:
    """Keep all that comes to a page."""

    def hears(socket: Any) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    guest.page.on("websocket", hears)


def test_two_at_one_device_do_not_see_each_others_weights(invite: Invite) -> None:
    """The curtain comes between their turns, not within one."""
    both = invite(calm=True)
    both.lays_table("me", "me", game="coldwater")
    curtain = both.sees("curtain")
    expect(curtain).to_be_visible()
    first = curtain.inner_text()
    both.clicks("curtain-show")
    steps = 0
    while not curtain.is_visible():
        if not both.skips() and both.page.locator("[data-act]:visible").count():
            fishes(both)
            steps += 1
    assert steps >= 2
    assert curtain.inner_text() != first
    assert both.page.locator("[data-act]").count() == 0
    assert weights(both) == []
    assert both.sees("log").count() == 0
