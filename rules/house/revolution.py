"""Four of a kind turns the game round, and the top player who must win (catalogue 3.N, 3.P)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from rules.cards import ACE, TWO
from rules.deal import Deal
from rules.events import DirectionReversed, Event, Played, RanksReversed, ThrewIn, WentOut
from rules.ranking import Ranking, same_rank
from rules.rule import Rule


@dataclass(frozen=True)
class Revolution(Rule):
    """A set of four turns the ranks round until the next one, and with `turn` the direction too.

    With `larger` a set of more does so as well, as two packs or wild cards make them. With
    `singles`, four singles of one rank in succession do so as well; two equal pairs do not
    (000:389, 000:393).
    """

    hears = (Played,)
    turn: bool
    singles: bool
    larger: bool = False

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        """Reverse the ranks, and the direction where that is agreed."""
        if not self.begins(deal, event):
            return ()
        return (RanksReversed(), DirectionReversed()) if self.turn else (RanksReversed(),)

    def begins(self, deal: Deal, event: Played) -> bool:
        """Whether this play, which lies on the trick, turns the game round."""
        count, rank = event.as_cards.bit_count(), same_rank(event.as_cards)
        if rank is not None and (count == 4 or (self.larger and count > 4)):
            return True
        return self.singles and count == 1 and _singles_in_a_row(deal, rank) % 4 == 0


@dataclass(frozen=True)
class TopMustWin(Rule):
    """If another goes out first, the top player throws in the hand and comes last (000:529)."""

    hears = (WentOut,)

    def reacts(self, deal: Deal, event: WentOut) -> Iterable[Event]:
        """Throw in the top place's hand when another is the first to go out."""
        first = len(deal.out) == 1 and deal.standing and deal.standing[0] != event.seat
        return (ThrewIn(deal.standing[0]),) if first else ()


def ace_high_and_low(ranking: Ranking) -> Ranking:
    """Return the reversed order of Hamish Allan: A 2 4 5 ... Q K, highest first (000:397)."""
    middle = tuple(rank for rank in ranking.order if rank not in (ACE, TWO))
    return replace(ranking, order=(ACE, TWO, *middle), reversed=True)


def _singles_in_a_row(deal: Deal, rank: int | None) -> int:
    count = 0
    for play in reversed(deal.trick):
        if play.as_cards.bit_count() != 1 or same_rank(play.as_cards) != rank:
            break
        count += 1
    return count
