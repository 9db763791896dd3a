"""The arrangement of a table's picture as boxes: no two overlap, and every rank is legible."""

from __future__ import annotations

from itertools import combinations

import pytest

from bot.drawing.arrangement import (
    CHIP_HEIGHT,
    CHIP_WIDTH,
    EARLIER_PERCENT,
    SMALL_TAG,
    TAG,
    TOP_PERCENTS,
    Arrangement,
    PlacedPlay,
    laid_out,
)
from bot.drawing.free_space import CELL, FreeSpace
from bot.drawing.layout import scaled
from bot.drawing.oval import HEIGHT, MIDDLE_X, MIDDLE_Y, around, plate
from bot.drawing.slips import SLIP_CAP
from bot.drawing.theme import (
    CAP_HEIGHT,
    CARD_WIDTH,
    INDEX_MIDDLE,
    INDEX_WIDTH,
    SLIP_HEIGHT,
    WIDTH,
)
from tests.bot.drawing.pixels import Box, inside

SHOWN = 300  # pixels: the width at which a phone shows a picture
LEAST = 9  # pixels: the least height of a rank at that width
SUIT_FOOT = 200  # y of the foot of the suit below a rank
SEATS = pytest.mark.parametrize("seats", range(2, 13))
CARDS = pytest.mark.parametrize("cards", [1, 2, 5, 12])


def full_round(seats: int, cards: int, chips: int = 2, lead: bool = False) -> Arrangement:
    """Return the arrangement of a trick in which every seat has played `cards` cards."""
    return laid_out(seats, 0, tuple((seat, cards) for seat in range(seats)), lead, chips)


def boxes(found: Arrangement) -> list[Box]:
    """Return the boxes of all plates, plays and chips on the table."""
    chips = [(x, y, x + CHIP_WIDTH, y + CHIP_HEIGHT) for x, y in found.chips]
    plates = [plate(seat, len(found.seats)) for seat in found.seats]
    return [*plates, *(play.box for play in found.plays if play), *chips]


def overlap(one: Box, other: Box) -> bool:
    return one[0] < other[2] and other[0] < one[2] and one[1] < other[3] and other[1] < one[3]


def card_of(play: PlacedPlay) -> int:
    """Return the height of one card of a play in pixels."""
    return scaled(play.grid.size[1], play.grid.percent)


@SEATS
@CARDS
@pytest.mark.parametrize("lead", [False, True])
def test_nothing_lies_on_anything_else(seats: int, cards: int, lead: bool) -> None:
    found = boxes(full_round(seats, cards, 4, lead))
    assert not [pair for pair in combinations(found, 2) if overlap(*pair)]
    assert all(inside(box, (0, 0, WIDTH, HEIGHT)) for box in found)


@SEATS
@CARDS
def test_no_rank_is_too_small_for_a_phone_and_the_play_to_beat_is_largest(
    seats: int, cards: int
) -> None:
    *earlier, top = full_round(seats, cards).plays
    assert top is not None
    assert all(play is None or card_of(play) < card_of(top) for play in earlier)
    assert SLIP_CAP * SHOWN / WIDTH >= LEAST
    for percent in (EARLIER_PERCENT, top.grid.percent, *TOP_PERCENTS):
        assert scaled(CAP_HEIGHT, percent) * SHOWN / WIDTH >= LEAST


@pytest.mark.parametrize(
    ("seats", "cards", "drawn"),
    [
        *((8, 1, 8), (7, 2, 7), (6, 3, 6), (4, 3, 4), (4, 5, 4), (3, 5, 3), (3, 12, 3), (2, 12, 2)),
        *((12, 1, 12), (12, 2, 12), (12, 3, 9), (8, 3, 8), (6, 5, 6), (4, 12, 3)),
    ],
)
def test_plays_of_an_evening_have_room(seats: int, cards: int, drawn: int) -> None:
    assert seats - full_round(seats, cards, chips=0).undrawn >= drawn


@SEATS
def test_two_runs_of_twelve_have_room(seats: int) -> None:
    for before in range(1, seats):
        runs = ((before - 1, 12), (before, 12))
        assert laid_out(seats, 0, runs, False, 2).undrawn == 0


@SEATS
@CARDS
def test_cards_become_slips_only_where_whole_ones_have_no_room(seats: int, cards: int) -> None:
    found = full_round(seats, cards)
    slips = sum(play.grid.size[1] == SLIP_HEIGHT for play in found.plays if play)
    assert slips * cards <= found.slips <= 24
    assert not slips or seats * cards > 6


