"""Emojis as if the bot had uploaded all of them."""

from __future__ import annotations

from bot.words.card_emojis import NAMES
from bot.words.speech import Emojis

ALL = Emojis({name: str(10**18 + number) for number, name in enumerate(NAMES)})
