"""Laws of every shape: each play that it finds it also reads, and each that it reads it finds."""

from __future__ import annotations

from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import JOKERS, STANDARD, Cards, cards, each, joined, of_rank, rank_of, with_jokers
from rules.ranking import JokerOrder, Ranking, suits
from rules.shapes.groups import FullHouse, Quads, TwoPairs
from rules.shapes.house_sets import Either, HighSingle, SuitlessSet, WildAlone
from rules.shapes.kickers import Kicked, Rocket
from rules.shapes.long import Dragon, StraightFlushPlus
from rules.shapes.poker import Flush, FlushOrder, Straight, StraightFlush
from rules.shapes.runs import Run, SuitlessRun
from rules.shapes.sets import Set
from rules.shapes.shape import Honour, Shape
from rules.shapes.straights import windows
from tests.sampling import examples

ROWS = windows("A2345 23456 < ^")
PLAIN, BIG = Ranking(jokers=JokerOrder.RED_HIGH), Ranking(suits=suits("SHCD"))
SHAPES: tuple[Shape, ...] = (
    Set(1),
    Set(3, without=JOKERS),
    SuitlessSet(2),
    HighSingle(cards("JD")),
    WildAlone(2, cards("3D 3C 3H 3S")),
    Either((Set(2), WildAlone(2, cards("3D 3C 3H 3S BJ RJ")))),
    Run(1, 3),
    Run(2, 2, without=of_rank(12)),
    SuitlessRun(1, 3),
    Straight(ROWS),
    Straight(ROWS, suits=False, suited=True),
    StraightFlush(ROWS),
    Flush(FlushOrder.SUIT_THEN_TOP, ROWS),
    Flush(FlushOrder.TOP_THEN_SUIT, ROWS, suits=False),
    Flush(FlushOrder.RANKS_THEN_SUIT, ROWS, order=Ranking()),
    FullHouse(),
    FullHouse(order=Ranking()),
    Quads(),
    Quads(order=Ranking()),
    TwoPairs(odd=False),
    TwoPairs(odd=True, sisters=True),
    TwoPairs(odd=True, suit_at_once=True),
    TwoPairs(odd=True, order=Ranking()),
    Kicked(3, 1, 1, 1),
    Kicked(3, 1, 1, 2),
    Kicked(4, 1, 2, 1, twins=True, jokers=True),
    Rocket(),
)
RANKINGS = (PLAIN, BIG, PLAIN.upside_down(), BIG.upside_down())
PACK = STANDARD | with_jokers(2, 1)

calm = examples(250)
crowded = [one for one in each(PACK) if rank_of(one) in (0, 1, 2, 10, 11, 12, 15)]
suited = [one for one in each(PACK) if one & (0x1111111111111111 | 0x4444444444444444)]
hands = (
    st.sets(st.sampled_from(crowded), max_size=10) | st.sets(st.sampled_from(suited), max_size=10)
).map(joined)


@calm
@given(hands, st.sampled_from(SHAPES), st.sampled_from(RANKINGS), st.data())
def test_a_shape_finds_every_play_that_it_reads_as_stronger_and_each_once(
    hand: Cards, shape: Shape, ranking: Ranking, data: st.DataObject
) -> None:
    subsets = map(joined, combinations(each(hand), shape.size))
    read = {p: s for p in subsets if (s := shape.read(p, ranking)) is not None}
    everything = shape.find(hand, ranking, -1)
    assert len(everything) == len(set(everything))
    assert set(everything) == set(read)
    if read:
        above = data.draw(st.sampled_from(sorted(read.values())))
        found = shape.find(hand, ranking, above)
        assert len(found) == len(set(found))
        assert set(found) == {p for p in read if read[p] > above}


@calm
@given(hands, st.sampled_from(SHAPES), st.sampled_from(RANKINGS))
def test_a_strength_is_never_below_nothing_for_minus_one_stands_for_a_lead(
    hand: Cards, shape: Shape, ranking: Ranking
) -> None:
    for play in shape.find(hand, ranking, -1):
        strength = shape.read(play, ranking)
        assert strength is not None
        assert strength >= 0


@pytest.mark.parametrize("shape", SHAPES)
def test_shapes_that_say_the_same_are_one(shape: Shape) -> None:
    assert {shape: "known"}[shape] == "known"
    assert repr(shape).startswith(type(shape).__name__)


@pytest.mark.parametrize("shape", [shape for shape in SHAPES if shape.numbers])
def test_the_numbers_of_a_shape_add_up_to_its_size(shape: Shape) -> None:
    assert sum(shape.numbers) == shape.size


FORMED = [shape for shape in SHAPES if shape.forms(BIG)]


@pytest.mark.parametrize("shape", FORMED)
def test_a_form_tells_how_many_cards_of_which_ranks_a_play_has(shape: Shape) -> None:
    for form in shape.forms(BIG):
        ranks = [rank for rank, _ in form]
        assert len(set(ranks)) == len(ranks)
        assert sum(number for _, number in form) == shape.size


