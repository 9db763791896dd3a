"""Plays by rank, in first suits: for the games whose suits do not matter.

A hand's cards are looked up by its eight bytes (b0 to b7), in a table for each (t0 to t7), and
plays come out of tables, where each is made once: they need no suits of the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, cached_property
from itertools import combinations, starmap
from operator import or_
from typing import Any, NamedTuple, TypeAlias

from rules.cards import BLACK_JOKER, JOKER, RED_JOKER, Cards, each, joined
from rules.ranking import Ranking
from rules.shapes.search.hand import (
    BYTES,
    JOKER_PAIR,
    Span,
    Tables,
    first,
    jokers_apart,
    rows,
    sets,
    spans,
)
from rules.shapes.shape import Kickers, Listing, Shape, Spanning

LIMIT = 4_000  # plays kept for each of some 180 bodies, most of them rare: 30 MB if all were full
PAIRS = JOKER + 2  # the first bit of the pairs; before it are single cards, the jokers last
BOTH_JOKERS = 3 << JOKER
LOW, HIGH = 0b0111_1111, 0b1_1111_1111_1000_0000  # halves of either: few enough to come again
SINGLE_HALVES, PAIR_HALVES, SINGLES, PAIRED = range(4)  # the keys of a body's look-ups


@cache
def units() -> Tables[int]:
    """Return the kickers that each byte of a hand has, one bit for each."""
    ranks = [
        [bool(n) << rank | (n.bit_count() > 1) << PAIRS + rank for n in range(16)]
        for rank in range(JOKER)
    ]
    ranks.append([(n & 3) << JOKER for n in range(16)])
    both = zip(ranks[::2], ranks[1::2], strict=True)
    return tuple(tuple(low | high for high in highs for low in lows) for lows, highs in both)


class Body(dict[int, tuple[Cards, ...]]):
    """A set or a run with some number of kickers of one kind: all plays, by the kickers held."""

    def __init__(self, cards: Cards, kick: int, number: int, jokers: bool) -> None:
        super().__init__()
        self.by = (SINGLE_HALVES if number == 1 else SINGLES) + kick - 1
        self._number, self._jokers = number, jokers
        ranks = [(1 << rank, first(1 << 4 * rank, kick)) for rank in range(JOKER)]
        if kick == 1:
            ranks += [(1 << JOKER, BLACK_JOKER), (2 << JOKER, RED_JOKER)]
        self._plays = [(bit, cards | unit) for bit, unit in ranks if not unit & cards]
        self._kept = 0

    def __missing__(self, held: int) -> tuple[Cards, ...]:
        beside = [play for bit, play in self._plays if bit & held]
        found = _choices(beside, self._number)
        if not self._jokers and held & BOTH_JOKERS == BOTH_JOKERS and self._number > 1:
            found = tuple([play for play in found if play & JOKER_PAIR != JOKER_PAIR])
        self._kept += len(found)
        if self._kept > LIMIT:
            self.clear()
            self._kept = len(found)
        self[held] = found
        return found


def _choices(beside: list[Cards], number: int) -> tuple[Cards, ...]:
    if number == 1:
        return tuple(beside)
    if number == 2:
        return tuple(starmap(or_, combinations(beside, 2)))
    return tuple(map(joined, combinations(beside, number)))


@cache
def bodies_of(cards: Cards, kickers: Kickers) -> tuple[Body, ...]:
    """Return the plays of these cards with kickers of this kind."""
    body = Body(cards, kickers.size, kickers.number, kickers.jokers)
    return (body, Body(cards, 2, 1, False)) if kickers.twins else (body,)


def carried(hand: bytes, bodies: Iterable[Body]) -> list[Cards]:
    """Return these bodies, which are in the hand, with all choices of kickers from it."""
    b0, b1, b2, b3, b4, b5, b6, b7 = hand
    t0, t1, t2, t3, t4, t5, t6, t7 = units()  # each byte's table, as in `merging`
    both = t0[b0] | t1[b1] | t2[b2] | t3[b3] | t4[b4] | t5[b5] | t6[b6] | t7[b7]
    pairs = both >> PAIRS
    singles = both ^ pairs << PAIRS
    halves = (singles & LOW, singles & HIGH), (pairs & LOW, pairs & HIGH)
    held = *halves, (singles,), (pairs,)
    plays: list[Cards] = []
    for body in bodies:
        for some in held[body.by]:
            plays += body[some]
    return plays


Above: TypeAlias = Iterable[tuple[Shape, int]]  # shapes, each with the strength to be above
Row: TypeAlias = tuple[int, Cards, bool]  # of spans: width, what is in none, are they of one rank


class Found(dict[int, tuple[Any, ...]]):
    """The plays of the spans that a hand has, by the bits of the shortest ones.

    Built from each span's strength, its bits and its plays.
    """

    def __init__(self, spans: list[tuple[int, int, tuple[Any, ...]]]) -> None:
        super().__init__()
        self._spans = spans
        self._from: dict[int, list[tuple[int, Any]]] = {}  # by the lowest bit
        for _, bits, laid in spans:
            self._from.setdefault(bits & -bits, []).extend((bits, one) for one in laid)

    def __missing__(self, fitting: int) -> tuple[Any, ...]:
        found: list[Any] = []
        for bit in each(fitting):
            found += [one for bits, one in self._from.get(bit, ()) if bits & fitting == bits]
        self[fitting] = laid = tuple(found)
        return laid

    def above(self, strength: int) -> int:
        """Return the bits of all spans above this strength."""
        return joined(bits for high, bits, _ in self._spans if high > strength)


Look: TypeAlias = tuple[int, Found]  # with the bits that matter


class Case(NamedTuple):
    """The tables for a lead, or for plays that beat one play."""

    sets: Tables[tuple[Cards, ...]]
    runs: list[Look]
    carrying: list[Look]  # bodies


class Merging:
    """The plays of some shapes, suits merged.

    `by_rank` has for each shape what it tells of its plays by rank.
    """

    def __init__(self, by_rank: dict[Shape, Spanning | Listing], ranking: Ranking) -> None:
        self._by_rank, self._ranking = by_rank, ranking
        self._apart = jokers_apart(ranking)
        self._found: dict[tuple[Spanning, ...], Found] = {}
        self._tables: dict[tuple[Cards, ...], Tables[tuple[Cards, ...]]] = {}
        self.follows: dict[tuple[Any, ...], Case] = {}  # by what is to be beaten
        self._short: dict[Row, tuple[int, dict[Cards, int]]] = {}  # length, bit by lowest rank
        wanted: list[tuple[int, int]] = []
        spanning = [how for how in by_rank.values() if isinstance(how, Spanning)]
        for how in sorted(spanning, key=lambda one: one.length):
            if (row := self._row(how)) not in self._short:
                every = self._spans(how)
                bits = {span.ranks[0]: 1 << at for at, span in enumerate(every, len(wanted))}
                self._short[row] = how.length, bits
                wanted += [(how.width, span.bits) for span in every]
        self._rows = rows(tuple(wanted))

    @cached_property
    def leads(self) -> Case:
        """The tables of possible leads."""
        return self.case([(shape, -1) for shape in self._by_rank])

    def plays(self, hand: Cards, case: Case) -> list[Cards]:
        """Return one play for each that the ranks of the hand allow."""
        b0, b1, b2, b3, b4, b5, b6, b7 = in_bytes = hand.to_bytes(BYTES, "little")
        t0, t1, t2, t3, t4, t5, t6, t7 = case.sets  # written out: a loop takes twice as long
        plays = [*t0[b0], *t1[b1], *t2[b2], *t3[b3], *t4[b4], *t5[b5], *t6[b6], *t7[b7]]
        return plays + self._spans_of(in_bytes, case) if case.runs or case.carrying else plays

    def _spans_of(self, hand: bytes, case: Case) -> list[Cards]:
        """Return the runs, and the sets and runs with kickers."""
        b0, b1, b2, b3, b4, b5, b6, b7 = hand
        t0, t1, t2, t3, t4, t5, t6, t7 = self._rows
        short = t0[b0] & t1[b1] & t2[b2] & t3[b3] & t4[b4] & t5[b5] & t6[b6] & t7[b7]
        plays: list[Cards] = []
        if short:
            for bits, runs in case.runs:
                if fitting := short & bits:
                    plays += runs[fitting]
            bodies: list[Body] = []
            for bits, carrying in case.carrying:
                if fitting := short & bits:
                    bodies += carrying[fitting]
            if bodies:
                plays += carried(hand, bodies)
        return plays

    def case(self, shapes: Above) -> Case:
        """Return the tables of plays of these shapes above these strengths."""
        alone: list[Cards] = []  # of one rank
        spanned: dict[tuple[Any, ...], list[Spanning]] = {}  # spans of one search
        for shape, above in shapes:
            how = self._by_rank[shape]
            if isinstance(how, Spanning):
                together = self._row(how) if above < 0 else how
                spanned.setdefault((how.kickers is not None, above, together), []).append(how)
            else:
                alone += [play for strength, play in how if strength > above]
        looks: tuple[list[Look], list[Look]] = ([], [])
        for (carrying, above, _), several in spanned.items():
            looks[carrying].append(self._look(tuple(several), above))
        return Case(self._sets(tuple(alone)), *looks)

    def _look(self, several: tuple[Spanning, ...], above: int) -> Look:
        if several not in self._found:
            self._found[several] = Found([laid for how in several for laid in self._laid(how)])
        found = self._found[several]
        return found.above(above), found

    def _laid(self, how: Spanning) -> Iterator[tuple[int, int, tuple[Any, ...]]]:
        length, short = self._short[self._row(how)]
        several = (1 << how.length - length + 1) - 1  # the short ones follow one another
        for span in self._spans(how):
            cards = first(span.bits, how.width)
            laid = bodies_of(cards, how.kickers) if how.kickers else (cards,)
            yield span.high, several * short[span.ranks[0]], laid

    def _sets(self, alone: tuple[Cards, ...]) -> Tables[tuple[Cards, ...]]:
        """Return the tables of these plays by the bytes of a hand, cached."""
        if alone not in self._tables:
            places: list[list[Cards]] = [[] for _ in range(BYTES)]
            for play in dict.fromkeys(alone):
                places[play.bit_length() - 1 >> 3].append(play)
            self._tables[alone] = tuple(
                sets(place, tuple(some), self._apart) for place, some in enumerate(places)
            )
        return self._tables[alone]

    def _spans(self, how: Spanning) -> list[Span]:
        return spans(self._ranking, how.length, how.without | self._apart).all

    def _row(self, how: Spanning) -> Row:
        return how.width, how.without | self._apart, how.length == 1


def merging(shapes: Sequence[Shape], ranking: Ranking) -> Merging | None:
    """The merged plays of these shapes; None where suits come in, or one does not tell them."""
    if ranking.suits or ranking.backs:
        return None
    found = {shape: how for shape in shapes if (how := shape.by_rank(ranking)) is not None}
    return Merging(found, ranking) if len(found) == len(set(shapes)) else None
