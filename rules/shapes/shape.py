"""The interface of all shapes, so that callers need not know the kind of a shape."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Iterator
from enum import Enum, IntEnum, auto
from functools import cache, lru_cache
from itertools import chain, islice, product
from typing import ClassVar, NamedTuple, TypeAlias

from rules.cards import PACK_BITS, Card, Cards, joined, suit_of
from rules.ranking import Ranking
from rules.shapes.forms import Form, free, of_any_ranks, parts, wanting
from rules.shapes.search.hand import BY_RANK, BY_SUIT, choose, picks, present, sort


class Kind(Enum):
    """The kinds of plays, by the names that players use."""

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


TWO_PACKS = (1 << 2 * PACK_BITS) - 1  # the cards of two packs

Groups: TypeAlias = Iterable[Iterable[Cards]]  # plays, those together that are much alike
Listing: TypeAlias = tuple[tuple[int, Cards], ...]  # plays by rank in first suits, and how strong


class Shape(ABC):
    """A kind of combination: a set of equal cards, a straight, a full house.

    Shapes are small frozen values. Methods below `find` have defaults for shapes that need no more.
    """

    kind: ClassVar[Kind]
    any_suits: ClassVar[bool] = False  # a hand of several ranks, with any suits

    @property
    @abstractmethod
    def size(self) -> int:
        """The number of cards of its plays."""

    @abstractmethod
    def read(self, held: Cards, ranking: Ranking) -> int | None:
        """Return the strength of these cards as this shape, or None where they are none."""

    @abstractmethod
    def groups(self, hand: Cards, ranking: Ranking, above: int) -> Groups:
        """Return its plays in the hand that are stronger than `above` (-1 for all), lazily.

        A group has those that differ only in suits, or in cards that go along and do not decide:
        there are few groups even for very many plays.
        """

    def equals(self, hand: Cards, ranking: Ranking, strength: int) -> Groups:
        """Return its plays of equal strength, in groups; some others may be among them."""
        return self.groups(hand, ranking, strength - 1)

    def find(self, hand: Cards, ranking: Ranking, above: int) -> list[Cards]:
        """Return every play of this shape in the hand stronger than `above` (-1 for all)."""
        return list(chain.from_iterable(self.groups(hand, ranking, above)))

    @property
    def numbers(self) -> tuple[int, ...]:
        """The number of cards of each of its ranks; empty where that does not define it."""
        return ()

    @property
    def honour(self) -> Honour:
        """The level of its honour hand, if it is one."""
        return Honour.NONE

    def lengthens(self, other: Shape) -> bool:
        """Whether it is one rank longer than the other, so that its plays contain the other's."""
        return False

    def by_rank(self, ranking: Ranking) -> Spanning | Listing | None:
        """Return its plays where suits do not matter, in one pack; None where only `find` can."""
        return None

    def key(self, held: Cards, ranking: Ranking) -> int:
        """Return the height of a five-card hand's main rank: the one with most cards, at least two.

        `held` are cards that are of this shape.
        """
        of = sort(held)
        return max(ranking.rank_height(1 << r * 4) for r in of.fours or of.triples or of.pairs)

    def forms(self, ranking: Ranking) -> tuple[Form, ...]:
        """Return the possible ranks of its plays; empty where suits define it."""
        return of_any_ranks(ranking.order, self.numbers) if self.numbers else ()

    def forms_over(self, ranking: Ranking, held: Cards) -> tuple[Form, ...]:
        """Return the forms that have all the ranks of these cards."""
        return _forms_over(self, ranking, present(held))

    def filled(self, ranking: Ranking, held: Cards, wild: int) -> Iterator[Cards]:
        """Yield these cards with all values of so many wild ones, for a play of this shape.

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
        """Yield the parts of its plays in the hand, with so many cards of each missing.

        Parts that are not stronger than `above` are left out, but for a few; with `lowest` the
        missing cards will be the lowest of their ranks, not all of one suit.
        """
        if above < 0:
            yield from parts(_forms(self, ranking), hand, wild)
            return
        for form, least, most in _spread(self, ranking):
            if least > above:
                yield from parts((form,), hand, wild)
            elif most > above:
                yield from self._parts_above(form, ranking, hand, wild, above, lowest)

    def tie_rank(self, form: Form, ranking: Ranking) -> int | None:
        """The printed rank of the form whose cards break a tie; None where the ranks are all."""
        return form[0][0] if len(form) == 1 else None

    def _parts_above(
        self, form: Form, ranking: Ranking, hand: Cards, wild: int, above: int, lowest: bool
    ) -> Iterator[Cards]:
        """Yield the parts of a form whose strength depends on the cards of one rank."""
        tie = self.tie_rank(form, ranking)
        assert tie is not None, "the ranks of other forms say it"
        count = dict(form)[tie]
        others = (tuple(pair for pair in form if pair[0] != tie),)
        here = hand & BY_RANK[tie]
        for less in range(max(0, count - here.bit_count()), min(count, wild) + 1):
            for some in picks(here, count - less):
                low, high = _filled_up(ranking, tie, some, less)
                if self._of(form, tie, low if lowest else high, ranking) > above:
                    yield from (some | rest for rest in parts(others, hand, wild - less))
                elif less and self._of(form, tie, high, ranking) > above:
                    for suit in BY_SUIT:  # the missing card is then of another suit
                        if not some & ~suit:
                            here_too = parts(others, hand & suit, wild - less)
                            yield from (some | rest for rest in here_too)

    def _of(self, form: Form, tie: int, cards: Cards, ranking: Ranking) -> int:
        """The strength of a play of this form with these cards of the rank that breaks ties."""
        suit = suit_of(cards & -cards) if cards else 0
        rest = joined(
            joined(islice(_from_suit(rank, suit + 1), count)) for rank, count in form if rank != tie
        )
        strength = self.read(cards | rest, ranking)
        return -1 if strength is None else strength

    def spread(self, form: Form, ranking: Ranking) -> tuple[int, int]:
        """Return the least strength and the greatest of the plays of this form."""
        tie = self.tie_rank(form, ranking)
        if tie is None:
            strength = self._of(form, -1, 0, ranking)
            return strength, strength
        in_order = ranking.lowest_first(BY_RANK[tie] & TWO_PACKS)
        count = dict(form)[tie]
        ends = joined(in_order[:count]), joined(in_order[-count:])
        low, high = (self._of(form, tie, cards, ranking) for cards in ends)
        return low, high


@cache
def _spread(shape: Shape, ranking: Ranking) -> tuple[tuple[Form, int, int], ...]:
    """Return the forms of a shape, each with the least and the greatest strength of its plays."""
    return tuple((form, *shape.spread(form, ranking)) for form in _forms(shape, ranking))


def _filled_up(ranking: Ranking, rank: int, some: Cards, less: int) -> tuple[Cards, Cards]:
    """Return these cards with so many more of their rank: the lowest, and the highest."""
    others = [one for one in ranking.lowest_first(BY_RANK[rank] & TWO_PACKS) if not one & some]
    return some | joined(others[:less]), some | joined(others[len(others) - less :])


def _from_suit(rank: int, suit: int) -> Iterator[Card]:
    """Yield the cards of a rank in two packs, from this suit on."""
    for pack in range(2):
        for step in range(4):
            yield 1 << rank * 4 + (suit + step) % 4 << PACK_BITS * pack


@cache
def _forms(shape: Shape, ranking: Ranking) -> tuple[Form, ...]:
    return shape.forms(ranking)


@lru_cache(maxsize=10_000)
def _forms_over(shape: Shape, ranking: Ranking, row: int) -> tuple[Form, ...]:
    found = _forms(shape, ranking)
    return tuple(f for f in found if not row & ~joined(1 << rank * 4 for rank, _ in f))
