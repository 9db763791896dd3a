"""What happened. Events are facts: stored, told to players, and folded into the deal."""

from __future__ import annotations

from dataclasses import dataclass

from rules.actions import Seat
from rules.cards import Cards


class Event:
    """Something that happened in a deal; every subclass below is a frozen value."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """The first event of every deal: it holds all that the rest follows from."""

    hands: tuple[Cards, ...]  # secret: each seat is told its own
    dealer: Seat
    lot: Seat  # a seat drawn by lot, for games that open at random
    standing: tuple[Seat, ...]  # the last deal's places, best first; empty on a first deal
    number: int  # 1 for the first deal of a match
    direction: int  # 1 clockwise, -1 counter-clockwise

    def __repr__(self) -> str:
        return f"Dealt(number={self.number}, seats={len(self.hands)})"


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    phase: int  # an index into the rule set's phases


@dataclass(frozen=True, slots=True)
class Turn(Event):
    """Nobody else may act; several seats at once while cards are exchanged."""

    seats: frozenset[Seat]


@dataclass(frozen=True, slots=True)
class CardsGiven(Event):
    giver: Seat
    taker: Seat
    count: int
    cards: Cards  # seen by these two only

    def __repr__(self) -> str:
        return f"CardsGiven(giver={self.giver}, taker={self.taker}, count={self.count})"


@dataclass(frozen=True, slots=True)
class LeaderFound(Event):
    """Who leads the first trick; `including` is the card that play must hold, if any."""

    seat: Seat
    including: Cards


@dataclass(frozen=True, slots=True)
class Played(Event):
    seat: Seat
    cards: Cards
    as_cards: Cards  # what they stand for, where some are wild or transparent


@dataclass(frozen=True, slots=True)
class Passed(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class PassesLifted(Event):
    """Those who passed may come back in."""


@dataclass(frozen=True, slots=True)
class TurnSpent(Event):
    seat: Seat  # has had the one turn of this trick


@dataclass(frozen=True, slots=True)
class WentOut(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon(Event):
    seat: Seat


@dataclass(frozen=True, slots=True)
class Ended(Event):
    places: tuple[Seat, ...]  # best first
    points: tuple[int, ...]  # by seat
