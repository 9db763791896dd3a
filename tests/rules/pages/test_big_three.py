"""Big Three as the Denexa page has it (B3-01 to B3-10, C-B3-1 to C-B3-4)."""

from __future__ import annotations

import pytest

from rules.cards import cards
from rules.deal import Deal
from rules.engine import begin
from rules.events import Dealt
from tests.rules.notation import after, beats, game, turn

RULES = game("bigthree_denexa")


def bid(*hands: str, bids: tuple[str, ...]) -> Deal:
    return after(begin(RULES, Dealt(tuple(map(cards, hands)), 0, 0, (), 1, 1)).deal, *bids)


def test_threes_are_high_and_suits_tie() -> None:
    assert beats(RULES, "3S", "2S")
    assert beats(RULES, "2S", "AS")
    assert not beats(RULES, "4S", "KS")
    assert not beats(RULES, "3S", "3H")
    assert beats(RULES, "3S 3H 3C 3D", "2S 2H 2C 2D")


@pytest.mark.parametrize(
    ("words", "is_play"),
    [
        ("5C 6D 7H", True),
        ("10S JH QD KC", True),
        ("QS KD AC", False),
        ("4S 5H", False),
        ("4S 4H 5S 5H 6S 6H", True),
        ("6S 6H 6C 7S 7H 7C 8S 8H 8C", True),
        ("6S 6H 6C 7S 7H 7C", False),
        ("6S 6H 6C 6D 7S 7H 7C 7D 8S 8H 8C 8D", True),
        ("6S 6H 6C 7D", False),
        ("3S 4H 5C", False),
    ],
)
def test_what_may_be_led(words: str, is_play: bool) -> None:
    assert (RULES.reader().read(cards(words)) is not None) is is_play


def test_a_straight_beats_one_of_its_length_only() -> None:
    assert beats(RULES, "5C 6D 7H", "4S 5H 6C")
    assert not beats(RULES, "5C 6D 7H 8H", "4S 5H 6C")


def test_four_of_a_kind_is_no_bomb() -> None:
    assert not beats(RULES, "4S 4H 4D 4C", "AS")


def test_t11_the_first_bidder_leads_and_two_passes_end_the_trick() -> None:
    deal = bid(
        "JC QS KH AC",
        "4H 5S 6D 10S JH QD AS",
        "7C 8D 9S AD",
        bids=("B bids 1", "C bids 2", "A pass", "B pass"),
    )
    assert (turn(deal), deal.sides) == ("B leads", (1, 1, 0))
    deal = after(deal, "B 4H 5S 6D", "C 7C 8D 9S", "A pass", "B 10S JH QD", "C pass")
    deal = after(deal, "A JC QS KH", "B pass", "C pass")
    assert turn(deal) == "A leads"


def test_score_43_an_opponent_goes_out_and_is_paid_like_the_other() -> None:
    """Bid 3, opponent out: -6, 3, 3."""
    deal = after(bid("4H 5S", "6S", "7S 8S", bids=("A bids 3",)), "A 4H", "B 6S")
    assert deal.ended
    assert deal.ended.points == (-6, 3, 3)


def test_the_solo_player_goes_out_and_both_pay_the_bid() -> None:
    deal = after(bid("4H", "6S 9S", "7S 8S", bids=("A bids 1", "B pass", "C pass")), "A 4H")
    assert deal.ended
    assert deal.ended.points == (2, -1, -1)
