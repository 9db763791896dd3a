"""What cards can be played together, and which of them beat which.

A shape says what a kind of combination is; a ladder lists shapes from weak to strong. Strength
is read whenever plays are compared and never stored, because a revolution changes it.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

from rules.cards import Cards
from rules.ranking import Ranking

MEMO_LIMIT = 200_000  # readings kept for each rule set and direction, about 30 MB


class Shape(Protocol):
    """A kind of combination: a set of equal cards, a straight, a full house."""

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """The strength of these cards as this shape, or None when they are not one."""
        ...

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        """Every play of this shape in the hand that is stronger than `above` (-1 for all)."""
        ...


@dataclass(frozen=True)
class Ladder:
    """Shapes from weak to strong, each beating those below it with as many cards.

    A trump ladder (bombs) beats every plain ladder, and compares without regard to number.
    """

    shapes: tuple[Shape, ...]
    trump: bool = False


class Combination(NamedTuple):
    """Cards read as a play. `cards` are what they stand for, `laid` the cards on the table."""

    cards: Cards
    ladder: int
    rung: int
    strength: int
    size: int
    trump: bool
    laid: Cards

    def compare(self, top: Combination) -> int | None:
        """Above zero when this beats `top`, zero on a tie; None when they are of unlike kind."""
        if self.ladder != top.ladder:
            return int(self.trump) - int(top.trump) or None
        if self.size != top.size and not self.trump:
            return None
        return (self.rung - top.rung) or (self.strength - top.strength)


@dataclass(frozen=True, eq=False)
class Reader:
    """The plays of one rule set under one ranking; a play read before is a dict look-up."""

    ladders: tuple[Ladder, ...]
    ranking: Ranking
    _memo: dict[Cards, Combination | None] = field(default_factory=dict, repr=False)

    def read(self, held: Cards) -> Combination | None:
        """These cards as a play, or None when they are no combination of this game."""
        try:
            return self._memo[held]
        except KeyError:
            pass
        if len(self._memo) >= MEMO_LIMIT:
            self._memo.clear()
        found = self._memo[held] = self._read(held)
        return found

    def _read(self, held: Cards) -> Combination | None:
        best = None
        for number, ladder in enumerate(self.ladders):
            for rung, shape in enumerate(ladder.shapes):
                strength = shape.read(held, self.ranking)
                if strength is not None:
                    size = held.bit_count()
                    best = Combination(held, number, rung, strength, size, ladder.trump, held)
            if best:
                return best
        return None

    def leads(self, hand: Cards) -> list[Cards]:
        """Every combination in the hand."""
        return [
            play
            for ladder in self.ladders
            for shape in ladder.shapes
            for play in shape.find(hand, self.ranking, -1)
        ]

    def above(self, hand: Cards, top: Combination) -> list[Cards]:
        """Every combination in the hand that is higher than the play to beat."""
        plays: list[Cards] = []
        for rung, shape in enumerate(self.ladders[top.ladder].shapes[top.rung :], top.rung):
            above = top.strength if rung == top.rung else -1
            found = shape.find(hand, self.ranking, above)
            plays += found if top.trump else [p for p in found if p.bit_count() == top.size]
        trumps = [] if top.trump else [ladder for ladder in self.ladders if ladder.trump]
        plays += [
            p for t in trumps for shape in t.shapes for p in shape.find(hand, self.ranking, -1)
        ]
        return plays
