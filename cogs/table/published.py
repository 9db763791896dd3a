"""What is remembered of how one table was last shown."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.tables.table import Table


@dataclass
class Desk:
    """What the herald remembers of one table between two refreshes."""

    table: Table
    dirty: asyncio.Event = field(default_factory=asyncio.Event)
    remind: bool = False
    deadline_told: float = 0.0  # the end of the turn that the pings name
    failing_since: float = 0.0  # when Discord last began to refuse what people on turn must see
    failed: bool = False  # what could not be shown is tried again soon
    pending: bool = False  # the table message shows an earlier state
    next_edit: float = 0.0  # when it may be edited again
    looked_at: float = 0.0  # when the channel was last searched for chat below the message
    shown: dict[tuple[str, str], tuple[object, ...]] = field(default_factory=dict)  # by (where,
    # player): what the player's hand last showed there
    open_hands: dict[str, tuple[discord.Interaction[Any], float]] = field(default_factory=dict)
    onlookers: dict[str, tuple[discord.Interaction[Any], float]] = field(default_factory=dict)
    errands: set[asyncio.Task[None]] = field(default_factory=set)  # what need not be waited for
    table_lock: asyncio.Lock = field(default_factory=asyncio.Lock)  # of the table message
    hand_locks: defaultdict[str, asyncio.Lock] = field(
        default_factory=lambda: defaultdict(asyncio.Lock)
    )  # by player: one change of a shown hand after the other, so that the last is the newest

    @property
    def settled(self) -> bool:
        """Has everything been shown that there is to show?"""
        return not (self.dirty.is_set() or self.pending or self.failed)
