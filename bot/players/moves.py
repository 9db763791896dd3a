"""Plays as a few plain numbers, made to be compared by the hundred thousand."""

from __future__ import annotations

from itertools import chain, islice
from typing import NamedTuple

from rules.cards import ONE_PACK, PACK_BITS, PACKS, Cards, each
from rules.combinations import Combination, Reader
from rules.ranking import RANK_STEP
from rules.shapes.search.layers import BLACK, RED, counts, jokers_apart
from rules.shapes.search.lowest import BYTES
from rules.shapes.shape import Groups, Kind

MANY = 100_000  # moves that are cached at most
MOST = 1_000  # plays of a hand that are examined one by one; of more, a few of each group
EACH = 3  # of a group then
LONG = {Kind.RUN, Kind.STRAIGHT, Kind.FLUSH, Kind.STRAIGHT_FLUSH, Kind.DRAGON}
_FIRST_CARDS = bytes(
    (1 << (n & 15).bit_count()) - 1 | ((1 << (n >> 4).bit_count()) - 1) << 4 for n in range(256)
)
TWO_PACKS = (1 << 2 * PACK_BITS) - 1


class Move(NamedTuple):
    """A play: it beats one of its kind with less power, and a trump beats any that is no trump."""

    cards: Cards
    kind: int  # equal where plays can be compared; negative for trumps
    power: int
    size: int
    height: float  # from 0, the easiest to beat, to 1, the hardest
    single: bool  # of one rank
    long: bool  # a straight, a flush, or a run of sets

    @property
    def trump(self) -> bool:
        """Whether it beats plays of other kinds."""
        return self.kind < 0

    def beats(self, top: Move) -> bool:
        """Whether it is higher than that play."""
        if self.kind == top.kind:
            return self.power > top.power
        return self.kind < 0 <= top.kind


def _of_numbers(pack: int) -> bytes:
    """Map a byte of `counts` to the cards of its two ranks in this pack.

    The fifth card of a rank is the first one of the second pack.
    """

    def firsts(number: int) -> int:
        return (1 << max(0, min(4, number - 4 * pack))) - 1

    return bytes(firsts(n & 15) | firsts(n >> 4) << 4 for n in range(256))


_OF_PACKS = [_of_numbers(pack) for pack in range(PACKS)]


def in_firsts(hand: Cards) -> Cards:
    """Return as many cards of each rank in the first suits: for where suits do not matter."""
    if hand <= ONE_PACK:
        return int.from_bytes(hand.to_bytes(BYTES, "little").translate(_FIRST_CARDS), "little")
    number = counts(hand & TWO_PACKS)
    while hand := hand >> 2 * PACK_BITS:  # wild cards may stand for cards of further packs
        number += counts(hand & TWO_PACKS)
    told, found = number.to_bytes(BYTES, "little"), 0
    for pack, table in enumerate(_OF_PACKS):
        found |= int.from_bytes(told.translate(table), "little") << pack * PACK_BITS
    return found


