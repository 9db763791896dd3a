"""Cards in players' words: "7♦ 7♣", "a pair of sevens", "red joker"."""

from __future__ import annotations

from collections.abc import Iterable

from rules.cards import JOKER, RANKS, Card, Cards, card, each, index_of, rank_of, suit_of
from rules.ranking import same_rank

SIGNS = "♦♣♥♠"
NAMES = (  # by printed rank
    *("three", "four", "five", "six", "seven", "eight", "nine", "ten"),
    *("jack", "queen", "king", "ace", "two"),
)
SETS = {1: "", 2: "a pair of", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven", 8: "eight"}


def shown(one: Card) -> str:
    """One card with its suit's sign; the second pack's copy looks like the first's."""
    if rank_of(one) == JOKER:
        return "red joker" if suit_of(one) else "black joker"
    return RANKS[rank_of(one)] + SIGNS[suit_of(one)]


def pretty(word: str) -> str:
    """The card that this word names, with its suit's sign."""
    return shown(card(word.removesuffix("*")))


def line(cards: Iterable[Card]) -> str:
    """Cards in the order given, as one line of text: "3♦ 7♣ red joker"."""
    return " ".join(map(shown, cards))


def in_order(held: Cards) -> str:
    """Cards by printed rank and suit, as one line of text."""
    return line(sorted(each(held), key=lambda one: (index_of(one), one)))


def called(held: Cards) -> str:
    """A play as one says it aloud: "a pair of nines", "the 4♠", else the cards themselves."""
    rank, count = same_rank(held), held.bit_count()
    if rank is None or (rank >= 13 and rank != JOKER) or count not in SETS:
        return in_order(held)
    if count == 1:
        return f"the {shown(held)}"
    plural = "jokers" if rank == JOKER else NAMES[rank].replace("six", "sixe") + "s"
    return f"{SETS[count]} {plural}"
