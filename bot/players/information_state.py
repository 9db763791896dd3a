"""The information state of one seat (its view and the events told to it), and its position."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from rules import events as e
from rules.actions import Seat
from rules.cards import Cards, each, joined
from rules.combinations import Combination, Reader
from rules.fast import counts_side_totals
from rules.phases.exchange import Exchange
from rules.ruleset import RuleSet
from rules.view import HIDDEN, SeatView


@dataclass(frozen=True, repr=False)
class InformationState:
    """The input of a computer player's decision, with nothing that its seat could not know.

    `log` are the events of the deal as told to the seat, in order. `scores` are by seat the points
    before this deal; in a game for chips, they are the chips won or lost, in hundredths. `scores`
    is () where scores do not matter.
    """

    view: SeatView
    log: tuple[e.Event, ...]
    rules: RuleSet
    scores: tuple[int, ...] = ()

    @property
    def seat(self) -> Seat:
        """The seat with this knowledge. Raises ValueError if the view is a spectator's."""
        if self.view.seat is None:
            raise ValueError("Who looks on decides nothing.")
        return self.view.seat

    @property
    def seats(self) -> int:
        return len(self.view.cards_left)

    @cached_property
    def laid(self) -> Cards:
        """The cards that were laid and have not come back into the stock."""
        laid, trick = 0, 0
        for event in self.log:
            match event:
                case e.Played():
                    trick |= event.cards
                case e.TrickWon():
                    laid, trick = laid | trick, 0
                case e.Restocked():
                    laid = 0
        laid |= trick
        return laid | self.view.pile | joined(play.cards for play in self.view.trick)

    @cached_property
    def dealt(self) -> Cards:
        """The hand, and the cards that the seat has laid since it last drew or took cards."""
        dealt = 0
        for event in self.log:
            match event:
                case e.Played(seat=seat) if seat == self.seat:
                    dealt |= event.cards
                case e.CardDrawn(seat=seat) | e.CardsTaken(seat=seat) if seat == self.seat:
                    dealt = 0
        return dealt | self.view.held

    @cached_property
    def unseen(self) -> Cards:
        """The cards that another seat may still lay, as far as this seat can tell."""
        returned = joined(
            taken.returned for taken in self.view.taken if isinstance(taken, e.CardsTaken)
        )
        return self.rules.pack & ~(self.view.held | self.laid | returned)

    @cached_property
    def left(self) -> tuple[int, ...]:
        """By seat the number of its cards; a hidden number is an even share of the unseen cards."""
        counts = self.view.cards_left
        hidden = counts.count(HIDDEN)
        elsewhere = sum(n for s, n in enumerate(counts) if n != HIDDEN and s != self.seat)
        rest = self.unseen.bit_count() - elsewhere - self.view.stock - self.view.widow_left
        share = max(1, rest // hidden) if hidden else 0
        return tuple(share if n == HIDDEN else n for n in counts)

    @cached_property
    def seen_to_hold(self) -> tuple[tuple[Cards, ...], ...]:
        """By seat the cards that it was seen to hold: before each event of the log, and now."""
        held, moments = [0] * self.seats, list[tuple[Cards, ...]]()
        for event in self.log:
            moments.append(tuple(held))
            match event:
                case e.CardsGiven():
                    held[event.giver] &= ~event.cards
                    held[event.taker] |= event.cards
                case e.CardsTaken():
                    held[event.seat] = (held[event.seat] | event.cards) & ~event.returned
                case e.Played():
                    held[event.seat] &= ~event.cards
        return (*moments, tuple(held))

    @cached_property
    def holds(self) -> tuple[Cards, ...]:
        """By seat the cards that it surely holds: its own hand, or the cards it was seen to get."""
        held = list(self.seen_to_hold[-1])
        held[self.seat] = self.view.held
        return tuple(held)

    @cached_property
    def lacks(self) -> tuple[Cards, ...]:
        """By seat the cards that it surely does not hold, without the cards out of play.

        A seat that had to give its highest cards kept no card above its gift.
        """
        above = [self._above(seat) for seat in range(self.seats)]
        sure = self.holds
        everywhere = joined(sure)
        return tuple(
            (everywhere | above[seat]) & ~sure[seat] | self.laid for seat in range(self.seats)
        )

    def _above(self, seat: Seat) -> Cards:
        """Return all cards above the lowest card that `seat` had to give to this seat; 0 for none.

        Only a seat with a lower place in the last deal has to give its highest cards.
        """
        standing = self.view.standing
        if not standing or not any(isinstance(phase, Exchange) for phase in self.rules.phases):
            return 0
        gifts = [g for g in self.view.gifts if g.giver == seat and g.taker == self.seat and g.cards]
        if not gifts or standing.index(seat) < standing.index(self.seat):
            return 0
        height = self.rules.worth.height
        limit = min(height(card) for gift in gifts for card in each(gift.cards))
        return joined(card for card in each(self.rules.pack) if height(card) > limit)


class Position(NamedTuple):
    """A seat that may lay cards, with all inputs of the heuristic player (`normal`).

    `plays` has all legal plays, or only some of many similar plays, the weakest first.
    """

    reader: Reader  # for the present order of ranks
    seat: Seat
    hand: Cards
    top: Combination | None  # the play to beat; None on a lead
    owner: Seat  # the seat that laid `top`; -1 on a lead
    plays: Sequence[Combination]
    may_pass: bool
    left: Sequence[int]  # by seat the number of its cards
    after: Sequence[Seat]  # the other seats that may still act in this trick, the next seat first
    sides: Sequence[int]  # by seat, partners alike; () where each plays alone
    together: bool  # the side with fewer cards in total wins, regardless of the seat that is out
    unseen: Cards  # the cards that the others may hold
    dealt: Cards  # as in `InformationState`; partitions are cached by these cards
    pack: Cards  # the whole pack

    def foe(self, other: Seat) -> bool:
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


def position_of(knowledge: InformationState) -> Position:
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
