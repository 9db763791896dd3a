"""Runs that a host adds to Big Two, whose hands of five stay what they are."""

from __future__ import annotations

from rules.cards import cards
from tests.rules.notation import game


def test_five_in_a_row_are_a_straight_of_big_two_and_listed_once() -> None:
    hand = cards("7S 8H 9D 10C JC 7D 8D 9S")
    reader = game("bigtwo_basic", set_run_min="{2:3}").usual
    leads = reader.leads(hand)
    assert len(leads) == len(set(leads))
    assert cards("7S 8H 9D 10C JC") in leads
    assert cards("7S 7D 8D 8H 9D 9S") in leads
