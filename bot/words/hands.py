"""Hands in words, grouped by rank or by suit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.words.cards import SUITS, rank_word, shown
from bot.words.speech import Speech
from rules.cards import JOKER, Card, rank_of, suit_of


def listed_by_rank(speech: Speech, cards: Iterable[Card]) -> list[str]:
    """Return cards in words; neighbors of one rank are joined: "7: hearts, spades"."""
    said: list[str] = []
    for rank, group in groupby(cards, rank_of):
        together = list(group)
        suits = speech.say("between-words").join(
            speech.say(f"suit-{SUITS[suit_of(one)]}") for one in together
        )
        listed = [speech.say("rank-spelled", rank=rank_word(speech, together[0]), suits=suits)]
        said += (shown(speech, one) for one in together) if rank == JOKER else listed
    return said


def by_suit(speech: Speech, cards: Iterable[Card]) -> list[str]:
    """Return cards in words; neighbors of one suit are joined: "hearts: 7, jack"."""
    said: list[str] = []
    for (joker, suit), group in groupby(cards, lambda one: (rank_of(one) == JOKER, suit_of(one))):
        together = list(group)
        ranks = speech.say("between-words").join(rank_word(speech, one) for one in together)
        name = speech.say(f"suit-{SUITS[suit]}")
        said += (
            (shown(speech, one) for one in together)
            if joker
            else [speech.say("suit-spelled", suit=name, ranks=ranks)]
        )
    return said
