"""The line of a full table on a phone, by tapping.

Screenshots are written to ``tests/shots``.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.english import english

pytestmark = pytest.mark.long


def test_line_of_a_full_table_is_walked_through_by_tapping(sit: Sit) -> None:
    ana, ben, chi, dev, eve, fay = (
        sit(name, narrow=True) for name in ("Ana", "Ben", "Chi", "Dev", "Eve", "Fay")
    )
    ana.open_table(chosen={"preset": "Hong Kong"})
    for person in (ben, chi, dev):
        person.press("Join")
        person.sees("You're in!")
    for place, person in enumerate((eve, fay), 1):
        person.press("Join")
        person.sees(english("line-place", place=place))
    ana.reads(ana.table, "In line for a seat: Eve")
    ana.shoot("line-lobby")
    eve.fits()
    eve.shoot("line-place")
    fay.press(english("button-leave-line"))
    fay.sees(english("line-left"))
    fay.shoot("line-left")
    ana.press("Start")
    ben.sees("deal 1")
    ana.reads(ana.table, "waits for a seat")
    ana.shoot("line-deal")
    fay.tap_command("game start")
    fay.sees(english("button-second-table"))
    fay.fits()
    fay.shoot("line-ways-in")
    ben.press("Table")
    ben.press(english("button-quit"))
    ben.press(english("button-quit"))
    eve.press("My hand")
    eve.until(eve.private.filter(has=eve.page.locator("img")).count, "the cards of Ben")
    eve.shoot("line-cards")
