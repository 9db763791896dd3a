"""Refusals by the rules or by the table, with their reasons."""

from __future__ import annotations

import re

from bot.words.cards import pretty
from bot.words.rulebook import as_number, of_rules
from bot.words.speech import Fact, say
from rules.actions import IllegalAction
from rules.sentences import WHY, Sentence

_CARD = re.compile(r"\b(?:10|[2-9JQKA]|1[45])[DCHS]\*?|\b[RB]J\*?")


class Refusal(Exception):
    """A refusal by the table, told privately and with a reason; nothing has changed.

    `key` names the sentence, which ``str()`` gives in full, in the present language.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts

    def __str__(self) -> str:
        return say(self.key, **self.facts)


def why(error: IllegalAction) -> str:
    """Return the rules' reason for a refusal, with cards as players write them."""
    shown = {name: _with_signs(fact) for name, fact in error.facts.items()}
    return of_rules("why", WHY[error.reason]).format(**shown)


def _with_signs(fact: str | int) -> str:
    if isinstance(fact, int):
        return as_number(str(fact))
    if isinstance(fact, Sentence):
        told = {name: _with_signs(str(part)) for name, part in fact.facts.items()}
        return of_rules("why", fact.template).format(**told)
    return _CARD.sub(lambda found: pretty(found[0]), fact)
