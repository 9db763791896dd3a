"""Parts of the running bot, built once and passed to all code that needs them."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field
from random import Random
from typing import TYPE_CHECKING, Any
from weakref import WeakValueDictionary

from bot.clock import Clock
from bot.discord.app_emojis import EmojiKeeper
from bot.discord.avatars import Avatars
from bot.discord.crown import CrownRoles
from bot.discord.direct_messages import DirectMessages
from bot.discord.members import Members
from bot.discord.overload import Overload
from bot.discord.permissions import CommandLimits
from bot.discord.requests import Requests
from bot.discord.server_time import DiscordTime
from bot.discord.sharding import ShardedBot
from bot.domain.reactions import Reactions
from bot.domain.state import TableState
from bot.drawing.cache import Pictures
from bot.settings import Settings
from bot.store import Store
from bot.tables.registry import Tables
from bot.words.speech import CommandIds, Speech

if TYPE_CHECKING:
    from cogs.table.publisher import Publisher


@dataclass(eq=False, repr=False)  # a repr would show the settings and the tables
class App:
    """Parts of the running bot, through which commands, messages and acts reach each other.

    Each new connection of the client has an `App` of its own; the store outlives a connection.
    """

    client: ShardedBot  # has the servers, the channels and the bot's own user
    settings: Settings
    store: Store
    clock: Clock
    chance: Random
    requests: Requests
    overload: Overload
    publisher: Publisher = field(init=False)  # set by the extension of the tables
    tables: Tables = field(init=False)  # set when the client connects
    pictures: Pictures = field(default_factory=Pictures)
    acts: dict[str, Any] = field(default_factory=dict)  # by names in custom ids; see cogs.core.acts
    places: dict[int, str] = field(default_factory=dict)  # names by id, on other processes' servers
    announcement: str = ""  # text of the operator for every table
    blocked_servers: frozenset[int] = frozenset()  # by the operator; the bot is leaving them
    reactions: dict[int, Reactions] = field(default_factory=dict)  # by id of the table
    # by channel of direct messages, and whether it is a watched table; see cogs.core.companion
    companions: dict[tuple[int, bool], Any] = field(default_factory=dict)
    # by server and person: a lock that is held while the person opens a table
    host_locks: WeakValueDictionary[tuple[int, str], asyncio.Lock] = field(
        default_factory=WeakValueDictionary
    )

    def __post_init__(self) -> None:
        client, clock = self.client, self.clock
        self.discord_time = DiscordTime(clock)
        self.commands = CommandIds()
        self.emoji_keeper = EmojiKeeper(client, clock)
        self.speech = Speech(emojis=self.emoji_keeper.emojis, commands=self.commands)
        self.direct_messages = DirectMessages(client, clock, self.store.dm_channels)
        self.members = Members(client, clock, self.requests)
        self.avatars = Avatars(clock, self.members, self.overload, self.settings.avatars)
        self.command_limits = CommandLimits(client, clock)
        self.crowns = CrownRoles(client, self.store, clock)

    def state_in(self, channel_id: int) -> TableState | None:
        """Return the state of the table in a channel, or of one that was closed there lately."""
        table = self.tables.in_channel(channel_id)
        return table.state if table else self.tables.closed.last.get(channel_id)
