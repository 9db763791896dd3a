"""A server that removes the bot, also while the bot is off: its tables close, and it is noted."""

from __future__ import annotations

from types import SimpleNamespace

import discord
import pytest
from sqlalchemy import Connection, select

from bot.app import App
from bot.discord import permissions
from bot.discord.outgoing import Outgoing
from bot.domain.state import Draft, Stage
from bot.store.schema import absence, channel_default
from bot.tables.table import Table
from cogs.table.channels import ChannelEvents
from cogs.table.server_events import ServerEvents
from tests.bot.discord.pipeline import post
from tests.bot.four_people import PEOPLE
from tests.cogs.clicking import CHANNEL, GUILD


def join(app: App, guild_id: int = GUILD) -> discord.Guild:
    """Add a server that Discord has named at READY, with no more details yet."""
    data = {"id": str(guild_id), "unavailable": True}
    guild = discord.Guild(data=data, state=app.client._connection)  # type: ignore[arg-type]  # a stub, as at READY
    app.client._connection._add_guild(guild)
    return guild


def events(app: App) -> ServerEvents:
    cog = app.client.get_cog(ServerEvents.__name__)
    assert isinstance(cog, ServerEvents)
    return cog


async def absent(app: App) -> set[int]:
    def read(connection: Connection) -> set[int]:
        return set(connection.execute(select(absence.c.guild_id)).scalars())

    return await app.store.read(read)


async def test_a_table_of_a_server_lost_while_the_bot_was_away_is_closed_at_the_start(
    app: App, table: Table
) -> None:
    await table.deal(PEOPLE[0])
    join(app, GUILD + 1)
    await events(app).servers_known(0)
    assert table.state.stage is Stage.CLOSED
    assert not app.tables.all()
    assert await app.store.tables.open() == []
    assert await absent(app) == {GUILD}
    again = await app.tables.open(GUILD, CHANNEL, PEOPLE[0], "president_basic", {})
    assert again.state.stage is Stage.LOBBY  # a returning server finds its channel free


async def test_from_a_server_that_discord_does_not_name_nothing_is_asked(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    outgoing = Outgoing(post(table.state.channel_id))
    permissions.check(app.client, app.state_in, outgoing)  # Discord has named no server yet
    monkeypatch.setattr(app.client, "_parse_ready", lambda _: None)
    app.client._hear_ready({"guilds": [{"id": str(GUILD + 1)}], "shard": [0, 1]})
    with pytest.raises(permissions.Foreseen):
        permissions.check(app.client, app.state_in, outgoing)
    join(app)
    permissions.check(app.client, app.state_in, outgoing)


async def test_a_table_of_a_server_that_discord_cannot_reach_just_now_stays_open(
    app: App, table: Table
) -> None:
    join(app)
    await events(app).servers_known(0)
    assert table.state.stage is Stage.LOBBY
    assert await absent(app) == set()


async def test_a_server_that_removes_the_bot_is_noted_until_it_comes_back(
    app: App, table: Table
) -> None:
    guild = join(app)
    app.client._connection._remove_guild(guild)  # as discord.py does before it dispatches the event
    await events(app).server_gone(guild)
    assert table.state.stage is Stage.CLOSED
    assert await absent(app) == {GUILD}
    await events(app).server_joined(guild)
    assert await absent(app) == set()


@pytest.mark.slow
async def test_a_server_that_came_back_while_the_bot_was_away_counts_as_present(
    app: App,
) -> None:
    guild = join(app)
    await events(app).server_gone(guild)
    await events(app).servers_known(0)
    assert await absent(app) == set()


async def test_server_of_a_channel_with_a_default_is_noted_when_the_channel_is_seen(
    app: App, monkeypatch: pytest.MonkeyPatch
) -> None:
    guild = join(app)
    for channel_id in (CHANNEL, CHANNEL + 1):
        await app.store.servers.put_channel_default(channel_id, Draft("bigtwo_basic"))
    seen = {CHANNEL: SimpleNamespace(guild=guild)}
    monkeypatch.setattr(app.client, "get_channel", seen.get)
    await events(app).servers_known(0)

    def read(connection: Connection) -> dict[int, int]:
        rows = select(channel_default.c.channel_id, channel_default.c.guild_id)
        return {channel: server for channel, server in connection.execute(rows)}

    assert await app.store.read(read) == {CHANNEL: GUILD, CHANNEL + 1: 0}


async def test_rules_of_a_deleted_channel_are_forgotten(app: App) -> None:
    await app.store.servers.put_channel_default(CHANNEL, Draft("bigtwo_basic"), GUILD)
    cog = app.client.get_cog(ChannelEvents.__name__)
    assert isinstance(cog, ChannelEvents)
    gone = SimpleNamespace(id=CHANNEL, name="cards")
    await cog.channel_gone(gone)  # type: ignore[arg-type]  # its id and name will do
    assert await app.store.servers.channel_default(CHANNEL) is None
    assert not app.tables.all()
