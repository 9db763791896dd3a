"""Five ranks in a row that are a straight, and their order (table H1)."""

from __future__ import annotations

import pytest

from rules.cards import RANKS
from rules.catalogue.combinations.five_cards import STRAIGHTS
from rules.shapes.straights import UP_TO_ACE, UP_TO_TILE_1, UP_TO_TILE_15, Window, windows


def written(window: Window) -> str:
    """Return the ranks of a window as the table has them, its tie card last."""
    return "".join("T" if rank == 7 else RANKS[rank] for rank in window.ranks)


def steps(ladder: str, rising: tuple[int, ...] = UP_TO_ACE) -> list[list[str]]:
    """Return the windows of each step of the ladder, from low to high."""
    found = windows(ladder, rising)
    last = max(window.step for window in found)
    return [[written(w) for w in found if w.step == step] for step in range(last + 1)]


def test_the_middle_straights_climb_from_three_to_king() -> None:
    assert steps("<") == [
        ["34567"],
        ["45678"],
        ["56789"],
        ["6789T"],
        ["789TJ"],
        ["89TJQ"],
        ["9TJQK"],
    ]


def test_the_straight_to_the_ace_is_named_by_itself() -> None:
    assert steps("^") == [["TJQKA"]]
    assert windows("^")[0].royal
    assert not any(window.royal for window in windows("<"))


def test_a_ladder_is_written_low_to_high() -> None:
    assert steps("A2345 < ^ 23456") == [["A2345"], *steps("<"), ["TJQKA"], ["23456"]]


def test_two_straights_may_share_a_step() -> None:
    assert steps("^ A2345=23456")[1] == ["A2345", "23456"]


def test_the_card_written_last_is_the_tie_card() -> None:
    high, low = windows("A3452 A2345")
    assert (RANKS[high.tie], RANKS[low.tie]) == ("2", "5")
    assert high.row == low.row


def test_a_row_has_one_bit_for_each_rank_of_the_straight() -> None:
    [royal] = windows("^")
    assert royal.row == sum(1 << 4 * rank for rank in (7, 8, 9, 10, 11))


def test_every_window_knows_the_last_step_of_its_ladder() -> None:
    assert {window.last for window in windows("A2345 < ^ 23456")} == {9}


def test_on_tiles_straights_climb_past_the_king_to_fifteen() -> None:
    """The pack of tiles has 14 and 15 behind the king, and J Q K A 2 is no straight there."""
    assert steps("<", UP_TO_TILE_15)[-2:] == [["9TJQK"], ["TJQK14"]]
    assert steps("^", UP_TO_TILE_15) == [["JQK1415"]]
    assert steps("< JQKA2", UP_TO_TILE_15) == steps("<", UP_TO_TILE_15)
    assert steps("JQKA2") == [["JQKA2"]]


def test_where_the_one_is_above_fifteen_straights_climb_to_it() -> None:
    assert steps("^", UP_TO_TILE_1) == [["QK1415A"]]
    assert steps("< JQKA2", UP_TO_TILE_1)[-1] == ["JQK1415"]


@pytest.mark.parametrize("order", STRAIGHTS)
def test_no_straight_of_a_house_is_listed_twice(order: str) -> None:
    found = windows(STRAIGHTS[order])
    assert len({window.row for window in found}) == len(found)
    assert all(len(set(window.ranks)) == 5 for window in found)
