"""The order of jokers and of named cards above the twos (catalogue 3.A)."""

from __future__ import annotations

import pytest

from rules.catalogue import problems
from tests.rules.catalogue.tricks.answers import Row, rows

ORDERS = """
Equal jokers tie, alone and beside cards | jokers=2 joker_order=equal
    RJ ~ BJ
    RJ > 2S
    BJ > 2S
    RJ BJ > 2S 2H > AS AH
The red joker may be the higher | jokers=2 joker_order=red_high
    RJ > BJ > 2S > AS
    leads RJ BJ
The black joker may be the higher | jokers=2 joker_order=black_high
    BJ > RJ > 2S > AS
    leads RJ BJ
With two packs jokers of one colour tie | jokers=4 decks=2 joker_order=red_high
    RJ ~ RJ*
    BJ ~ BJ*
    RJ* > BJ
    RJ > BJ*
    RJ BJ* ~ RJ* BJ
    RJ RJ* > BJ BJ*
Equal jokers answer each other where equal plays may be laid | jokers=2 equal_play=allowed
    RJ >< BJ
Of unlike jokers only the higher answers, equal plays or not
    | jokers=2 equal_play=allowed joker_order=red_high
    RJ > BJ
Red on black and black on red: the colours of jokers | jokers=2 equal_play=reverse_colour
    RJ >< BJ
In a revolution a joker is the lowest card | jokers=2 joker_order=red_high revolution=ranks reversed
    3S > 2S > BJ > RJ
One joker alone is above every card | jokers=1
    BJ > 2S
    leads BJ
"""

RANKS = """
A joker is above the Big Two itself | jokers=2 joker_rank=top
    BJ > RJ > 2S > 2H
    no play 9S 9C RJ
    leads RJ BJ
Wild or not, a joker alone is on top | jokers=2 joker_rank=top joker_wild=card
    BJ > RJ > 2S
    9S RJ=9H > 9C 9D
A joker without a rank says what it stands for when it is led
    | jokers=2 joker_rank=none joker_wild=card
    2S > RJ=2H
    RJ ~ 2S
    RJ: Say what RJ stands for, such as joker=9.
    RJ BJ: Say what BJ RJ stands for, such as joker=9.
    leads RJ=2S
    leads RJ=2S BJ=2H
    leads 9S RJ
    RJ=2S > 2H
    RJ=9S > 9H
    9S > RJ=9H
"""

PRESIDENT_RANKS = """
In President it may be any rank up to the two | jokers=2 joker_rank=none joker_wild=rank
    RJ: Say what RJ stands for, such as joker=9.
    leads RJ=3
    RJ=2 > AS
    RJ=4 > 3S
    RJ=2 ~ 2S
    RJ ~ 2S
    RJ > AS
    RJ BJ > AS AH
    RJ BJ ~ 2S 2H
With wild threes no lone wild card is above the twos
    | jokers=2 joker_rank=none joker_wild=rank wild_ranks={3} wild_alone=declared
    RJ: Say what RJ stands for, such as joker=9.
    3S > AS
    RJ ~ 2S
"""

HIGH = """
None: the jack of diamonds and black threes are as printed | extra_high=none
    2S > AS > JD > 3S
    JD ~ JH
    3S ~ 3D
The jack of diamonds, alone, is above the twos | extra_high=jack_of_diamonds
    JD > 2S
    JD > 2D > AS > JH
    JH ~ JS ~ JC
    JD JH ~ JS JC
    QS QH > JD JH
    2S 2H > JD JH
The black threes, alone, are above the twos and equal | extra_high=black_threes
    3S > 2S
    3C > 2S
    3S ~ 3C
    2S > 4S > 3D
    3D ~ 3H
    4S 4H > 3S 3C
    3S 3C ~ 3D 3H
Jokers stay above both | extra_high=jack_of_diamonds jokers=2
    RJ > JD > 2S
    BJ > JD
Ranked suits part the black threes | extra_high=black_threes suit_order=SHDC
    3S > 3C > 2S > 2C
    3H > 3D
With two packs there are two jacks of diamonds | extra_high=jack_of_diamonds decks=2
    JD ~ JD*
    JD* > 2S
    JD JD* ~ JS JS*
    QS QS* > JD JD*
Equal plays go by the height, not by the print | extra_high=jack_of_diamonds equal_play=allowed
    JD > JS
    JS >< JH
In a revolution they are the lowest of all | extra_high=jack_of_diamonds revolution=ranks reversed
    3S > 2S > JD
    JH > QS
"""


@pytest.mark.parametrize("row", rows("president_basic", ORDERS))
def test_one_joker_may_be_higher_than_the_other(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", RANKS))
def test_a_joker_has_a_rank_of_its_own_or_stands_for_a_card(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", PRESIDENT_RANKS))
def test_a_joker_without_a_rank_stands_for_a_rank(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", HIGH))
def test_named_cards_above_the_twos(row: Row) -> None:
    """PV-13: only as singles (C-PR-12)."""
    row.holds()


def test_jokers_without_a_rank_must_be_wild_and_there() -> None:
    none = {"jokers": "1", "joker_rank": "none"}
    refused = ["Jokers without their own rank must be wild."]
    assert problems("president_basic", none) == refused
    assert problems("president_basic", none | {"joker_wild": "rank"}) == []
    assert problems("bigtwo_basic", none) == refused
    assert problems("bigtwo_basic", none | {"joker_wild": "card"}) == []
