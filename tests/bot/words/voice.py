"""The style of the bot's texts as tables: lengths of texts, and English words not to use.

Tests apply the tables to the sentences of the bot (`.ftl`) and to the texts of the rules.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from bot.discord import limits

LIMITS = {  # characters of a text in English, with usual values for its variables
    "button": 20,
    "answer in a menu": 40,
    "status": 60,
    "ping": 70,
    "refusal": 90,
    "hint": 90,
    "game": 90,  # the line of a game in a menu
    "command": 80,
    "sheet": 110,  # a sentence of a rule sheet
    "tip": 120,
    "form": 45,
}
LONGER = {"de": 1.3, "fr": 1.3, "hu": 1.3}  # factors for languages with longer words
MOST = {  # characters that Discord shows or accepts
    "button": limits.LABEL,
    "answer in a menu": limits.OPTION,
    "game": limits.OPTION,
    "command": limits.DESCRIPTION,
    "form": limits.FORM,
}
INSTEAD = {  # a pattern of words not to use: the words to use
    r"lay|lays|laid|laying": "play",
    r"puts? back": "clear, take back",
    r"on turn": "Ana's turn",
    r"widows?": "hidden cards",
    r"packs?": "deck",
    r"honou?r hands?": "bomb",
    r"auctions?": "bidding",
    r"kickers?": "extras",
    r"whoever|whosoever": "the player who, you",
    r"anew": "again, the next",
    r"somebody|anybody|everybody": "someone, anyone, everyone",
    r"changes? hands": "swap",
    r"sends? away|sent away|voted? off": "remove, vote to remove",
    r"substitutes?|stand-ins?": "computer",
    r"lobby|session": "table",
    r"(?:keeps?|kept) of": "store",
    r"(?<!get )(?<!gets )rid": "go out, get rid of",
    r"colour(?:s|ed)?|neighbour\w*|favour\w*|honour\w*|centre|practis\w+": ("American spelling"),
    r"counter-clockwise": "counterclockwise",
    r"(?:do|does|did|is|are|was|were|has|have|can|could|would|will) not|cannot": "a contraction",
    r"may not": "can't",
    r"shall": "must",
    r"he|she|his|hers|him|himself|herself": "they",
}
_FACT = re.compile(r"\{ ?\$?[\w-]+(?= ?[}:-])")  # the name of a variable, which no reader sees
_FORBIDDEN = {re.compile(rf"\b(?:{words})\b", re.IGNORECASE): use for words, use in INSTEAD.items()}


def limit(kind: str, language: str) -> int:
    """Return the most width (see `width`) of a text of this kind in this language."""
    return min(int(LIMITS[kind] * LONGER.get(language, 1)), MOST.get(kind, 1000))


def width(text: str) -> int:
    """Return the width of a text, in characters of the Latin alphabet."""
    return len(text) + sum(unicodedata.east_asian_width(one) == "W" for one in text)


def forbidden(text: str) -> Iterator[str]:
    """Yield each word of an English text that is not to be used, with the words to use."""
    said = _FACT.sub("", text)
    for words, use in _FORBIDDEN.items():
        yield from (f"{found.group()} -> {use}" for found in words.finditer(said))
