"""The long plays of Big Two: a straight flush with two more cards, and the dragon."""

from __future__ import annotations

from dataclasses import dataclass
from itertools import product

from rules.cards import TWO, Cards, joined
from rules.ranking import Ranking
from rules.shapes.hand import BY_RANK, present
from rules.shapes.poker import StraightFlush, suit_height
from rules.shapes.sets import WAYS, choose


@dataclass(frozen=True)
class StraightFlushPlus:
    """A straight flush and any two further cards, by the straight flush (C-BT-15).

    Plays that hold one of `unless` are not found: they are a higher shape.
    """

    flush: StraightFlush
    extra: int = 2
    unless: StraightFlush | None = None

    @property
    def size(self) -> int:
        return 5 + self.extra

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != self.size:
            return None
        within = self.flush.find(held, ranking, -1)
        strengths = [self.flush.read(play, ranking) for play in within]
        return max((s for s in strengths if s is not None), default=None)

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        plays = [
            play | more
            for play in self.flush.find(hand, ranking, above)
            for more in choose(hand & ~play, self.extra)
        ]
        if self.unless and self.unless.find(hand, ranking, -1):
            plays = [play for play in plays if not self.unless.find(play, ranking, -1)]
        return list(dict.fromkeys(plays))


@dataclass(frozen=True)
class Dragon:
    """One card of every rank; between two dragons the suit of the two decides (002 var 14)."""

    ranks: tuple[int, ...]
    suits: bool = True

    @property
    def size(self) -> int:
        return len(self.ranks)

    @property
    def _row(self) -> int:
        return joined(1 << rank * 4 for rank in self.ranks)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != self.size or present(held) != self._row:
            return None
        return suit_height(held & BY_RANK[TWO], ranking) if self.suits else 0

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        if present(hand) & self._row != self._row:
            return []
        ways = {rank: WAYS[1][hand & BY_RANK[rank]] for rank in self.ranks}
        if above >= 0:
            high = [two for two in ways[TWO] if self.suits and suit_height(two, ranking) > above]
            ways[TWO] = tuple(high)
        return list(map(joined, product(*ways.values())))
