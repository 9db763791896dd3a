"""Cards as bits: written, read back, counted."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import (
    JOKER,
    ONE_PACK,
    PACK_BITS,
    PACKS,
    RANKS,
    STANDARD,
    SUITS,
    Cards,
    card,
    cards,
    copies,
    each,
    index_of,
    joined,
    name,
    of_rank,
    rank_of,
    suit_of,
    text,
    with_jokers,
)
from tests.sampling import examples

EVERY = STANDARD | STANDARD << PACK_BITS | with_jokers(4, 2)
hands = st.sets(st.sampled_from(list(each(EVERY)))).map(joined)
calm = examples(300)


@calm
@given(hands)
def test_text_of_cards_is_read_back(held: Cards) -> None:
    assert cards(text(held)) == held
    assert joined(each(held)) == held
    assert len(list(each(held))) == held.bit_count()


def test_every_card_has_one_name_and_one_bit() -> None:
    names = [name(one) for one in each(EVERY)]
    assert len(set(names)) == len(names) == 108
    assert all(card(name(one)) == one for one in each(EVERY))


@pytest.mark.parametrize(
    ("written", "rank", "suit"),
    [("3D", "3", "D"), ("10s", "10", "S"), ("th", "10", "H"), ("1C", "A", "C"), ("aD", "A", "D")],
)
def test_cards_are_read_as_people_write_them(written: str, rank: str, suit: str) -> None:
    one = card(written)
    assert (RANKS[rank_of(one)], SUITS[suit_of(one)]) == (rank, suit)


def test_jokers_are_red_or_black() -> None:
    assert name(card("rj")) == "RJ"
    assert rank_of(card("BJ")) == rank_of(card("RJ*")) == JOKER
    assert (suit_of(card("BJ")), suit_of(card("RJ"))) == (0, 1)


def test_a_star_is_the_second_pack() -> None:
    assert card("3D*") == card("3D") << PACK_BITS
    assert index_of(card("3D*")) == index_of(card("3D"))
    assert copies(card("3D*")) == copies(card("3D")) == cards("3D 3D*")


@pytest.mark.parametrize("word", ["", "*", "3", "D", "0D", "3X", "11D", "JOKER", "3DD", "J*", "♠"])
def test_word_that_names_no_card_is_quoted(word: str) -> None:
    with pytest.raises(ValueError, match="is not a card"):
        card(word)


def test_no_card_may_come_twice() -> None:
    with pytest.raises(ValueError, match="'3d' is there twice"):
        cards("3D 3d")


def test_cards_are_listed_by_rank_then_suit_then_pack() -> None:
    assert text(cards("RJ 3S* 2D AC 3S 3D BJ")) == "3D 3S 3S* AC 2D BJ RJ"
    assert text(0) == ""


@pytest.mark.parametrize(
    ("jokers", "packs", "names"),
    [
        (0, 1, ""),
        (1, 1, "BJ"),
        (2, 1, "BJ RJ"),
        (2, 2, "BJ RJ"),
        (3, 2, "BJ BJ* RJ"),
        (4, 2, "BJ BJ* RJ RJ*"),
    ],
)
def test_jokers_are_a_black_one_a_red_one_then_the_second_packs(
    jokers: int, packs: int, names: str
) -> None:
    assert text(with_jokers(jokers, packs)) == names


def test_a_rank_has_four_cards_in_each_pack() -> None:
    assert text(of_rank(0) & STANDARD) == "3D 3C 3H 3S"
    assert of_rank(12).bit_count() == 4 * PACKS
    assert STANDARD.bit_count() == 52
    assert STANDARD & ~ONE_PACK == 0
