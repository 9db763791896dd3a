"""Dou Dizhu as the Denexa page and the catalogue have it (DD-01 to DD-12, C-DD-1 to C-DD-8)."""

from __future__ import annotations

from typing import Any

import pytest

from rules.cards import cards
from rules.deal import Deal
from rules.engine import begin
from rules.events import Dealt
from rules.ruleset import RuleSet
from tests.rules.notation import after, beats, game, turn, why_not

RULES = game("doudizhu_denexa")


def lead(words: str, rules: RuleSet = RULES) -> bool:
    return rules.reader().read(cards(words)) is not None


def landlord_c(*hands: str, rules: RuleSet = RULES, bid: int = 2) -> Deal:
    """A deal in which C is landlord for a bid of 2, as in trace T10, or of 3."""
    first = Dealt(tuple(map(cards, hands)), 2, 0, (), 1, 1)
    bids = ("A bids 1", "B pass", "C bids 2", "A pass", "B pass")
    return after(begin(rules, first).deal, *bids if bid == 2 else ("A pass", "B pass", "C bids 3"))


@pytest.mark.parametrize(
    "words",
    [
        "RJ",
        "2S 2H",
        "2S 2H 2D",
        "7S 7H 7C 5D",
        "7S 7H 7C 5D 5H",
        "2S 2H 2C RJ",
        "3C 4D 5S 6H 7C",
        "3S 3H 4S 4H 5S 5H",
        "3S 3H 3D 4S 4H 4D",
        "3S 3H 3D 4S 4H 4D 9C JS",
        "4S 4H 4D 5S 5H 5D 7C 7S QH QD",
        "5S 5H 5D 5C 8S KH",
        "5S 5H 5D 5C 8S 8H KS KH",
        "2S 2H 2D 2C 3S RJ",
        "5S 5H 5D 5C",
        "RJ BJ",
    ],
)
def test_what_may_be_led(words: str) -> None:
    assert lead(words)


@pytest.mark.parametrize(
    "words",
    [
        "3S 3H 4S 4H",
        "10S JS QS KS AS 2S",
        "AS 2S 2H 2D AH AD",  # no run has twos
        "4S 4H 4D 8S 8H 8D 7C 7S QH QD",  # C-DD-1: the threes are not neighbours
        "3S 3H 3D 4S 4H 4D 9C 9D",
        "3S 3H 3D 4S 4H 4D 9C JS JD",  # a single and a pair are not mixed
        "3S 3H 3D 4S 4H 4D RJ BJ",
        "3S 3H 3D 4S 4H 4D 3C JS",  # no kicker has a rank of the body
        "5S 5H 5D 5C 8S",
        "5S 5H 5D 5C 8S 8H",  # C-DD-6
        "5S 5H 5D 5C RJ BJ",
        "5S 5H 5D 5C RJ BJ 8S 8H",
        "7S 7H 7C RJ BJ",
    ],
)
def test_what_may_not_be_led(words: str) -> None:
    assert not lead(words)


def test_the_body_decides_and_kickers_do_not_count() -> None:
    assert beats(RULES, "7S 7H 7C 5D", "4S 4H 4C AD")  # 003:106
    assert not beats(RULES, "7S 7H 7C 5D 5C", "4S 4H 4C AD")
    assert not beats(RULES, "7S 7H 7C 5D", "7D 8S 8H 8C")


def test_the_red_joker_is_above_the_black_one_and_both_above_the_two() -> None:
    assert beats(RULES, "RJ", "BJ")
    assert beats(RULES, "BJ", "2S")
    assert not beats(RULES, "BJ", "RJ")
    assert not beats(RULES, "9S", "9H")


def test_bombs_and_the_rocket() -> None:
    assert beats(RULES, "4S 4H 4C 4D", "RJ")
    assert beats(RULES, "5S 5H 5C 5D", "4S 4H 4C 4D")
    assert not beats(RULES, "4S 4H 4C 4D", "5S 5H 5C 5D")
    assert beats(RULES, "RJ BJ", "2S 2H 2D 2C")  # C-DD-4
    assert not beats(RULES, "2S 2H 2C 2D", "RJ BJ")
    assert not beats(RULES, "7S 7H 7C 7D 3S 4H", "9S 9H 9C")


def test_the_rocket_beats_the_highest_bomb() -> None:
    assert beats(RULES, "RJ BJ", "2S 2H 2D 2C")
    without = game("doudizhu_denexa", bomb_system="none")
    assert not beats(without, "RJ BJ", "2S 2H 2D 2C")
    assert beats(without, "RJ BJ", "2S 2H")  # without the rocket both jokers are a plain pair


def test_t10_a_bomb_takes_the_trick_and_doubles_the_stake() -> None:
    deal = landlord_c("7S 7H 7C 5D AS", "6S 6H 6C 6D 3C", "3S 3H 3D 9C KS KH KC 4D 2S")
    deal = after(deal, "C 3S 3H 3D 9C", "A 7S 7H 7C 5D", "B pass", "C KS KH KC 4D", "A pass")
    deal = after(deal, "B 6S 6H 6C 6D", "C pass", "A pass")
    assert (turn(deal), deal.stake) == ("B leads", 4)
    lost = after(deal, "B 3C").ended
    assert lost
    assert lost.points == (4, 4, -8)
    won = after(landlord_c("7S 8S", "6S 9S", "3S"), "C 3S").ended
    assert won
    assert won.points == (-2, -2, 4)


