"""Somebody who plays Coldwater Crown by clicking, and not badly."""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Locator
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.browser.guest import Guest

# What is asked for itself comes first; then a fish; then bait; a token only where nothing else is.
BEST = ("present", "place-baits", "fish-", "fill-", "angler-", "answer-")


def sits_at(guest: Guest, *seats: str, seed: str, **options: str) -> str:
    """A seeded table of Coldwater Crown."""
    return guest.lays_seeded("coldwater", *seats, seed=seed, bot="random", **options)


def offers(guest: Guest, name: str) -> Locator:
    """What may be done now with things whose test ids begin like this."""
    return guest.page.locator(f"[data-testid^={name}][data-act]:visible")


def worth(said: str) -> int:
    """How much the words of a cast promise."""
    catches = len(re.findall(r"\bcatch", said))
    baits = sum(int(n) for n in re.findall(r"Removes (\d+)", said))
    return 100 * catches + (4 if "Harbour" in said else baits)


def fishes(guest: Guest) -> None:
    """Answer what is asked now."""
    with suppress(PlaywrightTimeout):  # the table may go on before the click
        if guest.sees("next").is_visible():
            guest.sees("next").click(timeout=1000)
            return
        for name in BEST:
            if offers(guest, name).count():
                offers(guest, name).last.click(timeout=1000)
                return
        spots = offers(guest, "spot-").all()
        said = [spot.get_attribute("aria-description", timeout=500) or "" for spot in spots]
        if spots:
            best = max(range(len(spots)), key=lambda k: worth(said[k]))
            spots[best].click(timeout=1000)
