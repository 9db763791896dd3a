"""Jokers that stand for any rank, in runs and hands of five (joker_wild=rank).

Beside at least one natural card; they lend no suit, so flushes have none. Wild ranks take the
rank of a card in a set, and no other (wild_ranks).
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from rules.actions import Seat
from rules.cards import Cards, each, joined, suit_of
from rules.combinations import Combination, Reader
from rules.deal import Deal
from rules.house.wild_cards import forms_over, in_forms, shapes_of
from rules.rule import Rule
from rules.shapes import choose
from rules.shapes.groups import FullHouse, Quads, TwoPairs
from rules.shapes.hand import BY_RANK, present
from rules.shapes.long import Dragon
from rules.shapes.poker import Straight
from rules.shapes.runs import Run

OF_RANKS = (Run, Straight, FullHouse, Quads, TwoPairs, Dragon)


@dataclass(frozen=True)
class WildInHands(Rule):
    """A joker stands for any rank that a run or a hand of five lacks (000:420)."""

    wild: Cards

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        natural = cards & ~self.wild
        if not natural or natural == cards or natural & deal.rules.nameless:
            return ()
        return _readings(deal.reader, natural, (cards & self.wild).bit_count())

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        natural, wild = hand & ~(self.wild | deal.rules.nameless), hand & self.wild
        for count in range(1, wild.bit_count() + 1):
            some = choose(wild, count)
            for part in _short(deal.reader, natural, count):
                yield from (part | w for w in some)


@lru_cache(maxsize=4096)
def _readings(reader: Reader, natural: Cards, wild: int) -> tuple[Cards, ...]:
    """What these cards and so many wild ones may be, the strongest first."""
    filled = [
        natural | more
        for shape in shapes_of(reader, natural.bit_count() + wild)
        if isinstance(shape, OF_RANKS)
        for more in _lacking(shape, reader, natural, wild)
    ]
    read = [play for cards in dict.fromkeys(filled) if (play := reader.read(cards))]
    read.sort(key=lambda play: (play.ladder, play.rung, play.strength), reverse=True)
    return tuple(play.cards for play in read)


def _lacking(shape: Any, reader: Reader, natural: Cards, wild: int) -> Iterator[Cards]:
    """The cards that the wild ones stand for: the lowest free ones, not all of the same suit."""
    ranking = reader.ranking
    for form in forms_over(shape, ranking, present(natural)):
        lacks = [(rank, count - (natural & BY_RANK[rank]).bit_count()) for rank, count in form]
        if min(lack for _, lack in lacks) < 0 or sum(lack for _, lack in lacks) != wild:
            continue
        suits = {suit_of(one) for one in each(natural)}
        more: list[Cards] = []
        for rank, lack in lacks:
            free = ranking.lowest_first(BY_RANK[rank] & ~natural)
            if len(suits) == 1 and lack:
                free.sort(key=lambda one: suit_of(one) in suits)
            more += free[:lack]
            suits |= {suit_of(one) for one in free[:lack]}
        yield joined(more)


@lru_cache(maxsize=4096)
def _short(reader: Reader, natural: Cards, wild: int) -> tuple[Cards, ...]:
    """Natural cards of this hand that so many wild ones make a run or a hand of five of."""
    found: dict[Cards, None] = {}
    for ladder in reader.ladders:
        for shape in ladder.shapes:
            if isinstance(shape, OF_RANKS):
                found |= dict.fromkeys(in_forms(shape, reader.ranking, natural, wild))
    found.pop(0, None)
    return tuple(found)
