"""Free space on a table: the nearest place where a box of some size fits."""

from __future__ import annotations

from functools import lru_cache

from bot.drawing.brush import Box

CELL = 10  # pixels; lengths of every place found are multiples of a cell


class FreeSpace:
    """A grid of square cells; each row is an int with a bit for each taken cell.

    >>> space = FreeSpace(200, 100)
    >>> space.take((0, 0, 100, 100))
    >>> space.nearest(50, 50, x=60, y=50)
    (100, 20)
    """

    def __init__(self, width: int, height: int) -> None:
        self._columns = width // CELL
        self._rows = [0] * (height // CELL)

    def copy(self) -> FreeSpace:
        other = FreeSpace(self._columns * CELL, 0)
        other._rows = self._rows.copy()
        return other

    def take(self, box: Box) -> None:
        """Mark the cells that touch a box as taken; ignore cells off the picture."""
        left, top, right, bottom = (int(length) for length in box)
        first, last = max(0, left // CELL), min(self._columns, -(-right // CELL))
        if first >= last:
            return
        bits = (1 << last) - (1 << first)
        for row in range(max(0, top // CELL), min(len(self._rows), -(-bottom // CELL))):
            self._rows[row] |= bits

    def nearest(self, width: int, height: int, x: int, y: int) -> tuple[int, int] | None:
        """Return left and top of the free box whose middle is nearest to (x, y), or None."""
        wide, high = -(-width // CELL), -(-height // CELL)
        column, row = (x - width // 2) // CELL, (y - height // 2) // CELL
        taken = self._taken(high)
        best: tuple[int, int, int] | None = None
        for top in _nearest_first(len(taken), row):
            down = (top - row) ** 2
            if best and down >= best[0]:
                break
            nearest = _nearest_bit(self._free(taken[top], wide), column)
            if nearest is not None:
                far = down + (nearest - column) ** 2
                best = min(best or (far, nearest, top), (far, nearest, top))
        return best and (best[1] * CELL, best[2] * CELL)

    def _taken(self, high: int) -> list[int]:
        """Return for each row the cells taken in any of the ``high`` rows from this row down."""
        rows, joined = self._rows, 1
        while joined < high:
            step = min(joined, high - joined)
            rows = [row | lower for row, lower in zip(rows, rows[step:], strict=False)]
            joined += step
        return rows

    def _free(self, taken: int, wide: int) -> int:
        """Return the columns, as bits, at which ``wide`` free cells begin."""
        free, joined = ~taken & (1 << self._columns) - 1, 1
        while joined < wide:
            step = min(joined, wide - joined)
            free &= free >> step
            joined += step
        return free


@lru_cache(maxsize=1024)
def _nearest_first(count: int, row: int) -> tuple[int, ...]:
    """Return the rows from 0 to before ``count``, in order of distance from ``row``."""
    return tuple(sorted(range(count), key=lambda start: abs(start - row)))


def _nearest_bit(bits: int, wanted: int) -> int | None:
    """Return the number of the set bit nearest to the wanted one, of two the lower one; or None."""
    wanted = max(0, wanted)
    below = (bits & (1 << wanted + 1) - 1).bit_length() - 1
    above = bits >> wanted
    if not above:
        return below if below >= 0 else None
    higher = wanted + (above & -above).bit_length() - 1
    return below if below >= 0 and wanted - below <= higher - wanted else higher
