"""The page that checks a deal, opened as a file on a phone that has no network."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from tests.browser.conftest import PHONE
from tests.rules.test_shuffle import Made, card

PAGE = Path(__file__).parents[2] / "bot/playground/page/verify.html"


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    context = browser.new_context(**PHONE, offline=True)
    opened = context.new_page()
    opened.goto(PAGE.as_uri())
    yield opened
    context.close()


def verdict(page: Page) -> str:
    return page.locator("#verdict").inner_text()


def test_a_chosen_file_is_checked_at_once(page: Page, tmp_path: Path) -> None:
    file, made = tmp_path / "deal-1.txt", Made("dd", 1)
    file.write_text(made.record(), encoding="utf-8")
    page.locator("#file").set_input_files(file)
    page.wait_for_function("document.getElementById('verdict').textContent")
    assert verdict(page).startswith("The fingerprint, seats, dealer, deck and lot fit.")
    assert f"Fingerprint: {made.shown[:16]}" in verdict(page)
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE["viewport"]["width"]


def test_a_pasted_text_is_checked_by_the_button(page: Page) -> None:
    page.locator("#record").fill(card(Made("dd", 1), Random(1))[0].record())
    page.locator("#check").click()
    assert verdict(page) == "Line 3 differs: deck."
    page.locator("#record").fill("no deal")
    page.locator("#check").click()
    assert verdict(page) == "This is no file of a deal."
