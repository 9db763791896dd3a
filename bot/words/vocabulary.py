"""The words in which people type cards, in the language being spoken and always in English."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from bot.words.speech import SOURCE, knows, say, speaking
from rules.cards import JOKER, RANKS

SIGNS = "♦♣♥♠"
COUNTS = ("typed-1", "typed-2", "typed-3", "typed-4", "typed-5", "typed-6", "typed-7", "typed-8")
FACES = {8: "one-j", 9: "one-q", 10: "one-k", 11: "one-a"}  # what cards are called elsewhere
SUITS = ("suit-diamonds", "suit-clubs", "suit-hearts", "suit-spades")
TYPED_SUITS = ("typed-diamond", "typed-club", "typed-heart", "typed-spade")
TYPED_RANKS = (
    *("typed-three", "typed-four", "typed-five", "typed-six", "typed-seven", "typed-eight"),
    *("typed-nine", "typed-ten", "typed-jack", "typed-queen", "typed-king", "typed-ace"),
    "typed-two",
)
IDEOGRAPHS = "\u2e80"  # from here on, words are written without spaces
CODE = r"(?P<code>(?:[rb]j|(?:1[0-5]|[1-9tjqka])[dchs])\**)(?![^\W\d_])"  # in any language
CARD = r"(?P<card>(?:[rb]j|1[dchs]|(?:1[0-5]|[2-9tjqka])[dchs]?)\**)"


@dataclass(frozen=True)
class Word:
    """What a word may mean; a joker's suit is its colour, and a word without meaning fills."""

    count: int = 0
    rank: int | None = None
    suit: int | None = None
    stands: bool = False  # what follows is what the card before stands for
    either: bool = False  # a code of a card that is a word as well, as French "as" for an ace

    @property
    def fills(self) -> bool:
        """Does it mean nothing, as "of" in "7 of hearts"?"""
        return self == Word()


@cache
def vocabulary(language: str) -> dict[str, Word]:
    """What each word means, English words as well."""
    found = dict(vocabulary(SOURCE)) if language != SOURCE else {"=": Word(stands=True)}
    found |= {sign: Word(suit=suit) for suit, sign in enumerate(SIGNS)}
    with speaking(language):
        for key, meaning in _meanings().items():
            if knows(language, key):
                for word in say(key).lower().split(","):
                    if plain := word.strip():
                        found[plain] = _both(found.get(plain, Word()), meaning)
    return found


@cache
def scanner(language: str) -> re.Pattern[str]:
    """Finds the next word or card."""
    longest_first = sorted(vocabulary(language), key=len, reverse=True)
    words = "|".join(map(_whole, longest_first))
    return re.compile(rf"[\s,;+、，・]*(?:{CODE}|(?P<word>{words})|{CARD})[\s,;+、，・]*")


def _meanings() -> dict[str, Word]:
    named = dict(enumerate(TYPED_RANKS)) | {JOKER: "typed-joker"}
    plural = {rank: f"rank-{RANKS[rank].lower()}" for rank in range(13)} | {JOKER: "rank-joker"}
    found = {key: Word(count=count) for count, key in enumerate(COUNTS, 1)}
    for keys in (named, plural, FACES):
        found |= {key: Word(rank=rank) for rank, key in keys.items()}
    for suits in (SUITS, TYPED_SUITS):
        found |= {key: Word(suit=suit) for suit, key in enumerate(suits)}
    for colour, keys_of in enumerate((("joker-black", "typed-black-joker"), _RED)):
        found |= {key: Word(rank=JOKER, suit=colour) for key in keys_of}
    return found | {"typed-fill": Word(), "typed-stands": Word(stands=True)}


_RED = ("joker-red", "typed-red-joker")


def _both(one: Word, other: Word) -> Word:
    """A word with both meanings: "three" is a number of cards and a rank."""
    rank = one.rank if other.rank is None else other.rank
    suit = one.suit if other.suit is None else other.suit
    return replace(other, count=other.count or one.count, rank=rank, suit=suit)


def _whole(word: str) -> str:
    """The word where it stands alone, as far as its script has spaces."""
    if not word[0].isalpha() or word[0] >= IDEOGRAPHS:
        return re.escape(word)
    return rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])"
