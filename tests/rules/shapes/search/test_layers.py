"""Hands where suits do not matter, layer by layer."""

from __future__ import annotations

from collections import Counter

from hypothesis import given

from rules.cards import (
    PACK_BITS,
    Cards,
    card,
    cards,
    each,
    rank_of,
    text,
)
from rules.ranking import JokerOrder, Ranking
from rules.shapes.search.hand import JOKER_PAIR, counts, jokers_apart, layers, ranks_of
from tests.rules.drawn_hands import TWO, hands
from tests.sampling import examples

calm = examples(200)
any_hand = hands(TWO, 20)


def bits(*ranks: int) -> int:
    """Return a layer with these ranks."""
    return sum(1 << 4 * rank for rank in ranks)


def test_layer_has_the_ranks_of_its_number_of_cards() -> None:
    found = layers(cards("3S 3H 4D 9D 9C 9S"))
    assert found.ranks == (bits(0, 1, 6), bits(0, 6), bits(6))
    assert [text(some) for some in found.cards] == [
        "3H 4D 9D", "3H 3S 4D 9D 9C", "3H 3S 4D 9D 9C 9S",
    ]  # fmt: skip


def test_an_empty_hand_has_no_layers() -> None:
    assert layers(0) == ((), ())


def test_copies_of_two_packs_are_cards_of_one_rank() -> None:
    assert layers(cards("9S 9S* 9D*")).ranks == (bits(6),) * 3


@calm
@given(any_hand)
def test_layers_agree_with_a_count(hand: Cards) -> None:
    number = Counter(map(rank_of, each(hand)))
    found = layers(hand)
    assert len(found.ranks) == max(number.values(), default=0)
    for at, ranks in enumerate(found.ranks):
        assert ranks == bits(*(rank for rank, n in number.items() if n > at))
        held = Counter(map(rank_of, each(found.cards[at])))
        assert held == {rank: min(n, at + 1) for rank, n in number.items()}
        assert not found.cards[at] & ~hand


@calm
@given(any_hand)
def test_counts_are_alike_for_hands_that_differ_in_suits(hand: Cards) -> None:
    number = Counter(map(rank_of, each(hand)))
    assert counts(hand) == sum(n << 4 * rank for rank, n in number.items())


def test_counts_include_cards_of_further_packs() -> None:
    assert counts(cards("3D 3S 2H") << 2 * PACK_BITS | cards("3H")) == 3 | 1 << 4 * 12


def test_the_ranks_of_cards_of_one_pack() -> None:
    assert ranks_of(cards("3D 3S 2H RJ")) == bits(0, 12, 15)
    assert ranks_of(0) == 0


def test_jokers_are_apart_where_one_is_the_higher() -> None:
    assert jokers_apart(Ranking(jokers=JokerOrder.RED_HIGH)) == JOKER_PAIR
    assert jokers_apart(Ranking()) == 0
    assert card("BJ") | card("RJ") == JOKER_PAIR
