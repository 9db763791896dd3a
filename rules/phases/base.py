"""What every part of a deal can do, and in which order the parts come."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum, auto
from typing import ClassVar

from rules.actions import Action, Gift, IllegalAction, Seat
from rules.changes import Book
from rules.deal import Deal

MOST_GIFTS = 5_000  # choices of cards to give that are listed; any others may be given as well


class Part(IntEnum):
    """The parts of a deal in their order, in whatever order the options that ask for them apply.

    A deal need not have all of them, and has each at most once, but for the exchange.
    """

    CUTTING = auto()
    DEALING_DUTY = auto()  # whoever has to deal says so
    DEALING = auto()
    LEFTOVERS = auto()  # cards in the middle are taken before anybody is asked what is held
    INSTANT_WINS = auto()
    AUCTION = auto()  # the widow belongs to a hand before cards are exchanged
    EXCHANGE = auto()
    MERCHANTS = auto()  # trade among the places that the exchange leaves alone
    COLLUSION = auto()
    TRICKS = auto()


class Phase(ABC):
    """A part of a deal: auction, exchange, tricks. It ends when nobody is left to act.

    As it stands nobody acts in it; a phase overrides what it does differently.
    """

    part: ClassVar[Part]

    @abstractmethod
    def begin(self, book: Book) -> None:
        """Write what happens by itself, then the `Turn` of those who must act, if any."""

    def act(self, book: Book, seat: Seat, action: Action) -> None:
        """Write what the action leads to, or raise IllegalAction before anything is written."""
        raise IllegalAction("not_now")

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Everything that this seat, which is due to act, may do.

        With `by_rank` one play stands for all that differ from it only in suits.
        """
        return []

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """The cards that this seat must give, where that is what the phase is about."""
        return None
