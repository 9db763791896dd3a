"""The ranking of hands of five cards (catalogue 3.H to 3.J, table H1)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from rules.catalogue import OPTIONS
from rules.ruleset import RuleSet
from tests.rules.catalogue.tricks.answers import Row, rows
from tests.rules.notation import game

MIDDLE = "34567 45678 56789 6789T 789TJ 89TJQ 9TJQK"
LADDERS = {  # table H1, from low to high; "=" joins two straights of one step
    "low_end": f"A2345 23456 {MIDDLE} TJQKA",
    "a2345_top": f"23456 {MIDDLE} TJQKA A2345",
    "23456_top_a2345_2nd": f"{MIDDLE} TJQKA A2345 23456",
    "23456_top_a2345_bottom": f"A2345 {MIDDLE} TJQKA 23456",
    "no_a2345": f"23456 {MIDDLE} TJQKA",
    "jqka2_top_23456_bottom": f"23456 {MIDDLE} TJQKA JQKA2",
    "jqka2_top_23456_2nd": f"{MIDDLE} TJQKA 23456 JQKA2",
    "jqka2_strict": f"{MIDDLE} TJQKA JQKA2",
    "twos_by_suit": f"{MIDDLE} TJQKA A2345=23456",
    "a2345_top_23456_2nd": f"{MIDDLE} TJQKA 23456 A2345",
    "a2345_under_royal": f"23456 {MIDDLE} A2345 TJQKA",
    "no_twos": f"{MIDDLE} TJQKA",
}
NEVER = ("QKA23", "KA234")
TIE_CARDS = {  # tie cards of A2345, 23456 and JQKA2; of other straights the top card
    "low_end": {"A2345": "5", "23456": "6"},
    "a2345_top": {"A2345": "A", "23456": "6"},
    "23456_top_a2345_2nd": {"A2345": "2", "23456": "2"},
    "23456_top_a2345_bottom": {"A2345": "2", "23456": "2"},
    "no_a2345": {"23456": "6"},
    "jqka2_top_23456_bottom": {"JQKA2": "2", "23456": "6"},
    "jqka2_top_23456_2nd": {"JQKA2": "2", "23456": "2"},
    "jqka2_strict": {"JQKA2": "2"},
    "twos_by_suit": {"A2345": "2", "23456": "2"},
    "a2345_top_23456_2nd": {"A2345": "2", "23456": "2"},
    "a2345_under_royal": {"A2345": "A", "23456": "6"},
    "no_twos": {},
}


def mixed(ranks: str, spade: str = "") -> str:
    """Return cards of `ranks` in clubs and diamonds by turns; the one of rank `spade` in spades."""
    cards = [f"{rank}{'S' if rank == spade else 'CD'[at % 2]}" for at, rank in enumerate(ranks)]
    return " ".join(cards).replace("T", "10")


def suited(ranks: str, suit: str) -> str:
    return " ".join(f"{rank}{suit}" for rank in ranks).replace("T", "10")


def table(rules: RuleSet) -> Row:
    return Row(rules, False, ())


@pytest.mark.parametrize("order", LADDERS)
def test_each_straight_beats_those_below_it_on_the_ladder(order: str) -> None:
    """Straights and straight flushes climb the same ladder (C-BT-31); nothing else is one."""
    asked = table(game("bigtwo_basic", straight_order=order))
    steps = LADDERS[order].split()
    for lower, higher in pairwise(steps):
        for low in lower.split("="):
            for high in higher.split("="):
                assert asked.told(mixed(high), mixed(low, low[-1])) == "yes", f"{high} on {low}"
                refused = asked.told(mixed(low), mixed(high, high[-1]))
                assert "doesn't beat" in refused, f"{low} on {high}"
                assert asked.told(suited(high, "D"), suited(low, "S")) == "yes", f"{high} on {low}"
                assert "doesn't beat" in asked.told(suited(low, "S"), suited(high, "D"))
    there = {one for step in steps for one in step.split("=")}
    for ranks in {"A2345", "23456", "JQKA2", *NEVER} - there:
        assert asked.told(mixed(ranks)).endswith("isn't a valid play in this game."), ranks
        flush = asked.told(suited(ranks, "D"), mixed(MIDDLE.split()[-1]))
        assert flush == "yes", "in one suit they are a flush, above every straight"
        assert "doesn't beat" in asked.told(suited(ranks, "D"), "3S 3H 3D 4C 4S")


def test_every_ladder_and_every_tie_card_is_tried() -> None:
    assert LADDERS.keys() == TIE_CARDS.keys() == OPTIONS["straight_order"].meaning.keys()


@pytest.mark.parametrize("order", LADDERS)
def test_of_one_step_the_suit_of_the_tie_card_decides(order: str) -> None:
    """The tie card decides although all other cards of the weaker hand are spades."""
    asked = table(game("bigtwo_basic", straight_order=order))
    for ranks in LADDERS[order].replace("=", " ").split():
        tie = TIE_CARDS[order].get(ranks, ranks[-1])
        others = ranks.replace(tie, "")
        spades = f"{suited(others, 'S')} {tie}H".replace("T", "10")
        best = f"{mixed(others)} {tie}S".replace("T", "10")
        assert asked.told(best, spades) == "yes", ranks
        assert "doesn't beat" in asked.told(spades, best), ranks


@pytest.mark.parametrize(
    ("attempt", "on", "goes"),
    [
        ("AC 2S 3C 4D 5C", "2H 3S 4S 5S 6D", True),
        ("2S 3C 4D 5C 6C", "AS 2H 3S 4S 5D", True),
        ("AS 2H 3S 4S 5D", "2S 3C 4D 5C 6C", False),
        ("2C 3C 4D 5D 6C", "AS 2H 3S 4S 5D", False),
        ("AC 2D 3C 4D 5C", "10H JS QS KS AS", True),
    ],
)
def test_in_indonesia_straights_with_a_two_go_by_its_suit(
    attempt: str, on: str, goes: bool
) -> None:
    """000:133: A2345 and 23456 share a step."""
    told = table(game("bigtwo_basic", straight_order="twos_by_suit")).told(attempt, on)
    assert told == "yes" if goes else "doesn't beat" in told


FLUSHES = """
First the suit, whatever the ranks, then the top card | flush_rank=suit_then_top
    3S 5S 6S 7S 9S > 4H 6H 9H JH 2H > 4C 6C 9C JC 2C > 4D 6D 9D JD 2D
    3S 4S 5S 7S 2S > 9S JS QS KS AS > 3S 5S 6S 7S KS
    3S 5S 6S 7S 9S ~ 4S 5S 6S 8S 9S
