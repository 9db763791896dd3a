"""Permissions of the bot and of members in a channel, by the gateway's data, and of commands."""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Callable, Mapping
from types import SimpleNamespace
from typing import Any, TypeAlias

import discord

from bot.clock import Clock
from bot.discord import limits
from bot.discord.errors import in_short, is_outside
from bot.discord.outgoing import Outgoing
from bot.discord.sharding import ShardedBot
from bot.domain.state import TableState

log = logging.getLogger(__name__)

IN_CHANNEL = re.compile(r"/channels/(\d+)(/messages$|/threads$)?")
_UNSENT: Any = SimpleNamespace(status=403, reason="Forbidden")  # stands for Discord's response
READ_SECONDS = 1.0  # longest wait of an interaction for the command permissions
AGAIN_SECONDS = 300.0  # until a failed read is retried

Place: TypeAlias = (  # all kinds of channels in which a table can be
    discord.TextChannel | discord.Thread | discord.VoiceChannel | discord.StageChannel
)
Targets = Mapping[int, bool]  # whether allowed, by the id of a role, member or channel
Limits = Mapping[int, Targets]  # by command id; the application's id stands for all commands


class Foreseen(discord.Forbidden):
    """A request that was not sent, because Discord would have refused it.

    `pictures` is whether the pictures of the request are the only reason.
    """

    def __init__(self, code: int, *, pictures: bool = False) -> None:
        super().__init__(_UNSENT, {"code": code, "message": "not sent"})
        self.pictures = pictures


def check(
    client: ShardedBot, state_in: Callable[[int], TableState | None], outgoing: Outgoing
) -> None:
    """Raise Foreseen if Discord would refuse this request: many refusals ban an address.

    `state_in` returns the state of the table that is or was in a channel, or None.
    Called immediately before the request is sent, since the bot may lose the permission while the
    request waits.
    """
    found = IN_CHANNEL.match(outgoing.path)
    if found is None:
        return
    channel_id = int(found[1])
    state = None if client.get_channel(channel_id) else state_in(channel_id)
    guild_id, parent_id = (state.guild_id, state.parent_id) if state else (0, 0)
    guild_id = guild_id or outgoing.purpose.guild_id
    if (guild_id and client.has_lost(guild_id)) or not may_see(client, channel_id, parent_id):
        raise Foreseen(limits.MISSING_ACCESS)
    if outgoing.route.method == "POST" and found[2]:
        allowed = may_open_threads if found[2] == "/threads" else may_speak
        if not allowed(client, channel_id, parent_id):
            raise Foreseen(limits.MISSING_PERMISSION)
    if outgoing.has_pictures and not may_send_pictures(client, channel_id, parent_id):
        raise Foreseen(limits.MISSING_PERMISSION, pictures=True)


def may_speak(client: discord.Client, channel_id: int, parent_id: int = 0) -> bool:
    """Whether the bot may send messages in a channel, or thread of `parent_id`; True if unknown."""
    allowed = _allowed(client, channel_id, parent_id)
    place = client.get_channel(channel_id)
    if parent_id or isinstance(place, discord.Thread):
        closed = isinstance(place, discord.Thread) and is_closed(place)
        return allowed.send_messages_in_threads and not closed
    return allowed.send_messages


def may_open_threads(client: discord.Client, channel_id: int, parent_id: int = 0) -> bool:
    """Whether the bot may open public threads in a channel; True for an unknown one."""
    return _allowed(client, channel_id, parent_id).create_public_threads


def is_closed(thread: discord.Thread) -> bool:
    """Whether a moderator has locked the thread, and the bot may not unlock it."""
    if not thread.locked or thread.parent is None:  # the event that names the parent was lost
        return False
    return not thread.permissions_for(thread.guild.me).manage_threads


def may_see(client: discord.Client, channel_id: int, parent_id: int = 0) -> bool:
    """Whether the bot may view a channel or thread; True if unknown, so that Discord decides."""
    return _allowed(client, channel_id, parent_id).view_channel


def may_send_pictures(client: discord.Client, channel_id: int, parent_id: int = 0) -> bool:
    """Whether the bot may send pictures in a channel or thread; True for an unknown one."""
    return _allowed(client, channel_id, parent_id).attach_files


def _allowed(client: discord.Client, channel_id: int, parent_id: int) -> discord.Permissions:
    """Return the permissions of the bot in a channel; all permissions if they are unknown.

    discord.py does not know archived threads. For these the permissions in the parent count.
    """
    for place in map(client.get_channel, (channel_id, parent_id)):
        orphan = isinstance(place, discord.Thread) and place.parent is None  # an event was lost
        if isinstance(place, Place) and not orphan:
            return place.permissions_for(place.guild.me)
    return discord.Permissions.all()


