"""Translations of commands for Discord's clients: names, descriptions and options.

The translations are stored with all other texts of the bot. The key of a command's description is,
for example, ``about-game-start``, that of an option ``about-game-start-preset``. Translated names
have the keys ``name-...``.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.discord import limits
from bot.words import closest, of_rules
from bot.words.speech import SOURCE, Speech, knows

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)


class Translator(app_commands.Translator):
    """Translates the name and description of a command, a group or an option."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Return the translation of a name or description; None keeps the English text.

        Called by discord.py.
        """
        language = closest(locale.value)
        key = string.extras.get("key") or _key(context)  # a choice has its own key
        if language == SOURCE or key is None:
            return None
        speech = Speech(language)
        if knows(language, key):
            return speech.say(key)
        told = of_rules(speech, "", string.message)  # a text of the rules, used for an option
        return told[: limits.DESCRIPTION] if told != string.message else None


def about(command: str) -> str:
    """Return the description of a command ("game start") or of an option ("game start preset")."""
    return Speech().say(f"about-{command.replace(' ', '-').replace('_', '-')}")


def _key(context: app_commands.TranslationContextTypes) -> str | None:
    """Return the key of the requested text; None for a choice, which has no such key."""
    data: Any = context.data
    match context.location:
        case Location.command_name | Location.command_description:
            path = data.qualified_name
        case Location.group_name | Location.group_description:
            path = data.qualified_name
        case Location.parameter_name | Location.parameter_description:
            path = f"{data.command.qualified_name} {data.name}"
        case _:
            return None
    kind = "name" if context.location in NAMES else "about"
    return f"{kind}-{path.replace(' ', '-').replace('_', '-')}"
