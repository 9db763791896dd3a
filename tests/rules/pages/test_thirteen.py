"""Thirteen as the Denexa page has it (TH-01 to TH-13, C-TH-1 to C-TH-5)."""

from __future__ import annotations

from random import Random

import pytest

from rules.cards import cards
from rules.catalogue import build
from rules.engine import begin
from rules.match.match import Match, MatchState
from rules.ruleset import RuleSet
from tests.rules.notation import after, beats, game, opened, turn, why_not

RULES = game("thirteen_denexa")
TWOS = game("thirteen_twos_chop")
DOUBLE = game("thirteen_double")
FOURS = "5S 5C 5D 5H"
THREE_PAIRS = "3S 3C 4S 4H 5D 5C"
FOUR_PAIRS = "3S 3C 4S 4H 5D 5C 6D 6C"
FIVE_PAIRS = "3S 3C 4S 4H 5D 5C 6D 6C 7S 7C"


def lead(words: str, rules: RuleSet = RULES) -> bool:
    return rules.reader().read(cards(words)) is not None


def test_ranks_come_before_suits_and_suits_break_ties() -> None:
    assert beats(RULES, "6C", "6S")
    assert beats(RULES, "7S", "6H")
    assert not beats(RULES, "3C 3D", "3S 3H")
    assert beats(RULES, "4S 4C", "3S 3H")
    assert beats(RULES, "5S 6C 7H", "5D 6H 7D")
    assert not beats(RULES, "5S 6C 7D", "5D 6H 7H")


def test_runs_have_three_cards_or_more_and_no_twos() -> None:
    assert beats(RULES, "QS KD AH", "10H JS QH")
    assert not beats(RULES, "4S 5S 6S 7S", "3S 4C 5C")
    assert not lead("KD AC 2H")
    assert not lead("3S 4S")
    assert not lead("3S 3C 3D 4S 4C 4D")


def test_four_of_a_kind_chops_a_two() -> None:
    assert beats(TWOS, FOURS, "2H")
    assert beats(TWOS, FOURS, "2H 2D")
    assert beats(TWOS, THREE_PAIRS, "2H 2D 2C")


def test_where_chops_are_for_twos_only_they_beat_nothing_else() -> None:
    assert not beats(TWOS, FOURS, "AH")
    assert not beats(TWOS, THREE_PAIRS, "AS AH")
    assert beats(TWOS, "6S 6C 6D 6H", FOURS)
    deal = opened(TWOS, "3S AH", f"{FOURS} 6S", "7S 8S", "9S 10S")
    assert why_not(after(deal, "A 3S"), f"B {FOURS}").startswith("You need 1 card to beat")


def test_chops_beat_anything_at_ones_turn() -> None:
    assert beats(RULES, THREE_PAIRS, "AS AH")
    assert beats(RULES, FOURS, "7S 8S 9S 10S")
    assert beats(RULES, "8S 8C 8D 8H", "7S 7C 7D 7H")


def test_c_th_3_only_a_higher_chop_of_the_same_kind_and_length_answers() -> None:
    assert beats(RULES, "4S 4C 5S 5H 6D 6C", "3S 3C 4D 4H 5D 5C")
    assert not beats(RULES, "7S 7C 8S 8H 9D 9C 10S 10C", "3S 3C 4S 4H 5D 5C")
    assert not beats(RULES, "7S 7C 8S 8H 9D 9C", FOURS)
    assert not beats(RULES, "KS KC KD KH", THREE_PAIRS)


def test_p43_who_has_knocked_does_not_chop() -> None:
    deal = opened(RULES, "3S 2H 6C", f"{FOURS} 7S", "4S 8S", "9S 10S")
    deal = after(deal, "A 3S", "B pass", "C 4S", "D 9S", "A 2H")
    assert turn(deal) == "C"
    assert why_not(deal, f"B {FOURS}") == "You passed, so you're out of this trick."


def test_t8_straights_follow_straights_of_their_length_and_knocks_lock() -> None:
    deal = opened(RULES, "3S 4C 5D KC", "5S 6H 7C 10S JC QD KS", "6S 7S 8C AS", "8S 9D 10H KD")
    deal = after(deal, "A 3S 4C 5D", "B 5S 6H 7C", "C pass", "D 8S 9D 10H", "A pass")
    assert why_not(deal, "C 6S 7S 8C") == "You passed, so you're out of this trick."
    deal = after(deal, "B 10S JC QD")
    assert turn(deal) == "D"
    assert turn(after(deal, "D pass")) == "B leads"


