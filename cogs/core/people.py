"""People as messages speak to them and of them: language, preferences, names; and their places."""

from __future__ import annotations

import contextlib
import logging
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import discord

from bot.client import Gamenight
from bot.domain.computers import computer
from bot.domain.nameless import is_nameless
from bot.domain.preferences import Preferences
from bot.store import StorageError
from bot.tables.snapshot import Snapshot
from bot.words import closest, say, speaking

log = logging.getLogger(__name__)

HATS = ("🎩", "👒", "🧢", "⛑️", "🪖", "🧺")  # from the first place down; the last wears the basket
INSIDE_OUT = ("🪣", "🥣", "🥄", "🥘", "🍲", "🛖")  # the same hats in a revolution


@dataclass(frozen=True)
class Reader:
    """Somebody who is shown something: by what preferences, and in which language."""

    player: str
    preferences: Preferences
    language: str

    @contextlib.contextmanager
    def spoken_to(self) -> Iterator[None]:
        """What is said within is said to this person alone; without pictures, cards are spelled."""
        with speaking(self.language, spelled=not self.preferences.pictures):
            yield


async def of_server(bot: Gamenight, guild_id: int) -> str:
    """The language of what everybody on a server reads."""
    chosen = (await bot.store.servers.settings(guild_id)).language
    guild = bot.get_guild(guild_id)
    return chosen or closest(str(guild.preferred_locale) if guild else "")


async def reader_of(bot: Gamenight, player: str, guild_id: int | None = None) -> Reader:
    """Who reads what is sent to a player: in the chosen language, Discord's, else the server's.

    StorageError.
    """
    preferences = await bot.store.preferences.of(player)
    language = preferences.language or preferences.seen
    if not language:
        language = await of_server(bot, guild_id) if guild_id is not None else closest("")
    return Reader(player, preferences, language)


async def reader_here(bot: Gamenight, interaction: discord.Interaction[Any]) -> Reader:
    """Whoever clicked or typed; the language of their Discord is noted for later.

    While nothing can be read, what holds for everybody: what is asked for meets it again.
    """
    player, seen = str(interaction.user.id), closest(str(interaction.locale))
    preferences = Preferences()
    try:
        preferences = await bot.store.preferences.of(player)
        if preferences.seen != seen:
            preferences = await bot.store.preferences.change(player, seen=seen)
    except StorageError:
        log.warning("the preferences of somebody cannot be read or kept")
    return Reader(player, preferences, preferences.language or seen)


def named(player: str) -> str:
    """A mention of a person, which never pings unless a message allows it; a computer's name.

    Of those whose names were deleted nothing but that they were there.
    """
    if found := computer(player):
        return say("computer", number=found.number)
    if is_nameless(player):
        return say("nameless")
    return f"<@{player}>"


def place_of_table(bot: Gamenight, table: Snapshot) -> dict[str, str]:
    """The server and channel of a table, as facts for a sentence."""
    guild = bot.get_guild(table.state.guild_id)
    channel = guild.get_channel_or_thread(table.state.channel_id) if guild else None
    return {
        "server": discord.utils.escape_markdown(guild.name) if guild else say("some-server"),
        "channel": f"#{channel.name}" if channel else f"<#{table.state.channel_id}>",
        "link": link_to_channel(table),
    }


def link_to_channel(table: Snapshot) -> str:
    """The address of the channel or thread of a table."""
    return f"https://discord.com/channels/{table.state.guild_id}/{table.state.channel_id}"


def hat(table: Snapshot, player: str, inside_out: bool) -> str:
    """The sign before a name where ranks wear hats; nothing otherwise."""
    standing = table.state.match.standing
    if not table.rules.society.hats or player not in standing:
        return ""
    return hat_of(standing.index(player), len(standing), inside_out)


def hat_of(place: int, players: int, inside_out: bool) -> str:
    """The hat of a place, 0 being the best; in a revolution all are turned inside out (000:527)."""
    hats = INSIDE_OUT if inside_out else HATS
    return hats[-1] if place == players - 1 else hats[min(place, len(hats) - 2)]


def until(table: Snapshot) -> str:
    """The deadline of the seats on turn, as Discord's timestamps want it: whole seconds."""
    return str(int(table.state.deadlines.due_at))
