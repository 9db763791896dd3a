"""Actions of a seat, and refusals of them."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TypeAlias

from rules.cards import Cards, text
from rules.sentences import WHY, filled

Seat: TypeAlias = int  # 0 is the first seat in turn order; people are shown seat + 1


@dataclass(frozen=True, slots=True)
class Play:
    """Lay these cards; `stands_as` is what they stand for where that is the player's to say."""

    cards: Cards
    stands_as: Cards = 0

    def __repr__(self) -> str:
        return f"Play({text(self.cards)!r})"


@dataclass(frozen=True, slots=True)
class Pass:
    """Lay nothing this time."""


@dataclass(frozen=True, slots=True)
class Give:
    """Hand these cards to the player they are due to."""

    cards: Cards

    def __repr__(self) -> str:
        return "Give(hidden)"


@dataclass(frozen=True, slots=True)
class Bid:
    """Offer to play alone for this many points."""

    amount: int


@dataclass(frozen=True, slots=True)
class Cut:
    """Cut the pack below this many cards."""

    at: int


@dataclass(frozen=True, slots=True)
class Call:
    """Say something that has an effect, in or out of turn: "redeal", "last card", "trade"."""

    word: str


Action: TypeAlias = Play | Pass | Give | Bid | Cut | Call


@dataclass(frozen=True, slots=True)
class Gift:
    """Cards that a seat must give now, or may offer: to whom, and how many."""

    to: Seat
    count: int  # 0 where the giver says how many
    words: tuple[str, ...] = ()  # possible calls instead of giving
    among: Cards = field(default=0, repr=False)  # to choose from; 0 for any that are held
    offer: bool = False  # nothing moves before the other agrees


class IllegalAction(ValueError):
    """An action the rules refuse. Nothing has changed; ``str()`` is the sentence the player reads.

    `reason` is a key of `rules.sentences.WHY` and `facts` fill the sentence, so that the shell
    can say the same in other languages.
    """

    def __init__(self, reason: str, **facts: str | int) -> None:
        super().__init__(filled(WHY[reason], facts))
        self.reason = reason
        self.facts = facts
