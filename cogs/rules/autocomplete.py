"""Autocomplete of games and of values of rules."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Iterator
from typing import Any

import discord
from discord import app_commands

from bot.app import App
from bot.discord import limits
from bot.discord.installs import server_of
from bot.domain.errors import Refusal
from bot.words import house_rules
from bot.words.rulebook import game_line, game_title, question
from bot.words.search import folded, games, rules
from bot.words.speech import clipped, shortened
from bot.words.values import offered, shown
from cogs.core.people import reader_soon, soon
from cogs.rules.references import SAVED, saved
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS

Choices = list[app_commands.Choice[str]]
Completion = Callable[..., Coroutine[Any, Any, Choices]]


async def preset_choices(app: App, interaction: discord.Interaction[Any], current: str) -> Choices:
    """Return the server's own rules and the games that contain the typed text."""
    typed = current.lower()
    kept_rules = await soon(app, saved(app, server_of(interaction)), [])
    with (await reader_soon(app, interaction)).spoken_to():
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
    """Return an autocomplete function for the values of an option, in players' words."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        with (await reader_soon(interaction.client.app, interaction)).spoken_to():
            named = {value: shown(option, value) for value in offered(option)}
        return [
            app_commands.Choice(name=clipped(said, limits.OPTION), value=value)
            for value, said in named.items()
            if current.lower() in f"{value} {said}".lower()
        ]

    return complete


async def rule_choices(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Complete the last house rule that is being typed: the option, then its value.

    A completion longer than Discord's limit of a choice is left out.
    """
    before, last = house_rules.parted(house_rules.ascii_signs(current))
    before = f"{before.strip()} ".lstrip()
    with (await reader_soon(interaction.client.app, interaction)).spoken_to():
        offers = [
            app_commands.Choice(name=clipped(said, limits.OPTION), value=before + written)
            for written, said in _clauses(last.strip(), _preset(interaction))
            if len(before + written) <= limits.OPTION
        ]
    return offers[: limits.OPTIONS]


def _preset(interaction: discord.Interaction[Any]) -> str:
    """Return the game chosen in the same command; "" for none, or for rules of the server."""
    chosen = getattr(getattr(interaction, "namespace", None), "preset", None)
    return chosen if chosen in PRESETS else ""


def _clauses(typed: str, preset: str) -> Iterator[tuple[str, str]]:
    """Yield the completions of a clause, each with its text in the list."""
    key, equals, value = typed.partition("=")
    option = house_rules.option_of(key)
    if equals and option:
        yield from _values(option, value.strip())
        return
    found = rules(key) or [(near, "") for near in house_rules.near_options(key)]
    known = full(preset) if preset else OPTIONS
    for option, meant in found:
        if option in known:
            answer = f" {shown(option, meant)}" if meant else ""
            yield f"{option}={meant}", f"{option}={meant} · {question(option)}{answer}"


def _values(option: str, typed: str) -> Iterator[tuple[str, str]]:
    """Yield the values of an option that match the typed text, an exact match first."""
    every = offered(option)
    try:
        meant = house_rules.value_of(option, typed)
    except Refusal:
        meant = ""
    alike = [value for value in every if folded(typed) in folded(f"{value} {shown(option, value)}")]
    for value in dict.fromkeys(filter(None, (meant, *alike))):
        yield f"{option}={value}", f"{option}={value} · {question(option)} {shown(option, value)}"


def _line(preset: str) -> str:
    return clipped(f"{game_title(preset)}: {game_line(preset)}", limits.OPTION)
