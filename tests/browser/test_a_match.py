"""One person with three computers plays a match to its end in the browser."""

from __future__ import annotations

import re

import pytest

from tests.browser.conftest import Sit
from tests.browser.person import Person, play_until

pytestmark = [pytest.mark.long, pytest.mark.ci]

OVER = "Next deal|Play again"
FINALE = re.compile(r"^Finale of the match")
GIFTS = re.compile(r"(gave you|You gave) ")


def test_one_person_and_three_computers_play_a_match_to_its_end(sit: Sit) -> None:
    ana = sit("Ana")
    _open_table(ana)
    ana.press("Start")
    ana.sees("deal 1")
    ana.press("My hand")
    deals = 1
    while _play_a_deal(ana, deals):
        deals += 1
        _deal_again(ana, deals)
    assert deals >= 2, "nobody can reach three points in one deal"
    picture = ana.page.get_by_alt_text(FINALE)
    public = ana.messages.filter(has=picture)
    ana.reads(public, f"deal {deals}: results")
    alt = str(public.locator(picture).last.get_attribute("alt"))
    points = re.search(r"\b(\d+) points", alt)
    assert points, alt
    assert int(points[1]) >= 3
    ana.shoot("finale")
    ana.fits()
    ana.press("Play again")
    ana.go_to_hand()
    ana.sees("· deal 1 ·")
    assert "gave" not in ana.reads(ana.hand, "· deal 1 ·")  # a new match begins without an exchange


def _open_table(ana: Person) -> None:
    chosen = {
        "preset": "President: The Scum",
        "exchange": "two between first and last, one between the next",
    }
    ana.open_table(3, chosen, {"match_target": "3"})
    ana.reads(ana.table, "2 house rules")


def _play_a_deal(ana: Person, number: int) -> bool:
    """Play a deal from the hand under the table message; return whether another one follows."""
    over = ana.messages.filter(has_text=f"deal {number}: results")
    play_until(over.count, ana)
    ana.until(over.filter(has=ana.button(OVER)).count, "the buttons under the results")
    return over.filter(has=ana.button("Next deal")).count() > 0


def _deal_again(ana: Person, number: int) -> None:
    results = ana.messages.filter(has_text=f"deal {number - 1}: results")
    ana.press("Next deal")
    ana.gone(results.get_by_test_id("component"), "buttons under the results")
    ana.sees(f"deal {number}")
    ana.press("My hand")
    ana.gone(ana.button(OVER), "the hand of the deal before")
    ana.reads(ana.hand, GIFTS)
    if ana.button("Give (?!time).*").count():
        ana.reads(ana.hand, "you don't need")
        assert ana.move()
        ana.reads(ana.hand, "You gave")
