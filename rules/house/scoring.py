"""What a finished deal is worth to each seat (options score_model, place_points)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.actions import Seat
from rules.by_place import ByPlace
from rules.deal import Deal


@dataclass(frozen=True)
class Places:
    """Points for the place in which a player finished (PR-09)."""

    penalties: ClassVar[bool] = False
    by_place: ByPlace
    ranks_losers: ClassVar[bool] = True

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """By seat the points of its place."""
        worth = dict(zip(places, self.by_place(len(places)), strict=True))
        return tuple(worth[seat] for seat in range(len(places)))
