"""What the chops of Thirteen may be laid on (options chop_reach, chop_twos)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import TWO, of_rank
from rules.combinations import Combination
from rules.deal import Deal
from rules.rule import Rule
from rules.shapes.runs import Run

TWOS = of_rank(TWO)


@dataclass(frozen=True)
class ChopsOnlyTwos(Rule):
    """A chop beats twos, one or several, and nothing else but a lower chop (TH-09)."""

    step = 30

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        chops = play.trump and not top.trump
        return False if chops and top.cards & ~TWOS else None


@dataclass(frozen=True)
class ManyTwosAreSafe(Rule):
    """No chop beats three twos; with `by_length` each two more needs a pair more (an extra).

    Then three pairs or four of a kind chop one two, four pairs two of them, five pairs three.
    """

    by_length: bool = False
    step = 30

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        if not play.trump or top.trump or top.cards & ~TWOS:
            return None
        return None if top.size <= self._reach(deal, play) else False

    def _reach(self, deal: Deal, play: Combination) -> int:
        """So many twos fall to this chop."""
        if not self.by_length:
            return 2
        shape = deal.reader.ladders[play.ladder].shapes[play.rung]
        return play.size // 2 - 2 if isinstance(shape, Run) else 1
