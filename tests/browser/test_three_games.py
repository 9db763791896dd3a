"""A deal each of President, Big Two and Dou Dizhu, on a phone and on a desktop, by clicking.

What is seen on the way is written to ``tests/shots``.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until

GAMES = {  # by channel: what is typed for the game, and how many computers play
    "game-night": ("President", 3),
    "lounge": ("Big Two", 3),
    "table-two": ("Dou Dizhu", 2),
}
SHOTS = 3  # of turns, in each game


@pytest.mark.parametrize("narrow", [False, True], ids=["desktop", "phone"])
def test_one_deal_of_each_of_three_games_is_clicked_through(sit: Sit, narrow: bool) -> None:
    ana = sit("Ana", narrow)
    for channel, (game, computers) in GAMES.items():
        ana.go(f"channel-{channel}")
        ana.open_table(computers, {"preset": game})
        expect(ana.table).to_contain_text(game)
        ana.shoot(f"{channel}-lobby")
        ana.fits()
        ana.press("Start")
        ana.sees("deal 1")
        ana.press("My hand")
        assert _play(ana, channel) >= 2
        ana.sees("deal 1 is over")
        ana.shoot(f"{channel}-results")
        ana.fits()


def _play(ana: Person, channel: str) -> int:
    """To the end of the deal, with a picture of the first turns; how many moves that took."""
    shown: set[str] = set()

    def over() -> bool:
        offered = ana.moves().first
        turn = offered.get_attribute("data-custom-id") if offered.count() else None
        if turn and turn not in shown and len(shown) < SHOTS:
            shown.add(turn)
            ana.shoot(f"{channel}-turn-{len(shown)}")
            ana.fits()
        return ana.button("Next deal").count() > 0

    return play_until(over, ana)
