"""Places with ties: equal results share a place, and the places behind them are left out."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import Any


def shared_places(results: Sequence[Any]) -> list[int]:
    """Return the place of each result, from 1; the least result is the best.

    >>> shared_places([0, 5, 5, 9]), shared_places([-3, -1, -6])
    ([1, 2, 2, 4], [2, 3, 1])
    """
    order = sorted(results)
    return [1 + bisect_left(order, result) for result in results]
