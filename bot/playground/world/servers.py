"""Changes of servers: creation, joins and removals of the bot, outages, channels, threads.

Also changes of rights: roles, overwrites, time-outs, permissions of commands. Each function except
`block_words` tells the world's listeners. The people API and tests call the functions.
"""

from __future__ import annotations

from dataclasses import replace

from bot.playground.world import objects, permissions
from bot.playground.world.wire import MEMBER_PERMISSIONS, SPEAKING, ChannelType, Permission
from bot.playground.world.world import (
    Channel,
    ChannelMade,
    CommandLimited,
    CommandsChanged,
    Guild,
    GuildChanged,
    GuildNews,
    MembersChanged,
    PeopleChanged,
    RoleChanged,
    World,
)

FIRST_CHANNEL = "general"
THREADS = {
    ChannelType.TEXT: ChannelType.PUBLIC_THREAD,
    ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
    ChannelType.FORUM: ChannelType.PUBLIC_THREAD,
}
"""What a thread that everybody sees is, by the kind of its channel."""


def open_server(world: World, name: str, locale: str = "en-US", has_bot: bool = True) -> Guild:
    """Open a server with one channel; every person is a member, and the bot if `has_bot`."""
    guild = Guild(world.new_id(), name, locale, has_bot)
    world.last_id += 2  # reserved for two roles; see `permissions.bot_role_id`
    world.guilds[guild.id] = guild
    open_channel(world, guild.id, FIRST_CHANNEL)
    world.tell(GuildChanged(guild, "joined"))
    return guild


def change(world: World, guild_id: str, **what: bool | str) -> None:
    """Set attributes of a server, such as `dark=True` or `has_bot=False`; tell the listeners."""
    guild = world.guilds[guild_id]
    before = replace(guild)
    vars(guild).update(what)
    if guild.has_bot and not before.has_bot:
        guild.taken_in = world.new_id()
    if guild != before:
        world.tell(GuildChanged(guild, _news(before, guild)))


def _news(before: Guild, guild: Guild) -> GuildNews:
    if guild.has_bot != before.has_bot:
        return "joined" if guild.has_bot else "removed"
    if guild.has_bot and guild.dark != before.dark:
        return "dark" if guild.dark else "back"
    return "edited"


def open_channel(
    world: World, guild_id: str, name: str, kind: ChannelType = ChannelType.TEXT
) -> Channel:
    """Open a channel of a server: a text channel, or a channel of another kind."""
    siblings = (one for one in world.channels.values() if one.guild_id == guild_id)
    position = max((one.position + 1 for one in siblings if not one.parent_id), default=0)
    channel = Channel(world.new_id(), kind, guild_id, name, position=position)
    world.channels[channel.id] = channel
    world.tell(ChannelMade(channel))
    return channel


def open_thread(
    world: World,
    parent: Channel,
    name: str,
    owner_id: str,
    *,
    thread_id: str = "",
    members: list[str] | None = None,
) -> Channel:
    """Open a thread in a channel; a thread with `members` is private to them and moderators."""
    kind = THREADS[ChannelType(parent.type)] if members is None else ChannelType.PRIVATE_THREAD
    thread = Channel(thread_id or world.new_id(), kind, parent.guild_id, name)
    thread.parent_id, thread.owner_id = parent.id, owner_id
    thread.member_ids, thread.bot_permissions = members or [], parent.bot_permissions
    world.channels[thread.id] = thread
    world.tell(ChannelMade(thread))
    return thread


def open_private(world: World, *person_ids: str) -> Channel:
    """Open a channel between people, without the bot: a DM of two, or a group."""
    kind = ChannelType.DM if len(person_ids) == 2 else ChannelType.GROUP_DM
    channel = Channel(world.new_id(), kind, member_ids=[*person_ids])
    channel.owner_id = person_ids[0] if kind == ChannelType.GROUP_DM else None
    world.channels[channel.id] = channel
    world.tell(ChannelMade(channel))
    return channel


def install(world: World, person_id: str, installed: bool = True) -> None:
    """Install the application to a person's account, or remove it from the account."""
    world.people[person_id].installed = installed
    world.tell(PeopleChanged())


def add_entry_point(world: World, name: str = "launch") -> None:
    """Add the Entry Point command, as enabling Activities in the portal does."""
    sent = {"name": name, "description": "", "type": 4, "handler": 2}
    listed = world.commands.setdefault("", [])
    listed.append(objects.command(world, "", {**sent, "integration_types": [0, 1]}, None))
    world.tell(CommandsChanged())


def block_words(world: World, guild_id: str, *words: str) -> None:
    """Let AutoMod block messages and titles with any of these words, and no others."""
    world.guilds[guild_id].blocked_words = [*words]


def lock(world: World, channel_id: str, locked: bool = True) -> None:
    """Lock a channel or thread, where then only moderators may write, or unlock it."""
    channel = world.channels[channel_id]
    allowed = channel.bot_permissions
    if not channel.parent_id:
        allowed = allowed & ~SPEAKING if locked else allowed | SPEAKING
    world.change(channel_id, locked=locked, bot_permissions=int(allowed))


