"""The words in which people type cards, in the present language and always in English."""

from __future__ import annotations

import re
from dataclasses import dataclass, replace
from functools import cache

from bot.words.speech import SOURCE, knows, say, speaking
from rules.cards import JOKER, RANKS

SIGNS = "♦♣♥♠"
COUNTS = ("typed-1", "typed-2", "typed-3", "typed-4", "typed-5", "typed-6", "typed-7", "typed-8")
FACES = {8: "one-j", 9: "one-q", 10: "one-k", 11: "one-a"}  # names of cards in other texts
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
    """The possible meanings of a word; a joker's suit is its colour; filler has no meaning."""

    count: int = 0
    rank: int | None = None
    suit: int | None = None
    stands: bool = False  # the next card is the meaning of the one before
    either: bool = False  # a card's code that is also a word, as French "as" for an ace

    @property
    def fills(self) -> bool:
        """Whether the word has no meaning, as "of" in "7 of hearts"."""
        return self == Word()


@cache
def vocabulary(language: str) -> dict[str, Word]:
    """Return the meaning of each word of a language, and of the English words."""
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
    """Compile the pattern that finds the next word or card."""
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
    """Return a word with both meanings: "three" is a number of cards and a rank."""
    rank = one.rank if other.rank is None else other.rank
    suit = one.suit if other.suit is None else other.suit
    return replace(other, count=other.count or one.count, rank=rank, suit=suit)


def _whole(word: str) -> str:
    """Return the pattern of the whole word, as far as its script has spaces."""
    if not word[0].isalpha() or word[0] >= IDEOGRAPHS:
        return re.escape(word)
    return rf"(?<![^\W\d_]){re.escape(word)}(?![^\W\d_])"
