"""Cards and suits as emojis of the application: their names, and their use in texts and labels.

Discord stores the pictures and gives each an id. Texts use the emojis of their `Speech` as soon as
all of them have an id. Texts with cards in words and texts with tiles use no emojis.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from bot.words.speech import Speech
from rules.cards import JOKER, JOKERS, ONE_PACK, RANKS, Card, Cards, each, index_of, suit_of
from rules.ranking import same_rank

VERSION = 1  # raised when a picture changes, so that all are uploaded under new names
FEW = 2  # up to so many cards, a label has the emoji of the highest card

_SUITS = ("diamonds", "clubs", "hearts", "spades")
_WORDS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_JOKERS = {JOKER * 4: "black_joker", JOKER * 4 + 1: "red_joker"}
_STEMS = {  # names in a screen reader's words, by `rules.cards.index_of`
    rank * 4 + suit: f"{_WORDS.get(RANKS[rank], RANKS[rank])}_of_{_SUITS[suit]}"
    for rank in range(13)
    for suit in range(4)
} | _JOKERS

CARDS = {index: f"{stem}_v{VERSION}" for index, stem in _STEMS.items()}
SUITS = {suit: f"suit_of_{name}_v{VERSION}" for suit, name in enumerate(_SUITS)}
NAMES = (*CARDS.values(), *SUITS.values())
_ALL_STEMS = {*_STEMS.values(), *(f"suit_of_{name}" for name in _SUITS)}


def is_older(name: str) -> bool:
    stem, _, version = name.rpartition("_v")
    return stem in _ALL_STEMS and version.isdecimal() and int(version) < VERSION


def side_by_side(speech: Speech, cards: Sequence[Card]) -> str:
    """Return the emojis of these cards for a text; "" where one has none, or its back counts."""
    if speech.backs and any(card > ONE_PACK for card in cards):
        return ""
    written = [_written(speech, CARDS.get(index_of(card), "")) for card in cards]
    return "".join(written) if all(written) else ""


def beside(speech: Speech, held: Cards) -> str | None:
    """Return the emoji that stands before a label with these cards; None if there is none.

    Cards of one rank, and up to `FEW` cards, have the emoji of the highest card. Other cards have
    the emoji of their suit if all have one suit and none is a joker.
    """
    return _written(speech, _name_beside(held)) or None


@lru_cache(4096)  # labels are measured again and again to fit a line
def _name_beside(held: Cards) -> str:
    cards = sorted(each(held), key=index_of)
    if len(cards) <= FEW or same_rank(held) is not None:
        return CARDS.get(index_of(cards[-1]), "")
    suits = {suit_of(card) for card in cards}
    return SUITS[suits.pop()] if len(suits) == 1 and not held & JOKERS else ""


def _written(speech: Speech, name: str) -> str:
    """Return the markup of the emoji of this name, with its id; "" where the text has no emojis."""
    emoji_id = "" if speech.spelled or speech.tiles else speech.emojis.ids.get(name, "")
    return f"<:{name}:{emoji_id}>" if emoji_id else ""
