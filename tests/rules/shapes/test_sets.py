"""Search for sets, compared with a trial of every subset of a hand."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import JOKER, STANDARD, Cards, cards, each, joined, of_rank
from rules.combinations import Combination, Ladder, Reader
from rules.ranking import JokerOrder, Ranking, same_rank, suits
from rules.shapes.search.hand import choose
from rules.shapes.sets import Set
from tests.rules.drawn_hands import ONE, TWO
from tests.rules.notation import game
from tests.sampling import examples

CROWDED = joined(of_rank(rank) for rank in (0, 1, 11, 12, JOKER))
RANKINGS = [Ranking(), Ranking(jokers=JokerOrder.RED_HIGH), Ranking(suits=suits("SHCD"))]
RANKINGS += [ranking.upside_down() for ranking in RANKINGS]

calm = examples(150)
rankings = st.sampled_from(RANKINGS)


def hands(pack: Cards) -> st.SearchStrategy[Cards]:
    """Return a strategy for hands of up to nine cards, often of few ranks, with many sets."""
    few, all_ = list(each(pack & CROWDED)), list(each(pack))
    picked = st.sets(st.sampled_from(few), max_size=9) | st.sets(st.sampled_from(all_), max_size=9)
    return picked.map(joined)


def naive(shape: Set, hand: Cards, ranking: Ranking, above: int) -> set[Cards]:
    """Return every subset of the hand that the shape reads as stronger than `above`."""
    found = set()
    for size in range(1, hand.bit_count() + 1):
        for play in map(joined, combinations(each(hand), size)):
            strength = shape.read(play, ranking)
            if strength is not None and strength > above:
                found.add(play)
    return found


@calm
@given(hands(ONE) | hands(TWO), rankings, st.integers(1, 8), st.integers(-1, 130), st.booleans())
def test_sets_are_found_as_by_trying_every_subset(
    hand: Cards, ranking: Ranking, count: int, above: int, jokers_alone: bool
) -> None:
    shape = Set(count, of_rank(JOKER) if jokers_alone else 0)
    found = shape.find(hand, ranking, above)
    assert len(found) == len(set(found))
    assert set(found) == naive(shape, hand, ranking, above)


@calm
@given(hands(TWO))
def test_a_reader_finds_every_lead(hand: Cards) -> None:
    reader = game("president_comp303", decks="2", jokers="4").reader()
    subsets = [joined(c) for n in range(1, 10) for c in combinations(each(hand), n)]
    assert set(reader.leads(hand)) == {play for play in subsets if reader.read(play)}


@calm
@given(hands(ONE), hands(ONE))
def test_a_reader_finds_everything_higher(hand: Cards, other: Cards) -> None:
    reader = game("president_basic", jokers="2").reader()
    for top in filter(None, map(reader.read, reader.leads(other))):
        found = reader.above(hand, top)
        played = [(play, reader.read(play)) for play in reader.leads(hand)]
        higher = {play for play, c in played if c and (c.compare(top) or 0) > 0}
        assert set(found) == higher


def test_a_set_is_as_strong_as_its_highest_card() -> None:
    ranking = Ranking(jokers=JokerOrder.RED_HIGH)
    pair = Set(2)
    assert pair.read(cards("BJ RJ"), ranking) == ranking.highest(cards("RJ"))
    assert pair.read(cards("3D 3S"), ranking) == 0
    assert pair.read(cards("3D 4S"), ranking) is None
    assert pair.read(cards("3D 3S 3H"), ranking) is None
    assert Set(1).read(0, ranking) is None


def test_same_rank_is_the_rank_that_all_share() -> None:
    assert same_rank(cards("3D 3S 3S*")) == 0
    assert same_rank(cards("3D 4D")) is None
    assert same_rank(0) is None


def test_upside_down_the_order_turns_round() -> None:
    usual, turned = Ranking(), Ranking().upside_down()
    heights = [usual.height(one) for one in each(STANDARD)]
    assert heights == sorted(heights)
    low, high = cards("3D"), cards("2S")
    assert turned.height(low) > turned.height(high)
    assert turned.upside_down() == usual


def test_suits_break_ties_where_they_count() -> None:
    ranking = Ranking(suits=suits("SHCD"))
    order = [ranking.height(one) for one in map(cards, ("9D", "9C", "9H", "9S", "10D"))]
    assert order == sorted(order)
    assert len(set(order)) == 5
    assert Ranking().height(cards("9D")) == Ranking().height(cards("9S"))


def test_every_way_to_take_two_of_three() -> None:
    assert set(choose(cards("3D 3S 3H"), 2)) == set(map(cards, ("3D 3S", "3D 3H", "3S 3H")))
    assert choose(0, 1) == ()


SINGLES, BOMBS = Ladder((Set(1),)), Ladder((Set(4),), trump=True)


def read(reader: Reader, written: str) -> Combination:
    """Return the play that these cards are; they must be one."""
    combination = reader.read(cards(written))
    assert combination is not None
    return combination


def test_a_trump_ladder_beats_every_plain_one() -> None:
    """Bombs need this order: four of a kind beats a single card, and higher fours beat fours."""
    reader = Reader((SINGLES, BOMBS), Ranking())
    single, low = read(reader, "2S"), read(reader, "3D 3C 3H 3S")
    high = read(reader, "4D 4C 4H 4S")
    assert (low.compare(single) or 0) > 0
    assert (single.compare(low) or 0) < 0
    assert (high.compare(low) or 0) > 0
    hand = low.cards | high.cards | cards("AD")
    assert reader.above(hand, single) == [low.cards, high.cards]
    assert reader.above(hand, low) == [high.cards]


@pytest.mark.parametrize(("attempt", "top"), [("KS KH", "QS"), ("KS", "QS QH")])
def test_plays_of_unlike_number_do_not_compare(attempt: str, top: str) -> None:
    reader = game("president_basic").reader()
    assert read(reader, attempt).compare(read(reader, top)) is None
