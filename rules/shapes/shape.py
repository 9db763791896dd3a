"""What every shape tells about itself, so that nobody needs to ask which one it is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum, IntEnum, auto
from functools import cache, lru_cache
from itertools import chain, product
from typing import ClassVar, NamedTuple, TypeAlias

from rules.cards import Cards, joined
from rules.ranking import Ranking
from rules.shapes.forms import Form, free, of_any_ranks, parts, wanting
from rules.shapes.search.hand import present, sort
from rules.shapes.search.ways import choose


class Kind(Enum):
    """What players call the plays of a shape."""

    SET = auto()
    RUN = auto()
    KICKED = auto()
    ROCKET = auto()
    TWO_PAIRS = auto()
    STRAIGHT = auto()
    FLUSH = auto()
    FULL_HOUSE = auto()
    FOUR_AND_ONE = auto()
    STRAIGHT_FLUSH = auto()
    DRAGON = auto()


class Honour(IntEnum):
    """The honour hands of Big Two from low to high; straight flushes are over fours or under."""

    NONE = 0
    UNDER_QUADS = auto()
    QUADS = auto()
    OVER_QUADS = auto()


class Kickers(NamedTuple):
    """The cards that a play carries along: so many units of `size` cards, of different ranks.

    `twins` lets two single ones be a pair, `jokers` both of them be jokers.
    """

    size: int
    number: int
    twins: bool
    jokers: bool


class Spanning(NamedTuple):
    """Plays by rank that are runs: `length` ranks with `width` cards each, some with kickers.

    No card `without` is in them.
    """

    width: int
    length: int
    without: Cards
    kickers: Kickers | None = None


Groups: TypeAlias = Iterable[Iterable[Cards]]  # plays, those together that are much alike
Listing: TypeAlias = tuple[tuple[int, Cards], ...]  # plays by rank in first suits, and how strong


class Shape(ABC):
    """A kind of combination: a set of equal cards, a straight, a full house.

    Shapes are small frozen values. What is below `find` has an answer for shapes of which
    nothing more is to be said.
    """

    kind: ClassVar[Kind]
    any_suits: ClassVar[bool] = False  # is it a hand of several ranks, whatever their suits?

    @property
    @abstractmethod
    def size(self) -> int:
        """How many cards its plays have."""

    @abstractmethod
    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """The strength of these cards as this shape, or None when they are not one."""

    @abstractmethod
    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Its plays in the hand that are stronger than `above` (-1 for all), found when asked for.

        A group has those that differ only in suits, or in cards that go along and do not decide:
        there are few groups, however many plays there are.
        """

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        """Every play of this shape in the hand that is stronger than `above` (-1 for all)."""
        return list(chain.from_iterable(self.groups(hand, ranking, above)))

    @property
    def numbers(self) -> tuple[int, ...]:
        """How many cards it has of each of its ranks; nothing where that is not what makes it."""
        return ()

    @property
    def honour(self) -> Honour:
        """Is it an honour hand, and how high?"""
        return Honour.NONE

    def lengthens(self, other: Shape) -> bool:
        """Is it one rank longer than the other, so that no hand has it that has not the other?"""
        return False

    def by_rank(self, ranking: Ranking) -> Spanning | Listing | None:
        """Its plays where suits do not matter, in one pack; None where only `find` knows them."""
        return None

    def key(self, held: Cards, ranking: Ranking) -> int:
        """The height of the rank that a hand of five goes by: of which it has most, two at least.

        `held` are cards that are of this shape.
        """
        of = sort(held)
        return max(ranking.rank_height(1 << r * 4) for r in of.fours or of.triples or of.pairs)

    def forms(self, ranking: Ranking) -> tuple[Form, ...]:
        """The ranks that its plays may have; nothing where suits make it."""
        return of_any_ranks(ranking.order, self.numbers) if self.numbers else ()

    def forms_over(self, ranking: Ranking, held: Cards) -> tuple[Form, ...]:
        """Those forms that have all the ranks of these cards."""
        return _forms_over(self, ranking, present(held))

    def filled(self, ranking: Ranking, held: Cards, wild: int) -> Iterator[Cards]:
        """These cards with all that so many wild ones may be, for a play of this shape.

        Each wild one is a card of any suit that is not in the play; `held` and the wild ones
        together are as many as the shape has.
        """
        for form in self.forms_over(ranking, held):
            lacks = wanting(form, held)
            if min(lack for _, lack in lacks) < 0 or sum(lack for _, lack in lacks) != wild:
                continue
            ways = [choose(free(rank, held), lack) for rank, lack in lacks if lack]
            yield from (held | joined(more) for more in product(*ways))

    def parts(
        self, ranking: Ranking, hand: Cards, wild: int, above: int = -1, lowest: bool = False
    ) -> Iterator[Cards]:
        """What is in the hand of its plays, so many cards of each being wanting.

        Those that are not stronger than `above` may be left out; with `lowest` what is wanting
        will be the lowest cards of their ranks, not all of one suit.
        """
        return parts(_forms(self, ranking), hand, wild)


@cache
def _forms(shape: Shape, ranking: Ranking) -> tuple[Form, ...]:
    return shape.forms(ranking)


@lru_cache(maxsize=10_000)
def _forms_over(shape: Shape, ranking: Ranking, row: int) -> tuple[Form, ...]:
    found = _forms(shape, ranking)
    return tuple(f for f in found if not row & ~joined(1 << rank * 4 for rank, _ in f))
