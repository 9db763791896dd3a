"""Points of a deal whose outcome is told: bids, bombs, chips, cards left.

The rules are BT-41, DD-11, B3-10, catalogue 3.U and 3.V.
"""

from __future__ import annotations

from typing import Any

import pytest

from rules.match.settlement import from_stacks
from tests.rules.cli.questions import ask

DOU_DIZHU, BIG_THREE = "doudizhu_denexa", "bigthree_denexa"


def match(preset: str, seats: str, *deals: Any, **options: str) -> dict[str, Any]:
    return ask(ask="match", preset=preset, seats=list(seats), deals=list(deals), options=options)


def scores(preset: str, deal: Any, **options: str) -> list[int]:
    """Return the points of each seat of the deal, in order of seats."""
    told = (deal.get("left") or deal["order"]) if isinstance(deal, dict) else deal
    return list(match(preset, "ABCD"[: len(told)], deal, **options)["scores"].values())


def order(letters: str, **more: Any) -> dict[str, Any]:
    return {"order": list(letters), **more}


@pytest.mark.parametrize(
    ("deal", "points"),
    [
        (order("ABC", alone="A", bid=1), [2, -1, -1]),
        (order("ACB", alone="A", bid=3), [6, -3, -3]),
        (order("BAC", alone="A", bid=3), [-6, 3, 3]),
        (order("CAB", alone="A", bid=2, bombs=1), [-8, 4, 4]),
        (order("BAC", alone="A", bid=3, bombs=2), [-24, 12, 12]),
        ({"left": [5, 0, 9], "alone": "C", "bid": 2}, [2, 2, -4]),
        ({"left": {"B": 0, "A": 5, "C": 9}, "alone": "B", "bid": 2}, [-2, 4, -2]),
        ({"left": ["3S", "", "4S 5S"], "alone": "B", "bid": 1}, [-1, 2, -1]),
    ],
)
def test_who_plays_alone_wins_or_pays_the_bid_twice(
    deal: dict[str, Any], points: list[int]
) -> None:
    assert scores(DOU_DIZHU, deal) == points


@pytest.mark.parametrize("outcome", [["B", "A", "C"], [3, 0, 4], order("BAC"), {"left": [3, 0, 4]}])
def test_a_winner_of_whom_no_more_is_told_played_alone_for_one(outcome: Any) -> None:
    assert scores(DOU_DIZHU, outcome) == [-1, 2, -1]
    assert scores(BIG_THREE, outcome) == [-1, 2, -1]


def test_bombs_and_springs_double_only_where_it_is_agreed() -> None:
    told = order("ABC", alone="A", bid=2, bombs=2, spring=True)
    assert scores(DOU_DIZHU, told) == [16, -8, -8]
    assert scores(DOU_DIZHU, told, spring="double") == [32, -16, -16]
    assert scores(DOU_DIZHU, told, bid_doubling="off") == [4, -2, -2]
    assert scores(BIG_THREE, told) == [4, -2, -2]


def test_a_stake_multiplies_what_is_paid_not_the_points() -> None:
    told = match(DOU_DIZHU, "ABC", order("CAB", alone="A", bid=2), stake="0.5")
    assert list(told["scores"].values()) == [-4, 2, 2]
    assert list(told["settlement"].values()) == [-2, 1, 1]


def test_partners_share_what_is_left_of_a_stack_and_win_together() -> None:
    """24 to each are owed by a landlord who has 20 chips (3.V, C-DD-8)."""
    chips = {"starting_chips": "20", "match_end": "chips_out_or_deals"}
    told = match(DOU_DIZHU, "ABC", order("CAB", alone="A", bid=3, bombs=3), **chips)
    assert list(told["settlement"].values()) == [-20, 10, 10]
    assert (told["over"], told["winners"]) == (True, ["B", "C"])


