"""Actions of people on servers, channels and threads, and on the limits of the playground.

Each handler raises Objection for an invalid request.
"""

from __future__ import annotations

from dataclasses import fields
from typing import Any

from aiohttp import web

from bot.playground.limits import Limits
from bot.playground.people.acting import Acting
from bot.playground.people.guard import json_body
from bot.playground.people.resolving import LOCALE, Objection
from bot.playground.world import objects, servers
from bot.playground.world.objects import channel_object
from bot.playground.world.wire import JSON, ChannelType, Permission
from bot.playground.world.world import Channel, Guild, Person, World

THREAD_NAME = 100
NAME = 32


class Hosting:
    """Handlers of the people API that change servers and channels, open to every person."""

    def __init__(self, world: World, acting: Acting, limits: Limits) -> None:
        self._world = world
        self._acting = acting
        self._limits = limits

    async def open_server(self, me: Person, request: web.Request) -> JSON:
        """Open a server, which the bot joins."""
        name = _name(await json_body(request), THREAD_NAME)
        return _guild_object(servers.open_server(self._world, name))

    async def change_server(self, me: Person, request: web.Request) -> JSON:
        """Set `has_bot`, `commands_only`, `dark`, `locale`, `blocked_words` (AutoMod) of a server.

        `nick` sets this person's nickname on the server.
        """
        guild, body = self._guild(request), await json_body(request)
        has_bot, dark = _flag(body, "has_bot", guild.has_bot), _flag(body, "dark", guild.dark)
        locale, nick = body.get("locale", guild.locale), body.get("nick")
        if not isinstance(locale, str) or not LOCALE.fullmatch(locale):
            raise Objection("A locale looks like en-US.")
        if nick is not None and (not isinstance(nick, str) or len(nick) > NAME):
            raise Objection(f"A nickname has up to {NAME} characters.")
        words = _list(body.get("blocked_words", guild.blocked_words))
        only = _flag(body, "commands_only", guild.commands_only and not has_bot)
        settled: dict[str, bool | str] = {
            "has_bot": has_bot,
            "commands_only": only,
            "dark": dark,
            "locale": locale,
        }
        servers.change(self._world, guild.id, **settled)
        servers.block_words(self._world, guild.id, *words)
        if nick is not None:
            servers.rename(self._world, me.id, guild.id, nick.strip())
        return _guild_object(guild)

    async def open_role(self, me: Person, request: web.Request) -> JSON:
        """Open a role with the permission bits `allow` beside those of @everyone."""
        guild, body = self._guild(request), await json_body(request)
        name, allowed = _name(body, THREAD_NAME), _bits(body, "allow")
        return {"id": servers.open_role(self._world, guild.id, name, allowed), "name": name}

    async def change_member(self, me: Person, request: web.Request) -> JSON:
        """Set a person's `roles`, time-out (`timed_out`, in seconds) and membership (`here`)."""
        guild, body, who = self._guild(request), await json_body(request), self._person(request)
        roles, seconds = body.get("roles"), body.get("timed_out")
        if roles is not None and not {*_list(roles)} <= guild.roles.keys():
            raise Objection("roles are ids of roles that this server has given itself.")
        if seconds is not None and (isinstance(seconds, bool) or not isinstance(seconds, int)):
            raise Objection("timed_out is a number of seconds.")
        here = _flag(body, "here", who.id not in guild.left)
        if roles is not None:
            servers.wear(self._world, guild.id, who.id, *roles)
        if seconds is not None:
            servers.time_out(self._world, guild.id, who.id, seconds)
        if here != (who.id not in guild.left):
            (servers.come_back if here else servers.leave)(self._world, guild.id, who.id)
        return objects.member(self._world, who.id, guild) or {}

    async def overwrite(self, me: Person, request: web.Request) -> JSON:
        """Set a channel's overwrite for a role or a person; the server's id means @everyone."""
        channel, body = self._channel(me, request), await json_body(request)
        guild = self._world.guilds[channel.guild_id or ""]
        target = request.match_info["target_id"]
        roles = {one["id"] for one in objects.roles(guild)}
        if channel.parent_id or target not in self._world.people.keys() | roles:
            raise Objection("Only a channel has overwrites, for roles and people.")
        allow, deny = _bits(body, "allow"), _bits(body, "deny")
        servers.overwrite(self._world, channel.id, target, allow, deny)
        return channel_object(self._world, channel)

    async def limit_command(self, me: Person, request: web.Request) -> JSON:
        """Set who may use a command, and where; * is every command.

        `allowed` maps ids of roles, people and channels to true or false.
        """
        guild, body = self._guild(request), await json_body(request)
        name, allowed = request.match_info["command"], body.get("allowed")
        named = {str(one["name"]) for listed in self._world.commands.values() for one in listed}
        if name not in named | {"*"} or not isinstance(allowed, dict):
            raise Objection("There is no such command, or allowed is no object.")
        flags = {target: _flag(allowed, target) for target in allowed}
        servers.limit_command(self._world, guild.id, name.strip("*"), flags)
        return dict(guild.command_permissions)

    async def open_channel(self, me: Person, request: web.Request) -> JSON:
        """Open a channel; with `announcement` an announcement channel."""
        guild, body = self._guild(request), await json_body(request)
        kind = ChannelType.ANNOUNCEMENT if _flag(body, "announcement") else ChannelType.TEXT
        channel = servers.open_channel(self._world, guild.id, _name(body, THREAD_NAME), kind)
        return channel_object(self._world, channel)

    async def change_channel(self, me: Person, request: web.Request) -> JSON:
        """Set `locked`; of a thread also `archived`, of a channel also `announcement` and `hidden`.

        The owner, the bot, and roles and people with an allowing overwrite see a hidden channel.
        `members` are the ids of the people (and the bot) in a private thread.
        """
        channel, body = self._channel(me, request), await json_body(request)
        if "members" in body:
            self._change_members(channel, _list(body["members"]))
        if "hidden" in body and not channel.parent_id:
            hidden = int(Permission.VIEW_CHANNEL) if _flag(body, "hidden") else 0
            servers.overwrite(self._world, channel.id, channel.guild_id or "", deny=hidden)
        if _flag(body, "locked", channel.locked) != channel.locked:
            servers.lock(self._world, channel.id, not channel.locked)
        if channel.parent_id and _flag(body, "archived", channel.archived) != channel.archived:
            self._world.archive(channel.id, not channel.archived)
        if not channel.parent_id and "announcement" in body:
            kind = ChannelType.ANNOUNCEMENT if _flag(body, "announcement") else ChannelType.TEXT
            self._world.change(channel.id, type=int(kind))
        return channel_object(self._world, channel)

    def _change_members(self, thread: Channel, members: list[str]) -> None:
        known = self._world.people.keys() | {self._world.bot_id}
        if thread.type != ChannelType.PRIVATE_THREAD or not {*members} <= known:
            raise Objection("Only a private thread has members, and they are people.")
        self._world.change(thread.id, member_ids=members)

    async def delete_channel(self, me: Person, request: web.Request) -> JSON:
        """Delete a channel and its threads."""
        self._world.remove_channel(self._channel(me, request).id)
        return {}

    async def open_thread(self, me: Person, request: web.Request) -> JSON:
        """Open a thread; a `private` thread has this person as a member.

        The bot is a member, too, unless `with_bot` is false.
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
        """Change limits by the names of `Limits`, until the playground stops."""
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

    def _person(self, request: web.Request) -> Person:
        person = self._world.people.get(request.match_info["person_id"])
        if person is None:
            raise Objection("There is no such person.", 404)
        return person

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


def _bits(body: JSON, name: str) -> int:
    value: Any = body.get(name, 0)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise Objection(f"{name} is a number of permission bits.")
    return value


def _list(value: object) -> list[str]:
    if not isinstance(value, list) or not all(isinstance(one, str) for one in value):
        raise Objection("A list of ids is needed.")
    return value


def _name(body: JSON, most: int) -> str:
    name = str(body.get("name") or "").strip()
    if not 1 <= len(name) <= most:
        raise Objection(f"A name has 1 to {most} characters.")
    return name
