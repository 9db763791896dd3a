"""Limits of a strong player's search: a number of playouts, and an external stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """A limit on the deals that are played out for a decision.

    With the same number and no stop, the decision is always the same. `spent` is polled during the
    search: a clock outside ends the search early through it.
    """

    playouts: int = 600
    spent: Callable[[], bool] = _never


USUAL = Budget()
