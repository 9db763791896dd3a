"""Plays by rank, in first suits: for the games whose suits do not matter.

What a hand holds is looked up by its bytes, and plays come out of tables, where each is made once:
they need no suits of the hand.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property
from typing import Any, NamedTuple, TypeAlias

from rules.cards import JOKER, Cards, each, joined, of_rank
from rules.ranking import Ranking
from rules.shapes.kickers import Kicked, Rocket
from rules.shapes.runs import Run
from rules.shapes.search.carrying import Body, bodies_of, carried
from rules.shapes.search.layers import JOKERS
from rules.shapes.search.lowest import BYTES, WIDEST, Tables, first, rows, sets
from rules.shapes.sets import Set
from rules.shapes.spans import Span, spans

Above: TypeAlias = Iterable[tuple[Any, int]]  # shapes, each with the strength to be above
Kind: TypeAlias = tuple[int, Cards, bool]  # of spans: width, what is in none, are they of one rank


class Found(dict[int, tuple[Any, ...]]):
    """What is laid of the spans that a hand has, by the bits of the shortest ones.

    It is made of each span's strength, bits and what is laid of it.
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
        """The bits of all spans above this strength."""
        return joined(bits for high, bits, _ in self._spans if high > strength)


Look: TypeAlias = tuple[int, Found]  # with the bits that matter


class Case(NamedTuple):
    """What may be played: anything on a lead, or what beats a play."""

    sets: Tables[tuple[Cards, ...]]
    runs: list[Look]
    carrying: list[Look]  # bodies


class Merging:
    """The plays of some shapes, suits merged."""

    def __init__(self, shapes: Sequence[Any], ranking: Ranking) -> None:
        self._shapes, self._ranking = shapes, ranking
        self._apart = JOKERS if ranking.jokers_differ else 0  # each a rank of its own
        self._found: dict[tuple[Any, ...], Found] = {}
        self._tables: dict[tuple[Cards, ...], Tables[tuple[Cards, ...]]] = {}
        self.follows: dict[tuple[Any, ...], Case] = {}  # by what is to be beaten
        self._short: dict[Kind, tuple[int, dict[Cards, int]]] = {}  # length, bit by lowest rank
        wanted: list[tuple[int, int]] = []
        for shape in _by_length(shapes):
            if (kind := self._kind(shape)) not in self._short:
                row = self._spans(shape)
                bits = {span.ranks[0]: 1 << at for at, span in enumerate(row, len(wanted))}
                self._short[kind] = shape.length, bits
                wanted += [(shape.width, span.bits) for span in row]
        self._rows = rows(tuple(wanted))

    @cached_property
    def leads(self) -> Case:
        return self.case([(shape, -1) for shape in self._shapes])

    def plays(self, hand: Cards, case: Case) -> list[Cards]:
        """One play for each that the ranks of the hand allow."""
        a, b, c, d, e, f, g, h = in_bytes = hand.to_bytes(BYTES, "little")
        s, t, u, v, w, x, y, z = case.sets
        plays = [*s[a], *t[b], *u[c], *v[d], *w[e], *x[f], *y[g], *z[h]]
        return plays + self._spans_of(in_bytes, case) if case.runs or case.carrying else plays

    def _spans_of(self, hand: bytes, case: Case) -> list[Cards]:
        """The runs, and the sets and runs with kickers."""
        a, b, c, d, e, f, g, h = hand
        s, t, u, v, w, x, y, z = self._rows
        short = s[a] & t[b] & u[c] & v[d] & w[e] & x[f] & y[g] & z[h]
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
        """Where the plays are found of these shapes above these strengths."""
        alone: list[Cards] = []  # of one rank
        spanned: dict[tuple[Any, ...], list[Any]] = {}  # what can be looked for together
        for shape, above in shapes:
            if isinstance(shape, Rocket):
                alone += [JOKERS] if above < 0 else []
            elif isinstance(shape, Set):
                alone += self._alone(shape, above)
            else:
                together = self._kind(shape) if above < 0 else shape
                spanned.setdefault((isinstance(shape, Kicked), above, together), []).append(shape)
        looks: tuple[list[Look], list[Look]] = ([], [])
        for (carrying, above, _), several in spanned.items():
            looks[carrying].append(self._look(tuple(several), above))
        return Case(self._sets(tuple(alone)), *looks)

    def _look(self, shapes: tuple[Any, ...], above: int) -> Look:
        if shapes not in self._found:
            self._found[shapes] = Found([laid for shape in shapes for laid in self._laid(shape)])
        found = self._found[shapes]
        return found.above(above), found

    def _laid(self, shape: Any) -> Iterator[tuple[int, int, tuple[Any, ...]]]:
        length, short = self._short[self._kind(shape)]
        several = (1 << shape.length - length + 1) - 1  # the short ones follow one another
        for span in self._spans(shape):
            cards = first(span.bits, shape.width)
            laid = bodies_of(cards, shape) if isinstance(shape, Kicked) else (cards,)
            yield span.high, several * short[span.ranks[0]], laid

    def _sets(self, alone: tuple[Cards, ...]) -> Tables[tuple[Cards, ...]]:
        """Where these are found by the bytes of a hand."""
        if alone not in self._tables:
            places: list[list[Cards]] = [[] for _ in range(BYTES)]
            for play in dict.fromkeys(alone):
                places[play.bit_length() - 1 >> 3].append(play)
            self._tables[alone] = tuple(
                sets(place, tuple(some), self._apart) for place, some in enumerate(places)
            )
        return self._tables[alone]

    def _spans(self, shape: Any) -> list[Span]:
        return spans(self._ranking, shape.length, shape.without | self._apart).all

    def _kind(self, shape: Any) -> Kind:
        return shape.width, shape.without | self._apart, shape.length == 1

    def _alone(self, shape: Set, above: int) -> list[Cards]:
        """The sets above this strength, the jokers last where each is a rank of its own."""
        width = shape.count
        found = [first(span.bits, width) for span in self._spans(shape) if span.high > above]
        if width > 2 or not self._apart & ~shape.without:
            return found
        some = [JOKERS] if shape.count == 2 else sorted(each(JOKERS), key=self._ranking.height)
        return found + [play for play in some if self._ranking.highest(play) > above]


def _by_length(shapes: Iterable[Any]) -> list[Any]:
    return sorted((s for s in shapes if isinstance(s, (Run, Kicked))), key=lambda s: s.length)


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
            return ranking.jokers_differ
    return isinstance(shape, Rocket)
