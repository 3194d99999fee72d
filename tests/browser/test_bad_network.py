"""When the line is down."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Invite
from tests.server.running import Server


def test_down_and_up_again(invite: Invite, server: Server) -> None:
    """The page says so, keeps the table, comes back by itself and goes on."""
    ana = invite()
    code = ana.lays_table("me", "bot")
    ana.plays(lambda: ana.must_act)
    server.kill()
    expect(ana.sees("offline")).to_be_visible(timeout=15_000)
    expect(ana.sees("prompt")).to_be_visible()
    server.start()
    expect(ana.sees("offline")).to_be_hidden(timeout=20_000)
    ana.plays(lambda: ana.round == 2)
    assert ana.page.url.endswith(code)


def test_nothing_is_sent_twice(invite: Invite) -> None:
    """Two quick clicks on a card are one choice, one message."""
    ana = invite()
    sent: list[str] = []
    ana.page.on(
        "websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame)))
    )
    ana.lays_table("me", "open")
    ana.clicks("start")
    ana.page.locator("[data-act]").first.wait_for()
    ana.page.locator("[data-act]").first.dblclick()
    ana.plays(lambda: "2/15" in ana.page.title() or "2 of 15" in ana.page.title(), lambda: None)
    acts = [frame for frame in sent if '"act"' in frame]
    assert len(acts) == 1


def test_a_code_that_is_no_table(invite: Invite) -> None:
    ana = invite("fr")
    ana.goes("/t/nobody-made-this")
    expect(ana.page.locator("h1, h2").first).to_be_visible()
    assert ana.page.locator("main a[href='/']").count() == 1
