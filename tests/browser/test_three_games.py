"""A deal each of President, Big Two and Dou Dizhu, on a phone and on a desktop, by clicking.

Screenshots are written to ``tests/shots``.
"""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until

pytestmark = pytest.mark.long

GAMES = {"President": 3, "Big Two": 3, "Dou Dizhu": 2}  # the number of computers
SHOTS = 3  # pictures of turns, in each game


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("narrow", [False, True], ids=["desktop", "phone"])
def test_one_deal_of_each_of_three_games_is_clicked_through(
    sit: Sit, narrow: bool, game: str
) -> None:
    ana, name = sit("Ana", narrow), game.lower().replace(" ", "-")
    ana.open_table(GAMES[game], {"preset": game})
    ana.reads(ana.table, game)
    ana.shoot(f"{name}-lobby")
    ana.fits()
    ana.press("Start")
    ana.sees("deal 1")
    ana.press("My hand")
    assert _play(ana, name) >= 2
    ana.sees("deal 1: results")
    ana.shoot(f"{name}-results")
    ana.fits()


def _play(ana: Person, name: str) -> int:
    """Play to the end of the deal, with pictures of the first turns; return the number of moves."""
    numbers = iter(range(1, SHOTS + 1))

    def look(person: Person) -> None:
        if number := next(numbers, 0):
            person.shoot(f"{name}-turn-{number}")
            person.fits()

    return play_until(ana.button("Next deal").count, ana, look=look)
