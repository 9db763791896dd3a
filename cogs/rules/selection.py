"""Choosing rules by typing: what autocomplete offers, and which rules a name or a code means."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import Any

import discord
from discord import app_commands

from bot.client import Gamenight
from bot.domain.drafts import FIRST
from bot.domain.preferences import HousePreset
from bot.domain.state import Draft
from bot.share_codes import read_code
from bot.words import Refusal
from bot.words.rulebook import game_line, game_title
from bot.words.values import offered, shown
from cogs.core import limits
from cogs.core.context import Context
from cogs.core.people import reader_here
from rules.catalogue.presets import PRESETS

OURS = "ours:"  # stands before the name of rules that the server has saved
Choices = list[app_commands.Choice[str]]
Completion = Callable[..., Coroutine[Any, Any, Choices]]


async def saved(bot: Gamenight, guild_id: int | None) -> list[HousePreset]:
    """The house rules this server has saved, but for those of games that are no more."""
    if guild_id is None:
        return []
    return [kept for kept in await bot.store.servers.house_presets(guild_id) if _playable(kept)]


async def saved_as(bot: Gamenight, guild_id: int | None, name: str) -> HousePreset | None:
    """The rules this server has saved under a name, however it is capitalised."""
    every = await saved(bot, guild_id)
    return next((kept for kept in every if kept.name.casefold() == name.casefold()), None)


async def chosen_rules(
    bot: Gamenight, interaction: discord.Interaction[Any], preset: str | None, code: str | None
) -> Draft:
    """The rules meant by what was typed; without anything, those of the channel.

    Raises Refusal when no such rules are known.
    """
    if code:
        return Draft(*read_code(code))
    if preset in PRESETS:
        return Draft(preset)
    if preset:
        kept = await saved_as(bot, interaction.guild_id, preset.removeprefix(OURS))
        if kept is None:
            raise Refusal("no-such-game", game=preset[:60])
        return Draft(kept.preset, kept.changed)
    usual = await bot.store.servers.channel_default(interaction.channel_id or 0)
    return usual if usual and usual.preset in PRESETS else Draft(FIRST)


async def meant(context: Context, reference: str) -> Draft:
    """The rules a reference stands for. Refusal when they are no more."""
    kind, _, name = reference.partition(".")
    if kind == "t":
        return Draft(context.table.state.preset, context.table.state.changed)
    if kind == "c":
        return Draft(*read_code(name))
    if kind == "p" and name in PRESETS:
        return Draft(name)
    kept = await saved_as(context.bot, context.interaction.guild_id, name)
    if kept is None:
        raise Refusal("no-such-game", game=name)
    return Draft(kept.preset, kept.changed)


async def preset_choices(
    bot: Gamenight, interaction: discord.Interaction[Any], current: str
) -> Choices:
    """The server's own rules and the games in which what was typed so far occurs."""
    typed = current.lower()
    with (await reader_here(bot, interaction)).spoken_to():
        ours = [
            app_commands.Choice(name=f"★ {kept.name}", value=OURS + kept.name)
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
    return [*ours[: limits.OPTIONS // 2], *games][: limits.OPTIONS]


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


def _playable(kept: HousePreset) -> bool:
    return kept.preset in PRESETS


def _steps_from_base(preset: str) -> int:
    """0 for the plain form of a game, 1 for what changes it, and so on."""
    base = PRESETS[preset].base
    return 1 + _steps_from_base(base) if base in PRESETS else 0
