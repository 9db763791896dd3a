"""Channels of the sharded client: found without a search of all servers."""

from __future__ import annotations

import json
from typing import Any

import discord
import pytest
from discord.ext import commands

from bot.clock import Clock
from bot.discord.sharding import ShardedBot
from bot.playground import Playground
from bot.playground.world import objects, servers
from bot.playground.world.world import Guild
from bot.tables.shards import Shards

SERVERS = 20
DIRECT = 9  # id of a channel of direct messages


class Connected:
    """A client that knows the servers of a playground; `looks` counts the servers looked into."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.world = Playground(journal_limit=0).world
        self.client = ShardedBot(
            Shards(),
            Clock(),
            command_prefix=commands.when_mentioned,
            intents=discord.Intents(guilds=True),
        )
        state, account = self.client._connection, objects.bot_account(self.world)
        state.user = discord.ClientUser(state=state, data=_parsed(account))
        self.looks = 0
        look = discord.Guild._resolve_channel

        def counted(guild: discord.Guild, channel_id: int | None) -> Any:
            self.looks += 1
            return look(guild, channel_id)

        monkeypatch.setattr(discord.Guild, "_resolve_channel", counted)

    def open_server(self) -> Guild:
        guild = servers.open_server(self.world, "A server")
        self.hear("GUILD_CREATE", objects.guild_create(self.world, guild))
        return guild

    def hear(self, event: str, data: Any) -> None:
        """Let the client receive an event of the gateway."""
        self.client._connection.parsers[event](_parsed(data))


def _parsed(data: object) -> Any:
    return json.loads(json.dumps(data))


@pytest.fixture
async def connected(monkeypatch: pytest.MonkeyPatch) -> Connected:
    return Connected(monkeypatch)


async def test_second_look_for_a_channel_searches_no_servers(connected: Connected) -> None:
    for _ in range(SERVERS):
        guild = connected.open_server()
    channel = servers.open_channel(connected.world, guild.id, "room")
    connected.hear("CHANNEL_CREATE", objects.channel_object(connected.world, channel))
    channels = (int(channel.id), DIRECT)
    first = [connected.client.get_channel(one) for one in channels]
    assert [one and one.id for one in first] == [int(channel.id), None]
    connected.looks = 0
    assert [connected.client.get_channel(one) for one in channels] == first
    assert connected.looks == 0


@pytest.mark.parametrize("event", ["GUILD_CREATE", "CHANNEL_CREATE"])
async def test_channel_is_found_after_the_event_that_brings_it(
    connected: Connected, event: str
) -> None:
    guild = connected.open_server()
    channel = servers.open_channel(connected.world, guild.id, "room")
    assert connected.client.get_channel(int(channel.id)) is None
    shown = objects.channel_object(connected.world, channel)
    whole = objects.guild_create(connected.world, guild)
    connected.hear(event, {"GUILD_CREATE": whole, "CHANNEL_CREATE": shown}[event])
    assert connected.client.get_channel(int(channel.id)) is not None
    connected.hear("CHANNEL_DELETE", shown)
    assert connected.client.get_channel(int(channel.id)) is None


async def test_thread_is_found_after_it_is_unarchived(connected: Connected) -> None:
    guild = connected.open_server()
    channel = servers.open_channel(connected.world, guild.id, "room")
    connected.hear("CHANNEL_CREATE", objects.channel_object(connected.world, channel))
    thread = servers.open_thread(connected.world, channel, "table", "7")
    assert connected.client.get_channel(int(thread.id)) is None
    connected.hear("THREAD_UPDATE", objects.channel_object(connected.world, thread))
    assert connected.client.get_channel(int(thread.id)) is not None


async def test_channel_of_direct_messages_is_found_after_a_search_in_vain(
    connected: Connected,
) -> None:
    state = connected.client._connection
    assert connected.client.get_channel(DIRECT) is None
    person = {"id": "7", "username": "ana", "discriminator": "0", "avatar": None}
    opened: Any = {"id": str(DIRECT), "type": 1, "recipients": [person]}
    direct = state.add_dm_channel(opened)
    assert [connected.client.get_channel(DIRECT) for _ in range(2)] == [direct, direct]
