"""Two people in two tabs open a table, play a deal by clicking, and look at the leaderboard.

Screenshots of lobby, hand, table and leaderboard are written to ``tests/shots``, of a desktop and
of a phone.
"""

from __future__ import annotations

import pytest

from bot.domain.computers import Computer
from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until


@pytest.mark.sampled(1)
@pytest.mark.parametrize("narrow", [True, False], ids=["phone", "desktop"])
def test_two_people_finish_a_deal_by_clicking(sit: Sit, narrow: bool) -> None:
    ana, ben = sit("Ana", narrow), sit("Ben", narrow)
    ben.close_dms()
    _open_table(ana, ben)
    ana.press("Start")
    ben.sees("deal 1")
    ben.shoot("table")
    ben.fits()
    ana.go_to_hand()
    ben.press("My hand")
    ben.reads(ben.private, "Only you can see this")
    places = {ana: "hand", ben: "hand-in-channel"}
    shot: set[Person] = set()

    def look(person: Person) -> None:
        """Take a picture of the first turn of each person, and check that the page fits."""
        if person not in shot:
            person.shoot(places[person])
            person.fits()
            shot.add(person)

    assert play_until(ben.button("Next deal").count, ana, ben, look=look) >= 2
    assert shot == {ana, ben}
    ben.sees("deal 1: results")
    ben.shoot("results")
    ben.fits()
    _watch_again(ben)
    ana.go_to_table()
    ana.command("/leader")
    ana.sees("Ranked by total points")
    ana.shoot("leaderboard")
    ana.fits()
    board = ana.messages.filter(has_text="Leaderboard").last
    for person in (ana, ben):
        ana.reads(board, person.name)


def _watch_again(person: Person) -> None:
    person.press("Replay")
    shown = person.private.locator('img[src$=".gif"][alt^="Best first: "]')
    wide = "(nodes) => nodes[0]?.naturalWidth"
    person.until(lambda: shown.evaluate_all(wide) == 1100, "the replay")
    person.shoot("replay")
    person.fits()


def _open_table(host: Person, guest: Person) -> None:
    host.open_table(chosen={"preset": "President: The Scum"})
    guest.press("Join")
    guest.sees("I can't message you")
    guest.click(guest.page.get_by_test_id("dismiss"), "Dismiss")
    guest.gone(guest.page.get_by_test_id("ephemeral"), "what was dismissed")
    for number in (1, 2):
        host.press("Add computer")
        host.sees(Computer(number).name)
    host.reads(host.table, "4 players")
    host.reads(host.table, guest.name)
    host.shoot("lobby")
    host.fits()
