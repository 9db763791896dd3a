"""The arrangement of a table: seats round it, each seat's play before it, chips between them."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from math import dist

from bot.drawing.free_space import FreeSpace
from bot.drawing.layout import Grid, fit, scaled
from bot.drawing.oval import HEAD, MIDDLE_X, MIDDLE_Y, Box, Point, around, felt, plate
from bot.drawing.theme import CARD_WIDTH, ROW_GAP, SLIP_HEIGHT, SLIP_WIDTH

LEAD_WIDTH, LEAD_HEIGHT = 300, 220  # size of the place for a lead
CHIP_WIDTH, CHIP_HEIGHT = 140, 60
TAG, SMALL_TAG = 36, 25  # radii of the discs with the number of a play's seat
TOP_PERCENTS = (100, 76, 54)  # of the full size, for cards of the play to beat
EARLIER_PERCENT = 48  # for all other plays: ranks are 34 px high, or 9 px in a picture 300 px wide

_SHOWN = 0.38  # preferred place of the cards that a seat has shown, likewise
_BEFORE = 0.3  # preferred place of a play, as a part of the way from its seat to the middle
# parts of the way by which a play to beat may leave the middle: towards its own seat, or away from
# the seat of the play before
_ASIDE, _AWAY = 0.6, 0.5
_CHIPS = ((240, 310), (860, 310), (240, 440), (860, 440))  # preferred places of chips
_LARGEST, _SMALLEST = (760, 460), (440, 240)  # sizes of a play to beat: at most, and in little room
_TWO_ROWS, _THREE_ROWS = 3, 7  # least cards of a play in two rows, and in three
_STEP, _SEEN = 130, 202  # visible width and height of a covered card: its whole index
_APART = 2  # most cards to beat that lie side by side without overlap
_ON_MARGIN = 6  # pixels of a disc that lie on the margin of the last card
_MOST_SLIPS = 24  # most slips on a table; more would take too many bytes
_SLIPS = SLIP_WIDTH + 3, SLIP_HEIGHT - ROW_GAP + 3  # from one slip to the next, across and down

Lying = tuple[int, int]  # a play: the position of its seat, and the number of its cards


@dataclass(frozen=True)
class PlacedPlay:
    """A placed play: its cards, and the middle of the disc with its seat's number.

    The disc lies ``beside`` the last card, or on the card where there is no room beside the card.
    """

    grid: Grid
    x: int
    y: int
    tag: Point
    beside: bool
    box: Box  # around the cards and the disc


@dataclass(frozen=True)
class Arrangement:
    """Middles of seats, placed plays (None where there is no room), left and top of chips."""

    seats: tuple[Point, ...]
    plays: tuple[PlacedPlay | None, ...]
    chips: tuple[Point, ...]
    astray: int  # number of earlier plays that lie nearest to another player's seat
    slips: int = 0  # number of cards of earlier plays with room only as slips

    @property
    def undrawn(self) -> int:
        """The number of plays without room."""
        return self.plays.count(None)

    @property
    def wrong(self) -> tuple[int, int, int]:
        """The numbers of plays without room, of plays nearer to another seat, and of slips."""
        return self.undrawn, self.astray, self.slips


@lru_cache(maxsize=1024)
def laid_out(
    seats: int, bottom: int, plays: tuple[Lying, ...], lead: bool, chips: int, shown: Lying = (0, 0)
) -> Arrangement:
    """Arrange a table for so many seats; the seat at position ``bottom`` is at the lower edge.

    Each seat has at most one play; the oldest play is the first. The last play lies in the middle
    unless a ``lead`` is due. ``chips`` is the number of chips. One more chip has the cards
    that a seat has ``shown``, if any, and lies near this seat.
    """
    points = tuple(around((position - bottom) / seats, seats) for position in range(seats))
    ground = _ground(points)
    if lead:
        left, top = MIDDLE_X - LEAD_WIDTH // 2, MIDDLE_Y - LEAD_HEIGHT // 2
        ground.take((left, top, left + LEAD_WIDTH, top + LEAD_HEIGHT))
    wanted = [(CHIP_WIDTH, place) for place in _CHIPS[:chips]]
    if shown[1]:
        wanted.append((chip_of(shown[1]), _on_the_way(points[shown[0]], _SHOWN)))
    best: Arrangement | None = None
    for middle, wish in _middles(points, plays, lead):
        if best and middle and middle.percent < TOP_PERCENTS[-1]:
            break
        arrangement = _laid(points, plays, ground.copy(), middle, wish, wanted)
        if arrangement and (best is None or arrangement.wrong < best.wrong):
            best = arrangement
            if not any(arrangement.wrong):
                break
    assert best is not None  # the last size is so small that it fits
    return best


def chip_of(cards: int) -> int:
    return cards * (SLIP_WIDTH + 3) + 17


def _ground(seats: tuple[Point, ...]) -> FreeSpace:
    ground = felt().copy()
    for seat in seats:
        left, top, right, bottom = plate(seat, len(seats))
        ground.take((left - 4, top - HEAD, right + 4, bottom + 4))
    return ground


def _middles(
    seats: tuple[Point, ...], plays: tuple[Lying, ...], lead: bool
) -> Iterator[tuple[Grid | None, Point]]:
    """Yield grids for the play to beat, the largest first, each with its preferred places.

    The first place is the middle. The others are nearer to the play's own seat, or away from the
    seat of the play before, which leaves more room for other plays. The grid is None without a play
    to beat.
    """
    if lead or not plays:
        yield None, (MIDDLE_X, MIDDLE_Y)
        return
    seat, count = plays[-1]
    wishes = [_on_the_way(seats[seat], part) for part in (1, 1 - _ASIDE)]
    wishes += [_on_the_way(seats[before], 1 + _AWAY) for before, _ in plays[-2:-1]]
    for percent in TOP_PERCENTS:
        apart = [Grid(1, count, percent, scaled(CARD_WIDTH + ROW_GAP, percent))]
        for grid in (*(apart if count <= _APART else ()), *_grids(count, percent)):
            if grid.width <= _LARGEST[0] and grid.height <= _LARGEST[1]:
                yield from ((grid, wish) for wish in wishes)
    yield from ((fit(count, *size, _SEEN), wishes[0]) for size in (_LARGEST, _SMALLEST))


def _grids(count: int, percent: int) -> Iterator[Grid]:
    step = scaled(_STEP, percent)
    for rows, least in ((1, 1), (2, _TWO_ROWS), (3, _THREE_ROWS)):
        if count >= least:
            columns = -(-count // rows)
            yield Grid(-(-count // columns), columns, percent, step, _SEEN)


def _of_slips(count: int) -> Iterator[Grid]:
    across, down = _SLIPS
    for rows in range(1, min(count, 3) + 1):
        columns = -(-count // rows)
        yield Grid(-(-count // columns), columns, 100, across, down, (SLIP_WIDTH, SLIP_HEIGHT))


def _laid(
    seats: tuple[Point, ...],
    plays: tuple[Lying, ...],
    free: FreeSpace,
    middle: Grid | None,
    wish: Point,
    chips: list[tuple[int, Point]],
) -> Arrangement | None:
    """Place the play to beat in the grid ``middle``, the chips, and earlier plays.

    Of earlier plays, the newest that have room are placed. Return None where the play to beat or a
    chip has no room.
    """
    lying: list[PlacedPlay | None] = [None] * len(plays)
    left = list(range(len(plays)))
    if middle is not None:
        lying[left.pop()] = _placed(free, plays[-1][1], [middle], TAG, wish)
        if lying[-1] is None:
            return None
    laid = [place for place in (_chip(free, *chip) for chip in chips) if place]
    if len(laid) < len(chips):
        return None
    astray = slips = 0
    while left:
        position, count = plays[left[-1]]
        near, cards = _on_the_way(seats[position], _BEFORE), list(_grids(count, EARLIER_PERCENT))
        placed = _placed(free, count, cards, SMALL_TAG, near)
        if placed is None and slips + count <= _MOST_SLIPS:
            placed = _placed(free, count, list(_of_slips(count)), SMALL_TAG, near)
            slips += count
        if placed is None:
            break
        lying[left.pop()] = placed
        astray += _nearest_to(placed.box, seats) != position
    return Arrangement(seats, tuple(lying), tuple(laid), astray, slips)


def _nearest_to(box: Box, seats: tuple[Point, ...]) -> int:
    middle = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    return min(range(len(seats)), key=lambda seat: dist(seats[seat], middle))


def _chip(free: FreeSpace, width: int, wish: Point) -> Point | None:
    at = free.nearest(width, CHIP_HEIGHT, *wish)
    if at:
        free.take((*at, at[0] + width, at[1] + CHIP_HEIGHT))
    return at


def _on_the_way(seat: Point, part: float) -> Point:
    x, y = seat
    return x + round((MIDDLE_X - x) * part), y + round((MIDDLE_Y - y) * part)


def _tag_of(grid: Grid, count: int, tag: int, beside: bool) -> Point:
    """Return the middle of a disc at the foot of the last card: beside the card, or on it."""
    left, top = grid.place(count - 1)
    wide, high = (scaled(length, grid.percent) for length in grid.size)
    right, bottom = left + wide, top + high
    margin = _ON_MARGIN if grid.size[0] == CARD_WIDTH else -2  # slips have no margin
    return right + (tag - margin if beside else -tag - 2), bottom - tag - 2


def _placed(
    free: FreeSpace, count: int, grids: list[Grid], tag: int, wish: Point
) -> PlacedPlay | None:
    for beside in (True, False):
        near = [
            candidate
            for grid in grids
            if (candidate := _near(free, count, grid, tag, wish, beside))
        ]
        if near:
            _, best = min(near, key=lambda candidate: candidate[0])
            free.take(best.box)
            return best
    return None


def _near(
    free: FreeSpace, count: int, grid: Grid, tag: int, wish: Point, beside: bool
) -> tuple[float, PlacedPlay] | None:
    """Return the distance of the nearest place for this grid and its disc, and the placed play."""
    across, down = _tag_of(grid, count, tag, beside)
    width = max(grid.width, across + tag)
    at = free.nearest(width, grid.height, *wish)
    if at is None:
        return None
    x, y = at
    box = x, y, x + width, y + grid.height
    far = dist((x + width / 2, y + grid.height / 2), wish)
    return far, PlacedPlay(grid, x, y, (x + across, y + down), beside, box)
