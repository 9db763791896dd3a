"""Cards as bits of an int: a hand, a play and a whole pack are each one int.

A card is the bit ``rank * 4 + suit``; the second pack lies 64 bits higher. Further packs exist
only for what wild cards stand for: nine nines are more than two packs have. Ranks are numbered
as printed, 3 lowest (index 0) up to K, A (11), 2 (12), then tiles 14 and 15, then jokers (15);
what outranks what in a game is the business of `rules.ranking`, not of the bits.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TypeAlias

Cards: TypeAlias = int  # any number of cards, each at most once
Card: TypeAlias = int  # exactly one bit

RANKS = ("3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A", "2", "14", "15", "J*")
SUITS = "DCHS"  # diamonds, clubs, hearts, spades
ACE, TWO, JOKER = 11, 12, 15
PACK_BITS = 64
PACKS = 10  # for the largest set: two packs' jokers with every two and three wild
EVERY_PACK = sum(1 << PACK_BITS * pack for pack in range(PACKS))
ONE_PACK = (1 << PACK_BITS) - 1
BLACK_JOKER: Card = 1 << JOKER * 4
RED_JOKER: Card = 1 << JOKER * 4 + 1
STANDARD: Cards = (1 << 52) - 1  # the 52 cards of one pack, without jokers

_RANK_OF = {name: index for index, name in enumerate(RANKS[:JOKER])} | {"T": 7, "1": ACE}


def card(word: str) -> Card:
    """Parse a card as people write it; "3D*" is of the second pack, each further star of a further
    one.

    Raises ValueError with a sentence when the word names no card.

    >>> card("4D"), card("3D*") == card("3d") << PACK_BITS, card("th") == card("10H")
    (16, True, True)
    """
    plain = word.upper().rstrip("*")
    pack = len(word) - len(plain)
    if pack >= PACKS:
        raise ValueError(f"{word!r} is not a card.")
    shift = PACK_BITS * pack
    if plain in ("RJ", "BJ"):
        return (RED_JOKER if plain == "RJ" else BLACK_JOKER) << shift
    rank, suit = _RANK_OF.get(plain[:-1]), SUITS.find(plain[-1:])
    if rank is None or suit < 0 or not plain:
        raise ValueError(f"{word!r} is not a card.")
    return 1 << rank * 4 + suit << shift


def cards(words: str) -> Cards:
    """Read cards written with spaces between; raises ValueError for a card that comes twice.

    >>> cards("3D 3C 4D"), cards("3D 3C 4D") & cards("3C 5S") == card("3C")
    (19, True)
    """
    held = 0
    for word in words.split():
        one = card(word)
        if held & one:
            raise ValueError(f"{word!r} is there twice.")
        held |= one
    return held


def name(one: Card) -> str:
    """Return the card as `cards` reads it: "10S", "RJ", "3D*"."""
    pack, index = divmod(one.bit_length() - 1, PACK_BITS)
    if index >> 2 == JOKER:
        return ("RJ" if index & 3 else "BJ") + "*" * pack
    return RANKS[index >> 2] + SUITS[index & 3] + "*" * pack


def text(held: Cards) -> str:
    """Return all cards by printed rank, then suit, then pack, as `cards` reads them.

    >>> text(cards("2s th rj 3d*"))
    '3D* 10H 2S RJ'
    """
    return " ".join(name(one) for one in sorted(each(held), key=lambda one: (index_of(one), one)))


def each(held: Cards) -> Iterator[Card]:
    """Yield the cards one by one, lowest bit first."""
    while held:
        low = held & -held
        yield low
        held ^= low


def joined(several: Iterable[Cards]) -> Cards:
    """Return all of these cards in one int."""
    held = 0
    for some in several:
        held |= some
    return held


def index_of(one: Card) -> int:
    """Return ``rank * 4 + suit``, regardless of the pack."""
    return (one.bit_length() - 1) % PACK_BITS


def copies(one: Card) -> Cards:
    """Return this card in both packs.

    >>> text(copies(card("7S")))
    '7S 7S*'
    """
    return (1 << index_of(one)) * (1 | 1 << PACK_BITS)


def rank_of(one: Card) -> int:
    """Return the printed rank, an index into RANKS; jokers are JOKER.

    >>> rank_of(card("3C")), rank_of(card("2C")), rank_of(BLACK_JOKER)
    (0, 12, 15)
    """
    return index_of(one) >> 2


def suit_of(one: Card) -> int:
    """Return an index into SUITS; for a joker 0 is black and 1 is red."""
    return index_of(one) & 3


def of_rank(rank: int) -> Cards:
    """Return every card of this printed rank, in every pack."""
    return (0xF << rank * 4) * EVERY_PACK


JOKERS, TWOS = of_rank(JOKER), of_rank(TWO)
TILES = of_rank(13) | of_rank(14)  # 14 and 15, which no pack of cards has
TWO_OF_SPADES = copies(card("2S"))


def with_jokers(jokers: int, packs: int) -> Cards:
    """Return this many jokers: a black one, a red one, then the second pack's.

    >>> text(with_jokers(3, packs=2))
    'BJ BJ* RJ'
    """
    order = [one << PACK_BITS * pack for pack in range(packs) for one in (BLACK_JOKER, RED_JOKER)]
    return joined(order[:jokers])
