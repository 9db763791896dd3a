"""Cards that a message names as held or laid, without cards that other cards only stand for.

The bot works out what cards may stand for from the reader's own hand, so the text about it, on
buttons and after "=", tells nothing about another hand. All people are told what a play counts as
once the play is made; before that, such words are read like any others.
"""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Mapping
from functools import lru_cache, partial
from itertools import product
from typing import Any

from bot.words.primer import primer, primer_in_brief
from bot.words.rulebook import of_rules
from bot.words.speech import LANGUAGES, Speech
from rules.catalogue.presets import PRESETS
from tests.night.reading import (
    CARD,
    JSON,
    SUITS,
    cards_in,
    cards_in_emojis,
    cards_in_ids,
    cards_spelled,
)

_SUIT = "|".join(SUITS)
_RANK = r"\b(?:1[0-5]|[1-9]|jack|queen|king|ace)"  # a rule may speak of "the three of spades"
_SPELLED = re.compile(rf"({_RANK}) of ((?:{_SUIT}|, and | and |, )+)")
_ONE = rf"(?:{CARD.pattern}|{_RANK} of (?:{_SUIT})(?:(?:, and | and |, )(?:{_SUIT}))*)"
_MANY = rf"{_ONE}(?:(?:, and | and |, | ){_ONE})*"
_MAY_STAND = re.compile(rf"={_MANY}")
_RULE = re.compile(r"^-# • .*$", re.MULTILINE)  # a rule, which may name a card that no player holds
_TITLE = "|".join(re.escape(one.title) for one in PRESETS.values() if _SPELLED.search(one.title))
_GAME = re.compile(_TITLE)  # a game, which may be named after a card
_ABOUT = re.compile(  # the line about a preset, which may name a card
    "|".join(
        re.escape(of_rules(Speech(language), "preset", one.about))
        for one in PRESETS.values()
        if CARD.search(one.about)
        for language in LANGUAGES
    )
)
_KIND = rf"(?:an? )?[a-z](?:[a-z0-9' ,-]|{CARD.pattern})* \("  # "a 9-high straight ("
_COUNTS = re.compile(rf" as (?:{_KIND})?(?:the )?({_MANY})")


def named(
    message: JSON, stood_for: Collection[set[str]], primers: Collection[str] = ()
) -> set[str]:
    """Return every card that a message names as held now, held before, or laid by a player.

    `stood_for` holds the cards that each play with wild cards has counted as so far. `primers` are
    texts about the rules, whose cards no player needs to hold.
    """
    text = json.dumps(_without_meanings(_without(message, primers)), ensure_ascii=False)
    text = _COUNTS.sub(partial(_known, stood_for), _MAY_STAND.sub("", text))
    return {*cards_in(text)} | spelled(text) | cards_in_emojis(text) | cards_in_ids(message)


def primers(preset: str, choices: Mapping[str, str], players: int) -> frozenset[str]:
    """Return the lines about the rules beside a first hand of such a deal, in every language.

    The lines name ranks and cards.
    """
    return _primers(preset, tuple(sorted(choices.items())), players)


@lru_cache
def _primers(preset: str, choices: tuple[tuple[str, str], ...], players: int) -> frozenset[str]:
    texts = set()
    either = (False, True)
    for language, in_words, tiles, upside_down in product(LANGUAGES, either, either, either):
        style = (language, in_words, tiles)
        # a hand has as many of the lines as there is room for, or all in brief
        for told in (primer, primer_in_brief):
            texts |= {*told(preset, choices, players, upside_down, style).splitlines()}
    return frozenset(texts)


def spelled(text: str) -> set[str]:
    """Return the cards in a text for screen readers: "7 of hearts and spades"; tiles by number."""
    return {*cards_spelled(text)}


def _known(stood_for: Collection[set[str]], found: re.Match[str]) -> str:
    """Return an empty string where a play is known to count as the named cards, else the words.

    "3♦ as 5♣" in a refusal names only the cards that are not there.
    """
    cards = {*cards_in(found[1])} | spelled(found[1])
    return "" if any(cards <= known for known in stood_for) else found[0]


def _without(part: Any, texts: Collection[str]) -> Any:
    """Return a part of a message without these texts, each within one string of the message."""
    if isinstance(part, str):
        for text in texts:
            part = part.replace(text, "")
        return part
    if isinstance(part, list):
        return [_without(one, texts) for one in part]
    if isinstance(part, dict):
        return {key: _without(one, texts) for key, one in part.items()}
    return part


def _without_meanings(part: Any) -> Any:
    """Return a part of a message without rules, names of games and what cards may stand for."""
    if isinstance(part, str):
        return _GAME.sub("", _ABOUT.sub("", _RULE.sub("", part)))
    if isinstance(part, list):
        return [_without_meanings(one) for one in part]
    if not isinstance(part, dict):
        return part
    dropped: tuple[str, ...] = ()
    act, *rest = str(part.get("custom_id", "")).split(":")
    if act in ("play", "bomb") and rest and "." in rest[-1]:
        dropped = ("label",)
    elif act == "select-stand":
        dropped = ("options",)
    return {key: _without_meanings(one) for key, one in part.items() if key not in dropped}