def rename(world: World, person_id: str, guild_id: str, nick: str) -> None:
    """Set the nickname of a person on a server; an empty `nick` removes the nickname."""
    nicks = world.people[person_id].nicks
    nicks.pop(guild_id, None)
    if nick:
        nicks[guild_id] = nick
    world.tell(PeopleChanged())


def open_role(
    world: World, guild_id: str, name: str, allowed: int = 0, mentionable: bool = False
) -> str:
    """Open a role with these permission bits beside those of @everyone; return the role's id."""
    guild, role_id = world.guilds[guild_id], world.new_id()
    guild.roles[role_id] = {
        "name": name,
        "permissions": int(allowed),
        "mentionable": mentionable,
    }
    world.tell(RoleChanged(guild, role_id, new=True))
    return role_id


def allow_role(world: World, guild_id: str, role_id: str, allowed: int) -> None:
    """Set the permission bits of a role; the id of the server stands for @everyone."""
    guild = world.guilds[guild_id]
    if role_id == guild.id:
        guild.everyone = int(allowed)
    else:
        guild.roles[role_id]["permissions"] = int(allowed)
    world.tell(RoleChanged(guild, role_id, new=False))


def trust_bot(world: World, guild_id: str, allowed: int = 0, above: int = 0) -> None:
    """Give the bot's role these bits beside the usual ones, and a rank `above` so many roles."""
    guild = world.guilds[guild_id]
    guild.bot_allowed, guild.bot_rank = int(MEMBER_PERMISSIONS | allowed), above + 1
    for channel in world.channels.values():
        if channel.guild_id == guild_id:
            channel.bot_permissions |= guild.bot_allowed
    for role in objects.roles(guild):
        world.tell(RoleChanged(guild, role["id"], new=False))


def wear(world: World, guild_id: str, person_id: str, *role_ids: str) -> None:
    """Set the roles of a person on a server; all other roles are removed."""
    guild = world.guilds[guild_id]
    guild.worn[person_id] = list(role_ids)
    world.tell(MembersChanged(guild))


def time_out(world: World, guild_id: str, person_id: str, seconds: float) -> None:
    """Time out a person on a server, who then may only read; 0 seconds end the time-out."""
    guild = world.guilds[guild_id]
    guild.timed_out[person_id] = world.clock.now() + seconds
    world.tell(MembersChanged(guild))


def leave(world: World, guild_id: str, person_id: str) -> None:
    """Remove a person from a server; the person's roles and private threads there are lost."""
    guild = world.guilds[guild_id]
    guild.left = [*guild.left, person_id]
    guild.worn.pop(person_id, None)
    for channel in world.channels.values():
        if channel.guild_id == guild_id and person_id in channel.member_ids:
            channel.member_ids.remove(person_id)
    world.tell(MembersChanged(guild))


def come_back(world: World, guild_id: str, person_id: str) -> None:
    """Bring back a person who has left a server."""
    guild = world.guilds[guild_id]
    guild.left = [one for one in guild.left if one != person_id]
    world.tell(MembersChanged(guild))


def overwrite(world: World, channel_id: str, target_id: str, allow: int = 0, deny: int = 0) -> None:
    """Set a channel's overwrite for a role or a person; without bits the overwrite is removed.

    The id of the server stands for @everyone.
    """
    channel = world.channels[channel_id]
    kind = permissions.MEMBER if target_id in world.people else permissions.ROLE
    bits = {"allow": str(int(allow)), "deny": str(int(deny))}
    kept = {target: one for target, one in channel.overwrites.items() if target != target_id}
    if allow or deny:
        kept[target_id] = {"id": target_id, "type": kind, **bits}
    world.change(channel_id, overwrites=kept)


def hide(world: World, channel_id: str, *seen_by: str) -> None:
    """Hide a channel from all but the owner, the bot, and these roles and people."""
    guild_id = world.channels[channel_id].guild_id or ""
    for target in seen_by:
        overwrite(world, channel_id, target, allow=Permission.VIEW_CHANNEL)
    overwrite(world, channel_id, guild_id, deny=Permission.VIEW_CHANNEL)


def limit_command(world: World, guild_id: str, name: str, allowed: dict[str, bool]) -> None:
    """Set who may use a command of the bot, and where; "" stands for all commands.

    `allowed` is keyed by ids of roles, people and channels. The id of the server stands for
    @everyone, and `permissions.all_channels` for every channel. Empty `allowed` ends the limits.
    """
    guild = world.guilds[guild_id]
    commands = [*world.commands.get(guild_id, ()), *world.commands.get("", ())]
    found = (str(one["id"]) for one in commands if one["name"] == name)
    target_id = next(found) if name else world.bot_id
    guild.command_permissions[target_id] = [
        {"id": one, "type": _limit_kind(world, guild, one), "permission": permission}
        for one, permission in allowed.items()
    ]
    world.tell(CommandLimited(guild, target_id))


def _limit_kind(world: World, guild: Guild, target_id: str) -> int:
    if target_id in world.people:
        return permissions.FOR_USER
    if target_id in world.channels or target_id == permissions.all_channels(guild.id):
        return permissions.FOR_CHANNEL
    return permissions.FOR_ROLE