def lacks_to_give(role: discord.Role) -> str:
    """Return why the bot cannot or should not give this role, as a text's key, or ""."""
    me = role.guild.me
    if not me.guild_permissions.manage_roles:
        return "ping-no-manage-roles"
    if role >= me.top_role:
        return "ping-role-above"
    if role.permissions.value & ~role.guild.default_role.permissions.value:
        return "ping-role-powerful"
    return ""


def lacks_to_post(client: discord.Client, channel_id: int, parent_id: int = 0) -> list[str]:
    """Return the names of the permissions that the bot lacks to post pictures in a channel."""
    allowed = _allowed(client, channel_id, parent_id)
    inside = isinstance(client.get_channel(channel_id), discord.Thread) or parent_id
    speaking = "send_messages_in_threads" if inside else "send_messages"
    return [
        name for name in ("view_channel", speaking, "attach_files") if not getattr(allowed, name)
    ]


def of_member(member: discord.Member, channel_id: int) -> discord.Permissions | None:
    """Return the permissions of a member in a channel or thread, by the member's roles.

    The roles are those of `member`; the channel's overwrites are the last ones that the gateway
    has sent. None for an unknown channel or thread.
    """
    place = member.guild.get_channel_or_thread(channel_id)
    if place is None or (isinstance(place, discord.Thread) and place.parent is None):
        return None
    return place.permissions_for(member)


def may_view(member: discord.Member | None, channel_id: int, *, in_thread: bool = False) -> bool:
    """Whether a member may view a channel or thread; False if one of the two is unknown.

    A public thread is visible to all members who see its channel. A private thread is visible only
    to its own members (`in_thread`) and to members who may manage threads.
    """
    allowed = of_member(member, channel_id) if member else None
    if member is None or allowed is None or not allowed.view_channel:
        return False
    thread = member.guild.get_thread(channel_id)
    return in_thread or allowed.manage_threads or thread is None or not thread.is_private()


class CommandLimits:
    """Caches the admins' command permissions by server; an event of a change drops them."""

    def __init__(self, client: ShardedBot, clock: Clock) -> None:
        self._client, self._clock = client, clock
        self._ids: dict[str, int] = {}  # ids of commands by name
        self._reading: dict[int, asyncio.Task[Limits | None]] = {}
        self._failed_at: dict[int, float] = {}
        client.add_listener(self._changed, "on_raw_app_command_permissions_update")
        client.add_listener(self._forget, "on_guild_available")
        client.add_listener(self._forget, "on_guild_remove")

    async def of(self, guild_id: int, command: str) -> tuple[Limits, int]:
        """Return a server's command permissions and the command's id; empty and 0 if unknown."""
        reading = self._reading.get(guild_id)
        if reading is None:
            if self._clock.now() - self._failed_at.get(guild_id, 0.0) < AGAIN_SECONDS:
                return {}, 0
            reading = asyncio.create_task(self._read(guild_id))
            self._reading[guild_id] = reading
        try:
            async with self._clock.deadline(self._clock.now() + READ_SECONDS):
                found = await asyncio.shield(reading)
        except TimeoutError:
            return {}, 0
        return found or {}, self._ids.get(command, 0)

    async def _read(self, guild_id: int) -> Limits | None:
        """Read the permissions from Discord; return None after a failure."""
        http, application = self._client.http, self._client.application_id or 0
        try:
            listed = await http.get_guild_application_command_permissions(application, guild_id)
            if any(int(one["id"]) != application for one in listed):
                commands_ = await self._client.tree.fetch_commands()
                self._ids = {command.name: command.id for command in commands_}
        except Exception as error:  # errors of the bot's own are raised again
            if not is_outside(error):
                raise
            if not self._failed_at:
                log.warning("Limits of commands cannot be read, all may (%s).", in_short(error))
            self._failed_at[guild_id] = self._clock.now()
            self._reading.pop(guild_id, None)
            return None
        return {
            int(one["id"]): {int(to["id"]): bool(to["permission"]) for to in one["permissions"]}
            for one in listed
        }

    async def _changed(self, event: discord.RawAppCommandPermissionsUpdateEvent) -> None:
        await self._forget(event.guild)

    async def _forget(self, guild: discord.Guild) -> None:
        """Drop the permissions of a server that the bot leaves, or whose events it missed."""
        self._reading.pop(guild.id, None)
        self._failed_at.pop(guild.id, None)
