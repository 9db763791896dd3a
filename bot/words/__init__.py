"""The words of the bot: every sentence a player reads.

Sentences of the shell are in `texts/<language>.ftl`. The rules speak English; their translations
are in `texts/<language>.po`, where each English text stands beside its translation.
"""

from bot.words.numbers import Number
from bot.words.refusals import why
from bot.words.rulebook import of_rules
from bot.words.speech import (
    LANGUAGES,
    Speech,
    closest,
)

__all__ = [
    "LANGUAGES",
    "Number",
    "Speech",
    "closest",
    "of_rules",
    "why",
]
