#!/usr/bin/env python
"""Takes pictures of every page in real Chromium, to be looked at: scripts/look.py [FOLDER]

Run it with the environment's Python, after `make setup`. The folder is build/look unless told
otherwise; each picture is called after what it shows, its language, size and theme.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from playwright.sync_api import Browser  # noqa: E402

from tests.browser.conftest import browser_of, context_of  # noqa: E402
from tests.browser.guest import Guest  # noqa: E402
from tests.server.running import Server  # noqa: E402

LOOKS = [
    ("en", "desk", False),
    ("fr", "desk", False),
    ("en", "phone", False),
    ("fr", "phone", True),
]
LOOKS += [("en", "desk", True)]
FALLS = re.compile("washes away\\.|disparaît\\.")


class Album:
    """Pictures of what one guest sees."""

    def __init__(self, guest: Guest, folder: Path, name: str) -> None:
        self.guest, self.folder, self.name = guest, folder, name

    def takes(self, what: str) -> None:
        self.guest.page.screenshot(path=self.folder / f"{what}-{self.name}.png")


@contextmanager
def visiting(
    browser: Browser, server: Server, folder: Path, lang: str, size: str, dark: bool
) -> Iterator[Album]:
    context = context_of(browser, lang, size, dark=dark, calm=False)
    name = f"{lang}-{size}" + ("-dark" if dark else "")
    yield Album(Guest(context, server.url), folder, name)
    context.close()


def plain_pages(album: Album) -> None:
    guest = album.guest
    for path, what in (
        ("/", "home"),
        ("/new/kodiak", "new"),
        ("/rules/kodiak", "rules"),
        ("/no", "lost"),
    ):
        guest.goes(path)
        guest.page.locator("h1, h2").first.wait_for()
        guest.page.wait_for_timeout(200)
        album.takes(what)
    guest.lays_table("me", "open", "bot", "open")
    guest.expects("copy-link")
    album.takes("lobby")


def kodiak(album: Album) -> None:
    """A game of four: choosing, the reveal in the middle, taking a salmon, the result."""
    guest = album.guest
    guest.goes()
    guest.clicks("play-at-once-kodiak")
    guest.page.locator("[data-act]:visible").first.wait_for()
    guest.page.wait_for_timeout(600)
    album.takes("choosing")
    for turn in range(3):
        guest.plays(lambda: guest.must_act and guest.page.locator("[data-act]").count() > 0)
        guest.acts_once()
        guest.page.wait_for_timeout(1600)
        album.takes(f"reveal-{turn + 1}")
    guest.plays(
        lambda: guest.is_over or guest.page.locator("[data-testid^=salmon-][data-act]").count() > 0
    )
    album.takes("taking")
    guest.plays(lambda: guest.is_over)
    guest.page.wait_for_timeout(500)
    album.takes("result")


def hot_seat(album: Album) -> None:
    album.guest.lays_table("me", "me")
    album.guest.expects("curtain")
    album.takes("curtain")


def six(album: Album) -> None:
    album.guest.lays_table("me", *["bot"] * 5)
    album.guest.page.locator("[data-act]:visible").first.wait_for()
    album.guest.page.wait_for_timeout(600)
    album.takes("six")


def upstream(album: Album) -> None:
    """A river of four: the mouth laid, moves looked at, a row that falls, the Spawn, the end."""
    guest = album.guest
    guest.lays_seeded(
        "upstream", "me", *["bot"] * 3, seed="12", tiles="added", first_placer="vermilion"
    )
    guest.page.locator("[data-group=gap]").first.click()
    guest.page.wait_for_timeout(600)
    album.takes("river-mouth")

    guest.lays_seeded("upstream", "me", *["bot"] * 3, seed="4", mouth="random")
    moving = guest.page.locator("[data-group=token]")
    guest.plays(lambda: guest.round > 1 and guest.must_act and moving.count() > 0, guest.swims)
    moving.last.click()
    guest.page.wait_for_timeout(900)
    album.takes("river-token")
    costly = guest.page.locator("[data-group=target]:has(.costly)")
    for token in moving.all():
        if costly.count():
            break
        token.click()
    costly.last.click()
    guest.page.wait_for_timeout(200)
    album.takes("river-loss")
    falls = guest.sees("prompt").get_by_text(FALLS)
    guest.plays(lambda: guest.must_act, guest.swims)
    while not falls.is_visible() and not guest.is_over:
        if guest.must_act:
            guest.swims()
        guest.page.wait_for_timeout(20)
    guest.page.wait_for_timeout(200)
    album.takes("river-falls")
    guest.plays(lambda: guest.is_over or (guest.round > 7 and guest.must_act), guest.swims)
    guest.page.wait_for_timeout(900)
    album.takes("river-spawn")
    guest.plays(lambda: guest.is_over, guest.swims)
    guest.page.wait_for_timeout(500)
    album.takes("river-result")


def river_of_five(album: Album) -> None:
    """Five players, every option."""
    guest = album.guest
    guest.lays_seeded(
        "upstream",
        "me",
        *["bot"] * 4,
        seed="7",
        mouth="random",
        tiles="added",
        whirlpool="yes",
        movement_tokens="yes",
    )
    guest.plays(lambda: guest.round > 2 and guest.must_act, guest.swims)
    guest.page.wait_for_timeout(900)
    album.takes("river-five")


def main() -> int:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "build" / "look"
    folder.mkdir(parents=True, exist_ok=True)
    with (
        tempfile.TemporaryDirectory() as data,
        Server(Path(data)) as server,
        browser_of() as browser,
    ):
        for look in LOOKS:
            for scene in (plain_pages, kodiak, hot_seat, six, upstream, river_of_five):
                with visiting(browser, server, folder, *look) as album:
                    scene(album)
    sys.stdout.write(f"{len(list(folder.glob('*.png')))} pictures in {folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
