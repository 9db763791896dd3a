"""The words of the bot: every sentence a player reads.

Sentences of the shell (the bot without the rules) are in `texts/<language>.ftl`. The texts of the
rules are English. Their translations are in `texts/<language>.po`, each beside its English text.
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
