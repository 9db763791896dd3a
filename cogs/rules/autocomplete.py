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
from bot.words import house_rules, search
from bot.words.rulebook import game_line, game_title
from bot.words.search import folded, games, rules
from bot.words.speech import Speech, clipped, shortened
from bot.words.values import offered, shown
from cogs.core.people import reader_soon, soon
from cogs.rules.references import SAVED, saved, saved_as
from rules.catalogue import OPTIONS, full
from rules.catalogue.presets import PRESETS

RULE = "rule:"  # prefix of a house rule among games
SHORTEST = 40  # least room for a question and an answer, in characters

Choices = list[app_commands.Choice[str]]
Completion = Callable[..., Coroutine[Any, Any, Choices]]


async def preset_choices(app: App, interaction: discord.Interaction[Any], current: str) -> Choices:
    """Return the server's saved rules and the games that match the typed text."""
    typed = current.lower()
    saved_rules = await soon(app, saved(app, server_of(interaction)), [])
    speech = (await reader_soon(app, interaction)).speech(app.speech)
    saved_choices = [
        app_commands.Choice(name=f"★ {shortened(rules.name)}", value=SAVED + rules.name)
        for rules in saved_rules
        if typed in rules.name.lower()
    ]
    game_choices = [
        app_commands.Choice(name=_line(speech, key), value=key)
        for key in games(speech, current)[: limits.OPTIONS]
    ]
    return [*saved_choices[: limits.OPTIONS // 2], *game_choices][: limits.OPTIONS]


async def rules_choices(app: App, interaction: discord.Interaction[Any], current: str) -> Choices:
    """Return the saved rules, the games and the house rules that match the typed text."""
    presets = await preset_choices(app, interaction, current)
    speech = (await reader_soon(app, interaction)).speech(app.speech)
    options = search.rules(speech, current) if current.strip() else []
    named = [
        app_commands.Choice(
            name=f"✎ {house_rules.as_said(speech, key, value, limits.OPTION - 2)}",
            value=RULE + key,
        )
        for key, value in options[: limits.OPTIONS]
    ]
    room = max(limits.OPTIONS - len(named), limits.OPTIONS // 2)
    return [*presets[:room], *named][: limits.OPTIONS]


def values_of(option: str) -> Completion:
    """Return an autocomplete function for the values of an option, in players' words."""

    async def complete(interaction: discord.Interaction[Any], current: str) -> Choices:
        app = interaction.client.app
        speech = (await reader_soon(app, interaction)).speech(app.speech)
        named = {value: shown(speech, option, value) for value in offered(option)}
        return [
            app_commands.Choice(name=clipped(shown_value, limits.OPTION), value=value)
            for value, shown_value in named.items()
            if current.lower() in f"{value} {shown_value}".lower()
        ]

    return complete


async def rule_choices(interaction: discord.Interaction[Any], current: str) -> Choices:
    """Complete the last house rule in the typed text with a question and an answer.

    The value of a choice has ids, such as "jokers=2, seating=fixed". The name of a choice repeats
    the earlier rules: Discord puts the name into the field, where the person goes on typing.
    Choices with values that are too long are left out.
    """
    app = interaction.client.app
    preset = await _preset(app, interaction)
    speech = (await reader_soon(app, interaction)).speech(app.speech)
    before, last = house_rules.parted(speech, current)
    given = "".join(f"{clause}, " for clause in before)
    typed = "".join(f"{clause.text}, " for clause in before)
    offers = [
        app_commands.Choice(name=_named(speech, typed, given, option, value), value=written)
        for option, value in _completions(speech, last, preset)
        if len(written := f"{given}{option}={value}") <= limits.OPTION
    ]
    return offers[: limits.OPTIONS]


def _named(speech: Speech, typed: str, given: str, option: str, value: str) -> str:
    """Return the name of a choice; the parser reads the name as the same rules.

    `typed` has the earlier rules as they were typed, `given` the same rules with ids.
    """
    offer = house_rules.as_said(speech, option, value)
    for before in (typed, given):
        if len(before) + len(offer) <= limits.OPTION:
            return before + offer
    if (room := limits.OPTION - len(given)) >= SHORTEST:
        short = house_rules.as_said(speech, option, value, room)
        again = house_rules.parted(speech, short)[1]
        if (again.key, again.value) == (option, value):
            return given + short
    return f"{given}{option}={value}"


async def _preset(app: App, interaction: discord.Interaction[Any]) -> str:
    """Return the game chosen in the same command, also by saved rules; "" for none."""
    chosen = getattr(getattr(interaction, "namespace", None), "preset", None)
    if chosen in PRESETS or not chosen:
        return chosen or ""
    lookup = saved_as(app, server_of(interaction), chosen.removeprefix(SAVED))
    rules = await soon(app, lookup, None)
    return rules.preset if rules else ""


def _completions(
    speech: Speech, last: house_rules.Clause, preset: str
) -> Iterator[tuple[str, str]]:
    """Yield pairs of an option and a value; "" as the value stands for an answer to be typed."""
    option = house_rules.option_of(last.key)
    if option and last.value is not None:
        yield from ((option, value) for value in _values(speech, option, last.value))
        return
    words = last.key
    options = rules(speech, words) or [
        (near, "") for near in house_rules.near_options(speech, words)
    ]
    possible = full(preset) if preset else OPTIONS
    answers = {
        key: _answers(speech, key, words, meant) for key, meant in options if key in possible
    }
    fit = sum(map(len, answers.values())) <= limits.OPTIONS
    for option, values in answers.items():
        few = fit or len(values) < len(OPTIONS[option].meaning)
        yield from ((option, value) for value in (values if few else [""]))


def _answers(speech: Speech, option: str, typed: str, meant: str) -> list[str]:
    """Return the values of an option that the typed words name, else all offered values.

    `meant` is the value that the search has found, or "".
    """
    named = search.answers(speech, option, typed)
    if len(named) == len(OPTIONS[option].meaning):  # the words are in the question, not the answers
        named = []
    values = list(dict.fromkeys(filter(None, (meant, *named))))
    return values or offered(option)


def _values(speech: Speech, option: str, typed: str) -> list[str]:
    """Return the values of an option that match the typed text, an exact match first."""
    values = offered(option)
    try:
        meant = house_rules.value_of(speech, option, typed)
    except Refusal:
        meant = ""
    alike = [
        value
        for value in values
        if folded(typed) in folded(f"{value} {shown(speech, option, value)}")
    ]
    return list(dict.fromkeys(filter(None, (meant, *alike))))


def _line(speech: Speech, preset: str) -> str:
    return clipped(f"{game_title(speech, preset)}: {game_line(speech, preset)}", limits.OPTION)
