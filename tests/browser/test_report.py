"""Reports of arenas and studies in Chromium, on a desk and on a telephone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.arena import reports
from tests.browser.conftest import context_of
from tests.browser.test_axe import AXE

SMALLEST = 11  # pixels, for words in drawings


@pytest.fixture(scope="module")
def pages() -> list[str]:
    return [report.html for report in reports.both()]


@pytest.mark.parametrize(("size", "dark"), [("desk", True), ("phone", False), ("tiny", True)])
def test_reports_can_be_read(chromium: Browser, pages: list[str], size: str, dark: bool) -> None:
    context = context_of(chromium, "en", size, dark=dark, calm=True)
    try:
        for html in pages:
            page = context.new_page()
            page.set_content(html)
            width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert width[0] <= width[1], "the page scrolls sideways"
            page.evaluate(AXE.read_text("utf-8"))
            found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            assert [violation["id"] for violation in found["violations"]] == []
            smallest = page.evaluate(
                """Math.min(...[...document.querySelectorAll('svg text')].map(text => {
                    const {a, b} = text.getScreenCTM()
                    return parseFloat(getComputedStyle(text).fontSize) * Math.hypot(a, b)
                }))"""
            )
            assert size == "tiny" or smallest >= SMALLEST
    finally:
        context.close()
