"""Permissions of members: roles, overwrites of channels, time-outs, permissions of commands.

The order is that of Discord's documentation: all roles together, then the overwrites of the channel
for @everyone, for all roles together, and for the member. This module shares no code with the bot's
own calculation, so that tests compare two independent results.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.playground.world.wire import (
    JSON,
    OWNER_PERMISSIONS,
    SPEAKING,
    ChannelType,
    Permission,
)
from bot.playground.world.world import Channel, Guild, World

IN_PRIVATE = Permission.EMBED_LINKS | Permission.ATTACH_FILES | Permission.MENTION_EVERYONE
"""What an application may do with an interaction in direct messages between people."""
TIMED_OUT = Permission.VIEW_CHANNEL | Permission.READ_MESSAGE_HISTORY
"""What is left to a member who is timed out."""

ROLE, MEMBER = 0, 1
"""Kinds of overwrites."""
FOR_ROLE, FOR_USER, FOR_CHANNEL = 1, 2, 3
"""Kinds of command permissions."""


def bot_role_id(guild: Guild) -> str:
    """Return the id of the bot's own role on a server."""
    return str(int(guild.id) + 1)


def hosts_role_id(guild: Guild) -> str:
    """Return the id of the role Hosts, which the owner of a server has from the start."""
    return str(int(guild.id) + 2)


def all_channels(guild_id: str) -> str:
    """Return the id that stands for every channel of a server in command permissions."""
    return str(int(guild_id) - 1)


def is_member(world: World, guild: Guild, user_id: str) -> bool:
    """Whether a person, or the bot, is a member of a server."""
    if user_id == world.bot_id:
        return guild.has_bot
    return user_id in world.people and user_id not in guild.left


def shares_server(world: World, person_id: str) -> bool:
    """Whether a person is a member of a server with the bot."""
    guilds = world.guilds.values()
    return any(one.has_bot and is_member(world, one, person_id) for one in guilds)


def roles_worn(world: World, guild: Guild, user_id: str) -> list[str]:
    """Return the ids of a member's roles, without @everyone."""
    first = {world.bot_id: bot_role_id(guild), world.owner_id: hosts_role_id(guild)}
    return [*([first[user_id]] if user_id in first else []), *guild.worn.get(user_id, ())]


def timed_out_until(world: World, guild: Guild, user_id: str) -> float:
    """Return the end of a member's time-out in seconds since the epoch, 0 if none is running."""
    until = guild.timed_out.get(user_id, 0.0)
    return until if until > world.clock.now() else 0.0


def in_server(world: World, guild: Guild, user_id: str) -> int:
    """Return the permission bits of a member's roles, without the overwrites of any channel."""
    if user_id == world.owner_id:
        return int(OWNER_PERMISSIONS)
    if not is_member(world, guild, user_id):
        return 0
    allowed = guild.everyone | (guild.bot_allowed if user_id == world.bot_id else 0)
    for role_id in roles_worn(world, guild, user_id):
        allowed |= int(guild.roles.get(role_id, {}).get("permissions", 0))
    if allowed & Permission.ADMINISTRATOR:
        return int(OWNER_PERMISSIONS)
    return allowed


def permissions_in(world: World, channel: Channel, user_id: str) -> int:
    """Return the permission bits of a person or the bot in a channel, thread or direct messages."""
    guild = world.guilds.get(channel.guild_id or "")
    if guild is None:
        return int(channel.bot_permissions) if channel.admits(user_id) else 0
    if user_id == world.bot_id:
        return channel.bot_permissions if guild.has_bot else 0
    allowed = in_server(world, guild, user_id)
    if allowed & Permission.ADMINISTRATOR or not is_member(world, guild, user_id):
        return allowed
    home = world.channels.get(channel.parent_id or "", channel)
    allowed = _after_overwrites(allowed, set_overwrites(home), guild, user_id, world)
    if timed_out_until(world, guild, user_id):
        allowed &= int(TIMED_OUT)
    return allowed


def app_permissions(world: World, channel: Channel) -> int:
    """Return the application's permission bits for an interaction; without the bot, @everyone's."""
    guild = world.guilds.get(channel.guild_id or "")
    if channel.is_private:
        return int(IN_PRIVATE)
    if guild is None or guild.has_bot:
        return channel.bot_permissions
    home = world.channels.get(channel.parent_id or "", channel)
    return _after_overwrites(guild.everyone, set_overwrites(home), guild, "", world)


def may_view(world: World, channel: Channel, user_id: str) -> bool:
    """Whether a user sees the channel, thread or direct messages."""
    if not permissions_in(world, channel, user_id) & Permission.VIEW_CHANNEL:
        return False
    allowed = permissions_in(world, channel, user_id)
    moderates = channel.guild_id is not None and allowed & Permission.MANAGE_THREADS
    return bool(moderates) or channel.admits(user_id)