First the top card, two high, then its suit | flush_rank=top_then_suit
    3D 4D 5D 7D 2D > 9S JS QS KS AS > 9H JH QH KH AH > 3S 5S 6S 7S KS
    3S 5S 6S 7S 9S > 4H 6H 7H 8H 9H
    4S 5S 6S 8S 9S ~ 3S 5S 6S 7S 9S
Card by card from the top, then the suit | flush_rank=poker_then_suit
    3D 4D 5D 7D 2D > 9S JS QS KS AS
    4H 6H 7H 8H 10H > 3S 6S 7S 8S 10S > 3H 6H 7H 8H 10H
    3D 6D 7D 9D 10D > 5S 6S 7S 8S 10S
    4D 5D 7D 8D 10D > 3S 5S 7S 8S 10S
    3S 4S 6S 7S 9S > 3H 4H 6H 7H 9H > 3C 4C 6C 7C 9C > 3D 4D 6D 7D 9D
Where suits break no tie equal flushes tie | flush_rank=poker_then_suit suit_scope=off
    3S 4S 6S 7S 9S ~ 3H 4H 6H 7H 9H
    3D 6D 7D 9D 10D > 5S 6S 7S 8S 10S
With the ace high the two is low in a flush as well | flush_rank=top_then_suit rank_order=ace_high
    3D 5D 6D 8D AD > 2S 4S 5S 8S KS > 2S 3S 4S 6S QS
A straight flush is no flush | flush_rank=suit_then_top
    4D 5D 6D 7D 8D > 4S 5S 6S 7S 9S
