"""Refusals by the rules or by the table, with their reasons."""

from __future__ import annotations

import re

from bot.domain.errors import (
    ChannelLink,
    Fact,
    FamilyTitle,
    GameTitle,
    PlayerName,
    Quote,
    Reasons,
    Refusal,
)
from bot.domain.moderation import LONGEST_REASON
from bot.words.cards import laid, pretty
from bot.words.people import named
from bot.words.rulebook import as_number, game_title, of_rules, with_facts
from bot.words.sheet import reasons
from bot.words.speech import Speech, escaped
from rules.actions import IllegalAction
from rules.cards import cards
from rules.catalogue.families import FAMILIES
from rules.ruleset import RuleSet
from rules.sentences import WHY, Sentence

_CARD = re.compile(r"\b(?:10|[2-9JQKA]|1[45])[DCHS]\*?|\b[RB]J\*?")


def why(speech: Speech, error: IllegalAction | Refusal, rules: RuleSet | None = None) -> str:
    """Return the text of a refusal; by the table's rules, it calls the play to beat by its name."""
    if isinstance(error, Refusal):
        return _by_table(speech, error)
    shown = {name: _with_signs(speech, fact) for name, fact in error.facts.items()}
    top = error.facts.get("top")
    if rules and isinstance(top, str) and not isinstance(top, Sentence):
        shown["top"] = laid(speech, cards(top), cards(top), rules)
    return with_facts(speech, "why", WHY[error.reason], shown)


def _by_table(speech: Speech, error: Refusal) -> str:
    facts = {name: _fact_text(speech, fact) for name, fact in error.facts.items()}
    return speech.say(error.key, **facts)


def _fact_text(speech: Speech, fact: Fact) -> str | int:
    match fact:
        case PlayerName():
            return named(speech, fact)
        case GameTitle():
            return game_title(speech, fact)
        case FamilyTitle():
            return of_rules(speech, "game", FAMILIES[fact].title)
        case ChannelLink():
            return f"<#{fact}>"
        case Quote():
            return escaped(fact, LONGEST_REASON)
        case Reasons():
            return reasons(speech, fact)
        case tuple():
            return speech.say("between-words").join(str(_fact_text(speech, part)) for part in fact)
    return fact


def _with_signs(speech: Speech, fact: str | int) -> str:
    if isinstance(fact, int):
        return as_number(speech, str(fact))
    if isinstance(fact, Sentence):
        parts = {name: _with_signs(speech, str(part)) for name, part in fact.facts.items()}
        return with_facts(speech, "why", fact.template, parts)
    return _CARD.sub(lambda match: pretty(speech, match[0]), fact)
