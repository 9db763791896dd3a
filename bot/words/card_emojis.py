"""Cards and suits as emojis of the application: their names, and their use in texts and labels.

Discord stores the pictures and gives each an id. Texts whose `Speech` has the emojis use them as
soon as all of them are present. Before that, and where cards are spelled, no emoji is used.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache

from bot.words.speech import Speech
from rules.cards import JOKER, JOKERS, RANKS, Card, Cards, each, index_of, suit_of
from rules.ranking import same_rank

VERSION = 1  # counts up when a picture changes: then all are uploaded under new names
FEW = 2  # cards with the emoji of one beside a label; more have that of their suit

_SUITS = ("diamonds", "clubs", "hearts", "spades")
_WORDS = {"J": "jack", "Q": "queen", "K": "king", "A": "ace"}
_JOKERS = {JOKER * 4: "black_joker", JOKER * 4 + 1: "red_joker"}
_STEMS = {  # as a screen reader says them, by `rules.cards.index_of`
    rank * 4 + suit: f"{_WORDS.get(RANKS[rank], RANKS[rank])}_of_{_SUITS[suit]}"
    for rank in range(13)
    for suit in range(4)
} | _JOKERS

CARDS = {index: f"{stem}_v{VERSION}" for index, stem in _STEMS.items()}
SUITS = {suit: f"suit_of_{name}_v{VERSION}" for suit, name in enumerate(_SUITS)}
NAMES = (*CARDS.values(), *SUITS.values())
_ALL_STEMS = {*_STEMS.values(), *(f"suit_of_{name}" for name in _SUITS)}


def is_older(name: str) -> bool:
    """Whether the bot uploaded an emoji of this name before its picture changed."""
    stem, _, version = name.rpartition("_v")
    return stem in _ALL_STEMS and version.isdecimal() and int(version) < VERSION


def side_by_side(speech: Speech, cards: Iterable[Card]) -> str:
    """Return the cards as emojis for a text; empty where one of them has none."""
    written = [_written(speech, CARDS.get(index_of(one), "")) for one in cards]
    return "".join(written) if all(written) else ""


def beside(speech: Speech, held: Cards) -> str | None:
    """Return the emoji before the label of a button or an option for these cards.

    Of equal ranks and of few cards it is the highest; of more, the suit that all of them have.
    """
    return _written(speech, _name_beside(held)) or None


@lru_cache(4096)  # labels are measured again and again to fit a line
def _name_beside(held: Cards) -> str:
    cards = sorted(each(held), key=index_of)
    if len(cards) <= FEW or same_rank(held) is not None:
        return CARDS.get(index_of(cards[-1]), "")
    suits = {suit_of(one) for one in cards}
    return SUITS[suits.pop()] if len(suits) == 1 and not held & JOKERS else ""


def _written(speech: Speech, name: str) -> str:
    """Return an emoji as texts have it, with its id; empty where unknown, and for tiles."""
    found = "" if speech.spelled or speech.tiles else speech.emojis.ids.get(name, "")
    return f"<:{name}:{found}>" if found else ""
