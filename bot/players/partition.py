"""Partition of a hand into few plays, with high cards where they win tricks."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, islice
from math import inf

from bot.players.control import Outline, outline
from rules.cards import JOKER, JOKERS, Card, Cards, each, rank_of
from rules.combinations import Reader
from rules.shapes.search.hand import RED, counts

MOST = 600  # the most plays that are all examined; of more, only a few of each group
EACH = 3  # plays of each group that are examined then
MANY = 100  # the most plays of a hand for which the search is always exhaustive
FEW = 12  # up to this number of cards the search is exhaustive, even with more plays
WAYS = 2  # plays of the lowest card that are tried if the search is not exhaustive
PLAY = 0.06  # the cost of each further play beside the turn that it takes
BOMB = 0.5  # the worth of a bomb beyond its turn, since a bomb beats any other play
GUARDS = 0x8_8888_8888_8888_8888  # above each rank's number of cards: compares all numbers at once


class Partition:
    """The best way to lay the cards of one hand, and of every part of it.

    Where suits do not matter, hands with equal numbers of cards of each rank share a result.

    >>> from rules.cards import STANDARD, cards, text
    >>> from rules.catalogue import build
    >>> hand = cards("3D 4S 4H 5D 6D 7D 9H")
    >>> best = partition(build("bigtwo_basic").reader(), hand, STANDARD)
    >>> [text(one.play.cards) for one in best.plays(hand)]
    ['3D 4H 5D 6D 7D', '4S', '9H']
    """

    def __init__(self, reader: Reader, dealt: Cards, pack: Cards) -> None:
        self._by_rank = reader.merges(dealt)
        plays = reader.rank_leads(dealt) if self._by_rank else _some(reader, dealt)
        outlines = [part for play in plays if (part := outline(reader, play, pack))]
        cards = reader.ranking.lowest_first(dealt)
        self._masks = list(dict.fromkeys(self._mask(card) for card in cards))
        self._large = len(outlines) > MANY
        outlines.sort(key=lambda part: (-part.play.size, -_value(part), part.play.cards))
        valued = [(self.key(part.play.cards), _value(part), part) for part in outlines]
        self._having = {mask: [row for row in valued if row[0] & mask] for mask in self._masks}
        self._best: dict[int, tuple[float, int, Outline | None]] = {0: (0.0, 0, None)}

    def key(self, cards: Cards) -> int:
        """Return the key of a hand: its cards, or their counts by rank if suits do not matter."""
        if not self._by_rank:
            return cards
        return counts(cards) | (cards & RED).bit_count() << 64

    def plays(self, cards: Cards) -> list[Outline]:
        """Return the plays of the best division of these cards, without cards that fit no play.

        Where suits do not matter, the plays have the first suits instead of the hand's.
        """
        parts, key = list[Outline](), self.key(cards)
        while key:
            _, rest, play = self._divided(key)
            if play:
                parts.append(play)
            key = rest
        return parts

    def turns(self, cards: Cards) -> float:
        """Estimate the turns to lay these cards early in a deal; the costliest play is free."""
        costs = [-_value(part) for part in self.plays(cards)]
        return sum(costs) - max(0.0, max(costs, default=0.0) - PLAY)

    def _mask(self, card: Card) -> int:
        """Return the bits of a key for all cards of this card's rank, or for this card alone."""
        if not self._by_rank:
            return card
        return (15 << rank_of(card) * 4) | (15 << 64 if card & JOKERS else 0)

    def _size(self, key: int) -> int:
        if not self._by_rank:
            return key.bit_count()
        return sum(key >> rank * 4 & 15 for rank in range(JOKER + 1))

    def _divided(self, key: int) -> tuple[float, int, Outline | None]:
        division = self._best.get(key)
        if division is None:
            division = self._best[key] = self._search(key)
        return division

    def _search(self, key: int) -> tuple[float, int, Outline | None]:
        """Return the best value of the cards of this key, the key of the rest, and the play.

        The play has the lowest card; it is None if no play has that card.
        """
        lowest = next(mask for mask in self._masks if key & mask)
        guarded, by_rank = key | GUARDS, self._by_rank
        best, chosen, left = -inf, None, key & ~lowest
        ways = WAYS if self._large and self._size(key) > FEW else MOST
        for play, value, part in self._having[lowest]:
            if (guarded - play) & GUARDS == GUARDS if by_rank else not play & ~key:
                if not ways:
                    break
                ways -= 1
                worth = value + self._divided(key - play)[0]
                if worth > best:
                    best, chosen, left = worth, part, key - play
        if chosen is None:  # a card that makes no play by itself, only as another card
            best = self._divided(left)[0] - 1 - PLAY
        return best, left, chosen


@lru_cache(maxsize=400)
def partition(reader: Reader, dealt: Cards, pack: Cards) -> Partition:
    """Return the cached partitions of this hand and its parts."""
    return Partition(reader, dealt, pack)


def _value(play: Outline) -> float:
    """Return the value of a play: its chance to win or to be laid on other plays, less its turn."""
    return play.wins + (1 - play.wins) * play.fits + BOMB * play.bomb - 1 - PLAY


def _some(reader: Reader, dealt: Cards) -> list[Cards]:
    groups = list(reader.groups(dealt))
    plays = list(islice(chain.from_iterable(reader.groups(dealt)), MOST + 1))
    if len(plays) > MOST:
        plays = list(chain.from_iterable(islice(group, EACH) for group in groups))
    return list(dict.fromkeys((*plays, *each(dealt))))
