"""What people, computers and places are called in messages."""

from __future__ import annotations

import discord

from bot.client import Gamenight
from bot.domain.computers import computer
from bot.tables.table import Table
from bot.words import say

HATS = ("🎩", "👒", "🧢", "⛑️", "🪖", "🧺")  # from the first place down; the last wears the basket
INSIDE_OUT = ("🪣", "🥣", "🥄", "🥘", "🍲", "🛖")  # the same hats in a revolution


def named(player: str) -> str:
    """A mention of a person, which never pings unless a message allows it; a computer's name."""
    if found := computer(player):
        return say("computer", number=found.number)
    return f"<@{player}>"


def place_of_table(bot: Gamenight, table: Table) -> dict[str, str]:
    """The server and channel of a table, as facts for a sentence."""
    guild = bot.get_guild(table.state.guild_id)
    channel = guild.get_channel_or_thread(table.state.channel_id) if guild else None
    return {
        "server": discord.utils.escape_markdown(guild.name) if guild else say("some-server"),
        "channel": f"#{channel.name}" if channel else f"<#{table.state.channel_id}>",
        "link": address(table),
    }


def address(table: Table) -> str:
    """Where the channel or thread of a table is found."""
    return f"https://discord.com/channels/{table.state.guild_id}/{table.state.channel_id}"


def hat(table: Table, player: str, inside_out: bool) -> str:
    """The sign before a name where ranks wear hats; nothing otherwise."""
    standing = table.state.match.standing
    if not table.rules.society.hats or player not in standing:
        return ""
    return hat_of(standing.index(player), len(standing), inside_out)


def hat_of(place: int, players: int, inside_out: bool) -> str:
    """The hat of a place, 0 being the best; in a revolution all are turned inside out (000:527)."""
    hats = INSIDE_OUT if inside_out else HATS
    return hats[-1] if place == players - 1 else hats[min(place, len(hats) - 2)]


def until(table: Table) -> str:
    """The deadline of the seats on turn, as Discord's timestamps want it: whole seconds."""
    return str(int(table.state.deadlines.due_at))
