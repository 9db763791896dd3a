"""Two people in two tabs open a table, play a deal by clicking, and look at the leaderboard.

What they see is written to ``tests/shots``: lobby, hand, table and leaderboard, as on a desktop
and as on a phone.
"""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until


@pytest.mark.parametrize("narrow", [False, True], ids=["desktop", "phone"])
def test_two_people_finish_a_deal_by_clicking(sit: Sit, narrow: bool) -> None:
    ana, ben = sit("Ana", narrow), sit("Ben", narrow)
    _close_dms(ben)
    _open_table(ana, ben)
    ana.press("Start")
    ben.sees("deal 1")
    ben.shoot("table")
    ben.fits()
    ana.go("dm-Gamenight")
    ben.press("My hand")
    expect(ben.private).to_contain_text("Only you can see this")

    shot: set[str] = set()

    def over() -> bool:
        _look(ana, "hand", shot)
        _look(ben, "hand-in-channel", shot)
        return ben.button("Next deal").count() > 0

    assert play_until(over, ana, ben) >= 2
    assert {"hand", "hand-in-channel"} <= shot
    ben.sees("deal 1 is over")
    ben.shoot("results")
    ben.fits()
    ana.go("channel-game-night")
    ana.command("/leader")
    ana.sees("average place")
    ana.shoot("leaderboard")
    ana.fits()
    board = ana.messages.filter(has_text="Leaderboard").last
    for name in ("Ana", "Ben"):
        expect(board).to_contain_text(f"@{name}")


def _close_dms(person: Person) -> None:
    if person.narrow:
        person.page.get_by_test_id("open-drawer").click()
    person.page.get_by_test_id("closed-dms").check()
    if person.narrow:
        person.page.get_by_role("button", name="Close", exact=True).click()


def _open_table(host: Person, guest: Person) -> None:
    host.open_table(chosen={"preset": "President: No jokers"})
    guest.press("Join")
    guest.sees("Your direct messages are closed to me")
    guest.page.get_by_test_id("dismiss").click()
    expect(guest.page.get_by_test_id("ephemeral")).to_have_count(0)
    for number in (1, 2):
        host.press("Add computer")
        host.sees(f"Computer {number}")
    expect(host.table).to_contain_text("Players 4")
    expect(host.table).to_contain_text("@Ben")
    host.shoot("lobby")
    host.fits()


def _look(person: Person, what: str, shot: set[str]) -> None:
    """A picture of the first turn, and of the table where the hand is not in the way."""
    if what in shot or not person.moves().count():
        return
    person.shoot(what)
    person.fits()
    shot.add(what)
