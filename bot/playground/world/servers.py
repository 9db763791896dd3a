"""What happens to servers: they begin, take the bot in or remove it, go dark, and get channels.

Each tells the world's listeners; people and tests call these by hand.
"""

from __future__ import annotations

from dataclasses import replace

from bot.playground.world.wire import SPEAKING, ChannelType
from bot.playground.world.world import (
    Channel,
    ChannelMade,
    Guild,
    GuildChanged,
    GuildNews,
    PeopleChanged,
    World,
)

FIRST_CHANNEL = "general"
THREADS = {
    ChannelType.TEXT: ChannelType.PUBLIC_THREAD,
    ChannelType.ANNOUNCEMENT: ChannelType.ANNOUNCEMENT_THREAD,
}
"""What a thread that everybody sees is, by the kind of its channel."""


def open_server(world: World, name: str, locale: str = "en-US") -> Guild:
    """A new server with one channel, to which everybody comes and the bot is invited."""
    guild = Guild(world.new_id(), name, locale)
    world.last_id += 2  # the ids of its roles; see `objects.bot_role_id`
    world.guilds[guild.id] = guild
    open_channel(world, guild.id, FIRST_CHANNEL)
    world.tell(GuildChanged(guild, "joined"))
    return guild


def change(world: World, guild_id: str, **what: bool | str) -> None:
    """Set attributes of a server, such as `dark=True` or `has_bot=False`, and tell everyone."""
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
    """A new channel of a server: a usual one, or one for announcements."""
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
    """A new thread in a channel; with `members` it is private, and only they see it."""
    kind = THREADS[ChannelType(parent.type)] if members is None else ChannelType.PRIVATE_THREAD
    thread = Channel(thread_id or world.new_id(), kind, parent.guild_id, name)
    thread.parent_id, thread.owner_id = parent.id, owner_id
    thread.member_ids, thread.bot_permissions = members or [], parent.bot_permissions
    world.channels[thread.id] = thread
    world.tell(ChannelMade(thread))
    return thread


def lock(world: World, channel_id: str, locked: bool = True) -> None:
    """From now on only the owner of the server speaks in a channel or thread; or all do again."""
    channel = world.channels[channel_id]
    allowed = channel.bot_permissions
    if not channel.parent_id:
        allowed = allowed & ~SPEAKING if locked else allowed | SPEAKING
    world.change(channel_id, locked=locked, bot_permissions=int(allowed))


def rename(world: World, person_id: str, guild_id: str, nick: str) -> None:
    """What somebody is called in one server; empty for their own name again."""
    nicks = world.people[person_id].nicks
    nicks.pop(guild_id, None)
    if nick:
        nicks[guild_id] = nick
    world.tell(PeopleChanged())
