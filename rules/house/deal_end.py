"""The end of a deal, and the places (option deal_end)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from rules.actions import Seat
from rules.deal import Deal


@dataclass(frozen=True)
class OneLeft:
    """The others play on until one player holds cards; places are the order of going out."""

    plays_on: ClassVar[bool] = True

    def over(self, deal: Deal) -> bool:
        return sum(map(bool, deal.hands)) <= 1

    def places(self, deal: Deal) -> tuple[Seat, ...]:
        """Return the order of going out; the seat that threw in its hand is last."""
        return (*_undealt(deal), *_places(deal))


@dataclass(frozen=True)
class FirstOut:
    """The deal ends as soon as a hand is empty; the others are placed by cards left."""

    plays_on: ClassVar[bool] = False

    def over(self, deal: Deal) -> bool:
        return bool(deal.out)

    def places(self, deal: Deal) -> tuple[Seat, ...]:
        """Return the seat that is out, then the others by cards left, equal ones in turn order."""
        placed = _places(deal)
        return (*placed[:1], *_undealt(deal), *placed[1:])


def _places(deal: Deal) -> tuple[Seat, ...]:
    """Return the seats by order of going out, then by cards left, ties in turn order."""
    start = deal.out[-1] if deal.out else deal.leader
    rest = [seat for seat in deal.after(start) if seat not in deal.out]
    rest.sort(key=lambda seat: deal.hands[seat].bit_count())
    return (*deal.out, *rest, *deal.thrown_in[::-1])


def _undealt(deal: Deal) -> list[Seat]:
    """Return the seats that a deal set up in the middle had out already."""
    known = {*deal.out, *deal.thrown_in}
    return [seat for seat, hand in enumerate(deal.hands) if not hand and seat not in known]
