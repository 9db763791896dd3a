"""Lengths at a percentage, and rows of cards: the largest cards that fit, in the fewest rows."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bot.drawing.theme import CARD_HEIGHT, CARD_WIDTH, INDEX_STEP, ROW_GAP


def scaled(length: int, percent: int) -> int:
    """Return a length at a percentage of its size, in whole pixels, at least 1."""
    return max(1, length * percent // 100)


@dataclass(frozen=True)
class Grid:
    """Rows of overlapping cards, each ``percent`` of the full ``size``; lengths in pixels.

    >>> grid = fit(13, width=1000, height=700)
    >>> grid.rows, grid.columns, grid.percent
    (2, 7, 93)
    >>> grid.place(7)
    (0, 310)
    """

    rows: int
    columns: int
    percent: int
    step: int
    seen: int = CARD_HEIGHT  # visible height of a card, at full size, above a next row
    size: tuple[int, int] = (CARD_WIDTH, CARD_HEIGHT)

    @property
    def width(self) -> int:
        return self.step * (self.columns - 1) + scaled(self.size[0], self.percent)

    @property
    def height(self) -> int:
        return self.row_pitch * (self.rows - 1) + scaled(self.size[1], self.percent)

    @property
    def row_pitch(self) -> int:
        """The distance from the top of one row to the top of the next."""
        return scaled(self.seen + ROW_GAP, self.percent)

    @property
    def apart(self) -> bool:
        """Whether no card covers any part of another card."""
        wide, high = (scaled(length, self.percent) for length in self.size)
        beside = self.columns == 1 or self.step >= wide
        return beside and (self.rows == 1 or self.row_pitch >= high)

    def place(self, position: int) -> tuple[int, int]:
        """Return left and top of the card at this position, counted from 0 in reading order."""
        row, column = divmod(position, self.columns)
        return column * self.step, row * self.row_pitch

    def free(self, position: int, count: int) -> tuple[int, int]:
        """Return width and height of the uncovered part of the card at this position."""
        row, column = divmod(position, self.columns)
        last = position == count - 1 or column == self.columns - 1
        wide, high = (scaled(length, self.percent) for length in self.size)
        below = min(self.columns, count - (row + 1) * self.columns)  # cards in the next row
        covered = below > 0 and column * self.step < (below - 1) * self.step + wide
        return wide if last else min(wide, self.step), min(
            high, self.row_pitch
        ) if covered else high


@lru_cache(maxsize=512)
def fit(count: int, width: int, height: int, seen: int = CARD_HEIGHT) -> Grid:
    """Return the grid with the largest cards for ``count`` cards, at least one, in a box of pixels.

    ``seen`` is the height of a card that must stay visible; the row below may cover the rest.
    """
    percents = {rows: _percent(count, rows, width, height, seen) for rows in range(1, count + 1)}
    rows, percent = max(percents.items(), key=lambda item: item[1])
    columns = -(-count // rows)
    apart = scaled(CARD_WIDTH + ROW_GAP, percent)
    room = (width - scaled(CARD_WIDTH, percent)) // max(1, columns - 1)
    return Grid(-(-count // columns), columns, percent, min(apart, room), seen)


def _percent(count: int, rows: int, width: int, height: int, seen: int) -> int:
    columns = -(-count // rows)
    across = 100 * width // (CARD_WIDTH + INDEX_STEP * (columns - 1))
    down = 100 * height // ((seen + ROW_GAP) * (rows - 1) + CARD_HEIGHT)
    return max(1, min(100, across, down))