def test_t9_three_pairs_take_a_two() -> None:
    deal = opened(RULES, "3S KC", "2D KS", "3H 3D 4S 4H 5H 5C KH", "6S KD")
    deal = after(deal, "A 3S", "B 2D", "C 3H 3D 4S 4H 5H 5C", "D pass", "A pass", "B pass")
    assert turn(deal) == "C leads"


def test_the_holder_of_3s_opens_with_it_and_if_it_is_not_dealt_the_lowest_card_opens() -> None:
    deal = opened(RULES, "5S 6S", "4S 3S", "7S 8S")
    assert turn(deal) == "B leads"
    assert why_not(deal, "B 4S") == "The first play must include 3S."
    assert turn(opened(RULES, "5S 6S", "4S 8C", "7S 8S")) == "B leads"  # C-TH-2


@pytest.mark.parametrize(("seats", "size"), [(2, 13), (4, 13), (5, 10), (6, 8)])
def test_thirteen_cards_each_or_equal_hands_for_more_than_four(seats: int, size: int) -> None:
    _, first = Match(RULES, MatchState(tuple("ABCDEF"[:seats]))).deal(Random(2))
    deal = begin(RULES, first).deal
    assert {hand.bit_count() for hand in deal.hands} == {size}


def test_two_decks_compare_rank_then_suit_then_back() -> None:
    assert beats(DOUBLE, "6S*", "6S")
    assert not beats(DOUBLE, "6S", "6S*")
    assert not beats(DOUBLE, "6S*", "6C")
    assert beats(game("thirteen_double", deck_backs="ignored"), "6C", "6S*")
    assert not beats(game("thirteen_double", deck_backs="ignored"), "6S*", "6S")


def test_c_th_4_with_two_decks_a_chop_is_exactly_four_cards() -> None:
    assert lead("5S 5S* 5C 5D 5H 5H*", DOUBLE)
    assert beats(DOUBLE, "5S 5S* 5C 5D", "AS")
    assert not beats(DOUBLE, "5S 5S* 5C 5D 5H", "AS")
    assert beats(DOUBLE, "6S 6S* 6C 6D 6H", "5S 5S* 5C 5D 5H")


def test_a_longer_run_of_pairs_where_the_table_lets_it_win() -> None:
    rules = build("thirteen_denexa", {"chop_order": "longer"})
    assert beats(rules, FOUR_PAIRS, "8S 8C 9S 9H 10D 10C")
    assert not beats(rules, "8S 8C 9S 9H 10D 10C", FOUR_PAIRS)
    assert not beats(rules, FIVE_PAIRS, "8S 8C 8D 8H")


def test_twos_in_a_run_of_pairs_where_the_table_lets_them() -> None:
    rules = build("thirteen_denexa", {"pair_run_twos": "on"})
    top = "KS KC AS AC 2S 2C"
    assert not lead(top)
    assert lead(top, rules)
    assert beats(rules, top, "QS QC KD KH AD AH")
    assert not lead("KD AC 2H", rules)


@pytest.mark.parametrize(
    ("rule", "chop", "twos", "falls"),
    [
        ("any", THREE_PAIRS, "2S 2H 2D", True),
        ("not_three", THREE_PAIRS, "2S 2H", True),
        ("not_three", FIVE_PAIRS, "2S 2H 2D", False),
        ("not_three", FOURS, "2S 2H 2D", False),
        ("by_length", THREE_PAIRS, "2S", True),
        ("by_length", FOURS, "2S", True),
        ("by_length", FOURS, "2S 2H", False),
        ("by_length", THREE_PAIRS, "2S 2H", False),
        ("by_length", FOUR_PAIRS, "2S 2H", True),
        ("by_length", FIVE_PAIRS, "2S 2H 2D", True),
        ("by_length", FIVE_PAIRS, "AS AH AD", True),
    ],
)
def test_chopping_several_twos(rule: str, chop: str, twos: str, falls: bool) -> None:
    assert beats(build("thirteen_denexa", {"chop_twos": rule}), chop, twos) is falls