def test_passes_do_not_lock_and_two_of_them_give_a_free_lead() -> None:
    deal = landlord_c("7S AS", "9S 10S", "3S 8S KS")
    deal = after(deal, "C 3S", "A pass", "B 9S", "C pass", "A AS")
    assert deal.ended is None
    assert why_not(deal, "B 10S").endswith("doesn't beat AS.")


def test_score_41_a_bomb_the_rocket_and_a_peasant_first_out() -> None:
    """Bid 3, one bomb, one rocket, a peasant first out: -24, 12, 12."""
    deal = landlord_c("4S 4H 4C 4D 3H", "5S 6S", "3S RJ BJ 7S", bid=3)
    deal = after(deal, "C 3S", "A 4S 4H 4C 4D", "B pass", "C RJ BJ", "A pass", "B pass", "C 7S")
    assert deal.ended
    assert deal.ended.points == (-12, -12, 24)
    deal = landlord_c("4S 4H 4C 4D", "RJ BJ 6S", "3S 7S", bid=3)
    deal = after(deal, "C 3S", "A pass", "B RJ BJ", "C pass", "A pass", "B 6S")
    assert deal.ended
    assert deal.ended.points == (6, 6, -12)
    deal = landlord_c("4S 4H 4C 4D 3H", "RJ BJ 6S", "3S 7S", bid=3)
    deal = after(deal, "C 3S", "A 4S 4H 4C 4D", "B RJ BJ", "C pass", "A pass", "B 6S")
    assert deal.ended
    assert deal.ended.points == (12, 12, -24)


def test_each_bomb_and_rocket_doubles() -> None:
    deal = landlord_c("5S 6S", "7S 8S", "4S 4H 4C 4D RJ BJ", bid=3)
    deal = after(deal, "C 4S 4H 4C 4D", "A pass", "B pass", "C RJ BJ")
    assert deal.ended
    assert deal.ended.points == (-12, -12, 24)
    off = landlord_c(
        "5S 6S",
        "7S 8S",
        "4S 4H 4C 4D RJ BJ",
        bid=3,
        rules=game("doudizhu_denexa", bid_doubling="off"),
    )
    off = after(off, "C 4S 4H 4C 4D", "A pass", "B pass", "C RJ BJ")
    assert off.ended
    assert off.ended.points == (-3, -3, 6)


def test_four_with_kickers_is_no_bomb() -> None:
    deal = after(landlord_c("5S", "7S", "4S 4H 4C 4D 8S 9S"), "C 4S 4H 4C 4D 8S 9S")
    assert deal.ended
    assert deal.ended.points == (-2, -2, 4)


def test_c_dd_8_the_partner_of_who_goes_out_wins_too() -> None:
    deal = landlord_c("7S 8S 9S 10S", "KS", "3S 4S")
    deal = after(deal, "C 3S", "A pass", "B KS")
    assert deal.ended
    assert deal.ended.places == (1, 0, 2)


def test_a_kicker_pair_beside_four_where_the_table_allows_it() -> None:
    rules = game("doudizhu_denexa", quad_kicker_pair="allowed")
    assert lead("5S 5H 5D 5C 8S 8H", rules)
    assert beats(rules, "5S 5H 5D 5C 8S 8H", "4S 4H 4D 4C 9S KS")
    assert not lead("5S 5H 5D 5C RJ BJ", rules)
    assert not lead("3S 3H 3D 4S 4H 4D 9C 9D", rules)


def test_both_jokers_beside_four_where_the_table_allows_it() -> None:
    rules = game("doudizhu_denexa", joker_kickers="both")
    assert lead("5S 5H 5D 5C RJ BJ", rules)
    assert not lead("5S 5H 5D 5C 8S 8H", rules)
    assert not lead("3S 3H 3D 4S 4H 4D RJ BJ", rules)
    assert not lead("5S 5H 5D 5C RJ BJ 8S 8H", rules)


def spring(rules: RuleSet, *moves: str) -> Any:
    deal = after(landlord_c("5S 9S", "7S 10S", "4S 6S", rules=rules), *moves)
    assert deal.ended
    return deal.ended.points


def test_a_spring_doubles_where_the_table_plays_it() -> None:
    rules = game("doudizhu_denexa", spring="double")
    swept = ("C 6S", "A pass", "B pass", "C 4S")
    assert spring(rules, *swept) == (-4, -4, 8)
    assert spring(RULES, *swept) == (-2, -2, 4)
    answered = ("C 4S", "A 5S", "B pass", "C 6S")
    assert spring(rules, *answered) == (-2, -2, 4)
    stuck = ("C 4S", "A 5S", "B pass", "C pass", "A 9S")
    assert spring(rules, *stuck) == (4, 4, -8)
