"""Events of a deal. They are facts: stored, told to players, and folded into the deal."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from rules.actions import Seat
from rules.cards import Cards

ALONE = 0  # the side of who plays against all the others


class Event:
    """Something that happened in a deal; every subclass below is a frozen value."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Shuffled(Event):
    """The first event of a deal: it holds all that the rest follows from."""

    deck: tuple[Cards, ...]  # secret: single cards, the first to be dealt first
    seats: int
    dealer: Seat
    lot: int  # a large random number, for all later draws (`rules.shuffle.index`)
    standing: tuple[Seat, ...]  # the last deal's places, best first; empty on a first deal
    number: int  # 1 for the first deal of a match
    direction: int  # 1 clockwise, -1 counter-clockwise
    plan: tuple[tuple[str, int], ...] = ()  # requests of earlier deals to this one

    def __repr__(self) -> str:
        return f"Shuffled(number={self.number}, seats={self.seats})"


@dataclass(frozen=True, slots=True)
class PackCut(Event):
    """A seat has cut the shuffled pack."""

    seat: Seat
    at: int  # so many cards went from the top to the bottom


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """All seats hold cards. This may be the first event too, to set up any situation."""

    hands: tuple[Cards, ...]  # secret: each seat is told its own
    dealer: Seat
    lot: int
    standing: tuple[Seat, ...]
    number: int
    direction: int
    widow: Cards = 0  # secret: for the winner of the auction, or a seat that is offered it
    stock: tuple[Cards, ...] = ()  # secret: single cards to draw from, the next one first
    aside: Cards = 0  # secret: out of play
    faced: Cards = 0  # cards that all have seen

    def __repr__(self) -> str:
        return f"Dealt(number={self.number}, seats={len(self.hands)})"


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """The next part of the deal begins; no seat is left to act in the one before."""

    phase: int  # an index into the rule set's phases


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """The only seats that may act; several at once while cards are exchanged."""

    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    """Cards change hands between two seats; their number is public."""

    giver: Seat
    taker: Seat
    count: int
    cards: Cards  # seen by these two only

    def __repr__(self) -> str:
        return f"CardsGiven(giver={self.giver}, taker={self.taker}, count={self.count})"


@dataclass(frozen=True, slots=True)
class CardsTaken(Event):
    """A seat adds cards from the table to its hand: leftovers, the widow, the spare card."""

    seat: Seat
    count: int
    cards: Cards  # seen by all when open, else by this seat only
    open: bool
    returned: Cards = 0  # the cards that it put back for them

    def __repr__(self) -> str:
        return f"CardsTaken(seat={self.seat}, count={self.count})"


@dataclass(frozen=True, slots=True)
class Looked(Event):
    """A seat sees cards on the table that are hidden from the others."""

    seat: Seat
    cards: Cards  # seen by this seat only

    def __repr__(self) -> str:
        return f"Looked(seat={self.seat})"


@dataclass(frozen=True, slots=True)
class CardDrawn(Event):
    """A seat that passed draws the next card of the stock."""

    seat: Seat
    cards: Cards  # a card from the stock, seen by this seat only

    def __repr__(self) -> str:
        return f"CardDrawn(seat={self.seat})"


@dataclass(frozen=True, slots=True)
class Restocked(Event):
    """The cards of earlier tricks, shuffled, are the new stock."""

    stock: tuple[Cards, ...]  # secret

    def __repr__(self) -> str:
        return f"Restocked({len(self.stock)})"


@dataclass(frozen=True, slots=True)
class BidMade(Event):
    """A seat offers to play alone for this many points."""

    seat: Seat
    amount: int  # 0 is a pass


@dataclass(frozen=True, slots=True)
class SidesTaken(Event):
    """The sides are taken: equal numbers are partners; ALONE is a side of one."""

    sides: tuple[int, ...]
    stake: int


@dataclass(frozen=True, slots=True)
class StakeDoubled(Event):
    """A bomb or the rocket was played."""


@dataclass(frozen=True, slots=True)
class CardsPledged(Event):
    """A seat offers cards, or lays them ready; they stay in its hand for now."""

    seat: Seat
    to: Seat
    count: int
    cards: Cards  # seen by this seat, and by those in `shown`
    shown: frozenset[Seat] = frozenset()

    def __repr__(self) -> str:
        return f"CardsPledged(seat={self.seat}, count={self.count})"


@dataclass(frozen=True, slots=True)
class Called(Event):
    """A seat said something that has an effect."""

    seat: Seat
    word: str


@dataclass(frozen=True, slots=True)
class Announced(Event):
    """A public warning: this seat holds few cards, or can go out with one play."""

    seat: Seat
    cards_left: int


@dataclass(frozen=True, slots=True)
class LeaderFound(Event):
    """The leader of the first trick; `including` is the card that play must hold, if any."""

    seat: Seat
    including: Cards


@dataclass(frozen=True, slots=True)
class Played(Event):
    """A seat lays cards on the trick, or leads them."""

    seat: Seat
    cards: Cards
    as_cards: Cards  # the cards they stand for, if some are wild or transparent


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat lays nothing; the pass rule says what that shuts it out of."""

    seat: Seat


class Act(NamedTuple):
    """A turn that was taken, with the hands and the trick as they were before it."""

    event: Played | Passed
    hands: tuple[Cards, ...]
    trick: tuple[Played, ...]


@dataclass(frozen=True, slots=True)
class OutOfTime(Event):
    """The clock of a seat has run out: what follows is done for it."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TakenBack(Event):
    """A seat has taken back what it did last: none of it counts."""

    seat: Seat
    events: int  # the newest so many before this one


@dataclass(frozen=True, slots=True)
class PassesLifted(Event):
    """Seats that have passed may come back in."""


@dataclass(frozen=True, slots=True)
class TurnSpent(Event):
    """A seat is out of this trick, although it has not passed."""

    seat: Seat  # with its one turn in this trick used


@dataclass(frozen=True, slots=True)
class Skipped(Event):
    """A seat will be passed over once in this trick."""

    seat: Seat  # loses the next turn; it has not passed


@dataclass(frozen=True, slots=True)
class RanksReversed(Event):
    """Low cards are high from now on, or high cards again."""


@dataclass(frozen=True, slots=True)
class DirectionReversed(Event):
    """The turn goes the other way round."""


@dataclass(frozen=True, slots=True)
class ThrewIn(Event):
    """The top place of the last deal did not go out first."""

    seat: Seat  # throws the hand in and comes last


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    """A seat has laid its last card; the order of these is the order of places."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    """The trick is over; the `Turn` that follows has the next leader."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """The deal is over: its places, and what it is worth by the rules that were agreed."""

    places: tuple[Seat, ...]  # best first
    points: tuple[int, ...]  # by seat
    void: bool = False  # thrown in: nothing counts and the cards are dealt again
    plan: tuple[tuple[str, int], ...] = ()  # requests of this deal to later ones
    paid: tuple[int, ...] = ()  # by seat: points won or lost by settling, before the stake
    left: tuple[tuple[Seat, int], ...] = ()  # seats whose player left, with the cards then held


def against_the_others(seat: Seat, seats: int) -> tuple[int, ...]:
    """Return the sides, by seat, where this one plays alone."""
    return tuple(ALONE if other == seat else ALONE + 1 for other in range(seats))
