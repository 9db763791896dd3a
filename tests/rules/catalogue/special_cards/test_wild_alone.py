"""Wild cards alone, and against natural ones (catalogue 3.A, wild_alone and wild_tie)."""

from __future__ import annotations

import pytest

from tests.rules.catalogue.tricks.answers import Row, rows

ALONE = """
Their own rank: a three is the lowest, a joker the highest
    | wild_ranks={2,3} wild_alone=own_rank joker_wild=rank jokers=2
    RJ > 2S > AS > 4S > 3S
    2S 2H > AS AH > 4S 4H > 3S 3H
The highest of all, and all equal
    | wild_ranks={2,3} wild_alone=top_equal joker_wild=rank jokers=2
    3C > AS
    2C > AS
    RJ > AS
    RJ ~ BJ ~ 2C ~ 2S ~ 3C ~ 3S
    3C 3S > AS AH
    3C 2S ~ RJ BJ ~ 2C 2D
    2S 3S RJ > AS AH AD
    9S 3D > 8S 8H
    3C 3S > 9S 3D
Equal wild cards answer each other where equal plays may be laid
    | wild_ranks={2,3} wild_alone=top_equal joker_wild=rank jokers=2 equal_play=allowed
    RJ >< BJ >< 2C >< 3S
    3C 2S >< RJ BJ
    3C > AS
In a revolution the highest of all are the lowest (000:389, 000:458)
    | wild_ranks={2,3} wild_alone=top_equal joker_wild=rank jokers=2 revolution=ranks reversed
    4S > AS > 3C
    RJ ~ BJ ~ 2C ~ 2S ~ 3C ~ 3S
    4S 4H > 9S 9H > 3C 2S
    8S 3D > 9S 9H > 3C 2D
Twos that are not wild are below the threes | wild_ranks={3} wild_alone=top_equal
    3C > 2S > AS
    3C ~ 3S
Plain jokers are below them, too
    | wild_ranks={3} wild_alone=top_equal jokers=2
    3C > RJ
    RJ > 2S
A natural rank that is said, the highest at most
    | wild_ranks={2,3} wild_alone=declared joker_wild=rank jokers=2
    3C=A > KS
    3C=9 > 8S
    3C=9 ~ 9S
    3C=4 on AS: no
    3C ~ AS
    3C > KS
    RJ > KS
    RJ ~ AS
    2C=2: 2C isn't a valid play in this game.
    3C=3: 3C isn't a valid play in this game.
    3C RJ > KS KH
    3C 2S ~ AS AH
    9S 3D > 8S 8H
With twos plain the two is the highest natural rank | wild_ranks={3} wild_alone=declared
    3C=2 > AS
    3C ~ 2S
    3C=3: 3C isn't a valid play in this game.
"""

TIES = """
Neither beats the other | wild_tie=equal joker_wild=rank jokers=2
    6S 6H 6D ~ 6C RJ BJ
    6S 6H ~ 6D RJ
    6C RJ ~ 6D BJ
    7S RJ > 6S 6H
Each does where equal plays may be laid | wild_tie=equal joker_wild=rank jokers=2 equal_play=allowed
    6S 6H >< 6D RJ
    6C RJ >< 6D BJ
The natural one is higher | wild_tie=natural_wins joker_wild=rank jokers=2
    6S 6H 6D > 6C RJ BJ
    6S 6H > 6D RJ
    6S 6H > 6C BJ
    6C RJ ~ 6D BJ
    6S 6H ~ 6C 6D
    7S RJ > 6S 6H
The one with wild cards is higher | wild_tie=wild_wins joker_wild=rank jokers=2
    6C RJ BJ > 6S 6H 6D
    6D RJ > 6S 6H
    6C RJ ~ 6D BJ
    7S 7H > 6D RJ
Wild threes count as wild cards do | wild_tie=natural_wins wild_ranks={3}
    6S 6H > 6C 3D
    6C 3D ~ 6D 3C
Natural or not comes before equal plays
    | wild_tie=natural_wins joker_wild=rank jokers=2 equal_play=allowed
    6S 6H > 6D RJ
    6S 6H >< 6C 6D
In a revolution the tie is the same
    | wild_tie=natural_wins joker_wild=rank jokers=2 revolution=ranks reversed
    6S 6H > 6D RJ
    6D RJ > 7S 7H
"""


@pytest.mark.parametrize("row", rows("president_basic", ALONE))
def test_wild_cards_without_a_natural_one(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("president_basic", TIES))
def test_natural_against_wild(row: Row) -> None:
    row.holds()
