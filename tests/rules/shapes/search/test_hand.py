"""A hand sorted by rank and suit."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from rules.cards import (
    JOKER,
    Cards,
    cards,
    each,
    rank_of,
    suit_of,
)
from rules.shapes.search.hand import FIVE, one_suit, present, sort
from tests.rules.drawn_hands import ONE, TWO, hands
from tests.sampling import examples

calm = examples(200)


def test_ranks_that_come_two_three_and_four_times_are_listed() -> None:
    of = sort(cards("3S 3H 4S 9S 9H 9D KS KH KD KC"))
    assert (of.pairs, of.triples, of.fours) == ((0, 6, 10), (6, 10), (10,))
    assert of.long_suits == ()


def test_a_suit_is_long_from_five_cards_on() -> None:
    spades = cards("3S 4S 5S 6S 9S")
    assert sort(spades).long_suits == ((spades, present(spades)),)
    assert sort(cards("3S 4S 5S 6S 9H")).long_suits == ()


@calm
@given(hands(ONE, 18) | hands(TWO, 18))
def test_sorted_hand_agrees_with_a_count(hand: Cards) -> None:
    number = Counter(map(rank_of, each(hand)))
    of = sort(hand)
    for least, found in ((2, of.pairs), (3, of.triples), (4, of.fours)):
        assert sorted(found) == sorted(rank for rank, n in number.items() if n >= least)
    assert of.row == present(hand) == sum(1 << 4 * rank for rank in number)
    suits = Counter(suit_of(one) for one in each(hand) if rank_of(one) != JOKER)
    assert len(of.long_suits) == sum(n >= FIVE for n in suits.values())
    for here, row in of.long_suits:
        assert here.bit_count() == suits[suit_of(here & -here)]
        assert row == present(here)


@calm
@given(hands(TWO, 18))
def test_cards_are_of_one_suit_when_all_share_it_and_no_joker_is_among_them(hand: Cards) -> None:
    held = list(each(hand))
    alike = len({suit_of(one) for one in held}) <= 1
    assert one_suit(hand) is (alike and JOKER not in map(rank_of, held))


def test_copies_of_a_card_are_of_its_suit() -> None:
    assert one_suit(cards("9S 9S* 3S"))
    assert not one_suit(cards("9S 9H"))
    assert not one_suit(cards("9S RJ"))
