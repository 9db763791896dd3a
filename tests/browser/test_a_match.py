"""One person with three computers plays a match to its end in the browser."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until

OVER = "Next deal|Play again"


def test_one_person_and_three_computers_play_a_match_to_its_end(sit: Sit) -> None:
    ana = sit("Ana")
    _open_table(ana)
    ana.press("Start")
    ana.sees("deal 1")
    deals = 1
    while _play_a_deal(ana, deals):
        deals += 1
        _deal_again(ana, deals)
    assert deals >= 2, "nobody can reach three points in one deal"
    winner = ana.messages.filter(has_text=re.compile(r"(wins|share) the match\."))
    expect(winner).to_have_count(1)
    expect(winner).to_contain_text(f"deal {deals} is over")
    assert _best_total(winner.inner_text()) >= 3
    ana.fits()
    ana.press("Play again")
    ana.go("dm-Gamenight")
    ana.sees("Deal 1")
    expect(ana.hand).not_to_contain_text("gave")  # a new match begins without an exchange


def _open_table(ana: Person) -> None:
    chosen = {
        "preset": "President: No jokers",
        "exchange": "two between first and last, one between the next",
    }
    ana.open_table(3, chosen, {"match_target": "3"})
    expect(ana.table).to_contain_text("2 house rules")


def _play_a_deal(ana: Person, number: int) -> bool:
    """Play from the hand under the table message; is there another deal to play?"""
    ana.press("My hand")
    play_until(lambda: ana.button(OVER).count() > 0, ana)
    ana.sees(f"deal {number} is over")
    return ana.button("Next deal").count() > 0


def _deal_again(ana: Person, number: int) -> None:
    results = ana.messages.filter(has_text=f"deal {number - 1} is over")
    ana.press("Next deal")
    expect(results.get_by_test_id("component")).to_have_count(0)  # they stay, without buttons
    ana.sees(f"deal {number}")
    ana.press("My hand")
    gifts = re.compile(r"(gave you|You gave) ")
    expect(ana.hand).to_contain_text(gifts)
    if ana.button("Give .*").count():
        expect(ana.hand).to_contain_text("that you do not want")
        assert ana.move()
        expect(ana.hand).to_contain_text("You gave")


def _best_total(results: str) -> int:
    return max(map(int, re.findall(r"\((\d+) in all\)", results)))
