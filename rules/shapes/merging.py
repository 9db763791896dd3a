"""Plays that differ only in suits, found once: for the games whose suits do not matter.

A set of the lowest cards of a rank stands for all others, and so it is with runs. They are read
off the bytes of the hand, so a hand that was never seen before costs no more than another.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from itertools import count
from typing import Any, NamedTuple, TypeAlias

from rules.cards import JOKER, ONE_PACK, Cards, each, joined, of_rank
from rules.ranking import Ranking
from rules.shapes.carrying import carried
from rules.shapes.kickers import Kicked, Rocket
from rules.shapes.layers import JOKERS, RANK_BITS
from rules.shapes.lowest import BYTES, WIDEST, Tables, lowest, rows, sets
from rules.shapes.runs import Run
from rules.shapes.sets import Set
from rules.shapes.spans import Span, spans

Above: TypeAlias = Iterable[tuple[Any, int]]  # shapes, each with the strength to be above
Way: TypeAlias = Kicked | None  # how to lay a set or a run: with kickers of a kind, or bare
OfSets: TypeAlias = dict[int, list[Way]]  # by width
OfRuns: TypeAlias = dict[tuple[int, Cards], dict[Way, list[int]]]  # lengths; by width and without


class Masks(dict[int, tuple[Cards, ...]]):
    """The runs of some lengths, by the shortest ones that fit."""

    def __init__(self, short: Iterable[tuple[int, int]], wanted: Sequence[Span]) -> None:
        super().__init__()
        self._short = list(short)  # the bit and the row of each
        self._wanted = [(span.bits, span.cards & ONE_PACK) for span in wanted]

    def __missing__(self, fitting: int) -> tuple[Cards, ...]:
        outside = ~joined(row for bit, row in self._short if bit & fitting)
        self[fitting] = found = tuple(cards for row, cards in self._wanted if not row & outside)
        return found


class Sets(NamedTuple):
    """Sets of one width, bare, with kickers of some kinds, or both."""

    tables: Tables[tuple[Cards, ...]]
    bare: bool
    kicked: tuple[Kicked, ...]


class Runs(NamedTuple):
    """Runs of one width, likewise, and the bits of the shortest ones that could fit."""

    width: int
    bits: int
    masks: Masks
    bare: bool
    kicked: tuple[Kicked, ...]


class Among(NamedTuple):
    """What to look for among these cards; nothing, perhaps, unless there are four of a rank."""

    cards: Cards
    fours: bool
    sets: list[Sets]
    runs: list[Runs]


class Case(NamedTuple):
    """What may be played: anything on a lead, or what beats a play."""

    among: list[Among]
    jokers: list[Cards]  # where each joker is a rank of its own: alone, then both


class Merging:
    """The plays of some shapes, suits merged."""

    def __init__(self, shapes: Sequence[Any], ranking: Ranking) -> None:
        self._ranking = ranking
        self._apart = JOKERS if ranking.jokers != "equal" else 0  # each a rank of its own
        ranks = spans(ranking, 1, self._apart).all
        self._every = joined(span.cards & ONE_PACK for span in ranks)
        self._short = self._shortest(shapes)
        wanted = [(kind[0], row) for kind, short in self._short.items() for _, row in short]
        self._rows = rows(tuple(wanted))
        self._masks: dict[tuple[Any, ...], Masks] = {}
        self.leads = self.case([(shape, -1) for shape in shapes])
        self.follows: dict[tuple[Any, ...], Case] = {}  # by what is to be beaten

    def plays(self, hand: Cards, case: Case) -> list[Cards]:
        """One play for each that the ranks of the hand allow."""
        plays: list[Cards] = []
        if bodies := self._find(hand, case.among, plays):
            plays += carried(hand, bodies)
        if jokers := hand & self._apart:
            plays += [some for some in case.jokers if not some & ~jokers]
        return plays

    def _find(
        self, hand: Cards, places: Iterable[Among], plays: list[Cards]
    ) -> list[tuple[list[Cards], tuple[Kicked, ...]]]:
        """Add to the plays what is laid bare; return what goes with kickers."""
        bodies = []
        for cards, fours, of_sets, of_runs in places:
            if fours and not hand & hand >> 1 & hand >> 2 & hand >> 3 & RANK_BITS:
                continue
            a, b, c, d, e, f, g, h = in_bytes = (hand & cards).to_bytes(BYTES, "little")
            for (s, t, u, v, w, x, y, z), bare, kicked in of_sets:
                if found := [*s[a], *t[b], *u[c], *v[d], *w[e], *x[f], *y[g], *z[h]]:
                    if bare:
                        plays += found
                    if kicked:
                        bodies.append((found, kicked))
            if of_runs:
                bodies += self._find_runs(in_bytes, of_runs, plays)
        return bodies

    def _find_runs(
        self, hand: bytes, places: Iterable[Runs], plays: list[Cards]
    ) -> list[tuple[list[Cards], tuple[Kicked, ...]]]:
        bodies = []
        a, b, c, d, e, f, g, h = hand
        s, t, u, v, w, x, y, z = self._rows
        if short := s[a] & t[b] & u[c] & v[d] & w[e] & x[f] & y[g] & z[h]:
            for width, bits, masks, bare, kicked in places:
                if fitting := short & bits:
                    cards = lowest(hand, width)
                    found = [cards & mask for mask in masks[fitting]]
                    if bare:
                        plays += found
                    if kicked and found:
                        bodies.append((found, kicked))
        return bodies

    def case(self, shapes: Above) -> Case:
        """Where the plays are found of these shapes above these strengths."""
        wanted: dict[Cards, tuple[OfSets, OfRuns]] = {}
        jokers: list[Cards] = []
        for shape, above in shapes:
            if isinstance(shape, Rocket):
                jokers += [JOKERS] if above < 0 else []
                continue
            if isinstance(shape, Set):
                jokers += self._jokers(shape, above)
            of_sets, of_runs = wanted.setdefault(self._cards(shape, above), ({}, {}))
            way = replace(shape, length=0, without=0) if isinstance(shape, Kicked) else None
            if shape.length == 1:
                of_sets.setdefault(shape.width, []).append(way)
            else:
                kind = shape.width, shape.without | self._apart
                of_runs.setdefault(kind, {}).setdefault(way, []).append(shape.length)
        among = [self._among(cards, *kinds) for cards, kinds in wanted.items()]
        return Case(among, list(dict.fromkeys(jokers)))

    def _cards(self, shape: Any, above: int) -> Cards:
        """The cards of which such plays above this strength are made."""
        if above < 0 and shape.length > 1:
            return self._every
        alike = spans(self._ranking, shape.length, shape.without | self._apart).all
        return self._every & joined(span.cards for span in alike if span.high > above)

    def _among(self, cards: Cards, of_sets: OfSets, of_runs: OfRuns) -> Among:
        runs = []
        for (width, without), lengths in of_runs.items():
            for several in dict.fromkeys(map(tuple, lengths.values())):
                ways = [way for way, n in lengths.items() if tuple(n) == several]
                bits, masks = self._runs(width, without, several)
                runs.append(Runs(width, bits, masks, None in ways, _kicked(ways)))
        fours = not runs and min(of_sets) == WIDEST
        looked = [Sets(sets(w), None in ways, _kicked(ways)) for w, ways in of_sets.items()]
        return Among(cards, fours, looked, runs)

    def _shortest(self, shapes: Iterable[Any]) -> dict[tuple[int, Cards], list[tuple[int, int]]]:
        """By width and what is in no run, the shortest runs: for each a bit and its row."""
        lengths: dict[tuple[int, Cards], int] = {}
        for shape in shapes:
            if getattr(shape, "length", 1) > 1:
                kind = shape.width, shape.without | self._apart
                lengths[kind] = min(shape.length, lengths.get(kind, shape.length))
        bits = (1 << at for at in count())
        return {
            (width, without): [(next(bits), s.bits) for s in spans(self._ranking, n, without).all]
            for (width, without), n in lengths.items()
        }

    def _runs(self, width: int, without: Cards, lengths: tuple[int, ...]) -> tuple[int, Masks]:
        """What finds the runs of these lengths: the bits of the shortest, and the masks."""
        short, key = self._short[width, without], (width, without, lengths)
        if key not in self._masks:
            wanted = [span for n in lengths for span in spans(self._ranking, n, without).all]
            self._masks[key] = Masks(short, wanted)
        return joined(bit for bit, _ in short), self._masks[key]

    def _jokers(self, shape: Set, above: int) -> list[Cards]:
        """The jokers that are a rank of their own, as a single or a pair above this strength."""
        if shape.count > 2 or not self._apart & ~shape.without:
            return []
        some = [JOKERS] if shape.count == 2 else sorted(each(JOKERS), key=self._ranking.height)
        return [play for play in some if self._ranking.highest(play) > above]


def _kicked(ways: Iterable[Way]) -> tuple[Kicked, ...]:
    return tuple(way for way in ways if way)


def merging(ladders: Sequence[Any], ranking: Ranking) -> Merging | None:
    """The merged plays of these ladders; None where suits or other shapes come in."""
    shapes = [shape for ladder in ladders for shape in ladder.shapes]
    plain = not ranking.suits and not ranking.backs
    if not plain or not all(_is_known(shape, ranking) for shape in shapes):
        return None
    return Merging(shapes, ranking)


def _is_known(shape: object, ranking: Ranking) -> bool:
    """Is it a shape of ranks alone, in one pack?"""
    match shape:
        case Set():
            return shape.count <= WIDEST and shape.without in (0, of_rank(JOKER))
        case Run():
            return shape.width <= WIDEST
        case Kicked():
            return ranking.jokers != "equal"
    return isinstance(shape, Rocket)
