"""When one five-card hand answers another, and plays that close their trick."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.cards import Cards
from rules.combinations import Combination, Shape
from rules.deal import Deal
from rules.events import Event, Played, TrickWon
from rules.ranking import RANK_STEP, Ranking
from rules.rule import Rule
from rules.shapes.groups import FullHouse, rank_height_of
from rules.shapes.poker import Flush, Straight, StraightFlush


@dataclass(frozen=True)
class FullHouseAnswersOnlyItself(Rule):
    """A full house beats full houses only; the rest beat what is weaker (BT-47)."""

    step = 50

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        full = [isinstance(shape_of(deal, c), FullHouse) for c in (play, top)]
        return False if full == [True, False] else None


@dataclass(frozen=True)
class CardValueDecides(Rule):
    """Any five cards answer any others if their key rank is higher (002 var 28).

    The key is the rank of the top card, or of the three or four. Two hands of one type compare
    as ever, and so do two types with equal keys (C-BT-28).
    """

    step = 50

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        mine, theirs = shape_of(deal, play), shape_of(deal, top)
        if play.size != 5 or top.size != 5 or type(mine) is type(theirs):
            return None
        ranking = deal.reader.ranking
        keys = key(mine, play.cards, ranking), key(theirs, top.cards, ranking)
        return None if keys[0] == keys[1] else keys[0] > keys[1]

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        if top is None or top.size != 5:
            return []
        ladder = deal.reader.ladders[top.ladder].shapes
        return [play for shape in ladder for play in shape.find(hand, deal.reader.ranking, -1)]


@dataclass(frozen=True)
class UnbeatableCloses(Rule):
    """The highest single of all, or a pair that holds it, wins its trick at once (BT-37).

    `sizes` are the numbers of cards that no bomb can reach.
    """

    sizes: tuple[int, ...]

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        ranking, play = deal.reader.ranking, event.as_cards
        if play.bit_count() not in self.sizes:
            return ()
        highest = ranking.highest(play) == ranking.highest(deal.rules.pack)
        return (TrickWon(event.seat),) if highest else ()


def shape_of(deal: Deal, play: Combination) -> Shape:
    """The shape that these cards were read as."""
    return deal.reader.ladders[play.ladder].shapes[play.rung]


def key(shape: Shape, held: Cards, ranking: Ranking) -> int:
    """The height of the rank that a five-card hand goes by."""
    if isinstance(shape, Straight | StraightFlush) and (run := shape.run(held)):
        return ranking.rank_height(1 << run.tie * 4)
    if isinstance(shape, Flush):
        return ranking.highest(held) // RANK_STEP
    return rank_height_of(held, ranking)
