"""Numbers by place: points of the places of a deal, or cards that they give to one another."""

from __future__ import annotations

import pytest

from rules.house.points import ByPlace, FirstPlaces, n_minus_rank, worker, zero_sum


@pytest.mark.parametrize(
    ("listed", "players", "points"),
    [
        ((2, 1), 5, (2, 1, 0, 0, 0)),
        ((2, 1), 2, (2, 1)),
        ((3, 2, 1), 2, (3, 2)),
        ((), 3, (0, 0, 0)),
    ],
)
def test_the_first_places_are_listed_and_the_rest_have_nothing(
    listed: tuple[int, ...], players: int, points: tuple[int, ...]
) -> None:
    assert FirstPlaces(listed)(players) == points


def test_each_place_may_have_a_point_for_every_player_below() -> None:
    """P3-09: with four players 3, 2, 1, 0."""
    assert n_minus_rank(4) == (3, 2, 1, 0)
    assert n_minus_rank(2) == (1, 0)


@pytest.mark.parametrize(
    ("players", "points"),
    [(2, (2, -2)), (3, (2, 0, -2)), (4, (2, 1, -1, -2)), (6, (2, 1, 0, 0, -1, -2))],
)
def test_worker_points_by_number_of_players(players: int, points: tuple[int, ...]) -> None:
    """PW-07."""
    assert worker(players) == points


@pytest.mark.parametrize(
    ("players", "points"),
    [(4, (2, 1, -1, -2)), (5, (2, 1, 0, -1, -2)), (7, (3, 2, 1, 0, -1, -2, -3))],
)
def test_points_may_go_from_half_the_players_down_to_as_many_below_nothing(
    players: int, points: tuple[int, ...]
) -> None:
    """PV-23."""
    assert zero_sum(players) == points


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("by_place", [FirstPlaces((2, 1)), n_minus_rank, worker, zero_sum])
def test_every_place_has_its_number_and_none_more_than_a_better_one(
    by_place: ByPlace, players: int
) -> None:
    numbers = by_place(players)
    assert len(numbers) == players
    assert list(numbers) == sorted(numbers, reverse=True)


@pytest.mark.parametrize("players", range(2, 13))
@pytest.mark.parametrize("by_place", [worker, zero_sum])
def test_points_by_place_are_symmetric_and_sum_to_zero(by_place: ByPlace, players: int) -> None:
    numbers = by_place(players)
    assert sum(numbers) == 0
    assert numbers == tuple(-number for number in reversed(numbers))
