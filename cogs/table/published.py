"""What is remembered of how one table was last shown."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from typing import Any

import discord
from discord.ext import commands

from bot.client import Gamenight
from bot.tables.table import Table
from cogs.core.lookup import cog_of


@dataclass
class Published:
    """What the publisher remembers of one table between two refreshes."""

    table: Table
    dirty: asyncio.Event = field(default_factory=asyncio.Event)
    remind: bool = False
    deadline_told: float = 0.0  # the end of the turn that the pings name
    failing_since: float = 0.0  # when Discord last began to refuse what people on turn must see
    failed: bool = False  # what could not be shown is tried again soon
    pending: bool = False  # the table message shows an earlier state
    next_edit: float = 0.0  # when it may be edited again
    looked_at: float = 0.0  # when the channel was last searched for chat below the message
    spectators: dict[str, tuple[discord.Interaction[Any], float]] = field(default_factory=dict)
    errands: set[asyncio.Task[None]] = field(default_factory=set)  # what need not be waited for
    table_lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # of the table message

    @property
    def settled(self) -> bool:
        """Has everything been shown that there is to show?"""
        return not (self.dirty.is_set() or self.pending or self.failed)


class PublishedTables(commands.Cog):
    """What is remembered of all tables of this process."""

    def __init__(self) -> None:
        self._tables: dict[int, Published] = {}

    def of(self, table: Table) -> Published:
        """What is remembered of this table, from the first call on."""
        number = table.state.id
        if number not in self._tables:
            self._tables[number] = Published(table)
        return self._tables[number]

    def all(self) -> tuple[Published, ...]:
        """The tables of which something is remembered."""
        return tuple(self._tables.values())

    def forget(self, table: Table) -> None:
        """The table is closed and everything has been shown."""
        self._tables.pop(table.state.id, None)


def published_of(bot: Gamenight, table: Table) -> Published:
    """What the bot remembers of how it showed this table."""
    return cog_of(bot, PublishedTables).of(table)
