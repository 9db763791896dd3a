"""The page shows the emojis of cards that the bot has uploaded, in texts, buttons and lists."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator

from bot.drawing.emojis import SIZE
from tests.browser.conftest import Sit
from tests.browser.person import Person

pytestmark = pytest.mark.long

WIDTHS = "(nodes) => nodes.map((node) => node.complete ? node.naturalWidth : 0)"


def shown(person: Person, where: Locator) -> int:
    """Return the number of emojis here, once all their pictures have loaded."""
    images = where.locator("img.emoji")

    def loaded() -> list[int]:
        widths: list[int] = images.evaluate_all(WIDTHS)
        return [] if 0 in widths else widths

    widths = person.until(loaded, "the pictures of the emojis")
    assert {*widths} == {SIZE}
    return len(widths)


def test_a_hand_shows_its_cards_as_emojis(sit: Sit) -> None:
    ana = sit("Ana", narrow=True)
    ana.until(lambda: "Uploaded" in sit.house.log, "the emojis")
    ana.open_table(3)
    ana.press("Start")
    ana.go_to_hand()
    ana.on_turn()
    hand = ana.hand
    # texts name the cards of plays, and buttons of single cards have an emoji
    for where in (".text", ".button"):
        while not hand.locator(f"{where} img.emoji").count():
            assert ana.move()
            ana.on_turn()
        assert shown(ana, hand.locator(where))
    ana.fits()
    ana.shoot("emojis")
    ana.click(hand.locator(".select").last, "the select of all cards")
    assert shown(ana, ana.page.get_by_test_id("select-option")) >= 1
    ana.shoot("emojis-listed")
