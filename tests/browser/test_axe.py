"""axe finds nothing serious or critical on any page."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.browser.conftest import ROOT, Invite
from tests.browser.guest import Guest

AXE = ROOT / "web/node_modules/axe-core/axe.min.js"
LOOKS: list[dict[str, Any]] = [
    {"lang": "en", "size": "desk"},
    {"lang": "fr", "size": "phone"},
    {"lang": "en", "size": "phone", "dark": True},
]


def check(guest: Guest, where: str) -> None:
    guest.page.evaluate(Path(AXE).read_text("utf-8"))
    found = guest.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    grave = [
        f"{where}: {violation['id']}: {violation['nodes'][0]['html'][:160]}"
        for violation in found["violations"]
        if violation["impact"] in ("serious", "critical")
    ]
    assert grave == []


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(map(str, look.values())))
def test_every_page(invite: Invite, look: dict[str, Any]) -> None:
    ana = invite(**look, calm=True)
    for path in ("/", "/new/kodiak", "/rules/kodiak", "/nowhere"):
        ana.goes(path)
        ana.page.locator("h1, h2").first.wait_for()
        check(ana, path)
    code = ana.lays_table("me", "open", "bot")
    ana.expects("copy-link")
    check(ana, "lobby")

    ben = invite(**look, calm=True)
    ben.goes(f"/t/{code}")
    ben.expects("join-name")
    check(ben, "join")

    ana.clicks("start")
    ana.page.locator("[data-act]").first.wait_for()
    check(ana, "choosing")
    ana.acts_once()
    ana.plays(lambda: ana.page.locator("[data-testid^=salmon-][data-act]").count() > 0)
    check(ana, "taking a salmon")
    ana.plays(lambda: ana.is_over)
    check(ana, "result")


@pytest.mark.parametrize("look", LOOKS, ids=lambda look: "-".join(map(str, look.values())))
def test_the_river(invite: Invite, look: dict[str, Any]) -> None:
    """While tiles are laid, with a token chosen, at the end."""
    ana = invite(**look, calm=True)
    ana.lays_seeded("upstream", "me", "bot", seed="3", tiles="added", whirlpool="yes")
    gaps = ana.page.locator("[data-group=gap]")
    ana.plays(lambda: gaps.count() > 0, lambda: None)
    gaps.first.click()
    ana.expects("lay")
    check(ana, "a tile on trial")
    ana.plays(lambda: ana.page.locator("[data-group=target]").count() > 0)
    check(ana, "a token chosen")
    ana.plays(lambda: ana.is_over)
    check(ana, "result")


def test_the_curtain(invite: Invite) -> None:
    both = invite(calm=True)
    both.lays_table("me", "me")
    both.expects("curtain")
    check(both, "curtain")
