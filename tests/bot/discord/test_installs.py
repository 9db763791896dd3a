"""Registration that keeps the command of an activity, and permissions in each kind of channel."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import discord
import pytest

from bot.discord import permissions
from bot.discord.client import EXTENSIONS, Gamenight
from bot.discord.command_sync import known_ids, register
from bot.settings import Settings
from bot.store import Store
from cogs.table.orphans import readable_place

LAUNCH = {
    "id": "900",
    "application_id": "5",
    "version": "901",
    "type": 4,
    "handler": 2,
    "name": "launch",
    "description": "",
    "integration_types": [0, 1],
    "contexts": [0, 1, 2],
}


class Registry:
    """A stand-in for Discord's list of commands."""

    def __init__(self, *commands: dict[str, Any]) -> None:
        self.commands = [*commands]
        self.sent: list[list[dict[str, Any]]] = []

    async def get_global_commands(self, _: int) -> list[dict[str, Any]]:
        return self.commands

    async def bulk_upsert_global_commands(
        self, _: int, payload: list[dict[str, Any]]
    ) -> list[dict[str, Any]]:
        """Refuse a list that lacks the entry point, as Discord does."""
        entries = [one for one in self.commands if one["type"] == 4]
        if any(one not in payload for one in entries):
            said = {"code": 50240, "message": "You cannot remove this app's Entry Point command"}
            response: Any = SimpleNamespace(status=400, reason="Bad Request")
            raise discord.HTTPException(response, said)
        self.sent.append(payload)
        self.commands = [{"type": 1, "id": str(n), **one} for n, one in enumerate(payload)]
        return self.commands


@pytest.fixture
async def bot(store: Store) -> Gamenight:
    bot = Gamenight(Settings(), store)
    bot._connection.application_id = 5
    for name in EXTENSIONS:
        await bot.load_extension(name)
    return bot


@pytest.mark.parametrize("launch", [LAUNCH, {**LAUNCH, "name": "game"}])
async def test_the_entry_point_of_an_activity_stays_and_is_sent_once(
    bot: Gamenight, launch: dict[str, Any]
) -> None:
    registry: Any = Registry(launch)
    bot.tree.client.http = registry
    for _ in range(3):
        await register(bot.tree, bot.app.store, "here")
    (sent,) = registry.sent
    assert sent[-1] == launch
    assert {one["name"] for one in sent[:-1]} == {one.name for one in bot.tree.get_commands()}
    assert all("name_localizations" in one for one in sent[:-1])


async def test_an_entry_point_added_later_changes_nothing(bot: Gamenight) -> None:
    registry: Any = Registry()
    bot.tree.client.http = registry
    await register(bot.tree, bot.app.store, "here")
    registry.commands.append(LAUNCH)
    await register(bot.tree, bot.app.store, "here")
    assert len(registry.sent) == 1
    registry.commands = [LAUNCH, {**LAUNCH, "type": 1, "name": "of before"}]
    await register(bot.tree, bot.app.store, "here")
    assert LAUNCH in registry.sent[1]
    assert "of before" not in {one["name"] for one in registry.sent[1]}


async def test_the_ids_of_commands_are_known_to_all_processes(bot: Gamenight) -> None:
    registry: Any = Registry(LAUNCH)
    bot.tree.client.http = registry
    assert await known_ids(bot.app.store, 5) == {}
    ids = await register(bot.tree, bot.app.store, "here")
    by_name = {one["name"]: one["id"] for one in registry.commands if one["type"] == 1}
    assert ids["game start"] == ids["game tables"] == by_name["game"]
    assert ids["rules"] == by_name["rules"]
    assert "game" not in ids
    assert "launch" not in ids
    assert await known_ids(bot.app.store, 5) == ids
    assert await known_ids(bot.app.store, 6) == {}
    assert await register(bot.tree, bot.app.store, "here") == ids
    assert len(registry.sent) == 1


@pytest.mark.parametrize("kind", [0, 2, 5, 13])
@pytest.mark.parametrize("denied", ["view_channel", "send_messages", "attach_files"])
async def test_permissions_are_known_in_every_kind_of_channel(
    bot: Gamenight, kind: int, denied: str
) -> None:
    lacking = discord.Permissions(**{denied: True}).value
    everyone = {"id": "1", "type": 0, "allow": "0", "deny": str(lacking)}
    role: dict[str, Any] = {"id": "1", "name": "@everyone", "permissions": str(2**53 - 1 - 8)}
    role |= {"color": 0, "hoist": False, "position": 0, "managed": False, "mentionable": False}
    channel: dict[str, Any] = {
        "id": "100",
        "type": kind,
        "name": "place",
        "position": 0,
        "bitrate": 64000,
    }
    channel |= {"user_limit": 0, "permission_overwrites": [everyone]}
    user: Any = {"id": "5", "username": "bot", "discriminator": "0", "avatar": None, "bot": True}
    member = {"user": user, "roles": [], "joined_at": None, "deaf": False, "mute": False}
    bot._connection.user = discord.ClientUser(state=bot._connection, data=user)
    data: Any = {"id": "1", "name": "here", "roles": [role], "channels": [channel]}
    data |= {"members": [{**member, "flags": 0}]}
    guild = discord.Guild(data=data, state=bot._connection)
    bot._connection._add_guild(guild)
    assert permissions.may_see(bot, 100) is (denied != "view_channel")
    assert not permissions.may_send_pictures(bot, 100)
    assert permissions.may_speak(bot, 100) is (denied == "attach_files")
    posts: Any = SimpleNamespace(app=bot.app, table=SimpleNamespace(state=SimpleNamespace()))
    posts.table.state.channel_id = 100
    assert (readable_place(posts) is not None) is (denied != "view_channel")
