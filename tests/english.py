"""The bot's sentences in English by their keys, for tests that are not about the words."""

from __future__ import annotations

from bot.words.speech import Fact, Speech


def english(key: str, **facts: Fact) -> str:
    """Return a sentence of the bot in English."""
    return Speech().say(key, **facts)
