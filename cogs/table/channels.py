"""Where a table is: in a channel, or in a thread of its own; and what becomes of it there."""

from __future__ import annotations

import contextlib
import logging
from typing import Any

import discord
from discord.ext import commands

from bot.discord import limits
from bot.discord.client import Gamenight, is_passing
from bot.discord.idempotency import Unsure, once
from bot.discord.permissions import asking, is_closed
from bot.domain import drafts
from bot.domain.state import Closing, Draft, Stage
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words import Refusal, speaking
from cogs.core.listening import until_done
from cogs.core.people import of_server
from cogs.core.permissions import lacking, missing_of

log = logging.getLogger(__name__)

FILES = ("embed_links", "attach_files")
OPENING = ("create_public_threads", "send_messages_in_threads")
LOOKED_AFTER = (1.0, 3.0, 9.0)  # seconds in which Discord tells of a thread by the gateway


def makes_threads(interaction: discord.Interaction[Any]) -> bool:
    """Is this a channel in which a thread can be opened?"""
    return isinstance(interaction.channel, discord.TextChannel)


def is_hidden(interaction: discord.Interaction[Any]) -> bool:
    """Is this a private thread to which nobody has added the bot? It answers there, and no more."""
    place = interaction.channel
    if not isinstance(place, discord.Thread) or not place.is_private():
        return False
    return interaction.client.get_channel(place.id) is None


def where_is(table: Snapshot | Table) -> tuple[int, int]:
    """Its channel or thread, and the channel that the thread is in, 0 for no thread."""
    return table.state.channel_id, table.state.parent_id


def check_place(interaction: discord.Interaction[Any], thread: bool) -> None:
    """Refusal before the game starts: no thread can be made here, or a permission lacks.

    One of the bot's, or of the person who wants to open the table.
    """
    if thread and not makes_threads(interaction):
        raise Refusal("no-thread-here")
    inside = isinstance(interaction.channel, discord.Thread)
    speaking_ = "send_messages_in_threads" if inside else "send_messages"
    needed = ("view_channel", speaking_, *FILES, *(OPENING if thread else ()))
    missing = [name for name in needed if not getattr(interaction.app_permissions, name)]
    if is_hidden(interaction):
        missing.insert(0, "view_channel")
    if missing:
        raise lacking(missing, "permissions-missing")
    if own := missing_of(interaction, thread):
        raise lacking(own)


async def open_thread(bot: Gamenight, interaction: discord.Interaction[Any], rules: Draft) -> int:
    """A public thread for a game; the channel gets nothing but the note that it was opened.

    Refusal where there can be none, also where the bot was allowed to when it was asked.
    """
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    with speaking(await of_server(bot, channel.guild.id)):
        name = drafts.titled(rules).replace("@", "＠")[: limits.THREAD_NAME]
    try:
        return await _opened(bot, channel, name, interaction.id)
    except discord.Forbidden:
        allowed = channel.permissions_for(channel.guild.me)
        missing = [one for one in ("view_channel", *OPENING) if not getattr(allowed, one)]
        refusal = lacking(missing, "permissions-missing") if missing else Refusal("thread-failed")
        raise refusal from None
    except (discord.HTTPException, Unsure) as error:
        log.warning("No thread can be opened in %s: %s", channel.id, error)
        raise Refusal("thread-failed") from None


async def _opened(bot: Gamenight, channel: discord.TextChannel, name: str, asked_by: int) -> int:
    """The thread for this interaction: where Discord failed, it may be there all the same.

    It is looked for before one more is opened, which would leave it empty for good.
    """
    failed: Exception | None = None
    for pause in LOOKED_AFTER:
        try:
            if failed is None or bot.deaf_since(channel.guild.id) is None:  # deaf, it only looks
                return await _open(channel, name)
        except Exception as error:  # each that certainly had no effect is raised again
            if not is_passing(error) or getattr(error, "status", 0) == limits.TOO_MANY:
                raise
            failed = error
        await bot.clock.sleep(pause)
        if there := _left(bot, channel.id, name, asked_by):
            return there
    assert failed is not None
    raise failed


async def _open(channel: discord.TextChannel, name: str) -> int:
    news = channel.is_news()
    kind = discord.ChannelType.news_thread if news else discord.ChannelType.public_thread
    with asking(channel.guild.id), once():
        thread = await channel.create_thread(
            name=name, type=kind, auto_archive_duration=limits.QUIET_MINUTES
        )
    return thread.id


def _left(bot: Gamenight, channel_id: int, name: str, asked_by: int) -> int:
    """A thread of the bot that was opened here since this interaction and has no table, or 0."""
    place = bot.get_channel(channel_id)
    threads = place.threads if isinstance(place, discord.TextChannel) else []
    ours = (one for one in threads if bot.user and one.owner_id == bot.user.id and one.name == name)
    since = (one.id for one in ours if one.id > asked_by)
    return next((one for one in since if not bot.tables.in_channel(one)), 0)


async def handle_lost_channel(bot: Gamenight, table: Table, error: discord.HTTPException) -> bool:
    """See to a table whose place is gone or was put away; False when neither is the trouble."""
    if error.code == limits.UNKNOWN_CHANNEL:
        await close(table, Closing.DELETED)
    elif error.code == limits.ARCHIVED:
        await open_again(bot, table)
    return error.code in (limits.UNKNOWN_CHANNEL, limits.ARCHIVED)


