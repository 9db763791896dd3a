"""How long a strong player may think: so many playouts, or until somebody says stop."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass


def _never() -> bool:
    return False


@dataclass(frozen=True)
class Budget:
    """At most so many deals are played out for a decision.

    With the same number, and nobody who says stop, the decision is always the same. `spent` is
    asked now and then: it is how a clock outside ends the search early.
    """

    playouts: int = 600
    spent: Callable[[], bool] = _never


USUAL = Budget()
