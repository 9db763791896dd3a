"""What is offered while a game or a value of a rule is typed."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot import limits
from bot.client import Gamenight
from bot.words.finding import games
from bot.words.paging import clipped
from bot.words.plain import shortened
from bot.words.rulebook import game_line, game_title
from bot.words.values import offered, shown
from cogs.core.people import reader_soon, soon
from cogs.rules.references import SAVED, saved

Choices = list[app_commands.Choice[str]]
Completion = Callable[..., Coroutine[Any, Any, Choices]]


async def preset_choices(
    bot: Gamenight, interaction: discord.Interaction[Any], current: str
) -> Choices:
    """The server's own rules and the games in which what was typed so far occurs."""
    typed = current.lower()
    kept_rules = await soon(bot, saved(bot, interaction.guild_id), [])
    with (await reader_soon(bot, interaction)).spoken_to():
        kept_here = [
            app_commands.Choice(name=f"★ {shortened(kept.name)}", value=SAVED + kept.name)
            for kept in kept_rules
            if typed in kept.name.lower()
        ]
        found = [
            app_commands.Choice(name=_line(key), value=key)
            for key in games(current)[: limits.OPTIONS]
        ]
    return [*kept_here[: limits.OPTIONS // 2], *found][: limits.OPTIONS]


def values_of(option: str) -> Completion:
    """Autocomplete with the values of an option, in players' words."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        with (await reader_soon(interaction.client, interaction)).spoken_to():
            named = {value: shown(option, value) for value in offered(option)}
        return [
            app_commands.Choice(name=clipped(said, limits.OPTION), value=value)
            for value, said in named.items()
            if current.lower() in f"{value} {said}".lower()
        ]

    return complete


def _line(preset: str) -> str:
    return clipped(f"{game_title(preset)}: {game_line(preset)}", limits.OPTION)
