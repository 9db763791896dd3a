"""The terms of a whole match, as the house rules set them."""

from __future__ import annotations

import pytest

from rules.match.terms import Counted, Dealing, MatchEnd, Society, WonBy
from tests.rules.notation import game


def test_dealing_begins_with_the_host_and_goes_on_with_the_last_place_by_default() -> None:
    assert Dealing() == Dealing(first_by_lot=False, next_place=-1, direction=1, round=0)
    assert game("president_basic").dealing.first_by_lot is False


@pytest.mark.parametrize(
    ("option", "value", "dealing"),
    [
        ("next_dealer", "top_rank", {"next_place": 0}),
        ("next_dealer", "rotate", {"next_place": None}),
        ("direction", "ccw", {"direction": -1}),
        ("direction", "alternate", {"alternates": True}),
    ],
)
def test_dealing_follows_its_options(option: str, value: str, dealing: dict[str, object]) -> None:
    agreed = game("president_basic", **{option: value}).dealing
    assert {key: getattr(agreed, key) for key in dealing} == dealing


@pytest.mark.parametrize(
    ("option", "value", "society"),
    [
        ("seating", "fixed", {"seats_by_rank": False}),
        ("seating", "by_rank", {"seats_by_rank": True}),
        ("hats", "on", {"hats": True}),
    ],
)
def test_society_follows_its_options(option: str, value: str, society: dict[str, object]) -> None:
    agreed = game("president_basic", **{option: value}).society
    assert {key: getattr(agreed, key) for key in society} == society


@pytest.mark.parametrize(
    ("changed", "expected"),
    [
        ({"match_end": "points", "match_target": "21"}, (Counted.POINTS, 21)),
        ({"match_end": "deals", "match_target": "3"}, (Counted.DEALS, 3)),
        ({"match_end": "time", "match_target": "45"}, (Counted.MINUTES, 45)),
    ],
)
def test_a_match_is_over_by_points_deals_or_minutes(
    changed: dict[str, str], expected: tuple[Counted, int]
) -> None:
    end = game("president_basic", **changed).match
    assert (end.counted, end.target) == expected


def test_an_open_match_counts_nothing() -> None:
    assert game("president_basic", match_end="open").match.counted is None


def test_terms_are_values() -> None:
    assert MatchEnd() == MatchEnd(Counted.POINTS, 11, WonBy.MOST, 1, 0, 100)
    assert Society() == Society(seats_by_rank=True, stagnation=0)
    assert {MatchEnd(): "usual"}[MatchEnd()] == "usual"
    assert MatchEnd(stake=50) != MatchEnd()
