"""A person at a browser: real Chromium, real clicks and keys."""

from __future__ import annotations

import json
import re
import time
from collections.abc import Callable
from contextlib import suppress

from playwright.sync_api import BrowserContext, Locator, Page, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

PATIENCE = 120  # seconds for a whole game
SHORT = 30  # milliseconds between looks at the page

# A socket that breaks because the server was killed is said by Chromium on the console, not by us.
NOT_OURS = (
    "WebSocket connection to",
    "net::ERR_CONNECTION_REFUSED",
    "net::ERR_INTERNET_DISCONNECTED",
)


class Guest:
    """One browser context with one page. ``complaints`` collects what the console calls errors."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.url = url
        self.page: Page = context.new_page()
        self.complaints: list[str] = []
        self.page.on("console", lambda message: self._heard(message.type, message.text))
        self.page.on("pageerror", lambda error: self._heard("error", str(error)))

    def _heard(self, kind: str, text: str) -> None:
        if kind in ("error", "warning") and not any(part in text for part in NOT_OURS):
            self.complaints.append(text)

    def goes(self, path: str = "/") -> None:
        self.page.goto(self.url + path)

    def sees(self, name: str) -> Locator:
        """What has a test id."""
        return self.page.get_by_test_id(name)

    def clicks(self, name: str) -> None:
        self.sees(name).click()

    @property
    def code(self) -> str:
        """The table we are at, once the page has gone there."""
        self.page.wait_for_url("**/t/*")
        return self.page.url.rpartition("/")[2]

    @property
    def must_act(self) -> bool:
        """Whether the tab says that it is our turn."""
        return self.page.title().startswith("●")

    @property
    def is_over(self) -> bool:
        return self.sees("result").is_visible()

    @property
    def round(self) -> int:
        """The round in the title of the tab, 0 before the first."""
        found = re.search(r"(?:Round|Manche) (\d+)", self.page.title())
        return int(found[1]) if found else 0

    def lays_table(self, *seats: str, game: str = "kodiak", **options: str) -> str:
        """From the home page: make a table of these seats (me, open, bot); its code."""
        self.goes()
        self.clicks(f"make-table-{game}")
        self.page.get_by_role("radio", name=f"{len(seats)} ").check(force=True)
        kinds = {"me": 0, "open": 1, "bot": 2}
        for number, kind in enumerate(seats):
            row = self.page.locator("main ul > li").nth(number)
            row.get_by_role("radio").nth(kinds[kind]).check(force=True)
        for name, value in options.items():
            self.page.locator(f"#option-{name}").select_option(value)
        self.clicks("lay-table")
        return self.code

    def lays_seeded(self, game: str, *seats: str, seed: str, **options: str) -> str:
        """A table of these seats (me, bot) whose chance is known, made without the pages."""
        wishes = [{"kind": kind} | ({"name": "Ana"} if kind == "me" else {}) for kind in seats]
        order = {"game": game, "seats": wishes, "options": options, "seed": seed}
        answer = self.page.request.post(f"{self.url}/api/tables", data=order)
        assert answer.ok, answer.text()
        made = answer.json()
        self.goes()
        mine = [{"code": made["code"], "game": game, "seats": made["seats"], "at": 0}]
        self.page.evaluate(
            "kept => localStorage.setItem('anadrome.tables', kept)", json.dumps(mine)
        )
        self.goes(f"/t/{made['code']}")
        return self.code

    def acts_once(self) -> None:
        """Answer what is asked, with the last thing that is offered: predators come out too."""
        with suppress(PlaywrightTimeout):  # the table may go on before the click
            self.page.locator("[data-act]:visible").last.click(timeout=1000)

    def swims(self) -> None:
        """On a river: the lowest token goes on, where nothing bites if that can be."""
        safe = "[data-group=target]:has(.badge:not(.costly):not(.other))"
        with suppress(PlaywrightTimeout):
            tokens = self.page.locator("[data-group=token]")
            boxes = [(token.bounding_box() or {"y": 0})["y"] for token in tokens.all()]
            for _, at in sorted((-y, at) for at, y in enumerate(boxes)):
                if tokens.nth(at).get_attribute("aria-pressed") == "false":
                    tokens.nth(at).click(timeout=1000)
                if self.page.locator(safe).count():
                    self.page.locator(safe).first.click(timeout=1000)
                    return
        self.acts_once()

    def skips(self) -> bool:
        """Go to the end of what is being shown, if anything is."""
        if not self.sees("skip").is_visible():
            return False
        with suppress(PlaywrightTimeout):  # the show may end before the click
            self.sees("skip").click(force=True, timeout=500)
        return True

    def plays(self, until: Callable[[], bool], act: Callable[[], None] | None = None) -> None:
        """Act whenever it is our turn, skip every show, until something is so."""
        end = time.monotonic() + PATIENCE
        while not until():
            assert time.monotonic() < end, f"stuck: {self.page.title()}"
            if self.skips():
                continue
            if self.must_act and self.page.locator("[data-act]:visible").count():
                (act or self.acts_once)()
            else:
                self.page.wait_for_timeout(SHORT)

    def expects(self, name: str) -> None:
        expect(self.sees(name)).to_be_visible()
