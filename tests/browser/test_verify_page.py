"""The page that checks a deal, on a phone."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, Page

from cogs.table.verifier import FOLDER, NAME, verifier_page
from tests.browser.conftest import PHONE
from tests.rules.test_shuffle import Made, card

SERVED = "http://playground.test/page/"


@pytest.fixture(params=["saved", "served"])
def page(request: pytest.FixtureRequest, browser: Browser, tmp_path: Path) -> Iterator[Page]:
    """The page as `/verify` sends it, without a network; and as the playground serves its parts."""
    is_saved = request.param == "saved"
    context = browser.new_context(**PHONE, offline=is_saved)
    opened = context.new_page()
    saved = tmp_path / NAME
    saved.write_bytes(verifier_page())
    opened.route(
        f"{SERVED}*", lambda route: route.fulfill(path=FOLDER / route.request.url[len(SERVED) :])
    )
    opened.goto(saved.as_uri() if is_saved else SERVED + NAME)
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
