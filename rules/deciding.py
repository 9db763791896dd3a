"""The cards of a play whose suits or backs decide it, by the rules of the game."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache, partial

from rules.cards import JOKER, PACK_BITS, Card, Cards, each, joined, of_rank, rank_of, suit_of
from rules.combinations import Reader
from rules.ruleset import RuleSet

KEPT = 20_000  # plays in the cache


def deciding(play: Cards, rules: RuleSet) -> Cards:
    """Return the cards of a play whose suits or backs say whether it beats a play of equal ranks.

    Where equal plays beat each other, these are all of its cards. `play` are the cards that it
    counts as.

    >>> from rules.cards import cards, text
    >>> from rules.catalogue import build
    >>> text(deciding(cards("3D 4C 5H 6S 7D"), build("bigtwo_basic", {})))
    '7D'
    >>> deciding(cards("3D 3H"), build("president_basic", {}))
    0
    """
    if rules.tie_breakers:
        return play
    usual = _deciding(rules.usual, play)
    return usual or _deciding(rules.reader(upside_down=True), play)


@lru_cache(KEPT)
def _deciding(reader: Reader, play: Cards) -> Cards:
    read = reader.read(play)
    if read is None:
        return 0
    found = 0
    for rank in {rank_of(one) for one in each(play)}:
        same = play & of_rank(rank)
        for other in _otherwise(same, reader):
            changed = reader.read(play & ~same | other)
            # of another rung it is another kind of play: a straight becomes a straight flush
            alike = changed and (changed.ladder, changed.rung) == (read.ladder, read.rung)
            if changed and alike and changed.strength != read.strength:
                found |= same
    return found


def _otherwise(same: Cards, reader: Reader) -> Iterator[Cards]:
    """Yield the same ranks in other suits, and from the other pack where backs count."""
    joker = bool(same & of_rank(JOKER))
    for step in (1,) if joker else (1, 2, 3):
        yield _each_as(same, partial(_in_suit, step=step, suits=2 if joker else 4))
    if reader.ranking.backs:
        yield _each_as(same, _in_other_pack)


def _each_as(cards: Cards, change: Callable[[Card], Card]) -> Cards:
    return joined(change(one) for one in each(cards))


def _in_suit(one: Card, step: int, suits: int) -> Card:
    suit = suit_of(one)
    return one >> suit << (suit + step) % suits


def _in_other_pack(one: Card) -> Card:
    return one << PACK_BITS if one < 1 << PACK_BITS else one >> PACK_BITS
