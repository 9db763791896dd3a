"""A hand sorted by rank and suit, its layers, its spans of ranks, and choices among its cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from itertools import combinations
from typing import NamedTuple, TypeAlias, TypeVar

from rules.cards import (
    BLACK_JOKER,
    JOKER,
    ONE_PACK,
    PACK_BITS,
    RED_JOKER,
    Cards,
    each,
    joined,
    of_rank,
)
from rules.ranking import Ranking

FURTHER_PACKS = 1 << 2 * PACK_BITS  # from here on a card is only what a wild one stands for
RANK_BITS = 0x1111_1111_1111_1111  # the lowest bit of every rank
JOKER_PAIR = BLACK_JOKER | RED_JOKER
BLACK = BLACK_JOKER | BLACK_JOKER << PACK_BITS
RED = RED_JOKER | RED_JOKER << PACK_BITS
NUMBERS = bytes(  # by a byte of a hand, the cards of each of its two ranks
    (n & 15).bit_count() | (n >> 4).bit_count() << 4 for n in range(256)
)


def jokers_apart(ranking: Ranking) -> Cards:
    """Return the jokers of one pack where each is a rank of its own; none where they are equal."""
    return JOKER_PAIR if ranking.jokers_differ else 0


class Layers(NamedTuple):
    """`ranks[k]`: the ranks held more than k times. `cards[k]`: the k + 1 lowest cards of each."""

    ranks: tuple[int, ...]
    cards: tuple[Cards, ...]


@lru_cache(maxsize=2_000)
def layers(hand: Cards) -> Layers:
    """Return the layers of a hand, as many as it holds cards of one rank."""
    ranks, lowest, rest = [], [], hand
    while rest:
        one, two = rest & ONE_PACK, rest >> PACK_BITS
        here, there = ranks_of(one), 0
        rest = one & (one - here)
        if two:
            there = ranks_of(two) & ~here
            rest |= (two & (two - there)) << PACK_BITS
        ranks.append(here | there)
        lowest.append(hand ^ rest)
    return Layers(tuple(ranks), tuple(lowest))


def ranks_of(held: Cards) -> int:
    """Return the ranks of these cards of one pack."""
    half = held | held >> 2
    return (half | half >> 1) & RANK_BITS


def counts(held: Cards) -> int:
    """Count the cards of each rank, in four bits each: equal for plays that differ in suits.

    At most fifteen, so also for the cards that wild ones stand for.
    """
    size = max(1, held.bit_length() + 7 >> 3)
    rest = int.from_bytes(held.to_bytes(size, "little").translate(NUMBERS), "little")
    found = 0
    while rest:
        found += rest & ONE_PACK
        rest >>= PACK_BITS
    return found


LIMIT = 20_000


class Span(NamedTuple):
    """Some neighbouring ranks, lowest first."""

    bits: int  # as in a layer
    ranks: tuple[Cards, ...]  # all cards of each rank
    cards: Cards  # all cards of all of them
    low: int  # the least height of a card of the top rank
    high: int  # the greatest


class Spans:
    """Every span of one length, from the lowest to the highest."""

    def __init__(self, ranking: Ranking, length: int, without: Cards) -> None:
        self.all: list[Span] = []
        for start in range(len(ranking.ranks) - length + 1):
            part = ranking.ranks[start : start + length]
            ranks = tuple(of_rank for of_rank, _, _ in part)
            held = joined(ranks)
            if not held & without:
                self.all.append(Span(ranks_of(held & ONE_PACK), ranks, held, *part[-1][1:]))
        self.at = {span.bits: span for span in self.all}
        self._memo: dict[int, tuple[Span, ...]] = {}

    def within(self, layer: int) -> tuple[Span, ...]:
        """Return the spans with all their ranks in this layer."""
        found = self._memo.get(layer)
        if found is None:
            if len(self._memo) >= LIMIT:
                self._memo.clear()
            found = tuple(span for span in self.all if not span.bits & ~layer)
            self._memo[layer] = found
        return found


@lru_cache(maxsize=1_000)
def spans(ranking: Ranking, length: int, without: Cards) -> Spans:
    """Return the spans of this length that hold none of the cards `without`."""
    return Spans(ranking, length, without)


def sets_of(hand: Cards, count: int) -> list[Cards]:
    """Return every way to take this many cards of one rank, whichever."""
    if hand <= ONE_PACK:
        by_byte = zip(one_pack(count), hand.to_bytes(8, "little"), strict=True)
        return [play for ways, byte in by_byte for play in ways[byte]]
    ways = WAYS[count]
    return [play for rank in range(JOKER + 1) for play in ways[hand & of_rank(rank)]]


def each_choice(held: Cards, count: int) -> Iterator[Cards]:
    """Yield every way to take `count` of these cards, one after the other, as there may be many."""
    return map(joined, combinations(each(held), count))


def choose(held: Cards, count: int) -> tuple[Cards, ...]:
    """Return every way to take `count` of these cards."""
    return tuple(each_choice(held, count))


picks = lru_cache(maxsize=50_000)(choose)  # for the few cards of one rank, asked again and again


class _Ways(dict[Cards, tuple[Cards, ...]]):
    """A cache of `choose` for the cards of one rank, which have few subsets."""

    def __init__(self, count: int) -> None:
        super().__init__()
        self.count = count

    def __missing__(self, here: Cards) -> tuple[Cards, ...]:
        found = self[here] = choose(here, self.count)
        return found


WAYS = tuple(_Ways(count) for count in range(9))


@cache
def one_pack(count: int) -> tuple[tuple[tuple[Cards, ...], ...], ...]:
    """Return the ways for each byte of a hand, which holds two ranks, by the byte's place."""
    ways = WAYS[count]
    return tuple(
        tuple(ways[byte % 16 << shift] + ways[byte // 16 << shift + 4] for byte in range(256))
        for shift in range(0, PACK_BITS, 8)
    )


FIVE = 5
BY_RANK = tuple(of_rank(rank) for rank in range(16))
BY_SUIT = tuple(
    sum(1 << rank * 4 + suit for rank in range(JOKER)) * (1 | 1 << PACK_BITS) for suit in range(4)
)
TWICE = tuple(  # for each byte of a hand, which holds two ranks: those that come twice
    tuple(
        tuple(rank for rank, here in ((low, byte % 16), (low + 1, byte // 16)) if here & here - 1)
        for byte in range(256)
    )
    for low in range(0, 16, 2)
)
RANK_ROW = 0x1111111111111111  # the lowest bit of each rank


class Sorted(NamedTuple):
    """The printed ranks that come at least twice, three and four times; the long suits.

    `row` has one bit, the lowest of the rank's four, for each rank that is there.
    """

    row: int
    pairs: tuple[int, ...]
    triples: tuple[int, ...]
    fours: tuple[int, ...]
    long_suits: tuple[tuple[Cards, int], ...]  # each suit of five or more: its cards and row


@lru_cache(maxsize=2_000)
def sort(hand: Cards) -> Sorted:
    """Return the materials of five-card hands in this hand, cached for all their shapes."""
    pairs = _twice(hand)
    triples = [rank for rank in pairs if (hand & BY_RANK[rank]).bit_count() > 2]
    fours = [rank for rank in triples if (hand & BY_RANK[rank]).bit_count() > 3]
    suits = [hand & of for of in BY_SUIT if (hand & of).bit_count() >= FIVE]
    long_suits = tuple((here, present(here)) for here in suits)
    return Sorted(present(hand), tuple(pairs), tuple(triples), tuple(fours), long_suits)


def _twice(hand: Cards) -> list[int]:
    if hand <= ONE_PACK:
        by_byte = zip(TWICE, hand.to_bytes(8, "little"), strict=True)
        return [rank for ranks, byte in by_byte for rank in ranks[byte]]
    return [rank for rank, of in enumerate(BY_RANK) if (hand & of).bit_count() > 1]


def present(held: Cards) -> int:
    """Return one bit for each rank present: the lowest of the rank's four."""
    either = held | held >> PACK_BITS
    either |= either >> 1
    return (either | either >> 2) & RANK_ROW


def one_suit(held: Cards) -> bool:
    """Whether all these cards are of one suit. Jokers have none."""
    return any(not held & ~of_suit for of_suit in BY_SUIT)


WIDEST = 4
BYTES = 8  # of a pack
NIBBLES = range(16)  # all that a hand may hold of one rank
LOWEST = [[joined(list(each(held))[:number]) for number in range(WIDEST + 1)] for held in NIBBLES]

T = TypeVar("T")
Tables: TypeAlias = tuple[tuple[T, ...], ...]  # by the place of a byte and the byte


def first(ranks: int, width: int) -> Cards:
    """Return the first cards of these ranks, so many of each; ranks are bits as in a layer."""
    return ranks * ((1 << width) - 1)


def held_as(hand: Cards, play: Cards) -> Cards:
    """A play by rank as cards of this hand, which has them: the lowest of a rank for the first."""
    while lacking := play & ~hand:
        at = lacking.bit_length() - 1 & ~3
        number = (play >> at & 15).bit_count()
        play = play & ~(15 << at) | LOWEST[hand >> at & 15][number] << at
    return play


@cache
def sets(place: int, some: tuple[Cards, ...], apart: Cards) -> tuple[tuple[Cards, ...], ...]:
    """Map a byte of a hand at this place to these sets in it; jokers may be apart.

    Jokers that are apart are ranks of their own and stand for themselves.
    """
    lows = [_within(nibble, 2 * place, some, apart) for nibble in NIBBLES]
    highs = [_within(nibble, 2 * place + 1, some, apart) for nibble in NIBBLES]
    return tuple(here + there for there in highs for here in lows)


def _within(nibble: int, rank: int, some: Iterable[Cards], apart: Cards) -> tuple[Cards, ...]:
    held = nibble << 4 * rank
    firsts = held if held & apart else first(1 << 4 * rank, nibble.bit_count())
    return tuple(play for play in some if not play & ~firsts)


@lru_cache(maxsize=100)  # 150 kB each
def rows(wanted: tuple[tuple[int, int], ...]) -> Tables[int]:
    """Map a hand's bytes to the rows in it: bits that all bytes share are rows in the hand.

    A row has so many cards of each of its ranks. It is an int with the bit ``rank * 4`` set for
    each of its ranks.
    """
    ranks = []
    for rank in NIBBLES:
        bits = [(1 << at, width, row >> 4 * rank & 1) for at, (width, row) in enumerate(wanted)]
        of_number = [
            sum(bit for bit, width, asked in bits if not asked or width <= number)
            for number in range(WIDEST + 1)
        ]
        ranks.append([of_number[nibble.bit_count()] for nibble in NIBBLES])
    both = zip(ranks[::2], ranks[1::2], strict=True)
    return tuple(tuple(low & high for high in highs for low in lows) for lows, highs in both)
