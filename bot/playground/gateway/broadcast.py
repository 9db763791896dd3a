"""Dispatch of events to sessions: shards by guild, events by intent, content by privilege."""

from __future__ import annotations

from bot.playground.gateway.sessions import Session
from bot.playground.world import objects
from bot.playground.world.permissions import command_permissions
from bot.playground.world.wire import JSON, ChannelType, Intent
from bot.playground.world.world import (
    Channel,
    ChannelChanged,
    ChannelGone,
    ChannelMade,
    CommandLimited,
    Deleted,
    Edited,
    Event,
    Guild,
    GuildChanged,
    GuildNews,
    Message,
    Posted,
    RoleChanged,
    World,
)


class Broadcast:
    """A listener of the world that dispatches gateway events to `sessions` (by session id)."""

    def __init__(self, world: World, sessions: dict[str, Session]) -> None:
        self._world = world
        self._sessions = sessions
        world.listeners.append(self)

    def __call__(self, event: Event) -> None:
        match event:
            case Posted(channel, message):
                self._message("MESSAGE_CREATE", channel, message)
            case Edited(channel, message):
                self._message("MESSAGE_UPDATE", channel, message)
            case Deleted(channel, message):
                self._deleted(channel, message)
            case ChannelMade(channel):
                self._made(channel)
            case ChannelChanged(channel):
                self._channel_event("UPDATE", channel)
            case ChannelGone(channel):
                self._channel_event("DELETE", channel)
            case GuildChanged(guild, how) if guild.reachable or how in ("removed", "dark"):
                self._guild(guild, how)
            case _:
                self._rights(event)

    def _rights(self, event: Event) -> None:
        match event:
            case RoleChanged(guild, role_id, new):
                role = next(one for one in objects.roles(guild) if one["id"] == role_id)
                name = "GUILD_ROLE_CREATE" if new else "GUILD_ROLE_UPDATE"
                self._to_server(guild, name, {"guild_id": guild.id, "role": role})
            case CommandLimited(guild, target_id):
                limits = command_permissions(self._world, guild, target_id)
                self._to_server(guild, "APPLICATION_COMMAND_PERMISSIONS_UPDATE", limits)
            case _:
                pass

    def _to_server(self, guild: Guild, name: str, data: JSON) -> None:
        """Dispatch an event to the sessions of a server that have the intent GUILDS."""
        for session in self._sessions.values():
            if guild.reachable and session.holds(guild.id) and Intent.GUILDS in session.intents:
                session.dispatch(name, data)

    def _guild(self, guild: Guild, how: GuildNews) -> None:
        shape = objects.guild_create(self._world, guild)
        name, data = "GUILD_CREATE", shape
        if how in ("removed", "dark"):
            name, data = "GUILD_DELETE", {"id": guild.id, "unavailable": how == "dark"}
        elif how == "joined":  # GUILD_CREATE of a joined server has no `unavailable`
            data = {key: value for key, value in shape.items() if key != "unavailable"}
        elif how == "edited":
            name, data = "GUILD_UPDATE", objects.guild_object(self._world, guild)
        for session in self._sessions.values():
            if session.holds(guild.id) and Intent.GUILDS in session.intents:
                session.dispatch(name, data)

    def _made(self, channel: Channel) -> None:
        shape = objects.channel_object(self._world, channel)
        if channel.parent_id:
            self._guild_event("THREAD_CREATE", channel, {**shape, "newly_created": True})
        elif channel.guild_id:
            self._guild_event("CHANNEL_CREATE", channel, shape)

    def _channel_event(self, what: str, channel: Channel) -> None:
        kind = "THREAD" if channel.parent_id else "CHANNEL"
        shape = objects.channel_object(self._world, channel)
        if kind == "THREAD" and what == "DELETE":
            shape = {key: shape[key] for key in ("id", "guild_id", "parent_id", "type")}
        self._guild_event(f"{kind}_{what}", channel, shape)

    def _guild_event(self, name: str, channel: Channel, data: JSON) -> None:
        for session in self._hearing(channel, Intent.GUILDS):
            session.dispatch(name, data)

    def _hearing(self, channel: Channel, intent: Intent) -> list[Session]:
        if not self._world.bot_reaches(channel):
            return []
        return [
            session
            for session in self._sessions.values()
            if session.holds(channel.guild_id) and intent in session.intents
        ]

    def _message(self, name: str, channel: Channel, message: Message) -> None:
        if message.audience is not None:
            return
        body = {**message.body, "channel_type": channel.type}
        author = str(message.body["author"]["id"])
        guild = self._world.guilds.get(channel.guild_id or "")
        if guild:
            member = objects.member(self._world, author, guild) or {}
            member.pop("user", None)
            body |= {"guild_id": guild.id, "member": member}
        for session in self._hearing(channel, _message_intent(channel)):
            session.dispatch(name, body if self._may_read(session, channel, body) else _bare(body))

    def _may_read(self, session: Session, channel: Channel, body: JSON) -> bool:
        bot = self._world.bot_id
        return (
            Intent.MESSAGE_CONTENT in session.intents
            or channel.type == ChannelType.DM
            or body["author"]["id"] == bot
            or any(user["id"] == bot for user in body["mentions"])
        )

    def _deleted(self, channel: Channel, message: Message) -> None:
        if message.audience is not None:
            return
        data: JSON = {"id": message.id, "channel_id": channel.id}
        if channel.guild_id:
            data["guild_id"] = channel.guild_id
        for session in self._hearing(channel, _message_intent(channel)):
            session.dispatch("MESSAGE_DELETE", data)


def _message_intent(channel: Channel) -> Intent:
    return Intent.GUILD_MESSAGES if channel.guild_id else Intent.DIRECT_MESSAGES


def _bare(body: JSON) -> JSON:
    """Return a message as a bot without the message content intent receives it."""
    return {**body, "content": "", "embeds": [], "attachments": [], "components": []}
