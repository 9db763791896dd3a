"""Hands of Big Two that beat plays of another kind (options bomb_*, quads_beat_nonquads)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.actions import Seat
from rules.cards import TWOS, Card, Cards
from rules.combinations import Combination
from rules.deal import Deal
from rules.ranking import Ranking
from rules.rule import Resolution, Rule
from rules.shapes.groups import four_of
from rules.shapes.search.hand import FIVE
from rules.shapes.shape import Groups, Honour, Shape


@dataclass(frozen=True)
class Honours(Rule):
    """Four and one, and straight flushes, may be laid on other kinds (BT-47, BT-49, BT-50).

    `reach` are the numbers of cards they may be laid on besides five; `spared` is the Big Two
    itself, where a bomb does not beat it. On an honour hand only a higher one follows. With an
    empty reach just a straight flush of seven cards goes on hands of five.
    """

    reach: tuple[int, ...]
    hands: tuple[Honour, ...]
    spared: Card = 0
    out_of_turn: bool = False

    resolution = Resolution.BOMB

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        """True on anything it reaches, of any rank; on an honour hand only for a higher one."""
        mine, theirs = level(deal, play), level(deal, top)
        if not self.reach:
            long = mine is not Honour.NONE and play.size > FIVE
            return mine > theirs if long and top.size == FIVE else None
        if Honour.NONE not in (mine, theirs):
            return (mine, play.strength) > (theirs, top.strength)
        if theirs in self.hands:
            return False
        return True if mine in self.hands and self._reaches(deal, play, top) else None

    def _reaches(self, deal: Deal, play: Combination, top: Combination) -> bool:
        if top.cards == self.spared or top.size not in (FIVE, *self.reach):
            return False
        if top.size == 4 and (four := four_of(top.cards)) is not None:
            return level(deal, play) is not Honour.QUADS or _higher_four(deal, play, four)
        return True

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return all honour hands, since most plays they reach are of another kind."""
        if top is None:
            return []
        return _plays_of(deal, hand, [s for s in deal.reader.shapes if s.honour is not Honour.NONE])

    def butts_in(self, deal: Deal, seat: Seat, play: Combination) -> bool:
        """Whether it may be laid now: also after a pass, but not on one's own play (I-09)."""
        if not self.out_of_turn or seat == deal.trick[-1].seat:
            return False
        return level(deal, play) in self.hands


@dataclass(frozen=True)
class QuadsBeatNonquads(Rule):
    """Any play with four of a kind beats any play without; only higher fours beat it (C-BT-17)."""

    resolution = Resolution.CLOSED

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        theirs = four_of(top.cards)
        if four_of(play.cards) is None:
            return None if theirs is None else False
        return theirs is None or _higher_four(deal, play, theirs)

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Groups:
        """Return every play with four of a kind, since it may be laid on any kind."""
        if top is None:
            return []
        return _plays_of(deal, hand, [s for s in deal.reader.shapes if 4 in s.numbers])


def big_two(ranking: Ranking) -> Card:
    """Return the highest two, 2S in the usual order of suits."""
    suit = ranking.suits[-1] if ranking.suits else 3
    return 1 << 12 * 4 + suit


def level(deal: Deal, play: Combination) -> Honour:
    """Return the level of this honour hand; within a level strength decides."""
    return deal.reader.shape(play).honour


def _plays_of(deal: Deal, hand: Cards, shapes: Iterable[Shape]) -> Groups:
    for shape in shapes:
        yield from shape.groups(hand, deal.rules.ranking, -1)


def _higher_four(deal: Deal, play: Combination, four: int) -> bool:
    mine, ranking = four_of(play.cards), deal.rules.ranking
    assert mine is not None, "only a play with four of a kind is asked"
    return ranking.rank_height(1 << mine * 4) > ranking.rank_height(1 << four * 4)


@dataclass(frozen=True)
class ChopsOnlyTwos(Rule):
    """A chop beats twos, one or several, and nothing else but a lower chop (TH-09)."""

    resolution = Resolution.BOMB

    def overrules(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
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
        if not play.trump or top.trump or top.cards & ~TWOS:
            return None
        return None if top.size <= self._reach(deal, play) else False

    def _reach(self, deal: Deal, play: Combination) -> int:
        if not self.by_length:
            return 2
        four = 4 in deal.reader.shape(play).numbers
        return 1 if four else play.size // 2 - 2
