"""Every way to take some of a few cards."""

from __future__ import annotations

from itertools import combinations
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import Cards, cards, each, joined
from rules.ranking import same_rank
from rules.shapes.search.hand import WAYS, choose, one_pack, picks, sets_of
from tests.rules.drawn_hands import ONE, TWO, hands
from tests.sampling import examples

calm = examples(150)


def test_choose_takes_each_selection_lowest_first() -> None:
    assert choose(cards("3D 3C 3H"), 2) == tuple(map(cards, ("3D 3C", "3D 3H", "3C 3H")))
    assert choose(cards("3D 3C"), 0) == (0,)
    assert choose(cards("3D 3C"), 3) == ()
    assert picks(cards("3D 3C"), 1) == choose(cards("3D 3C"), 1)


@calm
@given(hands(TWO, 12), st.integers(0, 4))
def test_choose_has_as_many_selections_as_the_binomial(held: Cards, count: int) -> None:
    ways = choose(held, count)
    assert len(set(ways)) == len(ways) == comb(held.bit_count(), count)
    assert all(way.bit_count() == count and not way & ~held for way in ways)


@calm
@given(hands(ONE, 12) | hands(TWO, 12), st.integers(1, 8))
def test_sets_of_a_hand_are_all_choices_that_share_a_rank(hand: Cards, count: int) -> None:
    found = sets_of(hand, count)
    tried = map(joined, combinations(each(hand), count))
    assert len(found) == len(set(found))
    assert set(found) == {some for some in tried if same_rank(some) is not None}


def test_ways_are_worked_out_once_for_the_cards_of_a_rank() -> None:
    kings = cards("KD KC KH")
    assert WAYS[2][kings] is WAYS[2][kings]
    assert WAYS[2][kings] == choose(kings, 2)
    assert [ways.count for ways in WAYS] == list(range(9))


@pytest.mark.parametrize("place", range(8))
def test_each_byte_of_a_hand_holds_two_ranks(place: int) -> None:
    pairs = one_pack(2)[place]
    low, high = 0b0011 << 8 * place, 0b0011_0000 << 8 * place
    assert pairs[0b0000_0000] == ()
    assert pairs[0b0001_0001] == ()
    assert pairs[0b0011_0011] == (low, high)
    assert len(pairs[0xFF]) == 12