@SEATS
@CARDS
def test_oldest_plays_are_left_out_without_room(seats: int, cards: int) -> None:
    plays = full_round(seats, cards).plays
    left_out = [play is None for play in plays]
    assert left_out == sorted(left_out, reverse=True)


@SEATS
def test_viewer_sits_at_the_foot_and_the_next_seat_is_clockwise_from_there(
    seats: int,
) -> None:
    for bottom in range(seats):
        at = laid_out(seats, bottom, (), True, 0).seats
        assert at[bottom] == around(0)
        assert at[bottom][0] == MIDDLE_X
        assert at[bottom][1] == max(y for _, y in at)
        if seats > 2:
            assert at[(bottom + 1) % seats][0] < MIDDLE_X  # clockwise: to the left


@pytest.mark.parametrize("seats", [2, 4, 6, 8, 10, 12])
def test_partners_sit_opposite_one_another(seats: int) -> None:
    at = laid_out(seats, 0, (), True, 0).seats
    for (x, y), (across, down) in zip(at[: seats // 2], at[seats // 2 :], strict=True):
        assert abs(x + across - 2 * MIDDLE_X) <= 2
        assert abs(y + down - 2 * MIDDLE_Y) <= 2


def test_a_play_lies_before_its_seat() -> None:
    found = full_round(4, 2, chips=0)
    for seat, play in enumerate(found.plays[:-1]):
        assert play is not None
        left, top, right, bottom = play.box
        x, y = (left + right) / 2, (top + bottom) / 2
        far = [(x - sx) ** 2 + (y - sy) ** 2 for sx, sy in found.seats]
        assert far.index(min(far)) == seat


@pytest.mark.parametrize(("seats", "cards"), [(2, 12), (3, 5), (4, 1), (4, 2), (6, 1)])
def test_the_number_of_a_seat_lies_beside_its_cards(seats: int, cards: int) -> None:
    *_, top = plays = full_round(seats, cards, chips=0).plays
    for play in plays:
        assert play is not None
        assert play.beside
        margin = 17 * play.grid.percent // 100  # the free right margin of the last card
        radius = TAG if play is top else SMALL_TAG
        right = play.x + play.grid.place(cards - 1)[0] + scaled(CARD_WIDTH, play.grid.percent)
        assert play.tag[0] - radius >= right - margin
        assert inside(
            (
                play.tag[0] - radius,
                play.tag[1] - radius,
                play.tag[0] + radius,
                play.tag[1] + radius,
            ),
            play.box,
        )


@SEATS
@pytest.mark.parametrize("cards", [2, 3, 5])
def test_a_disc_on_a_card_hides_nothing_of_its_index(seats: int, cards: int) -> None:
    """Where cards overlap, the right half of the last card is bare."""
    *_, top = plays = full_round(seats, cards, chips=0).plays
    for play in plays:
        if play is None or play.beside or play.grid.size[1] == SLIP_HEIGHT:
            continue
        left, up = play.grid.place(cards - 1)
        radius = TAG if play is top else SMALL_TAG
        index = play.x + left + scaled(INDEX_MIDDLE + INDEX_WIDTH // 2, play.grid.percent)
        signs = play.y + up + scaled(SUIT_FOOT, play.grid.percent)
        assert play.tag[0] - radius >= index - 2 or play.tag[1] - radius >= signs


def test_a_play_that_is_larger_than_any_table_still_fits() -> None:
    for cards in (20, 26, 54):
        found = laid_out(4, 0, ((0, cards),), False, 4)
        assert found.plays[0] is not None
        assert not [pair for pair in combinations(boxes(found), 2) if overlap(*pair)]


def test_the_nearest_free_box_is_found_and_a_full_table_has_none() -> None:
    free = FreeSpace(10 * CELL, 6 * CELL)
    assert free.nearest(2 * CELL, 2 * CELL, 5 * CELL, 3 * CELL) == (4 * CELL, 2 * CELL)
    free.take((4 * CELL, 0, 7 * CELL, 6 * CELL))
    assert free.nearest(2 * CELL, 2 * CELL, 5 * CELL, 3 * CELL) == (2 * CELL, 2 * CELL)
    assert free.nearest(4 * CELL, 2 * CELL, 9 * CELL, 3 * CELL) == (0, 2 * CELL)
    assert free.nearest(5 * CELL, CELL, 0, 0) is None
    free.take((-CELL, -CELL, 20 * CELL, 20 * CELL))
    assert free.nearest(CELL, CELL, 0, 0) is None


def test_part_taken_of_a_copy_is_free_in_the_original() -> None:
    free = FreeSpace(4 * CELL, CELL)
    free.copy().take((0, 0, 4 * CELL, CELL))
    assert free.nearest(4 * CELL, CELL, 0, 0) == (0, 0)
