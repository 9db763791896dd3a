"""Plays by rank out of tables, compared with all plays found and then merged."""

from __future__ import annotations

from collections.abc import Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import JOKERS, STANDARD, TWOS, Cards, cards, each, joined, text, with_jokers
from rules.combinations import Ladder, Reader
from rules.ranking import JokerOrder, Ranking, suits
from rules.shapes.kickers import Kicked, Rocket
from rules.shapes.poker import Flush, FlushOrder
from rules.shapes.runs import Run
from rules.shapes.search.every_play import Found, merging
from rules.shapes.search.hand import RED, counts, held_as
from rules.shapes.sets import Set
from rules.shapes.shape import Shape
from tests.sampling import examples

RED_HIGH = Ranking(jokers=JokerOrder.RED_HIGH)
SETS: tuple[Shape, ...] = (Set(1), Set(2, JOKERS), Set(3, JOKERS))
RUNS: tuple[Shape, ...] = tuple(Run(1, length, JOKERS | TWOS) for length in (3, 4, 5))
PAIRS: tuple[Shape, ...] = tuple(Run(2, length, JOKERS) for length in (2, 3))
KICKED: tuple[Shape, ...] = (Kicked(3, 1, 1, 1, JOKERS), Kicked(3, 2, 1, 1, JOKERS))
BOMBS = Ladder((Set(4, JOKERS), Rocket()), trump=True)

calm = examples(120)
near = [one for one in each(STANDARD | with_jokers(2, 1)) if one < 1 << 28 or one > 1 << 40]
hands = st.sets(st.sampled_from(near), min_size=1, max_size=11).map(joined)


def reader(*ladders: Sequence[Shape], ranking: Ranking = RED_HIGH) -> Reader:
    """Return a reader of a game with these shapes and bombs."""
    return Reader((*(Ladder(tuple(shapes)) for shapes in ladders), BOMBS), ranking)


GAMES = [
    reader(SETS),
    reader(SETS, RUNS, PAIRS),
    reader(SETS, RUNS, KICKED),
    reader(SETS, RUNS, ranking=RED_HIGH.upside_down()),
]


def kinds(plays: Sequence[Cards]) -> list[tuple[int, int]]:
    """Return the plays without their suits, but with the colors of jokers."""
    return sorted((counts(play), (play & RED).bit_count()) for play in plays)


@calm
@given(hands, hands, st.sampled_from(GAMES))
def test_plays_by_rank_merge_plays_that_differ_in_suits(
    hand: Cards, other: Cards, game: Reader
) -> None:
    merged = game.rank_leads(hand)
    assert kinds(merged) == sorted(set(kinds(game.leads(hand))))
    assert {held_as(hand, play) for play in merged} <= set(game.leads(hand))
    for top in [play for some in game.leads(other)[::7] if (play := game.read(some))]:
        merged = game.rank_above(hand, top)
        assert kinds(merged) == sorted(set(kinds(game.above(hand, top))))


@pytest.mark.parametrize("ranking", [Ranking(suits=suits("SHCD")), Ranking(backs=True)])
def test_where_suits_or_backs_matter_nothing_is_merged(ranking: Ranking) -> None:
    assert merging(SETS, ranking) is None
    assert merging(SETS, RED_HIGH) is not None


def test_one_shape_that_cannot_tell_its_plays_by_rank_is_enough_for_none_to_be_merged() -> None:
    assert merging((*SETS, Flush(FlushOrder.SUIT_THEN_TOP, ())), RED_HIGH) is None
    assert merging(KICKED, Ranking()) is None  # kickers depend on the higher joker


def test_plays_of_long_spans_are_found_by_their_short_spans() -> None:
    """Two short spans, and a long one that is made of both."""
    found = Found([(5, 0b01, ("low",)), (9, 0b10, ("high",)), (9, 0b11, ("long", "longer"))])
    assert found[0b01] == ("low",)
    assert found[0b10] == ("high",)
    assert found[0b11] == ("low", "long", "longer", "high")
    assert found[0b100] == ()
    assert (found.above(-1), found.above(5), found.above(9)) == (0b11, 0b11, 0)


def test_a_run_is_given_in_first_suits() -> None:
    game = reader(RUNS)
    assert [text(play) for play in game.rank_leads(cards("3S 4H 5C"))] == ["3D 4D 5D"]
    assert game.rank_leads(cards("3S 4H 6C")) == []
