"""Payments between players (options settlement and stake), in points before the stake.

A payment is positive for its receiver; the payments of a deal sum to 0.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar

from rules.actions import Seat
from rules.deal import Deal
from rules.house.penalties import STANDARD, Steps, winner_of
from rules.house.points import ChipsForBid


def pairwise(scores: Sequence[int], fewest_best: bool = True) -> tuple[int, ...]:
    """Every pair settles the difference of its scores (BT-25): 0 5 22 39 is +66 +46 -22 -90."""
    sign, total = (1 if fewest_best else -1), sum(scores)
    return tuple(sign * (total - len(scores) * score) for score in scores)


def from_losers(winner: Seat, losses: Sequence[int]) -> tuple[int, ...]:
    """The winner collects each loss; there are no payments between losers (000:187)."""
    won = sum(losses) - losses[winner]
    return tuple(won if seat == winner else -loss for seat, loss in enumerate(losses))


def by_gap(left: Sequence[int], steps: Steps) -> tuple[int, ...]:
    """Every pair settles the difference of its cards, stepped by that difference (000:195)."""

    def gap(more: int, fewer: int) -> int:
        cards = abs(more - fewer)
        return (1 if more > fewer else -1) * cards * steps.times(cards)

    return tuple(sum(gap(other, own) for other in left) for own in left)


def from_stacks(paid: Sequence[int], stacks: Sequence[int]) -> tuple[int, ...]:
    """Limit payments so that no player pays more than the stack.

    The part that a loser cannot pay is missed by the receivers with the least to receive first,
    equal ones sharing it, so that the payments still add up.
    """
    due = [max(pay, -stack) for pay, stack in zip(paid, stacks, strict=True)]
    missing = sum(due) - sum(paid)
    for amount in sorted({pay for pay in due if pay > 0}):
        receivers = [seat for seat, pay in enumerate(due) if pay == amount]
        less = min(missing, amount * len(receivers))
        for place, seat in enumerate(receivers):
            due[seat] -= (less + place) // len(receivers)
        missing -= less
    return tuple(due)


@dataclass(frozen=True)
class PairwiseDifference:
    """Each pair settles the difference of scores; deal by deal it is the same as at the end.

    Where the winner's score is what the others lost (`of_losses`), the winner counts as having lost
    nothing.
    """

    fewest_best: bool = True
    of_losses: bool = False
    ranks_losers: ClassVar[bool] = False

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        if self.of_losses:
            points = tuple(min(score, 0) for score in points)
        return pairwise(points, self.fewest_best)


@dataclass(frozen=True)
class WinnerCollects:
    """Only the winner is paid, by each loser's score."""

    fewest_best: bool = True
    ranks_losers: ClassVar[bool] = False

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        winner = winner_of(deal, places)
        if self.fewest_best:
            return from_losers(winner, points)
        return from_losers(winner, [points[winner] - score for score in points])


@dataclass(frozen=True)
class PairwiseGap:
    """Each pair settles its difference of cards, stepped by that difference (Anthony Kam)."""

    steps: Steps = STANDARD
    ranks_losers: ClassVar[bool] = True

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        return by_gap([hand.bit_count() for hand in deal.counted], self.steps)


@dataclass(frozen=True)
class LastPaysFirst:
    """The last place pays the first a fixed sum."""

    amount: int = 1
    ranks_losers: ClassVar[bool] = True

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        paid = {places[0]: self.amount, places[-1]: -self.amount}
        return tuple(paid.get(seat, 0) for seat in range(len(places)))


@dataclass(frozen=True)
class AsScored:
    """The points of the deal are what is paid, such as one loser's sum."""

    ranks_losers: ClassVar[bool] = False

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        return points


@dataclass(frozen=True)
class BidPaid:
    """A seat that plays alone pays each other seat or is paid by each, regardless of points."""

    ranks_losers: ClassVar[bool] = False

    def pays(
        self, deal: Deal, places: tuple[Seat, ...], points: tuple[int, ...]
    ) -> tuple[int, ...]:
        return ChipsForBid().points(deal, places)
