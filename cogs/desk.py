"""What is remembered of how one table was last shown."""

from __future__ import annotations

import asyncio
from collections import defaultdict
from dataclasses import dataclass, field
from typing import Any

import discord

from bot.table import Table


@dataclass
class Desk:
    """What the herald remembers of one table between two refreshes."""

    table: Table
    dirty: asyncio.Event = field(default_factory=asyncio.Event)
    remind: bool = False
    pending: bool = False  # the table message shows an earlier state
    next_edit: float = 0.0  # when it may be edited again
    looked_at: float = 0.0  # when the channel was last searched for chat below the message
    shown: dict[tuple[str, str], tuple[object, ...]] = field(default_factory=dict)  # by (where,
    # player): what the player's hand last showed there
    open_hands: dict[str, tuple[discord.Interaction[Any], float]] = field(default_factory=dict)
    hand_locks: defaultdict[str, asyncio.Lock] = field(
        default_factory=lambda: defaultdict(asyncio.Lock)
    )  # by player: one change of a shown hand after the other, so that the last is the newest
