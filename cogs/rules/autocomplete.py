"""What is offered while a game or a value of a rule is typed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot import limits
from bot.client import Gamenight
from bot.words.plain import shortened
from bot.words.rulebook import game_line, game_title
from bot.words.values import offered, shown
from cogs.core.people import reader_here
from cogs.rules.references import SAVED, saved
from rules.catalogue.presets import PRESETS

Choices = list[app_commands.Choice[str]]
Completion = Callable[..., Coroutine[Any, Any, Choices]]


async def preset_choices(
    bot: Gamenight, interaction: discord.Interaction[Any], current: str
) -> Choices:
    """The server's own rules and the games in which what was typed so far occurs."""
    typed = current.lower()
    with (await reader_here(bot, interaction)).spoken_to():
        kept_here = [
            app_commands.Choice(name=f"★ {shortened(kept.name)}", value=SAVED + kept.name)
            for kept in await saved(bot, interaction.guild_id)
            if typed in kept.name.lower()
        ]
        found = [
            (key, f"{game_title(key)}: {game_line(key)}")
            for key in sorted(PRESETS, key=_steps_from_base)
        ]
        games = [
            app_commands.Choice(name=named[: limits.OPTION], value=key)
            for key, named in found
            if typed in f"{key} {named} {PRESETS[key].title}".lower()
        ]
    return [*kept_here[: limits.OPTIONS // 2], *games][: limits.OPTIONS]


def values_of(option: str) -> Completion:
    """Autocomplete with the values of an option, in players' words."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        with (await reader_here(interaction.client, interaction)).spoken_to():
            named = {value: shown(option, value) for value in offered(option)}
        return [
            app_commands.Choice(name=said[: limits.OPTION], value=value)
            for value, said in named.items()
            if current.lower() in f"{value} {said}".lower()
        ]

    return complete


def _steps_from_base(preset: str) -> int:
    """0 for the plain form of a game, 1 for what changes it, and so on."""
    base = PRESETS[preset].base
    return 1 + _steps_from_base(base) if base in PRESETS else 0
