"""The plays on which the chops of Thirteen may be laid (options chop_reach, chop_twos)."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import TWOS
from rules.combinations import Combination
from rules.deal import Deal
from rules.rule import Resolution, Rule


@dataclass(frozen=True)
class ChopsOnlyTwos(Rule):
    """A chop beats twos, one or several, and nothing else but a lower chop (TH-09)."""

    resolution = Resolution.BOMB

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """False for a chop on anything but twos; None for other plays."""
        chops = play.trump and not top.trump
        return False if chops and top.cards & ~TWOS else None


@dataclass(frozen=True)
class ManyTwosAreSafe(Rule):
    """No chop beats three twos; with `by_length` each two more needs a pair more (an extra).

    Then three pairs or four of a kind chop one two, four pairs two of them, five pairs three.
    """

    by_length: bool = False
    resolution = Resolution.BOMB

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """False for more twos than this chop takes."""
        if not play.trump or top.trump or top.cards & ~TWOS:
            return None
        return None if top.size <= self._reach(deal, play) else False

    def _reach(self, deal: Deal, play: Combination) -> int:
        """Return how many twos this chop beats."""
        if not self.by_length:
            return 2
        four = 4 in deal.reader.shape(play).numbers
        return 1 if four else play.size // 2 - 2
