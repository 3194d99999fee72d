"""Chromium, a server of our own, and guests who use both."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, sync_playwright

from tests.browser.guest import Guest
from tests.server.running import Server

ROOT = Path(__file__).parents[2]
QUIET = (
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)
SIZES = {"desk": (1280, 800), "phone": (390, 844), "tiny": (320, 640)}

Invite = Callable[..., Guest]


@contextmanager
def browser_of() -> Iterator[Browser]:
    """A Chromium of one's own."""
    program = shutil.which("chromium") or shutil.which("chromium-browser")
    assert program, "the browser tests need Chromium; on Debian: apt install chromium"
    assert (ROOT / "web/dist/index.html").exists(), "scripts/client.sh builds the client"
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, args=QUIET)
        yield browser
        browser.close()


def context_of(browser: Browser, lang: str, size: str, *, dark: bool, calm: bool) -> BrowserContext:
    """A browser as a person has set it up."""
    width, height = SIZES[size]
    context = browser.new_context(
        viewport={"width": width, "height": height},
        locale={"en": "en-GB", "fr": "fr-FR"}[lang],
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if calm else "no-preference",
        has_touch=size != "desk",
    )
    context.set_default_timeout(10_000)
    return context


@pytest.fixture(scope="module")
def chromium() -> Iterator[Browser]:
    """Gone before the next module: while Playwright runs, no test of asyncio can."""
    with browser_of() as browser:
        yield browser


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture
def invite(chromium: Browser, server: Server) -> Iterator[Invite]:
    """Makes guests: ``invite(lang="fr", size="phone", dark=True)``. No console may complain."""
    guests: list[Guest] = []

    def come(
        lang: str = "en", size: str = "desk", *, dark: bool = False, calm: bool = False
    ) -> Guest:
        context = context_of(chromium, lang, size, dark=dark, calm=calm)
        guests.append(Guest(context, server.url))
        return guests[-1]

    yield come
    complaints = [text for guest in guests for text in guest.complaints]
    for guest in guests:
        guest.context.close()
    assert complaints == []