@calm
@given(hands, st.sampled_from([Set(2), Run(1, 3), FullHouse(), Straight(ROWS)]), st.integers(0, 2))
def test_parts_of_a_shape_are_completed_to_plays_by_wild_cards(
    hand: Cards, shape: Shape, wild: int
) -> None:
    """Wild cards rely on this: each part can be filled, and each filling is a play by its ranks."""
    hand &= STANDARD
    for part in set(shape.parts(BIG, hand, wild)):
        assert part.bit_count() == shape.size - wild
        assert not part & ~hand
        filled = [*shape.filled(BIG, part, wild)]
        assert filled
        for whole in filled[:20]:
            assert whole.bit_count() == shape.size
            assert not part & ~whole
            assert any(same_ranks(whole, form) for form in shape.forms(BIG))


ABOVE = [
    Set(1), Set(2), Either((Set(2),)), Run(1, 3), Run(2, 3), SuitlessRun(1, 3),
    FullHouse(), Quads(), TwoPairs(odd=True),
    TwoPairs(odd=False, suit_at_once=True), Straight(ROWS), StraightFlush(ROWS),
    StraightFlushPlus(StraightFlush(ROWS)), Dragon((*range(6), 12)),
]  # fmt: skip
narrow = [one for one in each(STANDARD) if rank_of(one) in (*range(6), 12)]
narrow_hands = st.sets(st.sampled_from(narrow), max_size=14).map(joined)


@examples(400)
@given(
    narrow_hands,
    st.sampled_from(ABOVE),
    st.integers(1, 2),
    st.integers(0, 700),
    st.sampled_from([BIG, BIG.upside_down(), BIG.without_suits()]),
)
def test_parts_above_a_strength_include_each_part_that_reaches_it(
    hand: Cards, shape: Shape, wild: int, above: int, ranking: Ranking
) -> None:
    found = set(shape.parts(ranking, hand, wild, above))

    def reaches(part: Cards) -> bool:
        strengths = (shape.read(whole, ranking) for whole in shape.filled(ranking, part, wild))
        return any(strength is not None and strength > above for strength in strengths)

    every = set(shape.parts(ranking, hand, wild))
    assert found <= every
    assert {part for part in every if reaches(part)} <= found


def same_ranks(held: Cards, form: tuple[tuple[int, int], ...]) -> bool:
    """Whether the play has exactly the ranks of the form, each as often as the form says."""
    return sorted(map(rank_of, each(held))) == sorted(r for rank, n in form for r in [rank] * n)


def test_filled_cards_use_at_most_the_given_wild_cards() -> None:
    threes = cards("9S 9H 9D")
    assert [*Set(4).filled(BIG, threes, 1)] == [cards("9S 9H 9D 9C")]
    assert [*Set(4).filled(BIG, threes, 2)] == []
    assert [*Set(2).filled(BIG, threes, 0)] == []


def test_forms_over_some_cards_have_all_their_ranks() -> None:
    assert FullHouse().forms_over(BIG, cards("9S 10S")) == (((6, 3), (7, 2)), ((6, 2), (7, 3)))
    assert FullHouse().forms_over(BIG, cards("9S 10S JS")) == ()


def test_only_four_of_a_kind_and_straight_flushes_are_honours() -> None:
    honours = {type(shape): shape.honour for shape in SHAPES if shape.honour is not Honour.NONE}
    assert honours == {Quads: Honour.QUADS, StraightFlush: Honour.OVER_QUADS}
    assert StraightFlush(ROWS, over_quads=False).honour is Honour.UNDER_QUADS
    plus = StraightFlushPlus(StraightFlush(ROWS, over_quads=False))
    assert plus.honour is Honour.UNDER_QUADS
    assert Honour.NONE < Honour.UNDER_QUADS < Honour.QUADS < Honour.OVER_QUADS


def test_no_shape_lengthens_another_but_runs() -> None:
    lengthens = [(a, b) for a, b in product(SHAPES, SHAPES) if a.lengthens(b)]
    assert lengthens == []
    assert Run(1, 4).lengthens(Run(1, 3))
    assert not Run(1, 3).lengthens(Run(1, 4))
    assert not Run(1, 5).lengthens(Run(1, 3))
    assert not Run(2, 4).lengthens(Run(1, 3))
    assert not Run(1, 4, without=JOKERS).lengthens(Run(1, 3))


@pytest.mark.parametrize(
    ("shape", "held", "rank"),
    [
        (FullHouse(), "9S 9H 9D 3S 3H", 6),
        (Quads(), "3S 3H 3D 3C 2S", 0),
        (TwoPairs(odd=True), "9S 9H 3S 3H 2D", 6),
        (Straight(ROWS), "AS 2H 3S 4S 5S", 2),
        (Flush(FlushOrder.SUIT_THEN_TOP, ROWS), "3S 5S 7S 9S JS", 8),
        (Dragon(tuple(range(13))), "3D 3C 4C", 0),
    ],
)
def test_a_hand_goes_by_its_most_cards_or_by_its_highest(
    shape: Shape, held: str, rank: int
) -> None:
    assert shape.key(cards(held), BIG) == BIG.rank_height(1 << 4 * rank)


@calm
@given(hands, st.sampled_from(SHAPES), st.sampled_from(RANKINGS), st.data())
def test_the_groups_of_a_shape_hold_all_its_plays_and_no_others(
    hand: Cards, shape: Shape, ranking: Ranking, data: st.DataObject
) -> None:
    strengths = {shape.read(play, ranking) for play in shape.find(hand, ranking, -1)}
    above = data.draw(st.sampled_from([-1, *sorted(s for s in strengths if s is not None)]))
    grouped = {play for group in shape.groups(hand, ranking, above) for play in group}
    assert grouped == set(shape.find(hand, ranking, above))