@pytest.mark.parametrize(
    ("due", "stacks", "paid"),
    [
        ((66, 46, -22, -90), (50, 50, 50, 50), (66, 6, -22, -50)),
        ((5, 5, 5, -15), (0, 0, 0, 4), (2, 1, 1, -4)),
        ((7, 5, 5, -17), (9, 9, 9, 8), (7, 1, 0, -8)),
        ((-3, 6, -3), (1, 0, 2), (-1, 3, -2)),
        ((0, 0), (0, 0), (0, 0)),
    ],
)
def test_whoever_is_owed_least_misses_first_what_a_loser_lacks(
    due: tuple[int, ...], stacks: tuple[int, ...], paid: tuple[int, ...]
) -> None:
    assert from_stacks(due, stacks) == paid


@pytest.mark.parametrize(
    ("preset", "left", "points"),
    [
        ("bigtwo_deuces", [0, 3, 11, 8], [33, -3, -22, -8]),
        ("bigtwo_deuces", [0, 13, 12, 1], [64, -39, -24, -1]),
        ("bigtwo_deuces", [0, 17, 5], [56, -51, -5]),
        ("bigtwo_three_ghost", [0, 13, 5], [44, -39, -5]),
        ("bigtwo_two_draw", [0, 13], [39, -39]),
        ("bigtwo_two_draw", [0, 12], [24, -24]),
        ("bigtwo_two_full", [0, 26], [78, -78]),
        ("bigtwo_two_full", [0, 13], [26, -26]),
    ],
)
def test_who_holds_as_many_cards_as_were_dealt_never_played(
    preset: str, left: list[int], points: list[int]
) -> None:
    assert scores(preset, left) == points


@pytest.mark.parametrize(
    ("preset", "options", "deal", "points"),
    [
        ("bigtwo_starter_double", {}, {"left": [0, 11, 11, 9], "starter": "B"}, [0, 22, 11, 9]),
        (
            "bigtwo_basic",
            {"finish_twos_double": "on"},
            {"left": [0, 8, 1, 1], "last": "2S 2D"},
            [0, 16, 2, 2],
        ),
        ("bigtwo_pusoy_dos", {}, order("CADB", last="2S 2H 2D 4C 4S"), [0, 0, 8, 0]),
        ("bigtwo_indonesia", {}, {"left": [0, 8, 1, 1], "last": "2S 2D"}, [-20, 8, 1, 1]),
        ("bigtwo_indonesia", {}, {"left": [0, 8, 1, 1], "last": "6S 6H 6C 6D 9C"}, [-45, 8, 1, 1]),
        ("bigtwo_deuces", {}, order("ACDB", left=[0, 11, 3, 8]), [33, -22, -3, -8]),
    ],
)
def test_the_starter_and_the_last_play_may_be_told(
    preset: str, options: dict[str, str], deal: dict[str, Any], points: list[int]
) -> None:
    assert scores(preset, deal, **options) == points


@pytest.mark.parametrize(
    ("deal", "error"),
    [
        ({}, "A deal needs its order, or what is left."),
        (order("AB"), "The order of a deal names every seat once."),
        (order("AAC"), "The order of a deal names every seat once."),
        ({"left": [0, 1]}, "A deal needs 3 places or numbers of cards."),
        ({"left": {"X": 3}}, "A deal needs 3 places or numbers of cards."),
        (order("ABC", left=[1, 0, 0]), "Who went out first has no cards left."),
        (order("ABC", alone="X"), "There is no seat 'X'."),
        (order("ABC", bid=4), "A bid is 1 to 3."),
        (order("ABC", bid=0), "A bid is 1 to 3."),
        (order("ABC", bombs=-1), "-1 is no number of bombs."),
        (order("ABC", bombs=10**9), "1000000000 is no number of bombs."),
        (order("ABC", last="9X"), "'9x' is not a card."),
        (order("ABC", rocket=1), "A deal has no rocket: try order, left, alone, bid, bombs, "),
    ],
)
def test_a_deal_that_cannot_have_been_is_refused(deal: dict[str, Any], error: str) -> None:
    assert match(DOU_DIZHU, "ABC", deal)["error"].startswith(error)


def test_nobody_plays_alone_without_an_auction() -> None:
    told = match("bigtwo_basic", "ABCD", order("ABCD", alone="A"))
    assert told == {"error": "Nobody plays alone in this game."}
