"""The interface of a part of a deal, and the order of the parts."""

from __future__ import annotations

from abc import ABC, abstractmethod
from enum import IntEnum, auto
from typing import ClassVar

from rules.actions import Action, Gift, IllegalAction, Seat
from rules.changes import Decision
from rules.deal import Deal

MOST_GIFTS = 5_000  # choices of cards to give that are listed; any others may be given as well


class Part(IntEnum):
    """The parts of a deal in their order, regardless of the order of the options that add them.

    A deal need not have all of them, and has each at most once, but for the exchange.
    """

    CUTTING = auto()
    DEALING_DUTY = auto()  # the seat with the duty to deal says so
    DEALING = auto()
    LEFTOVERS = auto()  # cards in the middle are taken before any question about hands
    INSTANT_WINS = auto()
    AUCTION = auto()  # the widow belongs to a hand before cards are exchanged
    EXCHANGE = auto()
    MERCHANTS = auto()  # trade among the places that the exchange leaves alone
    COLLUSION = auto()
    TRICKS = auto()


class Phase(ABC):
    """A part of a deal: auction, exchange, tricks. Ends when no seat is left to act.

    By default no seat acts in it; subclasses override the methods they need.
    """

    part: ClassVar[Part]

    @abstractmethod
    def begin(self, decision: Decision) -> None:
        """Write the automatic events, then the `Turn` of the seats that must act, if any."""

    def act(self, decision: Decision, seat: Seat, action: Action) -> None:
        """Write the events of an action, or raise IllegalAction before anything is written."""
        raise IllegalAction("not_now")

    def legal(self, deal: Deal, seat: Seat, by_rank: bool) -> list[Action]:
        """Return all actions of this seat, which is due to act.

        With `by_rank` one play stands for all that differ from it only in suits.
        """
        return []

    def gift(self, deal: Deal, seat: Seat) -> Gift | None:
        """Return the cards that this seat must give, in a phase of giving; else None."""
        return None