class Moves:
    """The moves of one reader.

    Where suits do not matter (`merged`) moves are of the first suits, and so must hands be
    (`hand`): a hand then is a number of cards of each rank.
    """

    def __init__(self, reader: Reader, pack: Cards) -> None:
        self.reader = reader
        self.merged = reader.by_rank
        self._quick = reader.merges(0)  # plays found in one pack are in first suits then
        self._apart = (BLACK | RED) if jokers_apart(reader.ranking) else 0
        ranks = [held for held, _, _ in reader.ranking.ranks if held & pack]
        self._steps = max(1, len(ranks) - 1)
        self._lowest = min(reader.ranking.rank_height(held & -held) for held in ranks)
        self._long_shapes = [shape for shape in reader.shapes if shape.kind in LONG]
        self._memo: dict[Cards, Move | None] = {}
        self._lowest_of: dict[tuple[Cards, Cards], Move | None] = {}

    def hand(self, held: Cards) -> Cards:
        """Return these cards in the form of hands here."""
        if not self.merged:
            return held
        if jokers := held & self._apart:
            first = jokers & ONE_PACK | jokers >> PACK_BITS
            both = jokers & jokers >> PACK_BITS
            return in_firsts(held & ~self._apart) | first | both << PACK_BITS
        return in_firsts(held)

    def less(self, held: Cards, laid: Cards) -> Cards:
        """Return the hand without these cards."""
        return self.hand(held & ~laid) if self.merged else held & ~laid

    def move(self, held: Cards) -> Move | None:
        """Return the move of these cards, cached; None where they are no play."""
        try:
            return self._memo[held]
        except KeyError:
            pass
        if len(self._memo) >= MANY:
            self._memo.clear()
        play = self.reader.read(held)
        found = self._memo[held] = self.of(play) if play else None
        return found

    def of(self, play: Combination) -> Move:
        """Return the move of this combination."""
        shape = self.reader.shape(play)
        kind = -1 - play.ladder if play.trump else play.ladder << 7 | play.size
        power = play.rung << 24 | play.strength
        of_one, long = shape.kind is Kind.SET, shape.kind in LONG
        return Move(play.cards, kind, power, play.size, self._height(play), of_one, long)

    def leads(self, hand: Cards) -> list[Cards]:
        """Return leads of this hand, or some of many; one of each alike if suits are merged."""
        if not self.merged:
            return _some(self.reader.leads(hand), self.reader.groups(hand))
        found = self.reader.rank_leads(hand)
        return found if self._quick and hand <= ONE_PACK else [*map(self.hand, found)]

    def above(self, hand: Cards, top: Move) -> list[Cards]:
        """Return the plays of this hand that beat this one, limited as in `leads`."""
        play = self.reader.read(top.cards)
        assert play is not None, "a move is a play"
        if not self.merged:
            return _some(self.reader.above(hand, play), self.reader.groups(hand, play))
        found = self.reader.rank_above(hand, play)
        return found if self._quick and hand <= ONE_PACK else [*map(self.hand, found)]

    def lowest(self, hand: Cards, top: Move | None) -> Move | None:
        """Return the lowest play in this hand that beats the top; on a lead, the lowest of all.

        Of equally low ones it has the most cards. Cached; None where there is none.
        """
        asked = hand, top.cards if top else 0
        if asked in self._lowest_of:
            return self._lowest_of[asked]
        if len(self._lowest_of) >= MANY:
            self._lowest_of.clear()
        plays = self.above(hand, top) if top else self.leads(hand)
        found = [move for cards in plays if (move := self.move(cards))]
        lowest = min(found, key=_lowest_first, default=None)
        self._lowest_of[asked] = lowest
        return lowest

    def long(self, hand: Cards) -> list[Cards]:
        """Return the straights and flushes in this hand, limited as in `leads`."""
        if not self._long_shapes:
            return []
        ranking = self.reader.ranking
        if self.merged:
            return [play for play in self.leads(hand) if play & play - 1]
        found: list[Cards] = []
        for shape in self._long_shapes:
            found += _some(shape.find(hand, ranking, -1), shape.groups(hand, ranking, -1))
        return found

    def _height(self, play: Combination) -> float:
        if play.trump:
            return 1.0
        shape, ranking = self.reader.shape(play), self.reader.ranking
        if shape.kind in (Kind.SET, Kind.RUN, Kind.KICKED):
            place = play.strength // RANK_STEP
        else:
            place = max(map(ranking.rank_height, each(play.cards)))
        height = min(1.0, max(0.0, (place - self._lowest) / self._steps))
        if shape.kind is Kind.SET:
            return height
        rungs = len(self.reader.ladders[play.ladder].shapes)
        if shape.kind in (Kind.RUN, Kind.KICKED) or rungs == 1:
            return 0.35 + 0.65 * height
        return 0.35 + 0.65 * (play.rung + height) / rungs


def _some(plays: list[Cards], groups: Groups) -> list[Cards]:
    """Return these plays; a few of each group if they are too many for one trial."""
    if len(plays) <= MOST:
        return plays
    return list(chain.from_iterable(islice(group, EACH) for group in groups))


def _lowest_first(move: Move) -> tuple[bool, float, int, int]:
    return move.kind < 0, move.height, -move.size, move.power
