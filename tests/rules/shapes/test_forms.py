"""The ranks that a play may have, and the ones that are missing in a hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import JOKER, STANDARD, Cards, cards, each, joined, rank_of, text
from rules.shapes.forms import Form, free, of_any_ranks, parts, wanting
from tests.sampling import examples

HOUSE: Form = ((6, 3), (7, 2))  # a full house of three nines and two tens
calm = examples(150)
near = [one for one in each(STANDARD) if rank_of(one) in (5, 6, 7)]
hands = st.sets(st.sampled_from(near), max_size=10).map(joined)


def test_a_form_may_have_any_ranks_each_once() -> None:
    order = (12, *range(12))
    assert len(of_any_ranks(order, (1,))) == 13
    assert len(of_any_ranks(order, (3, 2))) == 13 * 12
    assert len(of_any_ranks(order, (2, 2))) == 13 * 12 // 2
    assert of_any_ranks(order, (3, 2))[0] == ((0, 3), (1, 2))


def test_no_form_has_jokers_which_are_of_no_printed_rank() -> None:
    order = (*range(13), JOKER)
    assert max(rank for form in of_any_ranks(order, (1, 1)) for rank, _ in form) == 12


@pytest.mark.parametrize(
    ("held", "lacks"),
    [
        ("", ((6, 3), (7, 2))),
        ("9S 9H 10S", ((6, 1), (7, 1))),
        ("9S 9H 9D 10S 10H", ((6, 0), (7, 0))),
        ("9S 9H 9D 9C", ((6, -1), (7, 2))),
        ("3S", ((6, 3), (7, 2))),
    ],
)
def test_wanting_counts_missing_cards_of_each_rank(held: str, lacks: Form) -> None:
    assert wanting(HOUSE, cards(held)) == lacks


def test_free_are_the_cards_of_a_rank_of_which_no_copy_is_held() -> None:
    assert text(free(6, cards("9S 10H"))) == "9D 9C 9H"
    assert text(free(6, cards("9S* 9H"))) == "9D 9C"
    assert free(6, cards("9S 9H 9D 9C")) == 0


def test_parts_of_a_form_lack_the_given_number_of_cards() -> None:
    hand = cards("9S 9H 9D 10S 10H")
    assert [*parts([HOUSE], hand, 0)] == [hand]
    one_less = {text(part) for part in parts([HOUSE], hand, 1)}
    assert one_less == {
        "9D 9H 9S 10H", "9D 9H 9S 10S", "9D 9H 10H 10S", "9D 9S 10H 10S", "9H 9S 10H 10S",
    }  # fmt: skip
    assert [*parts([HOUSE], cards("9S 10S"), 2)] == []
    assert [*parts([HOUSE], cards("9S 10S"), 3)] == [cards("9S 10S")]


@calm
@given(hands, st.integers(0, 4))
def test_parts_are_all_subsets_that_the_given_number_of_cards_completes(
    hand: Cards, lacking: int
) -> None:
    found = [*parts([HOUSE], hand, lacking)]
    assert len(found) == len(set(found))
    tried = map(joined, combinations(each(hand), 5 - lacking))
    fit = {
        some
        for some in tried
        if min(lack for _, lack in wanting(HOUSE, some)) >= 0
        and sum(lack for _, lack in wanting(HOUSE, some)) == lacking
    }
    assert set(found) == fit
