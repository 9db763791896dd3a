"""Faults of places: messages, threads, channels and servers that are deleted, locked or lost."""

from __future__ import annotations

import contextlib
from random import Random
from typing import TYPE_CHECKING

from bot.playground.world import servers
from bot.playground.world.wire import EVERY_PERMISSION, Permission
from bot.playground.world.world import Channel, Message
from tests.storm.people import GONE
from tests.storm.scene import Excuse, Scene, Struck

if TYPE_CHECKING:
    from tests.storm.tables import StormTable

MISSING_ACCESS, MISSING_PERMISSION, LOCKED, ARCHIVED = 50001, 50013, 160005, 50083
TAKEN = (
    Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS,
    Permission.ATTACH_FILES | Permission.EMBED_LINKS,
    Permission.VIEW_CHANNEL,
    Permission.READ_MESSAGE_HISTORY,
)


async def message_deleted(scene: Scene, lot: Random) -> Struck:
    """Delete a message of a table, as a moderator would: the table's own, a ping, or a hand."""
    table = scene.table(lot)
    ids = {one.person.id for one in table.people}
    found: list[tuple[Channel, Message]] = [
        (channel, message)
        for channel in scene.world.channels.values()
        if channel is table.place or channel.recipient_id in ids
        for message in channel.public()
    ]
    if found:
        channel, message = lot.choice(found[-8:])
        scene.world.delete_message(channel.id, message.id)
    return bool(found)


async def buried(scene: Scene, lot: Random) -> Struck:
    """Let the host chat, so that newer messages stand below the table."""
    table, said = scene.table(lot), 0
    with contextlib.suppress(*GONE):  # the place is locked, or Discord cannot be reached
        for number in range(lot.randint(1, 8)):
            await table.host.person.say(table.place.id, f"chatter {number}")
            said += 1
    return said > 0


async def place_deleted(scene: Scene, lot: Random) -> Struck:
    """Delete the channel or thread of a table."""
    return await place_deleted_of(scene, scene.table_of_server(lot))


async def place_deleted_of(scene: Scene, table: StormTable) -> bool:
    """Delete the channel or thread of this table; return whether it existed."""
    place = table.place.id
    if place not in scene.world.channels:
        return False
    scene.left_behind.add(place)
    with scene.excused({MISSING_ACCESS}, place):
        scene.world.remove_channel(place)
        await scene.heard(table.server.id)
    return True


async def thread_put_away(scene: Scene, lot: Random) -> Struck:
    """Archive the thread of the first table that has an open one."""
    for table in scene.tables:
        place = table.place
        if place.parent_id and place.id in scene.world.channels and not place.archived:
            scene.world.archive(place.id)
            # a bot that connects anew or is locked out learns of the archive only by a refusal
            told = Excuse(frozenset({ARCHIVED}), (place.id,), scene.clock.now())
            scene.excuses.append(told)
            return True
    return False


async def locked(scene: Scene, lot: Random) -> Struck:
    """Lock the channel or thread of a table for a while, as a moderator would."""
    place = scene.table_of_server(lot).place
    if place.id not in scene.world.channels:
        return False
    with scene.excused({MISSING_PERMISSION, LOCKED}, place.id) as excuse:
        servers.lock(scene.world, place.id)
        excuse.gone_by = float("inf")
        await scene.heard(place.guild_id or "")
    await scene.clock.sleep(lot.uniform(1.0, 30.0))
    if place.id in scene.world.channels:
        servers.lock(scene.world, place.id, locked=False)
    excuse.gone_by = scene.clock.now()
    return True


async def permission_taken(scene: Scene, lot: Random) -> Struck:
    """Take a permission from the bot in the channel of a table for a while."""
    place = scene.table_of_server(lot).place
    if place.id not in scene.world.channels:
        return False
    with scene.excused({MISSING_ACCESS, MISSING_PERMISSION}, *_inside(scene, place)) as excuse:
        _allow(scene, place, EVERY_PERMISSION & ~lot.choice(TAKEN))
        excuse.gone_by = float("inf")
        await scene.heard(place.guild_id or "")
    await scene.clock.sleep(lot.uniform(1.0, 30.0))
    _allow(scene, place, EVERY_PERMISSION)
    excuse.gone_by = scene.clock.now()
    return True


async def server_lost(scene: Scene, lot: Random) -> Struck:
    """Remove the bot from a server, and add it again after a while."""
    table = scene.table_of_server(lot)
    had_bot, server = table.server.has_bot, table.server.id
    inside = [one.id for one in scene.world.channels.values() if one.guild_id == server]
    with scene.excused({MISSING_ACCESS}, *inside):
        servers.change(scene.world, server, has_bot=False)
        await scene.heard(server)
    channels = (scene.world.channels[one] for one in inside if one in scene.world.channels)
    scene.left_behind.update(message.id for one in channels for message in one.public())
    await scene.clock.sleep(lot.uniform(1.0, 20.0))
    servers.change(scene.world, server, has_bot=True)
    return had_bot


async def server_dark(scene: Scene, lot: Random) -> Struck:
    """Keep a server from the bot for a while, as an outage of Discord does."""
    table = scene.table_of_server(lot)
    was_dark = table.server.dark or not table.server.has_bot
    servers.change(scene.world, table.server.id, dark=True)
    await scene.clock.sleep(lot.uniform(1.0, 30.0))
    servers.change(scene.world, table.server.id, dark=False)
    return not was_dark


def _allow(scene: Scene, place: Channel, permissions: int) -> None:
    """Set the bot's permissions in a channel and its threads, which have none of their own."""
    for one in _inside(scene, place):
        scene.world.set_bot_permissions(one, int(permissions))


def _inside(scene: Scene, place: Channel) -> list[str]:
    """Return the ids of the channel of a place, which may be a thread, and of all its threads."""
    home = place.parent_id or place.id
    return [one.id for one in scene.world.channels.values() if home in (one.id, one.parent_id)]
