"""The order of cards by ranks, suits, jokers and backs."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import JOKER, PACK_BITS, STANDARD, Card, card, cards, each, name, with_jokers
from rules.ranking import RANK_STEP, TWO_HIGH, JokerOrder, Ranking, same_rank, suits
from tests.sampling import examples

EVERY = STANDARD | STANDARD << PACK_BITS | with_jokers(4, 2)
ACES_HIGH = (12, *range(11), 11, JOKER)  # order 2 3 4 ... K A
RANKINGS = [
    Ranking(),
    Ranking(order=ACES_HIGH),
    Ranking(suits=suits("SHCD")),
    Ranking(jokers=JokerOrder.RED_HIGH),
    Ranking(jokers=JokerOrder.BLACK_HIGH, suits=suits("HSDC"), backs=True),
]
RANKINGS += [ranking.upside_down() for ranking in RANKINGS]

calm = examples(200)
some_ranking = st.sampled_from(RANKINGS)
some_card = st.sampled_from(list(each(EVERY)))


def in_order(ranking: Ranking, written: str) -> str:
    """Return the names of these cards as the ranking sorts them."""
    return " ".join(map(name, ranking.lowest_first(cards(written))))


def test_three_is_the_lowest_rank_and_two_is_below_the_jokers_alone() -> None:
    assert in_order(Ranking(), "2S RJ AS KS 3S 10S 4S") == "3S 4S 10S KS AS 2S RJ"


def test_another_order_of_ranks_makes_twos_low() -> None:
    assert in_order(Ranking(order=ACES_HIGH), "2S RJ AS KS 3S") == "2S 3S KS AS RJ"


def test_without_suits_all_cards_of_a_rank_are_of_equal_height() -> None:
    assert {Ranking().height(one) for one in map(card, ("9D", "9C", "9H", "9S", "9S*"))} == {96}


def test_suits_are_said_from_the_highest_and_kept_from_the_lowest() -> None:
    assert suits("SHCD") == (0, 1, 2, 3)
    assert suits("HSDC") == (1, 0, 3, 2)
    assert suits("") == ()


@pytest.mark.parametrize(
    ("said", "order"), [("SHCD", "9D 9C 9H 9S"), ("HSDC", "9C 9D 9S 9H"), ("SHDC", "9C 9D 9H 9S")]
)
def test_suits_order_the_cards_of_a_rank_where_they_count(said: str, order: str) -> None:
    assert in_order(Ranking(suits=suits(said)), "9S 9H 9D 9C") == order


def test_a_suit_never_outweighs_a_rank() -> None:
    ranking = Ranking(suits=suits("SHCD"), backs=True)
    assert ranking.height(card("9S*")) < ranking.height(card("10D"))


@pytest.mark.parametrize(
    ("jokers", "black", "red"),
    [(JokerOrder.EQUAL, 0, 0), (JokerOrder.RED_HIGH, 0, 1), (JokerOrder.BLACK_HIGH, 1, 0)],
)
def test_jokers_are_equal_or_one_is_the_higher(jokers: JokerOrder, black: int, red: int) -> None:
    ranking = Ranking(jokers=jokers)
    over = ranking.height(card("RJ")) - ranking.height(card("BJ"))
    assert (over > 0, over < 0) == (red > black, black > red)
    assert ranking.jokers_differ is (black != red)
    assert ranking.rank_height(card("RJ")) == ranking.rank_height(card("BJ"))


def test_backs_break_the_last_tie_where_they_count() -> None:
    """TH-02: of two packs the second pack's copy is the higher, below the next suit."""
    ranking = Ranking(suits=suits("SHCD"), backs=True)
    heights = [ranking.height(card(word)) for word in ("9D", "9D*", "9C", "9C*")]
    assert heights == sorted(heights)
    assert len(set(heights)) == 4
    plain = Ranking(suits=suits("SHCD"))
    assert plain.height(card("9D")) == plain.height(card("9D*"))


@calm
@given(some_ranking, some_card, some_card)
def test_upside_down_every_two_cards_change_places(
    ranking: Ranking, one: Card, other: Card
) -> None:
    turned = ranking.upside_down()
    assert (ranking.height(one) > ranking.height(other)) == (
        turned.height(one) < turned.height(other)
    )
    assert turned.upside_down() == ranking
    assert turned.upside_down().heights == ranking.heights


@calm
@given(some_ranking, some_card, some_card)
def test_cards_of_one_rank_are_nearer_than_cards_of_two(
    ranking: Ranking, one: Card, other: Card
) -> None:
    alike = same_rank(one | other) is not None
    assert (ranking.rank_height(one) == ranking.rank_height(other)) is alike
    if alike:
        assert abs(ranking.height(one) - ranking.height(other)) < RANK_STEP


@calm
@given(some_ranking, st.sets(some_card, min_size=1, max_size=12))
def test_the_highest_card_is_the_last_one_of_them_in_order(
    ranking: Ranking, some: set[Card]
) -> None:
    held = sum(some)
    ordered = ranking.lowest_first(held)
    heights = [ranking.height(one) for one in ordered]
    assert heights == sorted(heights)
    assert set(ordered) == some
    assert ranking.highest(held) == heights[-1]


@pytest.mark.parametrize("ranking", RANKINGS)
def test_the_ranks_of_a_ranking_have_all_cards_and_the_bounds_of_their_heights(
    ranking: Ranking,
) -> None:
    for of_rank, low, high in ranking.ranks:
        heights = [ranking.height(one) for one in each(of_rank & EVERY)]
        if heights:
            assert low == min(heights)
            assert high == max(heights)
    assert [low for _, low, _ in ranking.ranks] == sorted(low for _, low, _ in ranking.ranks)


@pytest.mark.parametrize("ranking", RANKINGS)
def test_over_a_rank_are_all_cards_that_are_higher_than_any_of_it(ranking: Ranking) -> None:
    for (of_rank, _, high), over in zip(ranking.ranks, ranking.over, strict=True):
        if of_rank & EVERY:
            higher = {one for one in each(EVERY) if ranking.height(one) > high}
            assert set(each(over & EVERY)) == higher


def test_without_suits_the_ranks_stay_in_their_order() -> None:
    ranking = Ranking(order=ACES_HIGH, suits=suits("SHCD"), backs=True).upside_down()
    plain = ranking.without_suits()
    assert plain == Ranking(order=ACES_HIGH, reversed=True)
    assert plain.height(card("9D")) == plain.height(card("9S*"))
    assert plain.height(card("9D")) > plain.height(card("10D"))


def test_rankings_that_say_the_same_are_one_in_a_table() -> None:
    told = {Ranking(suits=suits("SHCD")): "Big Two"}
    assert told[Ranking(order=(*TWO_HIGH, JOKER), suits=(0, 1, 2, 3))] == "Big Two"
    assert Ranking() not in told


@pytest.mark.parametrize(
    ("held", "rank"), [("", None), ("9S", 6), ("9S 9S*", 6), ("9S 9D 10D", None), ("BJ RJ", JOKER)]
)
def test_cards_share_a_rank_or_have_none(held: str, rank: int | None) -> None:
    assert same_rank(cards(held)) == rank