"""

TYPES = """
Straight, flush, full house, four and one, straight flush | five_card_order=standard
    10D JD QD KD AD > 4D 5D 6D 7D 8D > 2S 2H 2D 2C AS > 3S 3H 3D 3C 4S > 2S 2H 2D AS AH
    3S 3H 3D 4C 4S > 4S 6S 9S JS 2S > 3D 5D 6D 7D 8D > 10S JD QD KH AH
    3S 3H 3D 4C 4S > 10S JD QD KH AH
The royal flush alone stays above four of a kind | five_card_order=royal_only_over_quads
    10D JD QD KD AD > 2S 2H 2D 2C AS > 3S 3H 3D 3C 4S > 9S 10S JS QS KS > 2S 2H 2D AS AH
    3S 3H 3D 3C 4S > AS 2S 3S 4S 5S > 2S 2H 2D AS AH
    9S 10S JS QS KS > 4S 5S 6S 7S 8S
    10S JS QS KS AS > 10D JD QD KD AD
It is A K Q J 10, also where J Q K A 2 is the highest straight (000:145)
    | five_card_order=royal_only_over_quads straight_order=jqka2_strict
    10D JD QD KD AD > 2S 2H 2D 2C AS > 3S 3H 3D 3C 4S > JS QS KS AS 2S > 9S 10S JS QS KS
Four of a kind beat every seven but the royal ones, if a bomb may
    | five_card_order=royal_only_over_quads bomb_reach=everything
    10D JD QD KD AD > 3S 3H 3D 3C 4S > 9S 10S JS QS KS > 2S 2H
"""

CROSS = """
A stronger type beats a weaker | five_card_cross=higher_type
    3S 3H 3D 4C 4S > 2S 4S 6S 9S JS > 10S JD QD KH AH
Only the same type answers | five_card_cross=same_type
    5S 6H 7C 8D 9S > 4S 5H 6C 7D 8S
    7S 7H 7C 6S 6H > 6D 6C 6H 2S 2H
    8S 8H 8C 8D 3S > 7S 7H 7C 7D 2S
    4S 5S 6S 7S 8S > 4H 5H 6H 7H 8H
    3S 5S 6S 7S 9S > 4H 6H 9H JH 2H
    4S 5H 6C 7D 8S ~ 3H 5H 6H 7H 9H
    4S 5H 6C 7D 8S ~ 7S 7H 7C 6S 6H
    4S 5S 6S 7S 8S ~ 10H JD QD KH AH
    7S 7H 7C 7D 6S ~ 3H 3D 3C 6C 6H
    4S 5S 6S 7S 8S ~ 3S 3H 3D 3C 9S
The royal flush is the highest straight flush still
    | five_card_cross=same_type five_card_order=royal_only_over_quads
    10D JD QD KD AD > 9S 10S JS QS KS > 4S 5S 6S 7S 8S
    3S 3H 3D 3C 4D ~ 9S 10S JS QS KS
Any hand answers any other by its card value | five_card_cross=card_value
    4S 5H 6C 7D 8S > 7S 7H 7C 6S 6H
    7S 7H 7C 6S 6H > 3S 3H 3D 3C 2S
    8S 8H 8C 8D 3S > 3H 4H 5H 6H 7H
    9S JD QD KH 10H > 3S 5S 6S 7S QS
    3D 5D 6D 7D AD > 9S JD QD KH 10H
    9S 9H 9C 3D 3H > 4S 5H 6C 7D 8S
With equal card values the stronger type is higher | five_card_cross=card_value
    4D 5D 6D 7D 8D > 8S 8H 8C 6S 6H > 3S 5S 6S 7S 8S > 4S 5H 6C 7D 8H
The key is the higher of two pairs, and the tie card of a low straight
    | five_card_cross=card_value two_pair_junk=any
    10S 10H 10D 3C 3H > 9S 9H 8D 8C AS > 7S 7H 7D AC AH
    6S 6H 6D 3C 3H > AS 2H 3C 4D 5S > 4S 4H 4D 3D 3H
