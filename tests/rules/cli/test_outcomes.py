"""Points of a deal when only its outcome is known."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from rules.cards import TWOS, cards, joined
from rules.cli.tally import Circumstances, in_order, low_cards, with_hands, with_left
from tests.rules.notation import game
from tests.sampling import examples

BIG, PRESIDENT, DOU = game("bigtwo_basic"), game("president_basic"), game("doudizhu_denexa")
calm = examples(100)


def test_cards_left_are_penalties_and_the_fewest_are_the_best_place() -> None:
    """BT-20: a card a point, ten and more double, thirteen threefold."""
    ended = with_left(BIG, (3, 0, 11, 13))
    assert ended.points == (3, 0, 22, 39)
    assert ended.places[0] == 1
    assert not ended.void


def test_order_of_places_gives_the_points_of_the_preset() -> None:
    ended = in_order(PRESIDENT, (2, 0, 3, 1))
    assert (ended.places, ended.points) == ((2, 0, 3, 1), (1, 0, 2, 0))


def test_order_of_places_gives_each_place_a_card_more_by_default() -> None:
    assert in_order(BIG, (2, 0, 3, 1)).points == (1, 3, 0, 2)
    told = in_order(BIG, (2, 0, 3, 1), left=(cards("3S"), cards("4S 5S 6S 7S"), 0, cards("8S 9S")))
    assert told.points == (1, 4, 0, 2)


def test_winner_with_cards_left_is_refused() -> None:
    with pytest.raises(ValueError, match="has no cards left"):
        in_order(BIG, (0, 1), left=(cards("3S"), cards("4S")))


def test_cards_may_be_named_where_their_ranks_matter() -> None:
    rules = game("bigtwo_values_a")
    assert with_hands(rules, (0, cards("3S"), cards("2S"))).points != (
        with_hands(rules, (0, cards("3S"), cards("4S"))).points
    )


def test_the_landlord_wins_or_loses_against_both_others() -> None:
    assert with_left(DOU, (0, 3, 4)).points == (2, -1, -1)
    lost = with_left(DOU, (3, 0, 4), Circumstances(alone=0))
    assert lost.points == (-2, 1, 1)


@pytest.mark.parametrize(
    ("also", "points"),
    [
        (Circumstances(bid=3), 6),
        (Circumstances(bid=1, bombs=2), 8),
        (Circumstances(bid=2, bombs=1), 8),
        (Circumstances(alone=0), 2),
    ],
)
def test_the_bid_and_every_bomb_raise_the_stake(also: Circumstances, points: int) -> None:
    assert with_left(DOU, (0, 3, 4), also).points[0] == points


def test_spring_doubles_only_with_its_option() -> None:
    spring = Circumstances(spring=True)
    doubled = game("doudizhu_denexa", spring="double")
    assert with_left(doubled, (0, 3, 4), spring).points[0] == 4
    assert with_left(DOU, (0, 3, 4), spring).points[0] == 2


@pytest.mark.parametrize("bid", [0, 4])
def test_a_bid_is_one_to_three(bid: int) -> None:
    with pytest.raises(ValueError, match="A bid is 1 to 3"):
        with_left(DOU, (0, 3, 4), Circumstances(bid=bid))


def test_seat_alone_is_refused_without_an_auction() -> None:
    with pytest.raises(ValueError, match="Nobody plays alone in this game"):
        with_left(BIG, (0, 3), Circumstances(alone=0))


def test_circumstances_name_the_starter_and_the_last_play() -> None:
    rules = game("bigtwo_basic", double_scope="starter_only")
    assert with_left(rules, (0, 11, 12, 3)).points == (0, 11, 12, 3)
    assert with_left(rules, (0, 11, 12, 3), Circumstances(starter=2)).points == (0, 11, 24, 3)
    pusoy = game("bigtwo_basic", score_model="pusoy", pusoy_last_twos="on")
    assert with_left(pusoy, (5, 0, 12, 3)).points == (0, 1, 0, 0)
    twos = Circumstances(last=cards("2S 2H"))
    assert with_left(pusoy, (5, 0, 12, 3), twos).points == (0, 4, 0, 0)


@calm
@given(st.lists(st.integers(0, 17), min_size=2, max_size=3))
def test_low_cards_have_the_asked_sizes_and_no_card_twice(left: list[int]) -> None:
    hands = low_cards(BIG, left)
    assert [hand.bit_count() for hand in hands] == left
    assert joined(hands).bit_count() == sum(left)
    assert not joined(hands) & ~BIG.pack
    assert sum(left) > 48 or not joined(hands) & TWOS


def test_low_cards_of_a_rank_are_spread_over_seats_and_suits() -> None:
    assert low_cards(BIG, (2, 2)) == (cards("3D 3H"), cards("3C 3S"))
    assert low_cards(BIG, (5, 0)) == (cards("3D 3C 3H 3S 4S"), 0)
    assert joined(low_cards(BIG, (26, 26))) == BIG.pack
    with pytest.raises(ValueError, match="The pack has no 53 cards"):
        low_cards(BIG, (26, 27))
