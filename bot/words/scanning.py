"""What people type, as words and codes of cards: "As de cœur" is an ace, "AS KD" are two cards."""

from __future__ import annotations

import re
import unicodedata
from dataclasses import replace

from bot.words.cards import NUMBERS
from bot.words.saying import SOURCE, of_tiles, spoken
from bot.words.vocabulary import Word, scanner, vocabulary
from rules.cards import JOKER, RANKS, SUITS

LONGEST = 400  # characters; 54 cards in words of one's own are shorter
TILE = re.compile("1(?!0)")
ARTICLE = re.compile(r"a(?P<an>n?) +")
RANK_OF = {name.lower(): index for index, name in enumerate(RANKS[:JOKER])} | {"t": 7}
RANK_OF |= {number: RANK_OF[name.lower()] for name, number in NUMBERS.items()}


def scanned(typed: str) -> list[Word]:
    """The words that mean something; none where it cannot be read."""
    written = unicodedata.normalize("NFKC", typed).replace("\ufe0f", "").strip()
    found, known = _matches(written.lower()), vocabulary(spoken())
    coded = written.isupper() or any(one["code"] and one["code"] not in known for one in found)
    words = [_word(one, coded) for one in found]
    if not words or words[-1].fills or (not of_tiles() and any(map(_numbered, found))):
        return []
    words = [word for word in words if not word.fills]
    return [
        replace(word, suit=None) if word.either and other and other.rank is None else word
        for word, other in zip(words, [*words[1:], None], strict=True)
    ]


def _matches(plain: str) -> list[re.Match[str]]:
    """Each word and card; none where something among them is neither."""
    found: list[re.Match[str]] = []
    end = _article(plain)
    while end < len(plain) <= LONGEST:
        one = scanner(spoken()).match(plain, end)
        if one is None:
            return []
        found.append(one)
        end = one.end()
    return found


def _article(plain: str) -> int:
    """How long the article is with which English begins: "a pair", but "a hearts" is an ace."""
    article = ARTICLE.match(plain)
    after = scanner(SOURCE).match(plain, article.end()) if article else None
    if article is None or after is None or not after["word"]:
        return 0
    word = vocabulary(SOURCE)[after["word"]]
    english = spoken() == SOURCE or article["an"]
    return article.end() if word.count or (english and word.rank is not None) else 0


def _numbered(found: re.Match[str]) -> bool:
    """Is it a tile by its number, which no card has?"""
    return bool(TILE.match(found["code"] or found["card"] or ""))


def _word(found: re.Match[str], coded: bool) -> Word:
    """What it means; where "as" is an ace, too, it is the ace of spades only among codes."""
    if found["word"]:
        return vocabulary(spoken())[found["word"]]
    card = (found["code"] or found["card"]).rstrip("*")
    if card in ("rj", "bj"):
        return Word(rank=JOKER, suit=int(card == "rj"))
    if card in RANK_OF:
        return Word(rank=RANK_OF[card])
    either = found["code"] in vocabulary(spoken())
    suit = None if either and not coded else SUITS.find(card[-1].upper())
    return Word(rank=RANK_OF[card[:-1]], suit=suit, either=either)
