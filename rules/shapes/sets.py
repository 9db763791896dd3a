"""Cards of one rank: singles, pairs, three of a kind and so on."""

from __future__ import annotations

from dataclasses import dataclass

from rules.cards import JOKER, Cards, each, of_rank
from rules.ranking import RANK_STEP, Ranking, same_rank
from rules.shapes.search.hand import WAYS, WIDEST, first, jokers_apart, sets_of, spans
from rules.shapes.shape import Groups, Kind, Listing, Shape


@dataclass(frozen=True)
class Set(Shape):
    """Cards of one rank: a single, a pair, three of a kind, and so on."""

    kind = Kind.SET

    count: int
    without: Cards = 0  # cards that are never part of such a set

    @property
    def size(self) -> int:
        return self.count

    @property
    def numbers(self) -> tuple[int, ...]:
        return (self.count,)

    def read(self, held: Cards, ranking: Ranking) -> int | None:
        if held.bit_count() != self.count or held & self.without or same_rank(held) is None:
            return None
        return ranking.highest(held)

    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Yield every choice of so many cards, by rank."""
        if self.count >= len(WAYS):
            return  # only wild cards make such a set
        for same, low, high in ranking.ranks:
            here = WAYS[self.count][hand & same & ~self.without] if high > above else ()
            if here:
                yield here if low > above else [p for p in here if ranking.highest(p) > above]

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        """All of them, found at once: sets are most of what is played."""
        if self.count >= len(WAYS):
            return []  # only wild cards make such a set
        hand &= ~self.without
        if above < 0:
            return sets_of(hand, self.count)
        at = above // RANK_STEP
        plays: list[Cards] = []
        for same, low, high in ranking.ranks[at : at + 1]:
            here = WAYS[self.count][hand & same] if high > above else ()
            plays += here if low > above else [p for p in here if ranking.highest(p) > above]
        higher = hand & ranking.over[at] if at < len(ranking.over) else 0
        return plays + sets_of(higher, self.count) if higher else plays

    def by_rank(self, ranking: Ranking) -> Listing | None:
        """Return the sets of each rank, the jokers last, where each is a rank of its own."""
        if self.count > WIDEST or self.without not in (0, of_rank(JOKER)):
            return None
        apart = jokers_apart(ranking)
        rows = spans(ranking, 1, self.without | apart).all
        found = [(row.high, first(row.bits, self.count)) for row in rows]
        jokers = apart & ~self.without
        if jokers and self.count <= 2:
            one_by_one = sorted(each(jokers), key=ranking.height)
            some = one_by_one if self.count == 1 else [jokers]
            found += [(ranking.highest(play), play) for play in some]
        return tuple(found)
