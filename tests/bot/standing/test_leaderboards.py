"""Orders of a leaderboard: columns, numbers, and the order shown where a number says nothing."""

from __future__ import annotations

import pytest

from bot.domain.boards import Scored
from bot.standing.leaderboards import ORDERS, GamePlayed, Order, RankedBy
from bot.standing.tallies import COLUMNS, Tally


@pytest.mark.parametrize("order", ORDERS.values(), ids=ORDERS)
def test_order_names_columns_of_a_tally_and_other_orders(order: Order) -> None:
    assert {order.column, order.listed, order.over or "deals"} <= {*COLUMNS}
    assert order.instead in {"", *ORDERS}


def test_keys_of_orders_of_version_1_stay_in_buttons() -> None:
    keys = "points paid penalties wins share place president last reign coups deals rating"
    assert {*keys.split()} <= ORDERS.keys()


@pytest.mark.parametrize(
    ("key", "number"),
    [
        *(("points", 7), ("penalties", 4.5), ("wins", 3), ("share", 37.5), ("place", 75.0)),
        *(("president", 20.0), ("last", 12.5), ("rating", 1500)),
    ],
)
def test_number_of_an_order_is_a_total_or_an_average(key: str, number: float) -> None:
    tally = Tally(
        deals=10,
        known=8,
        firsts=3,
        lasts=1,
        sum_rank=2.0,
        sum_points=7,
        penalties=9,
        penalized=2,
        president=2,
    )
    assert ORDERS[key].number(tally) == number


def test_average_of_no_deals_is_0() -> None:
    averages = [order for order in ORDERS.values() if order.over]
    assert [order.number(Tally()) for order in averages] == [0.0] * len(averages)


@pytest.mark.parametrize(
    ("game", "order", "shown"),
    [
        ("president", RankedBy.PLACE, RankedBy.PLACE),
        ("thirteen", RankedBy.PLACE, RankedBy.WINS),
        ("president", RankedBy.PRESIDENT, RankedBy.PRESIDENT),
        ("thirteen", RankedBy.PRESIDENT, RankedBy.SHARE),
        ("bigtwo", RankedBy.PAID, RankedBy.PENALTIES),
    ],
)
def test_order_that_says_nothing_in_a_game_gives_way(game: str, order: Order, shown: Order) -> None:
    assert GamePlayed(game, {Scored.PENALTIES: 2}).suitable(order) is shown


@pytest.mark.parametrize(
    ("deals", "by"),
    [
        ({Scored.POINTS: 2, Scored.PENALTIES: 1}, RankedBy.POINTS),
        ({Scored.POINTS: 1, Scored.PENALTIES: 2}, RankedBy.PENALTIES),
        ({Scored.POINTS: 1, Scored.NOTHING: 2}, RankedBy.WINS),
    ],
)
def test_game_is_ranked_by_the_score_of_most_of_its_deals(
    deals: dict[Scored, int], by: Order
) -> None:
    assert GamePlayed("president_basic", deals).ranked_by is by


@pytest.mark.parametrize(
    ("name", "scored", "by"),
    [
        ("president", Scored.POINTS, RankedBy.PLACE),
        ("daifugo", Scored.NOTHING, RankedBy.PLACE),
        ("bigtwo", Scored.PENALTIES, RankedBy.PENALTIES),
        ("bigtwo_lukang", Scored.POINTS, RankedBy.PLACE),
        ("thirteen", Scored.NOTHING, RankedBy.SHARE),
        ("doudizhu", Scored.POINTS, RankedBy.SHARE),
        ("bigthree", Scored.POINTS, RankedBy.SHARE),
        ("bigtwo_teams", Scored.POINTS, RankedBy.SHARE),
    ],
)
def test_titles_go_by_the_finest_order_of_a_game(name: str, scored: Scored, by: Order) -> None:
    assert GamePlayed(name, {scored: 2}).titled_by is by