Two hands of one type compare as ever | five_card_cross=card_value
    3S 5S 6S 7S 9S > 4H 6H 9H JH 2H
    9D 10S JS QS KS > 9S 10D JD QD KH
A full house beats only full houses, all else is as usual
    | five_card_cross=no_full_house_on_straight
    7S 7H 7C 6S 6H > 6D 6C 6H 2S 2H
    7S 7H 7C 6S 6H ~ 3S 4H 5C 6D 7D
    7S 7H 7C 6S 6H ~ 3S 5S 6S 8S 9S
    8S 8H 8C 8D 3S > 7S 7H 7C 6S 6H
    4S 5S 6S 7S 8S > 8S 8H 8C 8D 3S
    3S 5S 6S 8S 9S > 3S 4H 5C 6D 7D
    8S 8H 8C 8D 3S > 3S 4H 5C 6D 7D
"""

POKER = """
Ace high and two low, a straight from A2345 to 10JQKA | poker_ranks=on
    10S JH QD KC AS > 9S 10H JD QC KS > 3S 4H 5D 6C 7S > 2S 3H 4D 5C 6S > AS 2H 3D 4C 5S
    no play JS QD KC AH 2S
    no play QS KD AC 2H 3S
Every card of a flush counts, suits never | poker_ranks=on
    3D 4D 5D 7D AD > 9S JS QS KS 2S
    3D 6D 7D 9D 10D > 5S 6S 7S 8S 10S
    3D 4D 6D 7D 9D > 2S 4S 6S 7S 9S
    3S 4S 6S 7S 9S ~ 3H 4H 6H 7H 9H
A full house goes by its three, then by its pair; that of twos is highest | poker_ranks=on
    2S 2H 2C 3D 3H > AS AH AC KD KH > KS KC KH QS QH > 3S 3H 3C AD AH
    9S 9H 9C 5D 5H > 8S 8H 8C AD AS
Four of a kind: the twos are the lowest, the odd card never needed | poker_ranks=on
    AS AH AC AD 2S > 3S 3H 3C 3D 2S > 2S 2H 2C 2D AS
Straight flushes: the royal one on top, and equal ones tie | poker_ranks=on
    10S JS QS KS AS > 9H 10H JH QH KH > 2S 3S 4S 5S 6S > AH 2H 3H 4H 5H
    10S JS QS KS AS ~ 10H JH QH KH AH
    2S 3S 4S 5S 6S > AS AH AC AD KS
The types keep their order | poker_ranks=on
    AS 2S 3S 4S 5S > 2S 2H 2C 2D AD > 2S 2H 2D 3C 3H > 3D 4D 5D 7D 8D > 10S JH QD KC AS
Pairs and singles have the two high and their suits | poker_ranks=on
    2D > AS > AH
    2D 2C > AS AH
    9S 9D > 9H 9C
Two pairs count to the last card | poker_ranks=on two_pair_junk=any
    AS AH 3S 3D KC > KS KH QS QD AC > 3S 3H 2S 2D AC
    KS KH QS QD AC > KD KC JS JD AC
    KS KH QS QD 10C > KD KC QH QC 9C > KS KH QS QD 2C
    KS KH QS QD 9C ~ KD KC QH QC 9S
With two packs equal hands tie down to the last card | poker_ranks=on decks=2
    9S 9S* 9H 5D 5H ~ 9C 9C* 9D 5S 5C
    9S 9S* 9H 6D 6H > 9C 9C* 9D 5S 5C
    9S 9S* 9H 9D 5H > 9C 9C* 9D* 9H* 4C
"""


@pytest.mark.parametrize("row", rows("bigtwo_basic", FLUSHES))
def test_which_flush_is_higher(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize(
    "row",
    [*rows("bigtwo_basic", TYPES), *rows("bigtwo_basic", CROSS)],
)
def test_which_type_answers_which(row: Row) -> None:
    row.holds()


@pytest.mark.parametrize("row", rows("bigtwo_basic", POKER))
def test_hands_of_five_as_in_poker(row: Row) -> None:
    """002 var 21: the answer must be strictly better, and suits never break a tie."""
    row.holds()
