"""Plays of a hand on a phone, each three taps away in all six games: More, a kind, the play."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.test_above_the_fold import GAMES, begun, named

pytestmark = pytest.mark.long


@pytest.mark.parametrize("game", GAMES)
def test_the_last_of_all_plays_is_laid_with_three_taps(sit: Sit, game: str) -> None:
    ana = sit("Ana", narrow=True)
    begun(ana, GAMES[game], ({"preset": game}, {}))
    ana.press("More")  # tap one
    kinds = ana.page.locator('[data-custom-id^="select-choose:"]')
    ana.until(kinds.count, "all plays by kind")
    ana.fits()
    ana.shoot(f"more-{named(game)}")
    ana.click(kinds.last, "the last kind")  # tap two
    plays = ana.page.get_by_test_id("select-option")
    ana.until(plays.count, "the plays of that kind")
    ana.shoot(f"more-{named(game)}-open")
    last = plays.last.locator(".option-text").inner_text().partition("\n")[0]
    ana.click(plays.last, "the last play")  # tap three
    ana.without(last)
