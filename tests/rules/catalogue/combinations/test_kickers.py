"""Cards that threes and fours carry along (catalogue 3.G)."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from tests.rules.catalogue.tricks.answers import Row, rows

THREES = """
Three of a kind carry nothing, one card or a pair
    leads 3S 3H 3C
    leads 3S 3H 3C 4S
    leads 3S 3H 3C 4S 4H
    leads 3S 3H 3C 2S 2H
    leads 3S 3H 3C BJ
    no play 3S 3H 3C 4S 5S
    no play 3S 3H 3C BJ RJ
    no play 3S 3H 3C 4S 4H 4C 5S
    no play 3S 3H 4S 5S
Twos carry cards as well
    leads 2S 2H 2C 3S
    leads 2S 2H 2C 3S 3H
    leads 2S 2H 2C RJ
The body alone decides, and the number of kickers binds
    7S 7H 7C 5D > 4S 4H 4C AD > 3S 3H 3C RJ
    7S 7H 7C 5D 5S > 4S 4H 4C 2D 2S
    2S 2H 2C 3D > AS AH AC RJ
    7S 7H 7C 5D ~ 4S 4H 4C
    7S 7H 7C 5D 5S ~ 4S 4H 4C 8D
    7S 7H 7C 5D 5S ~ 3S 4H 5C 6D 7D
A run of threes carries as many single cards as it has threes, or as many pairs
    leads 3S 3H 3D 4S 4H 4D 9C JS
    leads 3S 3H 3D 4S 4H 4D 9C 9D JS JD
    leads 3S 3H 3D 4S 4H 4D 2C BJ
    leads KS KH KD AS AH AD 2C 2D 3S 3H
    leads 3S 3H 3C 4S 4H 4C 5S 5H 5C 7S 8S 9S
    leads 3S 3H 3C 4S 4H 4C 5S 5H 5C 7S 7H 8S 8H 9S 9H
    no play 3S 3H 3D 4S 4H 4D 9C
    no play 3S 3H 3D 4S 4H 4D 9C JS QS
    no play 3S 3H 3D 4S 4H 4D 9C 9D
    no play 3S 3H 3D 4S 4H 4D 9C 9D JS
    no play 3S 3H 3D 4S 4H 4D 9C 9D 9S 9H
    no play 3S 3H 3D 4S 4H 4D BJ RJ
    no play AS AH AD 2S 2H 2D 3C 4C
    no play 3S 3H 3D 5S 5H 5D 9C JS
A kicker has not the rank of the body
    no play 3S 3H 3D 4S 4H 4D 4C 9C
    no play 3S 3H 3D 4S 4H 4D 3C 4C
Runs with kickers go by their highest three and their length
    4S 4H 4D 5S 5H 5D 6C 7S > 3S 3H 3D 4C 4H 4S QC KS
    KS KH KD AS AH AD 3C 4S > QS QH QD KC KH KS AC 2S
    4S 4H 4D 5S 5H 5D 6C 7S ~ 3S 3H 3D 4C 4H 4S
    4S 4H 4D 5S 5H 5D 6C 6S 7S 7H ~ 3S 3H 3D 4C 4H 4S QC KS
"""

FOURS = """
Four of a kind carry two single cards or two pairs, and are no bomb then
    leads 5S 5H 5C 5D 8S KS
    leads 5S 5H 5C 5D 8S 8H KS KH
    leads 5S 5H 5C 5D 8S RJ
    leads 2S 2H 2C 2D 3S 4S
    no play 5S 5H 5C 5D 8S
    no play 5S 5H 5C 5D 8S 8H KS
    no play 5S 5H 5C 5D 8S 8H 8C 8D
    no play 5S 5H 5C 5D 8S 8H BJ RJ
    5S 5H 5C 5D 8S KS ~ 3S
    6S 6H 6C 6D 8S KS > 5S 5H 5C 5D AS 2S
    6S 6H 6C 6D 8S 8H KS KH > 5S 5H 5C 5D AS AH 2S 2H
    6S 6H 6C 6D 8S 8H KS KH ~ 5S 5H 5C 5D AS 2S
    3S 3H 3C 3D > 6S 6H 6C 6D 8S KS
"""

CHOICES = """
Two cards beside four are of different ranks | quad_kicker_pair=refused
    no play 5S 5H 5C 5D 8S 8H
    leads 5S 5H 5C 5D 8S 9H
They may be a pair, which counts as two single cards | quad_kicker_pair=allowed
    leads 5S 5H 5C 5D 8S 8H
    6S 6H 6C 6D 3S 3H > 5S 5H 5C 5D AS 2S
    6S 6H 6C 6D 3S 4H > 5S 5H 5C 5D 2H 2S
    6S 6H 6C 6D 3S 3H ~ 5S 5H 5C 5D AS AH 2S 2H
    no play 5S 5H 5C 5D BJ RJ
Beside threes they differ all the same | quad_kicker_pair=allowed
    no play 3S 3H 3D 4S 4H 4D 9C 9D
One joker at most goes along | joker_kickers=one
    leads 8S 8H 8C 8D RJ 2S
    no play 8S 8H 8C 8D RJ BJ
Both jokers go along with four | joker_kickers=both
    leads 8S 8H 8C 8D RJ BJ
    8S 8H 8C 8D RJ BJ > 7S 7H 7C 7D AS 2S
    no play 3S 3H 3D 4S 4H 4D BJ RJ
    no play 8S 8H 8C 8D BJ RJ 2S 2H
Pair and jokers: each is asked by itself | joker_kickers=both quad_kicker_pair=allowed
    leads 8S 8H 8C 8D RJ BJ
    leads 8S 8H 8C 8D 9S 9H
Nothing is carried along | kickers=off
    no play 3S 3H 3C 4S
    no play 3S 3H 3C 4S 4H
    no play 3S 3H 3D 4S 4H 4D 9C JS
    no play 5S 5H 5C 5D 8S KS
    leads 3S 3H 3D 4S 4H 4D
    5S 5H 5C 5D > 2S
"""

ELSEWHERE = """
In Big Three, too, if asked, from three threes on | kickers=dou_dizhu
    leads 4S 4H 4C 5S
    leads 4S 4H 4C 5S 5H 5C 6S 6H 6C 3S 2S AS
    no play 4S 4H 4C 5S 5H 5C 7S 8S
    leads 4S 4H 4C 4D 5S 6S
    5S 5H 5C 5D 7S 8S > 4S 4H 4C 4D 3S 2S
In Big Three they are off
    no play 4S 4H 4C 5S
    no play 4S 4H 4C 4D 5S 6S
"""


@pytest.mark.parametrize("row", [*rows("doudizhu_denexa", THREES), *rows("doudizhu_denexa", FOURS)])
def test_kickers_are_cards_that_triples_and_fours_may_carry(row: Row) -> None:
    """DD-05 to DD-08, C-DD-1, C-DD-6."""
    row.holds()


@pytest.mark.parametrize("row", rows("doudizhu_denexa", CHOICES))
def test_kickers_that_the_pages_leave_open(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("bigthree_denexa", ELSEWHERE))
def test_kickers_in_another_game(row: Row) -> None:
    row.holds()


def test_kickers_and_hands_of_five_exclude_each_other() -> None:
    refused = ["Extras don't go with five-card hands: a triple and a pair are a full house."]
    both = {"kickers": "dou_dizhu", "sequences": "single_and_multiple", "poker_combos": "on"}
    assert problems("president_basic", both) == refused
    assert problems("president_basic", both | {"poker_combos": "off"}) == []
    assert problems("bigtwo_basic", {"kickers": "dou_dizhu"}) == refused
