"""What people do by hand to servers, channels and threads, and to the limits of the playground.

Each raises Objection where what was sent does not fit.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from aiohttp import web

from bot.playground.limits import Limits
from bot.playground.people.acting import Acting
from bot.playground.people.guard import json_body
from bot.playground.people.resolving import LOCALE, Objection
from bot.playground.world import servers
from bot.playground.world.objects import channel_object
from bot.playground.world.wire import JSON, ChannelType
from bot.playground.world.world import Channel, Guild, Person, World

THREAD_NAME = 100
NAME = 32


class Hosting:
    """Handlers of the people API that change places. Everybody may do everything here."""

    def __init__(self, world: World, acting: Acting, limits: Limits) -> None:
        self._world = world
        self._acting = acting
        self._limits = limits

    async def open_server(self, me: Person, request: web.Request) -> JSON:
        """A new server, which the bot joins."""
        name = _name(await json_body(request), THREAD_NAME)
        return _guild_object(servers.open_server(self._world, name))

    async def change_server(self, me: Person, request: web.Request) -> JSON:
        """`has_bot`, `dark`, `locale`, and `nick`: what this person is called there."""
        guild, body = self._guild(request), await json_body(request)
        has_bot, dark = _flag(body, "has_bot", guild.has_bot), _flag(body, "dark", guild.dark)
        locale, nick = body.get("locale", guild.locale), body.get("nick")
        if not isinstance(locale, str) or not LOCALE.fullmatch(locale):
            raise Objection("A locale looks like en-US.")
        if nick is not None and (not isinstance(nick, str) or len(nick) > NAME):
            raise Objection(f"A nickname has up to {NAME} characters.")
        servers.change(self._world, guild.id, has_bot=has_bot, dark=dark, locale=locale)
        if nick is not None:
            servers.rename(self._world, me.id, guild.id, nick.strip())
        return _guild_object(guild)

    async def open_channel(self, me: Person, request: web.Request) -> JSON:
        """A new channel; with `announcement` one of that kind."""
        guild, body = self._guild(request), await json_body(request)
        kind = ChannelType.ANNOUNCEMENT if _flag(body, "announcement") else ChannelType.TEXT
        channel = servers.open_channel(self._world, guild.id, _name(body, THREAD_NAME), kind)
        return channel_object(self._world, channel)

    async def change_channel(self, me: Person, request: web.Request) -> JSON:
        """`locked`; of a thread also `archived`, of others also `announcement`."""
        channel, body = self._channel(me, request), await json_body(request)
        if _flag(body, "locked", channel.locked) != channel.locked:
            servers.lock(self._world, channel.id, not channel.locked)
        if channel.parent_id and _flag(body, "archived", channel.archived) != channel.archived:
            self._world.archive(channel.id, not channel.archived)
        if not channel.parent_id and "announcement" in body:
            kind = ChannelType.ANNOUNCEMENT if _flag(body, "announcement") else ChannelType.TEXT
            self._world.change(channel.id, type=int(kind))
        return channel_object(self._world, channel)

    async def delete_channel(self, me: Person, request: web.Request) -> JSON:
        """A channel goes with its threads."""
        self._world.remove_channel(self._channel(me, request).id)
        return {}

    async def open_thread(self, me: Person, request: web.Request) -> JSON:
        """A new thread; a `private` one is seen by this person, and by the bot unless it is not to.

        `with_bot` is true unless said otherwise.
        """
        channel, body = self._channel(me, request), await json_body(request)
        if channel.type not in servers.THREADS:
            raise Objection("No thread can be opened here.")
        members = None
        if _flag(body, "private"):
            members = [me.id, *([self._world.bot_id] if _flag(body, "with_bot", True) else [])]
        name = _name(body, THREAD_NAME)
        thread = servers.open_thread(self._world, channel, name, me.id, members=members)
        return channel_object(self._world, thread)

    async def change_limits(self, me: Person, request: web.Request) -> JSON:
        """Other limits than Discord's, by the names of `Limits`, for as long as this runs."""
        body = await json_body(request)
        known = {field.name for field in fields(Limits)}
        for name, value in body.items():
            if name not in known or isinstance(value, bool) or not isinstance(value, int | float):
                raise Objection(f"{name} is no limit, or no number.")
        for name, value in body.items():
            setattr(self._limits, name, value)
        return vars(self._limits)

    def _guild(self, request: web.Request) -> Guild:
        guild = self._world.guilds.get(request.match_info["guild_id"])
        if guild is None:
            raise Objection("There is no such server.", 404)
        return guild

    def _channel(self, me: Person, request: web.Request) -> Channel:
        channel = self._acting.channel(me, request.match_info["channel_id"])
        if not channel.guild_id:
            raise Objection("This is no channel of a server.")
        return channel


def _guild_object(guild: Guild) -> JSON:
    return vars(guild)


def _flag(body: JSON, name: str, default: bool = False) -> bool:
    value: Any = body.get(name, default)
    if not isinstance(value, bool):
        raise Objection(f"{name} is true or false.")
    return value


def _name(body: JSON, most: int) -> str:
    name = str(body.get("name") or "").strip()
    if not 1 <= len(name) <= most:
        raise Objection(f"A name has 1 to {most} characters.")
    return name
