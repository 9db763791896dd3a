"""Suits: their order, and the comparisons that a suit decides (catalogue 3.B)."""

from __future__ import annotations

import pytest

from rules.cards import name
from rules.catalogue import problems
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import game, opened, turn

ORDERS = """
Big Two has spades, hearts, clubs, diamonds | suit_order=SHCD
    7S > 7H > 7C > 7D
    2S > 2H > 2C > 2D > AS > AD
    9S 9D > 9H 9C
    9S 9C > 9H 9D
Bridge has spades, hearts, diamonds, clubs | suit_order=SHDC
    7S > 7H > 7D > 7C
    9S 9C > 9H 9D
    3S 4S 6S 7S 8S > 3D 4D 6D 7D 2D > 3C 4C 6C 7C 2C
Pusoy Dos has diamonds, hearts, spades, clubs | suit_order=DHSC
    7D > 7H > 7S > 7C
    2D > 2H > 2S > 2C > AD
    9D 9C > 9H 9S
    3D 4D 6D 7D 8D > 3H 4H 6H 7H 2H > 3S 4S 6S 7S 2S > 3C 4C 6C 7C AC
Thirteen has hearts, diamonds, clubs, spades | suit_order=HDCS
    7H > 7D > 7C > 7S
    9H 9S > 9D 9C
    3H 4H 6H 7H 8H > 3D 4D 6D 7D 2D > 3C 4C 6C 7C 2C
Without an order equal cards tie | suit_order=none suit_scope=off
    7S ~ 7H ~ 7C ~ 7D
    7S 7H ~ 7C 7D
    8D > 7S
"""

SCOPES = """
Everywhere: singles, pairs, straights, flushes and straight flushes | suit_scope=all
    9S > 9H > 9C > 9D
    9S 9D > 9H 9C
    4D 5D 6D 7C 8S > 4S 5S 6S 7S 8H
    3S 5S 6S 7S 9S > 3H 5H 6H 7H 9H
    4S 5S 6S 7S 8S > 4H 5H 6H 7H 8H > 4C 5C 6C 7C 8C > 4D 5D 6D 7D 8D
In singles and pairs only | suit_scope=singles_and_pairs
    9S > 9H > 9C > 9D
    9S 9D > 9H 9C
    4D 5D 6D 7C 8S ~ 4S 5S 6S 7S 8H
    4S 5S 6S 7S 8S ~ 4H 5H 6H 7H 8H ~ 4C 5C 6C 7C 8C
    4D 5D 6D 7D 8D > 3S 4S 5S 6S 7S
Nowhere, but a flush is still one suit | suit_scope=off
    9S ~ 9H ~ 9C ~ 9D
    9S 9D ~ 9H 9C
    4D 5D 6D 7C 8S ~ 4S 5S 6S 7S 8H
    4S 5S 6S 7S 8S ~ 4H 5H 6H 7H 8H
    leads 3S 5S 6S 7S 9S
    no play 3S 5S 6S 7S 9H
    3D 5D 6D 7D 10D > 3S 5S 6S 7S 9S
    3S 5S 6S 7S 9S ~ 3H 5H 6H 7H 9H
"""

IN_PRESIDENT = """
Ranked suits decide between equal singles and pairs | suit_order=SHDC
    7S > 7H > 7D > 7C
    8C > 7S
    QS QC > QH QD
In one pack three of a kind need no suit, in two packs they tie | suit_order=SHDC decks=2
    9S 9S* 9H ~ 9D 9C 9C*
    9S 9D ~ 9S* 9C
    9S ~ 9S*
    9S > 9H*
Nor do they need one where suits count everywhere | suit_order=SHDC decks=2 suit_scope=all
    9S 9S* 9H ~ 9D 9C 9C*
    9S 9S* 9H 9H* ~ 9D 9D* 9C 9C*
    9S 9D > 9H 9H*
Runs know no suit where only singles and pairs have suits | suit_order=SHDC sequences=single
    5C 6H 7S ~ 5S 6S 7C
Where suits count everywhere, the top card's suit decides a run
    | suit_order=SHDC sequences=single suit_scope=all
    5C 6C 7S > 5S 6S 7H
Suits that break no tie are as none | suit_order=SHDC suit_scope=off
    7S ~ 7H ~ 7D ~ 7C
    QS QC ~ QH QD
Jokers have no suit | suit_order=SHDC jokers=2
    RJ ~ BJ
    RJ > 2S
In a revolution the suits turn round as well | suit_order=SHDC revolution=ranks reversed
    7C > 7D > 7H > 7S
    QS QC > QH QD
    3C > 3S > 4C
"""


@pytest.mark.parametrize("row", rows("bigtwo_basic", ORDERS))
def test_the_order_of_suits(row: Row) -> None:
    """3.B: Big Two, bridge, Pusoy Dos, Thirteen, none."""
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", SCOPES))
def test_where_suits_break_a_tie(row: Row) -> None:
    row.holds()


IN_THIRTEEN = """
Of two packs the highest card decides in sets of any number (003:279) | decks=2
    9H 9S 9S* > 9D 9C 9C*
    9H 9S > 9D 9D*
"""


@pytest.mark.parametrize("row", rows("thirteen_double", IN_THIRTEEN))
def test_suits_in_thirteen_with_two_packs(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", IN_PRESIDENT))
def test_suits_in_president(row: Row) -> None:
    """PV-17, and C-PR-9 for pairs in a revolution: the lowest suit then counts."""
    row.holds()


@pytest.mark.parametrize(
    ("order", "lowest", "opens"),
    [("SHCD", "3D", "B"), ("SHDC", "3C", "C"), ("DHSC", "3C", "C"), ("HDCS", "3S", "A")],
)
def test_the_lowest_card_that_opens_is_of_the_lowest_suit(
    order: str, lowest: str, opens: str
) -> None:
    """CG-05: 3D, 3C, 3C, 3S; it opens although suits break no tie."""
    for scope in ("all", "singles_and_pairs", "off"):
        rules = game("bigtwo_basic", suit_order=order, suit_scope=scope)
        assert name(rules.opening.lowest_first(rules.pack)[0]) == lowest
        deal = opened(rules, "3S 9S", "3D 9D", "3C 9C", "3H 9H")
        assert turn(deal) == f"{opens} leads"


@pytest.mark.parametrize(
    ("order", "opens"), [("SHCD", "C"), ("SHDC", "D"), ("DHSC", "D"), ("HDCS", "A")]
)
def test_where_no_three_was_dealt_the_lowest_card_held_opens(order: str, opens: str) -> None:
    rules = game("bigtwo_basic", suit_order=order)
    assert turn(opened(rules, "5S 9S", "5H 9H", "5D 9D", "5C 9C")) == f"{opens} leads"


@pytest.mark.parametrize("scope", ["all", "singles_and_pairs"])
def test_suits_that_break_ties_need_an_order_in_big_two(scope: str) -> None:
    assert problems("bigtwo_basic", {"suit_order": "none", "suit_scope": scope}) == [
        "To break ties, suits need an order: choose one, or let suits break no tie."
    ]
    assert problems("bigtwo_basic", {"suit_order": "none", "suit_scope": "off"}) == []


def test_president_needs_an_order_only_where_suits_count_everywhere() -> None:
    assert problems("president_basic", {"suit_scope": "singles_and_pairs"}) == []
    assert problems("president_basic", {"suit_scope": "all"}) == [
        "To break ties, suits need an order: choose one, or let suits break no tie."
    ]
