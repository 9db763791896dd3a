"""Jokers that stand for any card of any suit (joker_wild=card, BT-54).

A joker stands for a card that is not in the play already. Every card it may stand for is
listed, the strongest reading first; at most two jokers keep those lists short.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache, lru_cache
from itertools import permutations, product
from typing import Any, TypeAlias

from rules.actions import Seat
from rules.cards import JOKER, ONE_PACK, TWO, Cards, joined, of_rank, rank_of
from rules.combinations import Combination, Reader, Shape
from rules.deal import Deal
from rules.ranking import Ranking
from rules.rule import Rule
from rules.ruleset import RuleSet
from rules.shapes.groups import FullHouse, Quads, TwoPairs
from rules.shapes.hand import BY_RANK, BY_SUIT, FIVE, present
from rules.shapes.house_sets import Either
from rules.shapes.long import Dragon, StraightFlushPlus
from rules.shapes.poker import Flush, Straight, StraightFlush
from rules.shapes.runs import Run
from rules.shapes.sets import Set, choose, picks
from rules.shapes.spans import spans

JOKERS = of_rank(JOKER)
Form: TypeAlias = tuple[tuple[int, int], ...]  # printed ranks, and how many cards of each


@dataclass(frozen=True)
class JokersStandForAnyCard(Rule):
    """A joker may be any card of any suit, also in straights and flushes (002 var 26)."""

    def readings(self, deal: Deal, seat: Seat, cards: Cards) -> Iterable[Cards]:
        jokers = cards & JOKERS
        return _readings(deal.reader, cards ^ jokers, jokers.bit_count()) if jokers else ()

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        natural = hand & ~JOKERS
        jokers = [j for n in (1, 2) for j in choose(hand & JOKERS, n)]
        found = {n: _short(deal.reader, natural, n) for n in {j.bit_count() for j in jokers}}
        return [play | j for j in jokers for play in found[j.bit_count()]]


def cards_wild(rules: RuleSet) -> RuleSet:
    """The rule set in which jokers may stand for any card."""
    return rules.with_rules(JokersStandForAnyCard())


@lru_cache(maxsize=4096)
def _readings(reader: Reader, natural: Cards, jokers: int) -> tuple[Cards, ...]:
    """What these cards and so many jokers may be, as the cards they stand for."""
    size = natural.bit_count() + jokers
    filled: dict[Cards, None] = {}
    for shape in shapes_of(reader, size):
        filled |= dict.fromkeys(_filled(shape, reader.ranking, natural, jokers))
    read = [play for cards in filled if (play := reader.read(cards))]
    read.sort(key=lambda play: (play.ladder, play.rung, play.strength), reverse=True)
    return tuple(play.cards for play in read)


def _short(reader: Reader, natural: Cards, jokers: int) -> tuple[Cards, ...]:
    """Natural cards of this hand that so many jokers make a play of."""
    found: dict[Cards, None] = {}
    for ladder in reader.ladders:
        for shape in ladder.shapes:
            found |= dict.fromkeys(_lacking(shape, reader.ranking, natural, jokers))
    return tuple(found)


def shapes_of(reader: Reader, size: int) -> Iterator[Shape]:
    for ladder in reader.ladders:
        for shape in ladder.shapes:
            if getattr(shape, "size", size) == size:
                yield shape


@cache
def forms(shape: Any, ranking: Ranking) -> tuple[Form, ...]:
    """The ranks that a play of this shape may have; nothing where only its suit counts."""
    match shape:
        case Set(count=count) | Either(size=count):
            sizes: tuple[int, ...] = (count,)
        case FullHouse():
            sizes = (3, 2)
        case Quads():
            sizes = (4, 1)
        case TwoPairs(odd=odd):
            sizes = (2, 2, 1) if odd else (2, 2)
        case Straight(windows=windows) | StraightFlush(windows=windows):
            return tuple(tuple((rank, 1) for rank in window.ranks) for window in windows)
        case Dragon(ranks=ranks):
            return (tuple((rank, 1) for rank in ranks),)
        case Run(width=width):
            rows = spans(ranking, shape.length, shape.without).all
            return tuple(tuple((rank_of(r & -r), width) for r in row.ranks) for row in rows)
        case _:
            return ()
    ways = permutations(range(JOKER), len(sizes))
    return tuple(dict.fromkeys(tuple(sorted(zip(w, sizes, strict=True))) for w in ways))


@lru_cache(maxsize=10_000)
def forms_over(shape: Any, ranking: Ranking, row: int) -> tuple[Form, ...]:
    """The forms that have all the ranks of this row."""
    found = forms(shape, ranking)
    return tuple(f for f in found if not row & ~joined(1 << rank * 4 for rank, _ in f))


def _filled(shape: Any, ranking: Ranking, natural: Cards, jokers: int) -> Iterator[Cards]:
    """These cards with every card that the jokers may stand for in this shape."""
    if isinstance(shape, Flush):
        yield from _flushes(natural, jokers)
    if isinstance(shape, StraightFlushPlus):
        yield from _with_extra(shape, natural, jokers)
    for form in forms_over(shape, ranking, present(natural)):
        lacks = [(rank, count - (natural & BY_RANK[rank]).bit_count()) for rank, count in form]
        if min(lack for _, lack in lacks) < 0 or sum(lack for _, lack in lacks) != jokers:
            continue
        free = [choose(_free(rank, natural), lack) for rank, lack in lacks if lack]
        yield from (natural | joined(more) for more in product(*free))


def _free(rank: int, natural: Cards) -> Cards:
    """The cards of this rank that are not in the play; copies count alike."""
    return BY_RANK[rank] & ONE_PACK & ~(natural | natural >> 64)


def _flushes(natural: Cards, jokers: int) -> Iterator[Cards]:
    for of_suit in BY_SUIT:
        if not natural & ~of_suit and natural.bit_count() + jokers == FIVE:
            free = joined(_free(rank, natural) for rank in range(TWO + 1)) & of_suit
            yield from (natural | more for more in choose(free, jokers))


def _with_extra(shape: StraightFlushPlus, natural: Cards, jokers: int) -> Iterator[Cards]:
    """A straight flush and two more: the jokers fill the flush first, the rest are any cards."""
    anything = joined(_free(rank, natural) for rank in range(TWO + 1))
    for window in shape.flush.windows:
        for of_suit in BY_SUIT:
            whole = joined(BY_RANK[rank] for rank in window.ranks) & of_suit & ONE_PACK
            lacking = whole & ~(natural | natural >> 64)
            spare = jokers - lacking.bit_count()
            if spare >= 0:
                rest = anything & ~lacking
                yield from (natural | lacking | more for more in choose(rest, spare))


def _lacking(shape: Any, ranking: Ranking, hand: Cards, jokers: int) -> Iterator[Cards]:
    """What is in the hand of plays of this shape that so many cards are wanting of."""
    if isinstance(shape, Flush):
        for of_suit in BY_SUIT:
            yield from choose(hand & of_suit, FIVE - jokers)
    if isinstance(shape, StraightFlushPlus):
        for here in _suited(shape, hand):
            if here.bit_count() >= FIVE - jokers:
                yield from _around(here, hand, shape.size - jokers, FIVE - jokers)
    yield from in_forms(shape, ranking, hand, jokers)


def in_forms(shape: Any, ranking: Ranking, hand: Cards, lacking: int) -> Iterator[Cards]:
    """What is in the hand of the shape's forms that so many cards are wanting of."""
    for form in forms(shape, ranking):
        held = [min(count, (hand & BY_RANK[rank]).bit_count()) for rank, count in form]
        if sum(count for _, count in form) - sum(held) <= lacking:
            yield from _fewer(form, hand, lacking)


def _suited(shape: StraightFlushPlus, hand: Cards) -> Iterator[Cards]:
    """What the hand has of each straight flush."""
    for window in shape.flush.windows:
        whole = hand & joined(BY_RANK[rank] for rank in window.ranks)
        yield from (whole & of_suit for of_suit in BY_SUIT)


def _around(core: Cards, hand: Cards, size: int, least: int) -> Iterator[Cards]:
    """Cards of the hand with at least so many of the core among them."""
    for count in range(least, min(size, core.bit_count()) + 1):
        for some in choose(core, count):
            yield from (some | more for more in choose(hand & ~core, size - count))


def _fewer(form: Form, hand: Cards, lacking: int) -> Iterator[Cards]:
    """The form with so many cards less, in every way that the hand allows."""
    if not form:
        if not lacking:
            yield 0
        return
    (rank, count), *others = form
    here = hand & BY_RANK[rank]
    for less in range(max(0, count - here.bit_count()), min(count, lacking) + 1):
        some = picks(here, count - less)
        for rest in _fewer(tuple(others), hand, lacking - less):
            yield from (part | rest for part in some)
