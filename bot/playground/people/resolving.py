"""Looks up users, roles and channels that people choose by id, and describes them for the bot.

Raises Objection for unknown ids.
"""

from __future__ import annotations

import re
from dataclasses import dataclass, field

from bot.playground.world import objects
from bot.playground.world.permissions import may_view, permissions_in
from bot.playground.world.wire import JSON, Component
from bot.playground.world.world import Channel, Message, Person, World

LOCALE = re.compile(r"[a-z]{2}(-[A-Z]{2}|-419)?")


class Objection(Exception):
    """The refusal of a person's request: a sentence, and the HTTP status."""

    def __init__(self, sentence: str, status: int = 400) -> None:
        super().__init__(sentence)
        self.sentence = sentence
        self.status = status


@dataclass
class Resolver:
    """A collector of the `resolved` part of an interaction of a person in a channel."""

    world: World
    person: Person
    channel: Channel
    resolved: dict[str, JSON] = field(default_factory=dict)

    def user(self, user_id: object) -> None:
        """Add a user, and on a server the user's member object."""
        user = objects.find_user(self.world, str(user_id))
        if user is None:
            raise Objection(f"There is no user {user_id}.")
        self._add("users", user["id"], user)
        guild = self.world.guilds.get(self.channel.guild_id or "")
        if guild:
            member = objects.member(self.world, user["id"], guild)
            if member is None:  # a person who left is still a user
                return
            hidden = ("user", "deaf", "mute")
            shown = {key: value for key, value in member.items() if key not in hidden}
            allowed = str(permissions_in(self.world, self.channel, user["id"]))
            self._add("members", user["id"], {**shown, "permissions": allowed})

    def guild_channel(self, channel_id: object, types: list[int] | None) -> None:
        """Add a channel of this server, of one of these types."""
        channel = self.world.channels.get(str(channel_id))
        here = channel and channel.guild_id and channel.guild_id == self.channel.guild_id
        if channel is None or not here or not may_view(self.world, channel, self.person.id):
            raise Objection(f"There is no channel {channel_id} here.")
        if types and channel.type not in types:
            raise Objection(f"#{channel.name} is not the kind of channel asked for.")
        shape = objects.channel_object(self.world, channel)
        allowed = str(permissions_in(self.world, channel, self.person.id))
        self._add("channels", channel.id, {**shape, "permissions": allowed})

    def message(self, message: Message) -> None:
        """Add a message of this channel."""
        self._add("messages", message.id, dict(message.body))

    def role(self, role_id: str) -> None:
        """Add a role of this server."""
        guild = self.world.guilds.get(self.channel.guild_id or "")
        found = [role for role in objects.roles(guild) if role["id"] == role_id] if guild else []
        if not found:
            raise Objection(f"There is no role {role_id} here.")
        self._add("roles", role_id, found[0])

    def chosen(self, select: JSON, values: list[str]) -> None:
        """Add the values chosen in a user, role, mentionable or channel select."""
        kind = select["type"]
        for value in values:
            if kind in (Component.USER_SELECT, Component.MENTIONABLE_SELECT):
                self.user(value)
            elif kind == Component.CHANNEL_SELECT:
                self.guild_channel(value, select.get("channel_types"))
            else:
                self.role(value)

    def part(self) -> JSON:
        """The part of an interaction's data with the key `resolved`, empty if nothing was added."""
        return {"resolved": self.resolved} if self.resolved else {}

    def _add(self, kind: str, key: str, value: JSON) -> None:
        self.resolved.setdefault(kind, {})[key] = value