def remember_place(bot: Gamenight, place_id: int, name: str) -> None:
    """Keep the name of a server, channel or thread that is going: its tables are still told of."""
    if name:
        bot.places[place_id] = name


async def close(table: Table, why: Closing) -> None:
    """Close a table that nobody can see any more."""
    with contextlib.suppress(Refusal):  # closed already
        await table.close(why)
        log.info("table %s is closed: its place is gone", table.state.id)


async def open_again(bot: Gamenight, table: Table) -> None:
    """Open a thread that was put away while a deal is played in it; else close the table."""
    if table.state.stage is not Stage.DEAL:
        await close(table, Closing.ARCHIVED)
        return
    try:
        thread = await bot.fetch_channel(table.state.channel_id)
        if isinstance(thread, discord.Thread) and not is_closed(thread):
            await thread.edit(archived=False)
            table.audience.changed(table)
            return
    except discord.HTTPException as error:
        if is_passing(error):
            raise
        await close(table, Closing.DELETED)
        return
    await close(table, Closing.ARCHIVED)  # and locked by a moderator


class ChannelEvents(commands.Cog):
    """Hears of channels and threads that are deleted or put away, and of what may be done there."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @commands.Cog.listener("on_guild_channel_delete")
    @until_done
    async def channel_gone(self, channel: discord.abc.GuildChannel) -> None:
        """Tables of a deleted channel, or of its threads, close; its own rules are forgotten."""
        for place in (channel, *getattr(channel, "threads", ())):
            remember_place(self.bot, place.id, place.name)
        for table in self.bot.tables.all():
            if channel.id in (table.state.channel_id, table.state.parent_id):
                await close(table, Closing.DELETED)
        await self.bot.store.servers.put_channel_default(channel.id, None)

    @commands.Cog.listener("on_raw_thread_delete")
    @until_done
    async def thread_gone(self, payload: discord.RawThreadDeleteEvent) -> None:
        """The table of a deleted thread closes."""
        if table := self.bot.tables.in_channel(payload.thread_id):
            if payload.thread is not None:
                remember_place(self.bot, payload.thread_id, payload.thread.name)
            await close(table, Closing.DELETED)

    @commands.Cog.listener("on_raw_thread_update")
    @until_done
    async def thread_changed(self, payload: discord.RawThreadUpdateEvent) -> None:
        """A thread that was put away is opened again while a deal is played in it."""
        table = self.bot.tables.in_channel(payload.thread_id)
        archived = payload.data["thread_metadata"]["archived"]
        remembered = self.bot.tables.closed.last
        if table is None and not archived:
            if any(state.channel_id == payload.thread_id for state in remembered):
                await self.bot.tables.closed.take_up(
                    among=lambda state: state.channel_id == payload.thread_id
                )
        elif table and archived:
            remember_place(self.bot, payload.thread_id, payload.data["name"])
            await open_again(self.bot, table)
        elif table:
            self.bot.publisher.allowed(payload.guild_id)

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_changed(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Perhaps the bot may write there again, or see it."""
        self.bot.publisher.allowed(channel.guild.id)

    @commands.Cog.listener("on_guild_role_update")
    async def role_changed(self, _: object, role: discord.Role) -> None:
        """Perhaps one of the bot's own."""
        self.bot.publisher.allowed(role.guild.id)

    @commands.Cog.listener("on_member_update")
    async def member_changed(self, _: object, member: discord.Member) -> None:
        """The bot itself, with other roles: of nobody else Discord tells it."""
        self.bot.publisher.allowed(member.guild.id)

    @commands.Cog.listener("on_guild_available")
    async def server_back(self, guild: discord.Guild) -> None:
        """Discord's own trouble with it is over."""
        self.bot.publisher.allowed(guild.id)


STORED_SECONDS = 60.0  # in which a table is stored and shown whose thread was opened just now


class EmptyThreads(commands.Cog):
    """Looks for them whenever Discord tells what a server has: at a start, above all."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @commands.Cog.listener("on_guild_available")
    @until_done
    async def threads_known(self, guild: discord.Guild) -> None:
        """Put them away, where none has got a table or a message since."""
        own = [one for one in guild.threads if one.owner_id == guild.me.id]
        if empty := [one for one in own if not one.message_count]:
            await self.bot.clock.sleep(STORED_SECONDS)
            with asking(guild.id):
                for thread in filter(None, (guild.get_thread(one.id) for one in empty)):
                    await self._put_away(thread)

    async def _put_away(self, thread: discord.Thread) -> None:
        """Whoever opened a thread may do that, but not delete it."""
        allowed = thread.permissions_for(thread.guild.me)
        readable = allowed.view_channel and allowed.read_message_history
        if not readable or is_closed(thread) or await self.bot.store.table_in(thread.id):
            return
        with contextlib.suppress(discord.Forbidden, discord.NotFound):  # it was lost meanwhile
            if [message async for message in thread.history(limit=1)]:
                return
            await thread.edit(archived=True)
            log.info("thread %s is put away: it has no table", thread.id)
