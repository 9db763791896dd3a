"""The probability that a play wins its trick, from the cards still out that could beat it."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import accumulate
from math import exp, prod
from typing import NamedTuple, TypeAlias

from rules.cards import Cards, each
from rules.combinations import Combination, Reader
from rules.ranking import Ranking
from rules.shapes.kickers import Kicked
from rules.shapes.runs import Run
from rules.shapes.search.hand import counts, spans
from rules.shapes.shape import Honour, Kind, Shape

Rates: TypeAlias = tuple[tuple[float, ...], ...]  # by width of a set, then by rank from the lowest

FULL = 4  # cards of a rank in a pack
HELD = 4  # the row of `rates` with the probability that each rank is held
SINGLE = 0.22  # the rate at which each higher card that is out is laid on a single card
SETS = (  # the rates of sets of two, three, four of a rank, by the number of its cards out
    (0.0, 0.0, 0.07, 0.16, 0.3, 0.4),
    (0.0, 0.0, 0.0, 0.06, 0.16, 0.3),
    (0.0, 0.0, 0.0, 0.0, 0.05, 0.1),
)
WINDOW = 0.16  # the rate at which a possible higher run is laid; less for runs of sets
ANY_OF_FIVE = {  # the rate at which a play of five cards is beaten by a better kind of five cards
    Kind.STRAIGHT: 0.55,
    Kind.FLUSH: 0.4,
    Kind.FULL_HOUSE: 0.08,
    Kind.FOUR_AND_ONE: 0.02,
    Kind.STRAIGHT_FLUSH: 0.0,
}
OF_FIVE = {  # for each higher rank, the rate at which such a play is beaten by its own kind
    Kind.STRAIGHT: 0.03,
    Kind.FLUSH: 0.05,
    Kind.FULL_HOUSE: 0.08,
    Kind.FOUR_AND_ONE: 0.03,
    Kind.STRAIGHT_FLUSH: 0.02,
}
FITS = {1: 0.5, 2: 0.4, 3: 0.3}  # by size, the rate of laying the highest play on others
RARE = 0.15  # the rate of `FITS` for plays of more cards
BOMBS = 0.1  # the rate at which any player lays a bomb on a play


class Outline(NamedTuple):
    """The features that make a play hard to beat.

    >>> from rules.cards import cards
    >>> from rules.catalogue import build
    >>> rules = build("doudizhu_denexa")
    >>> play = outline(rules.reader(), cards("5D 5C 5H 5S 3D 4D"), rules.pack)
    >>> play.bomb, play.four
    (False, True)
    """

    play: Combination
    kind: Kind
    width: int  # the number of cards of the main rank, which has the most cards
    rank: int  # the main rank, 0 for the lowest
    above: tuple[tuple[int, ...], ...] | None  # for a run: the ranks of each higher run
    bomb: bool
    wins: float  # the probability that the play wins its trick early in a deal
    fits: float  # the rate at which the play can be laid on the leads of others

    @property
    def four(self) -> bool:
        """Whether the play is a bomb, or contains a possible bomb: four of a kind with kickers."""
        return self.bomb or (self.kind is Kind.KICKED and self.width >= FULL)


@lru_cache(maxsize=8_000)
def outline(reader: Reader, cards: Cards, pack: Cards) -> Outline | None:
    """Return the outline of these cards of a pack; None if the cards are no play."""
    play = reader.read(cards)
    return of_play(reader, play, pack) if play else None


@lru_cache(maxsize=8_000)
def of_play(reader: Reader, play: Combination, pack: Cards) -> Outline:
    """Return the outline of a play; its cards may stand for other cards."""
    shape, ranking = reader.shape(play), reader.ranking
    held = counts(play.cards)
    numbers = [(held >> rank * 4 & 15, rank) for rank in range(16)]
    width = max(number for number, _ in numbers)
    widest = [rank for number, rank in numbers if number == width]
    height = max(ranking.rank_height(1 << rank * 4) for rank in widest)
    above = _higher_runs(shape, ranking, height)
    bomb = play.trump or shape.honour is not Honour.NONE
    often = FITS.get(play.size, RARE) * height / (len(ranking.ranks) - 1)
    plain = Outline(play, shape.kind, width, height, above, bomb, 0.0, often)
    singles = higher_singles(ranking, play.cards, pack) if play.size == 1 else 0
    return plain._replace(wins=exp(-threat(plain, rates(ranking, pack), singles)))


def _higher_runs(shape: Shape, ranking: Ranking, height: int) -> tuple[tuple[int, ...], ...] | None:
    if not isinstance(shape, Run | Kicked) or shape.length == 1:
        return None
    rows = spans(ranking, shape.length, shape.without).all
    heights = (tuple(ranking.rank_height(cards & -cards) for cards in row.ranks) for row in rows)
    return tuple(ranks for ranks in heights if ranks[-1] > height)


@lru_cache(maxsize=1_000)
def rates(ranking: Ranking, unseen: Cards) -> Rates:
    """Return by width the rates at which sets above each rank are laid, from the unseen cards.

    The row of single cards has the number of higher cards instead of a rate. The last row has for
    each rank the probability that a player holds a card of this rank.
    """
    numbers = [(cards & unseen).bit_count() for cards, _, _ in ranking.ranks]
    sets = [_above(SETS[width - 2][min(number, 5)] for number in numbers) for width in (2, 3, 4)]
    held = tuple(min(1.0, number / FULL) for number in numbers)
    return (_above(numbers), *sets, held)


def _above(numbers: Iterable[float]) -> tuple[float, ...]:
    downward = list(accumulate(reversed(list(numbers)), initial=0))
    return tuple(downward[-2::-1])


def threat(play: Outline, out: Rates, higher: int) -> float:
    """Return the expected number of times that the play is beaten, by all other seats together.

    `out` is the result of `rates`. `higher` is the number of unseen cards above a single card,
    suits considered; it has no effect on other plays.
    """
    rank, width = play.rank, play.width
    if play.kind in ANY_OF_FIVE:
        return ANY_OF_FIVE[play.kind] + OF_FIVE[play.kind] * sum(out[HELD][rank + 1 :])
    bombs = 0.0 if play.bomb else BOMBS * (out[FULL - 1][0] > 0)
    if play.above is not None:
        likely = sum(prod(out[HELD][at] for at in ranks) for ranks in play.above)
        return bombs + likely * WINDOW / width**2
    if width == 1:
        return bombs + SINGLE * higher
    return bombs + out[min(width, FULL) - 1][rank]


def higher_singles(ranking: Ranking, card: Cards, unseen: Cards) -> int:
    lowest = card & -card
    height, rank = ranking.height(lowest), ranking.rank_height(lowest)
    same = unseen & ranking.ranks[rank][0] if ranking.suits or ranking.jokers_differ else 0
    more = sum(ranking.height(other) > height for other in each(same))
    return (unseen & ranking.over[rank]).bit_count() + more
