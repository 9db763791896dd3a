"""A bounded message of all errors in some rules."""

from __future__ import annotations

from collections.abc import Iterable

from bot.words.rulebook import sentence
from bot.words.sheet import fitting
from bot.words.speech import say

ONE = 300  # characters of a reason, which may quote what was typed
ALL = 900  # characters; no fact of a sentence may have more than a thousand


def reasons(wrong: Iterable[str]) -> str:
    """Return the reasons in one text; with the number of the others, where they are too many."""
    told = [one if len(one) <= ONE else f"{one[: ONE - 1]}…" for one in map(sentence, wrong)]
    return say("between-sentences").join(fitting(told, ALL))
