"""The deal of the day on a phone, from the command to the shared score, by tapping alone."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import play_until
from tests.english import english

pytestmark = pytest.mark.long


def test_the_deal_of_the_day_is_played_and_shared_by_tapping(sit: Sit) -> None:
    ana, ben = sit("Ana", narrow=True), sit("Ben", narrow=True)
    ana.tap_command("daily")
    ana.sees("Your first try counts")
    ana.shoot("daily-asked")
    ana.go_to_hand()
    ana.sees("deal of the day")
    ana.shoot("daily-hand")
    play_until(lambda: bool(ana.button(english("button-daily-score")).count()), ana)
    ana.shoot("daily-result")
    ana.press(english("button-daily-score"))
    ana.sees("Best of ")
    ana.shoot("daily-score")
    ana.go_to_table()
    ana.tap_command("daily")
    ana.until(ana.button("Share").count, "a score to be shared")
    ana.shoot("daily-again")
    ana.press("Share")
    shared = ben.messages.filter(has_text=f"{ana.name} shares").filter(
        has_text=english("daily-share", date="", game="").rstrip(" ·")
    )
    ben.until(shared.count, "the score in the channel")
    ben.shoot("daily-shared")
    ben.press(english("button-daily"))
    ben.sees("Your first try counts")
