"""Memory of a server without tables: the objects that discord.py keeps of it."""

from __future__ import annotations

import gc
import json
import tracemalloc

import discord
from discord.ext import commands

from bot.playground import Playground
from bot.playground.world import objects, servers
from bot.playground.world.world import World

SERVERS = 100
CHANNELS, ROLES = 30, 20
OVERWRITES = 2  # roles with their own permissions in each channel
TOPIC = "What is told here, and what is better told in another channel"


async def memory() -> float:
    """Return the bytes that Python holds for each server after its gateway event."""
    world = Playground(journal_limit=0).world
    told = [json.dumps(_server(world, number)) for number in range(SERVERS)]
    account = json.dumps(objects.bot_account(world))
    intents = discord.Intents(guilds=True)
    client = commands.AutoShardedBot(command_prefix=commands.when_mentioned, intents=intents)
    state = client._connection
    state.user = discord.ClientUser(state=state, data=json.loads(account))
    gc.collect()
    tracemalloc.start()
    for one in told:
        state._add_guild_from_data(json.loads(one))
    gc.collect()
    held = tracemalloc.get_traced_memory()[0]
    tracemalloc.stop()
    assert all(len(guild.channels) == CHANNELS for guild in client.guilds)
    assert all(len(guild.roles) == ROLES for guild in client.guilds)
    return held / len(client.guilds)


def _server(world: World, number: int) -> dict[str, object]:
    """Open a server, and return it as the gateway sends it."""
    guild = servers.open_server(world, f"Server {number}")
    for channel in range(1, CHANNELS):
        servers.open_channel(world, guild.id, f"room-{number}-{channel}")
    told = objects.guild_create(world, guild)
    usual, roles = told["roles"][0], told["roles"]
    for role in range(len(roles), ROLES):
        roles.append({**usual, "id": world.new_id(), "name": f"Role {role}", "position": role})
    for channel in told["channels"]:
        channel["topic"] = TOPIC
        channel["permission_overwrites"] = [
            {"id": role["id"], "type": 0, "allow": "1024", "deny": "2048"}
            for role in roles[:OVERWRITES]
        ]
    return told
