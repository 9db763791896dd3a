"""The features of a position in which a seat must lay cards or pass."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.players.information_state import Knowledge
from rules.actions import Seat
from rules.cards import Cards
from rules.combinations import Combination, Reader
from rules.fast import counts_side_totals


class Position(NamedTuple):
    """A seat that may lay cards, with all inputs of plain judgement.

    `plays` has all possible plays, or some for all that are much alike, the weakest first.
    """

    reader: Reader  # in the present order of ranks
    seat: Seat
    hand: Cards
    top: Combination | None  # the play to beat; None on a lead
    owner: Seat  # of that play; -1 on a lead
    plays: Sequence[Combination]
    may_pass: bool
    left: Sequence[int]  # by seat the number of its cards
    after: Sequence[Seat]  # those who may still act in this trick, the next one first
    sides: Sequence[int]  # by seat, partners alike; () where each plays alone
    together: bool  # the side with fewer cards together wins, whichever seat is out
    unseen: Cards  # the cards that the others may hold
    dealt: Cards  # the hand, and the cards it has laid: plans are kept as long as this is equal
    pack: Cards  # the whole pack

    def foe(self, other: Seat) -> bool:
        """Whether this seat is an opponent."""
        return not self.sides or self.sides[other] != self.sides[self.seat]

    def loses_out(self) -> bool:
        """Whether the other side would win the deal if this seat went out now."""
        if not self.together:
            return False
        apart = 0
        for other, number in enumerate(self.left):
            if other != self.seat:
                apart += number if self.foe(other) else -number
        return apart < 0


def seen(knowledge: Knowledge) -> Position:
    """Return the position of a seat by its knowledge."""
    view, rules, seat = knowledge.view, knowledge.rules, knowledge.seat
    reader, top = rules.reader(view.upside_down), view.top
    return Position(
        reader=reader,
        seat=seat,
        hand=view.held,
        top=reader.read(top.as_cards) if top else None,
        owner=top.seat if top else -1,
        plays=view.plays,
        may_pass=view.may_pass or not view.my_turn,
        left=knowledge.left,
        after=_after(seat, view.direction, knowledge.left, view.closed if top else ()),
        sides=view.sides,
        together=counts_side_totals(rules),
        unseen=knowledge.unseen,
        dealt=knowledge.dealt,
        pack=rules.pack,
    )


def _after(
    seat: Seat, direction: int, left: Sequence[int], closed: Sequence[Seat] | frozenset[Seat]
) -> tuple[Seat, ...]:
    around = ((seat + direction * step) % len(left) for step in range(1, len(left)))
    return tuple(other for other in around if left[other] and other not in closed)
