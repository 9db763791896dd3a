"""Every sentence a player reads. Texts lie in `<language>.ftl`; names of cards in `cards.py`."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource

from bot.words.cards import pretty
from rules.actions import IllegalAction
from rules.sentences import WHY

Fact = str | int | float
_CARD = re.compile(r"\b(?:10|[2-9JQKA]|1[45])[DCHS]\*?|\b[RB]J\*?")


@cache
def _bundle(language: str) -> FluentBundle:
    bundle = FluentBundle([language], use_isolating=False)
    source = (Path(__file__).parent / f"{language}.ftl").read_text(encoding="utf-8")
    bundle.add_resource(FluentResource(source))
    return bundle


def say(key: str, **facts: Fact) -> str:
    """The sentence with its facts filled in. KeyError: there is no such sentence."""
    bundle = _bundle("en")
    message = bundle.get_message(key)
    if message.value is None:
        raise KeyError(key)
    said, errors = bundle.format_pattern(message.value, facts)
    if errors:
        raise errors[0]
    return str(said)


def why(error: IllegalAction) -> str:
    """Why the rules refuse, with cards as players write them."""
    shown = {name: _with_signs(fact) for name, fact in error.facts.items()}
    return WHY[error.reason].format(**shown)


def _with_signs(fact: Fact) -> Fact:
    return _CARD.sub(lambda found: pretty(found[0]), fact) if isinstance(fact, str) else fact


class Refusal(Exception):
    """The table refuses, privately and with a reason; nothing has changed.

    `key` names the sentence, which ``str()`` gives in full.
    """

    def __init__(self, key: str, **facts: Fact) -> None:
        super().__init__(say(key, **facts))
        self.key = key
