"""Ids for all emojis of the bot, as after their upload."""

from __future__ import annotations

from bot.words.card_emojis import NAMES
from bot.words.speech import Emojis

ALL = Emojis({name: str(10**18 + number) for number, name in enumerate(NAMES)})
