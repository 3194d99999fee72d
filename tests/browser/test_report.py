"""Reports of arenas and studies in Chromium, on a desk and on a telephone."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.arena import reports
from tests.browser.conftest import context_of
from tests.browser.test_axe import AXE

SMALLEST = 11  # pixels, for words in drawings


@pytest.fixture(scope="module")
def pages(tmp_path_factory: pytest.TempPathFactory) -> list[Path]:
    return [files[0] for files in reports.write(tmp_path_factory.mktemp("reports"))]


@pytest.mark.parametrize(("size", "dark"), [("desk", True), ("phone", False), ("tiny", True)])
def test_reports_can_be_read(chromium: Browser, pages: list[Path], size: str, dark: bool) -> None:
    context = context_of(chromium, "en", size, dark=dark, calm=True)
    try:
        for file in pages:
            page = context.new_page()
            page.goto(file.as_uri())
            width = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
            assert width[0] <= width[1], "the page scrolls sideways"
            page.evaluate(AXE.read_text("utf-8"))
            found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
            assert [violation["id"] for violation in found["violations"]] == []
            smallest = page.evaluate(
                """Math.min(...[...document.querySelectorAll('svg text')].map(text =>
                    parseFloat(getComputedStyle(text).fontSize) * text.getScreenCTM().a))"""
            )
            assert size == "tiny" or smallest >= SMALLEST
    finally:
        context.close()
