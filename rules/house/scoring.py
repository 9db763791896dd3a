"""The points of a finished deal for each seat (options score_model, place_points)."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from rules.actions import Seat
from rules.deal import Deal


@dataclass(frozen=True)
class Places:
    """Points for the place in which a player finished (PR-09)."""

    penalties: ClassVar[bool] = False
    by_place: ByPlace
    ranks_losers: ClassVar[bool] = True

    def points(self, deal: Deal, places: tuple[Seat, ...]) -> tuple[int, ...]:
        """Return by seat the points of its place."""
        worth = dict(zip(places, self.by_place(len(places)), strict=True))
        return tuple(worth[seat] for seat in range(len(places)))


ByPlace: TypeAlias = Callable[[int], tuple[int, ...]]  # a number for each of N places


@dataclass(frozen=True)
class FirstPlaces:
    """A table with these numbers for the first places, 0 for the rest."""

    listed: tuple[int, ...]

    def __call__(self, players: int) -> tuple[int, ...]:
        return (self.listed + (0,) * players)[:players]


def n_minus_rank(players: int) -> tuple[int, ...]:
    """Return N - r - 1, where r counts the places below the President (COMP 303, P3-09)."""
    return tuple(range(players - 1, -1, -1))


def worker(players: int) -> tuple[int, ...]:
    """Return 2, 1, zeros in the middle, -1, -2 (seed 004, PW-07); for three players 2, 0, -2."""
    if players < 4:
        return (2, *(0,) * (players - 2), -2)
    return (2, 1, *(0,) * (players - 4), -1, -2)


def zero_sum(players: int) -> tuple[int, ...]:
    """Return 2 1 0 -1 -2 for five, 3 2 1 0 -1 -2 -3 for seven (PV-23); no 0 for even numbers."""
    half = players // 2
    return tuple(points for points in range(half, -half - 1, -1) if points or players % 2)
