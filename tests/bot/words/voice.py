"""The voice of the bot as tables: how long a text may be, and words it does not use in English.

Both kinds of texts are held to them: sentences of the bot (`.ftl`) and texts of the rules.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator

from bot.discord import limits

LIMITS = {  # characters in English, with the facts of an ordinary table
    "button": 20,
    "answer in a menu": 40,
    "status": 60,
    "ping": 70,
    "refusal": 90,
    "hint": 90,
    "game": 90,  # the line of a game
    "command": 80,
    "sheet": 110,  # a sentence of a rule sheet
    "tip": 120,
    "form": 45,
}
LONGER = {"de": 1.3, "fr": 1.3, "hu": 1.3}  # languages with longer words, for the same texts
MOST = {  # characters that Discord shows, or takes
    "button": limits.LABEL,
    "answer in a menu": limits.OPTION,
    "game": limits.OPTION,
    "command": limits.DESCRIPTION,
    "form": limits.FORM,
}
INSTEAD = {  # a pattern of words that are not used: the words for it
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
_FACT = re.compile(r"\{ ?\$?[\w-]+(?= ?[}:-])")  # a name that is not said
_FORBIDDEN = {re.compile(rf"\b(?:{words})\b", re.IGNORECASE): use for words, use in INSTEAD.items()}


def limit(kind: str, language: str) -> int:
    """Return the room that a text of this kind has in this language: see `width`."""
    return min(int(LIMITS[kind] * LONGER.get(language, 1)), MOST.get(kind, 1000))


def width(text: str) -> int:
    """Return the room that a text takes, in characters of the Latin alphabet."""
    return len(text) + sum(unicodedata.east_asian_width(one) == "W" for one in text)


def forbidden(text: str) -> Iterator[str]:
    """Yield each word of an English text that the voice does not use, with what to write."""
    said = _FACT.sub("", text)
    for words, use in _FORBIDDEN.items():
        yield from (f"{found.group()} -> {use}" for found in words.finditer(said))
