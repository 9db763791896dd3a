"""Chops, the bombs of Thirteen (catalogue 3.K)."""

from __future__ import annotations

import pytest

from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import after, game, opened, why_not

REACH = """
A chop may be laid on anything | chop_reach=anything
    5S 5H 5C 5D > 2H
    5S 5H 5C 5D > 3S
    5S 5H 5C 5D > 9S 9H
    5S 5H 5C 5D > 2S 2H 2C
    5S 5H 5C 5D > QS KH AS
    3S 3H 4S 4H 5S 5H > 9C 10D JH QD KC AC
    3S 3H 4S 4H 5S 5H > KS KH KC
    5S 5H 5C 5D ~ 6S 6H 7S 7H 8S 8H
A chop may be laid on twos only, one or several | chop_reach=twos_only
    5S 5H 5C 5D > 2H
    5S 5H 5C 5D > 2S 2H
    5S 5H 5C 5D > 2S 2H 2C
    3S 3H 4S 4H 5S 5H > 2H
    5S 5H 5C 5D on AH: no
    3S 3H 4S 4H 5S 5H on AH AD: no
    5S 5H 5C 5D on QS KH AS: no
    leads 5S 5H 5C 5D
    leads 3S 3H 4S 4H 5S 5H
On a chop a higher one of its kind goes, whatever its reach | chop_reach=twos_only
    6S 6H 6C 6D > 5S 5H 5C 5D
    2S 2H 2C 2D > AS AH AC AD
    4S 4H 5S 5H 6S 6H > 3C 3D 4C 4D 5C 5D
    3S 3H 4S 4H 5S 5H > 3C 3D 4C 4D 5C 5D
Of two equal runs of pairs the suit of the highest card decides | chop_reach=anything
    3S 3C 4S 4C 5S 5H > 3D 3H 4D 4H 5D 5C
"""

ORDER = """
Only one of the same length, and higher | chop_order=same_length
    4S 4H 5S 5H 6S 6H > 3C 3D 4C 4D 5C 5D
    3S 3H 4S 4H 5S 5H 6S 6H ~ 3C 3D 4C 4D 5C 5D
    10S 10H JS JH QS QH KS KH ~ 3C 3D 4C 4D 5C 5D
    3S 3H 4S 4H 5S 5H ~ 9S 9H 9C 9D
A longer one is higher, whatever its ranks | chop_order=longer
    3S 3H 4S 4H 5S 5H 6S 6H > QS QH KS KH AS AH > JC JD QC QD KC KD
    3S 3H 4S 4H 5S 5H 6S 6H 7S 7H > JS JH QS QH KS KH AS AH
Longer or not, four of a kind and runs of pairs never beat each other | chop_order=longer
    3S 3H 4S 4H 5S 5H 6S 6H 7S 7H ~ 8S 8H 8C 8D
    3S 3H 4S 4H 5S 5H ~ 9S 9H 9C 9D
"""

TWOS = """
No run of pairs holds twos | pair_run_twos=off
    leads QS QH KS KH AS AH
    no play KS KH AS AH 2S 2H
    no play 2S 2H 3S 3H 4S 4H
Twos are above the aces in a run of pairs | pair_run_twos=on
    KS KH AS AH 2S 2H > QS QC KD KC AD AC
    leads QS QH KS KH AS AH 2S 2H
    no play 2S 2H 3S 3H 4S 4H
    no play AS AH 2S 2H 3S 3H
    no play AS AH 2S 2H
    no play KS AH 2S
    KS KH AS AH 2S 2H > 2C 2D
"""

SEVERAL = """
Any chop beats any twos | chop_twos=any
    3S 3H 4S 4H 5S 5H > 2S
    3S 3H 4S 4H 5S 5H > 2S 2H
    3S 3H 4S 4H 5S 5H > 2S 2H 2C
    5S 5H 5C 5D > 2S 2H 2C
Three twos are safe | chop_twos=not_three
    3S 3H 4S 4H 5S 5H > 2S
    3S 3H 4S 4H 5S 5H > 2S 2H
    5S 5H 5C 5D > 2S 2H
    5S 5H 5C 5D on 2S 2H 2C: no
    3S 3H 4S 4H 5S 5H 6S 6H 7S 7H on 2S 2H 2C: no
    5S 5H 5C 5D > AS AH AC
Each two more needs a pair more | chop_twos=by_length
    3S 3H 4S 4H 5S 5H > 2S
    5S 5H 5C 5D > 2S
    3S 3H 4S 4H 5S 5H 6S 6H > 2S 2H
    3S 3H 4S 4H 5S 5H 6S 6H 7S 7H > 2S 2H 2C
    3S 3H 4S 4H 5S 5H 6S 6H 7S 7H > 2S
    3S 3H 4S 4H 5S 5H on 2S 2H: no
    5S 5H 5C 5D on 2S 2H: no
    3S 3H 4S 4H 5S 5H 6S 6H on 2S 2H 2C: no
    5S 5H 5C 5D > AS AH AC
Safe twos stay safe where chops are for twos only | chop_twos=not_three chop_reach=twos_only
    5S 5H 5C 5D > 2S 2H
    5S 5H 5C 5D on 2S 2H 2C: no
    5S 5H 5C 5D on AS AH: no
"""

TWO_PACKS = """
With two packs a chop is exactly four of a kind, larger sets are sets | chop_reach=anything
    5S 5H 5C 5D > 2H
    6S 6S/red 6H 6C 6D > 5S 5S/red 5H 5C 5D
    6S 6S/red 6H 6C 6D on 2H: no
    5S 5H 5C 5D on 6S 6S/red 6H 6C 6D: yes
    6S 6S/red 6H 6C 6D on 5S 5H 5C 5D: no
The back decides between chops of one rank | deck_backs=ranked
    5H/red 5S 5C 5D > 5H 5S/red 5C/red 5D/red
"""


@pytest.mark.parametrize("row", rows("thirteen_denexa", REACH))
def test_chop_may_be_laid_on_the_plays_in_its_reach(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("thirteen_denexa", ORDER))
def test_runs_of_pairs_on_runs_of_pairs(row: Row) -> None:
    """C-TH-3, and the longer run as some have it."""
    row.holds()


@pytest.mark.parametrize("row", rows("thirteen_denexa", TWOS))
def test_twos_in_runs_of_pairs(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("thirteen_denexa", SEVERAL))
def test_several_twos(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("thirteen_double", TWO_PACKS))
def test_chops_of_two_packs(row: Row) -> None:
    """C-TH-4, TH-13."""
    row.holds()


@pytest.mark.parametrize("reach", ["anything", "twos_only"])
def test_a_chop_waits_for_its_turn_and_does_not_undo_a_knock(reach: str) -> None:
    """TH-08, TH-09."""
    rules = game("thirteen_denexa", chop_reach=reach, first_lead="dealer_next")
    deal = opened(rules, "2S 9S", "3S 3H 8S", "5S 5H 5C 5D 8H", "6S 6H 6C 6D 7H")
    deal = after(deal, "A 2S")
    assert why_not(deal, "C 5S 5H 5C 5D") == "It's not your turn yet."
    deal = after(deal, "B pass", "C pass", "D 6S 6H 6C 6D")
    assert why_not(deal, "C 5S 5H 5C 5D") == "You passed, so you're out of this trick."
