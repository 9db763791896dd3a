"""Hands in words, grouped by rank or by suit."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from bot.words.cards import SUITS, rank_word, shown
from bot.words.speech import Speech
from rules.cards import JOKER, Card, rank_of, suit_of


def listed_by_rank(speech: Speech, cards: Iterable[Card]) -> list[str]:
    """Return cards in words; neighbors of one rank are joined: "7: hearts, spades"."""
    texts: list[str] = []
    for rank, group in groupby(cards, rank_of):
        together = list(group)
        suits = speech.say("between-words").join(
            speech.say(f"suit-{SUITS[suit_of(card)]}") for card in together
        )
        listed = [speech.say("rank-spelled", rank=rank_word(speech, together[0]), suits=suits)]
        texts += (shown(speech, card) for card in together) if rank == JOKER else listed
    return texts


def by_suit(speech: Speech, cards: Iterable[Card]) -> list[str]:
    """Return cards in words; neighbors of one suit are joined: "hearts: 7, jack"."""
    texts: list[str] = []
    for (joker, suit), group in groupby(
        cards, lambda card: (rank_of(card) == JOKER, suit_of(card))
    ):
        together = list(group)
        ranks = speech.say("between-words").join(rank_word(speech, card) for card in together)
        name = speech.say(f"suit-{SUITS[suit]}")
        texts += (
            (shown(speech, card) for card in together)
            if joker
            else [speech.say("suit-spelled", suit=name, ranks=ranks)]
        )
    return texts
