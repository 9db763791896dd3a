"""Ranks that follow one another in the order of a game."""

from __future__ import annotations

import pytest

from rules.cards import JOKERS, STANDARD, TWOS, Cards, cards, each, of_rank, text
from rules.ranking import JokerOrder, Ranking, suits
from rules.shapes.search import hand as module
from rules.shapes.search.hand import Span, Spans, layers, spans

USUAL = Ranking()


def written(span: Span) -> str:
    """Return the ranks of a span, lowest first."""
    return " ".join(text(rank & STANDARD & -(rank & STANDARD))[:-1] for rank in span.ranks)


def test_spans_of_three_go_from_three_to_the_two_where_nothing_is_left_out() -> None:
    found = [written(span) for span in spans(USUAL, 3, JOKERS).all]
    assert found[0] == "3 4 5"
    assert found[-1] == "K A 2"
    assert len(found) == 11


def test_ranks_that_are_in_no_run_break_every_span_that_would_hold_them() -> None:
    assert written(spans(USUAL, 3, JOKERS | TWOS).all[-1]) == "Q K A"
    without_nines = [written(span) for span in spans(USUAL, 3, JOKERS | of_rank(6)).all]
    assert "8 9 10" not in without_nines
    assert "6 7 8" in without_nines
    assert len(without_nines) == 8


def test_a_span_of_one_rank_is_that_rank() -> None:
    found = spans(USUAL, 1, JOKERS).all
    assert [written(span) for span in found][:2] == ["3", "4"]
    assert found[0].cards == of_rank(0)


@pytest.mark.parametrize("length", [14, 15, 20])
def test_spans_longer_than_the_order_are_empty(length: int) -> None:
    assert spans(USUAL, length, JOKERS).all == []


def test_upside_down_spans_go_the_other_way() -> None:
    turned = spans(USUAL.upside_down(), 3, JOKERS).all
    assert [written(span) for span in turned][:2] == ["2 A K", "A K Q"]
    assert written(turned[-1]) == "5 4 3"


@pytest.mark.parametrize(
    "ranking", [USUAL, Ranking(suits=suits("SHCD")), Ranking(jokers=JokerOrder.RED_HIGH)]
)
def test_a_span_knows_the_bounds_of_its_top_rank(ranking: Ranking) -> None:
    for span in spans(ranking, 3, JOKERS).all:
        heights = [ranking.height(one) for one in each(span.ranks[-1] & STANDARD)]
        assert (span.low, span.high) == (min(heights), max(heights))


def test_the_spans_within_a_layer_are_those_of_which_it_has_every_rank() -> None:
    hand: Cards = cards("3S 4S 5S 6S 8S 9S 10S 10H")
    found = spans(USUAL, 3, JOKERS)
    assert [written(span) for span in found.within(layers(hand).ranks[0])] == [
        "3 4 5", "4 5 6", "8 9 10",
    ]  # fmt: skip
    assert found.within(layers(hand).ranks[1]) == ()


def test_spans_are_found_by_their_bits() -> None:
    found = spans(USUAL, 3, JOKERS)
    low = layers(cards("3S 4H 5D")).ranks[0]
    assert written(found.at[low]) == "3 4 5"
    assert layers(cards("3S 4H 6D")).ranks[0] not in found.at


def test_spans_within_a_hand_are_cached_up_to_a_limit(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(module, "LIMIT", 2)
    found = Spans(USUAL, 3, JOKERS)
    hands = ("3S 4S 5S", "4S 5S 6S", "5S 6S 7S", "3S 4S 5S")
    within = [found.within(layers(cards(hand)).ranks[0]) for hand in hands]
    assert [len(some) for some in within] == [1, 1, 1, 1]
    assert within[0] == within[-1]
    assert len(found._memo) <= 2