def may_speak(world: World, channel: Channel, user_id: str) -> bool:
    """Whether a person may write in the channel; always in direct messages."""
    if channel.guild_id is None:
        return True
    allowed = permissions_in(world, channel, user_id)
    needed = Permission.SEND_MESSAGES_IN_THREADS if channel.parent_id else Permission.SEND_MESSAGES
    closed = channel.parent_id and channel.locked and not allowed & Permission.MANAGE_THREADS
    return bool(allowed & needed) and not closed


def overwrites(world: World, channel: Channel) -> list[JSON]:
    """Return the overwrites of a channel as Discord shows them, with one for the bot.

    The overwrite for the bot brings the permissions of its roles to `Channel.bot_permissions`.
    """
    guild, listed = world.guilds[channel.guild_id or ""], set_overwrites(channel)
    own, usual = channel.bot_permissions, guild.everyone | guild.bot_allowed
    without = _after_overwrites(usual, listed, guild, world.bot_id, world)
    allowed, denied = own & ~without, without & ~own
    if allowed or denied:
        mine = {"id": world.bot_id, "type": MEMBER, "allow": str(allowed), "deny": str(denied)}
        listed.append(mine)
    return listed


def set_overwrites(channel: Channel) -> list[JSON]:
    """Return the overwrites set by people, with the denials of a locked or announcement channel."""
    kept = {target: dict(one) for target, one in channel.overwrites.items()}
    taken = int(SPEAKING) if channel.locked else 0
    taken |= int(Permission.SEND_MESSAGES) if channel.type == ChannelType.ANNOUNCEMENT else 0
    if taken and channel.guild_id:
        nothing = {"id": channel.guild_id, "type": ROLE, "allow": "0", "deny": "0"}
        everyone = kept.setdefault(channel.guild_id, nothing)
        everyone["deny"] = str(int(everyone["deny"]) | taken)
        everyone["allow"] = str(int(everyone["allow"]) & ~taken)
    return list(kept.values())


def _after_overwrites(
    allowed: int, listed: list[JSON], guild: Guild, user_id: str, world: World
) -> int:
    worn = roles_worn(world, guild, user_id)
    everyone = [one for one in listed if one["id"] == guild.id]
    of_roles = [one for one in listed if one["type"] == ROLE and one["id"] in worn]
    own = [one for one in listed if one["type"] == MEMBER and one["id"] == user_id]
    for together in (everyone, of_roles, own):
        for one in together:
            allowed &= ~int(one["deny"])
        for one in together:
            allowed |= int(one["allow"])
    return allowed


def command_permissions(world: World, guild: Guild, target_id: str) -> JSON:
    """Return the permissions of a command, or of all commands (the bot's id), as Discord does."""
    return {
        "id": target_id,
        "application_id": world.bot_id,
        "guild_id": guild.id,
        "permissions": guild.command_permissions.get(target_id, []),
    }


def may_use(world: World, channel: Channel, user_id: str, command: JSON) -> bool:
    """Whether Discord offers a command to a person in a channel.

    Permissions of the command override those of the whole application, target by target. An entry
    for the person overrides those for roles, and an entry for a role overrides that for @everyone.
    Administrators may use every command. `default_member_permissions` are not needed by people
    whom the permissions of the command itself allow.
    """
    guild = world.guilds.get(channel.guild_id or "")
    if guild is None:
        return True
    allowed = in_server(world, guild, user_id)
    if allowed & Permission.ADMINISTRATOR:
        return True
    if not permissions_in(world, channel, user_id) & Permission.USE_APPLICATION_COMMANDS:
        return False
    own = _targets(guild.command_permissions.get(command["id"], ()))
    every = {**_targets(guild.command_permissions.get(world.bot_id, ())), **own}
    places = (channel.id, channel.parent_id or "", all_channels(guild.id))
    if not next((every[one] for one in places if one in every), True):
        return False
    worn = roles_worn(world, guild, user_id)
    if _chosen(every, user_id, worn, guild.id) is False:
        return False
    needed = command.get("default_member_permissions")
    if needed is None or _chosen(own, user_id, worn, guild.id):
        return True
    return int(needed) != 0 and not int(needed) & ~allowed


def _chosen(targets: dict[str, bool], user_id: str, worn: list[str], guild_id: str) -> bool | None:
    """Return the permission set for a person, else for any of the roles, else for @everyone."""
    if user_id in targets:
        return targets[user_id]
    of_roles = [targets[one] for one in worn if one in targets]
    return any(of_roles) if of_roles else targets.get(guild_id)


def _targets(listed: Iterable[JSON]) -> dict[str, bool]:
    return {str(one["id"]): bool(one["permission"]) for one in listed}
