"""Commands in the languages of Discord's clients: names, descriptions and options.

Texts lie beside all others. A command's description is ``about-game-start``, that of an option
``about-game-start-preset``; in other languages than English their names are ``name-...``.
"""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Location

from bot.discord import limits
from bot.words import closest, of_rules, say, speaking
from bot.words.speech import SOURCE, knows

NAMES = (Location.command_name, Location.group_name, Location.parameter_name)


class Translator(app_commands.Translator):
    """What a command, a group of commands or an option is called where it is used."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: app_commands.TranslationContextTypes,
    ) -> str | None:
        """Called by discord.py for every name and description; None leaves the English."""
        language = closest(locale.value)
        key = string.extras.get("key") or _key(context)  # what is chosen from has its own
        if language == SOURCE or key is None:
            return None
        with speaking(language):
            if knows(language, key):
                return say(key)
            told = of_rules("", string.message)  # an option of the command that asks for a rule
        return told[: limits.DESCRIPTION] if told != string.message else None


def about(command: str) -> str:
    """The description of a command, as "game start", or of its option, as "game start preset"."""
    return say(f"about-{command.replace(' ', '-').replace('_', '-')}")


def _key(context: app_commands.TranslationContextTypes) -> str | None:
    """The key of the text that is asked for, None where Discord shows none of ours."""
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
