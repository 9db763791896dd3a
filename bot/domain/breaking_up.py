"""Which plays break up a bomb or a straight that the hand holds."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from rules.cards import PACK_BITS, Cards, joined
from rules.combinations import Combination, Reader
from rules.ranking import Ranking
from rules.shapes.runs import Run, of_each_rank, within
from rules.shapes.search.layers import layers
from rules.shapes.shape import Honour, Kind, Shape

Row = int  # ranks, each as the bit ``rank * 4``
Strength = tuple[int, int, int]  # ladder, rung and strength
# Of equal bombs, for each part that one needs, the cards that will do. Of a run every rank is a
# part, for two packs have millions of runs of pairs; anything else has one part, all of it.
Parts = tuple[Collection[Cards], ...]


class Stretch(NamedTuple):
    """Straights that share ranks: all in the hand with `width` cards of each rank."""

    width: int
    ranks: Row
    straights: tuple[Row, ...]

    def longest(self, layer: Row) -> int:
        """The ranks of the longest of them where the hand has only these ranks so often."""
        return max((row.bit_count() for row in self.straights if not row & ~layer), default=0)


class Whole:
    """What is whole in a hand: its bombs, and its straights or runs of pairs and the like.

    A bomb is what beats plays of other kinds, or an honour hand of Big Two. Straights are what
    the other cards make: nobody breaks up a bomb for them.
    """

    def __init__(self, hand: Cards, reader: Reader) -> None:
        self._bombs = _bombs(hand, reader)
        self._rest = hand & ~joined(
            cards for parts in self._bombs.values() for ways in parts for cards in ways
        )
        self._stretches = _stretches(self._rest, reader)

    def broken_by(self, play: Combination) -> bool:
        """Is a bomb or a straight gone or in pieces after this, and not just laid?

        Who lays the longest of several straights that share ranks has broken nothing, nor who
        lays the end of one and keeps a straight of all the rest.
        """
        if (play.ladder, play.rung, play.strength) in self._bombs:
            return False
        if any(_all_gone(parts, play.laid) for parts in self._bombs.values()):
            return True
        left = layers(self._rest & ~play.laid).ranks
        gone = layers(self._rest & play.laid).ranks
        return any(_in_pieces(one, _layer(left, one), _layer(gone, one)) for one in self._stretches)


def _all_gone(parts: Parts, laid: Cards) -> bool:
    """Is none of these equal bombs left whole?"""
    return any(all(cards & laid for cards in ways) for ways in parts)


def _in_pieces(stretch: Stretch, left: Row, gone: Row) -> bool:
    """Is less left of the longest straight than there was without the ranks that are laid?"""
    if not stretch.ranks & ~left:
        return False
    longest, laid = stretch.longest(stretch.ranks), stretch.ranks & gone
    if laid in stretch.straights:
        return laid.bit_count() < longest
    return stretch.longest(left) + laid.bit_count() < longest


def _layer(ranks: tuple[Row, ...], stretch: Stretch) -> Row:
    return ranks[stretch.width - 1] if len(ranks) >= stretch.width else 0


def _bombs(hand: Cards, reader: Reader) -> dict[Strength, Parts]:
    """The bombs of a hand, those together that are equal."""
    found: dict[Strength, Parts] = {}
    for number, ladder in enumerate(reader.ladders):
        for rung, shape in enumerate(ladder.shapes):
            if not ladder.trump and shape.honour is Honour.NONE:
                continue
            if isinstance(shape, Run):
                bombs = _runs(hand, shape, reader.ranking)
            else:
                bombs = _others(hand, shape, reader.ranking)
            found |= {(number, rung, strength): parts for strength, parts in bombs.items()}
    return found


def _runs(hand: Cards, shape: Run, ranking: Ranking) -> dict[int, Parts]:
    """By strength, which the cards of the top rank decide."""
    found: dict[int, Parts] = {}
    for span in within(hand, ranking, shape.width, shape.length, shape.without):
        *lower, top = of_each_rank(hand, span, shape.width)
        below = joined(ways[0] for ways in lower)
        equal: dict[int, list[Cards]] = {}
        for cards in top:
            equal.setdefault(shape.read(below | cards, ranking) or 0, []).append(cards)
        found |= {strength: (*lower, some) for strength, some in equal.items()}
    return found


def _others(hand: Cards, shape: Shape, ranking: Ranking) -> dict[int, Parts]:
    equal: dict[int, set[Cards]] = {}
    for bomb in shape.find(hand, ranking, -1):
        equal.setdefault(shape.read(bomb, ranking) or 0, set()).add(_core(bomb, shape))
    return {strength: (some,) for strength, some in equal.items()}


def _core(bomb: Cards, shape: Shape) -> Cards:
    """The cards that make it: of four and one the four."""
    if shape.kind is not Kind.FOUR_AND_ONE:
        return bomb
    four = layers(bomb).ranks[3] * 0xF
    return bomb & (four | four << PACK_BITS)


def _stretches(hand: Cards, reader: Reader) -> list[Stretch]:
    """The straights of a hand that are no bombs, those together that share a rank."""
    held = layers(hand).ranks
    rows: dict[int, set[Row]] = {}  # by how many cards of each rank
    for ladder in reader.ladders:
        if ladder.trump:
            continue
        for shape in ladder.shapes:
            if shape.kind not in (Kind.RUN, Kind.STRAIGHT) or shape.size > hand.bit_count():
                continue
            for form in shape.forms(reader.ranking):
                width, row = form[0][1], joined(1 << rank * 4 for rank, _ in form)
                if width <= len(held) and not row & ~held[width - 1]:
                    rows.setdefault(width, set()).add(row)
    return [stretch for width, some in rows.items() for stretch in _sharing(width, some)]


def _sharing(width: int, rows: set[Row]) -> list[Stretch]:
    found: list[Stretch] = []
    for row in sorted(rows):
        apart = [one for one in found if not one.ranks & row]
        shared = [one for one in found if one.ranks & row]
        ranks = row | joined(one.ranks for one in shared)
        straights = (*(each_row for one in shared for each_row in one.straights), row)
        found = [*apart, Stretch(width, ranks, straights)]
    return found
