"""Places of tables (a channel, or a thread made for the table), and Discord's events about them."""

from __future__ import annotations

import contextlib
import logging
from typing import Any, TypeAlias

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord import limits
from bot.discord.errors import is_outside, is_passing
from bot.discord.outgoing import Purpose, sending
from bot.discord.permissions import is_closed
from bot.domain.errors import Refusal
from bot.domain.state import Closing, Draft, Stage
from bot.tables.snapshot import Snapshot
from bot.tables.table import Table
from bot.words.rulebook import titled
from bot.words.speech import Speech
from cogs.core.app_cog import AppCog, until_done
from cogs.core.people import of_server
from cogs.core.permissions import lacking, missing_of

log = logging.getLogger(__name__)

FILES = ("embed_links", "attach_files")
OPENING = ("create_public_threads", "send_messages_in_threads")
Place: TypeAlias = app_commands.AppCommandChannel | app_commands.AppCommandThread
PLACES = (  # kinds of channels in which a table may be, or the threads with tables
    *(discord.ChannelType.text, discord.ChannelType.news, discord.ChannelType.voice),
    *(discord.ChannelType.stage_voice, discord.ChannelType.forum),
    *(discord.ChannelType.news_thread, discord.ChannelType.public_thread),
    discord.ChannelType.private_thread,
)
LOOKED_AFTER = (1.0, 3.0, 9.0)  # seconds to wait for the gateway's event about a new thread


class PlaceOption(app_commands.Transformer):
    """Option of a command for a place of tables, of a kind in `PLACES`."""

    @property
    def type(self) -> discord.AppCommandOptionType:
        """Return the kind of the option."""
        return discord.AppCommandOptionType.channel

    @property
    def channel_types(self) -> list[discord.ChannelType]:
        """Return the kinds of channels that Discord offers."""
        return [*PLACES]

    async def transform(self, interaction: discord.Interaction[Any], value: Place) -> Place:
        """Return the place as Discord names it."""
        return value


def makes_threads(interaction: discord.Interaction[Any]) -> bool:
    """Whether a thread can be opened in this channel."""
    return isinstance(interaction.channel, discord.TextChannel)


def is_hidden(interaction: discord.Interaction[Any]) -> bool:
    """Whether the interaction comes from a private thread that the bot is no member of.

    The bot can respond to interactions there, but not send messages.
    """
    place = interaction.channel
    if not isinstance(place, discord.Thread) or not place.is_private():
        return False
    return interaction.client.get_channel(place.id) is None


def where_is(table: Snapshot | Table) -> tuple[int, int]:
    """Return the id of a table's channel or thread, and of a thread's parent channel (else 0)."""
    return table.state.channel_id, table.state.parent_id


def check_place(speech: Speech, interaction: discord.Interaction[Any], thread: bool) -> None:
    """Raise Refusal where a table cannot open: no thread can be made, or a permission is missing.

    The check covers the permissions of the bot and of the person who opens the table. `thread` is
    whether the table opens in a new thread.
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
        raise lacking(speech, missing, "permissions-missing")
    if own := missing_of(interaction, thread):
        raise lacking(speech, own)


async def open_thread(
    speech: Speech, app: App, interaction: discord.Interaction[Any], rules: Draft
) -> int:
    """Open a public thread for a game and return its id.

    The channel shows only Discord's own notice of the thread. Raises Refusal if the request fails,
    also where the bot has lost a permission since `check_place`.
    """
    channel = interaction.channel
    assert isinstance(channel, discord.TextChannel)
    speech = app.speech.within(await of_server(app, channel.guild.id))
    name = titled(speech, rules).replace("@", "＠")[: limits.THREAD_NAME]
    try:
        return await _opened(app, channel, name, interaction.id)
    except discord.Forbidden:
        allowed = channel.permissions_for(channel.guild.me)
        missing = [one for one in ("view_channel", *OPENING) if not getattr(allowed, one)]
        refusal = (
            lacking(speech, missing, "permissions-missing") if missing else Refusal("thread-failed")
        )
        raise refusal from None
    except Exception as error:  # errors of the bot's own are raised again
        if not is_outside(error):
            raise
        log.warning("No thread can be opened in %s: %s", channel.id, error)
        raise Refusal("thread-failed") from None


async def _opened(app: App, channel: discord.TextChannel, name: str, asked_by: int) -> int:
    """Open a thread, with retries, and return its id. `asked_by` is the id of the interaction.

    After a failure of Discord the thread may exist all the same. Each retry looks for the thread
    first, as a second thread would stay empty for good.
    """
    failed: Exception | None = None
    for pause in LOOKED_AFTER:
        try:
            # without the gateway the bot cannot see an existing thread, so it opens no second one
            if failed is None or app.client.deaf_since(channel.guild.id) is None:
                return await _open(channel, name)
        except Exception as error:  # errors that certainly had no effect are raised again
            if not is_passing(error) or getattr(error, "status", 0) == limits.TOO_MANY:
                raise
            failed = error
        await app.clock.sleep(pause)
        if there := _left(app, channel.id, name, asked_by):
            return there
    assert failed is not None
    raise failed


async def _open(channel: discord.TextChannel, name: str) -> int:
    news = channel.is_news()
    kind = discord.ChannelType.news_thread if news else discord.ChannelType.public_thread
    with sending(Purpose(once=True, guild_id=channel.guild.id)):
        thread = await channel.create_thread(
            name=name, type=kind, auto_archive_duration=limits.QUIET_MINUTES
        )
    return thread.id


def _left(app: App, channel_id: int, name: str, asked_by: int) -> int:
    """Return the id of the bot's thread opened here after the interaction `asked_by`; else 0.

    A thread with a table does not count.
    """
    place = app.client.get_channel(channel_id)
    threads = place.threads if isinstance(place, discord.TextChannel) else []
    own = app.client.user
    ours = (one for one in threads if own and one.owner_id == own.id and one.name == name)
    since = (one.id for one in ours if one.id > asked_by)
    return next((one for one in since if not app.tables.in_channel(one)), 0)


async def handle_lost_channel(app: App, table: Table, error: discord.HTTPException) -> bool:
    """Handle the error of a request to a table's place that is deleted or archived.

    Return False for any other error.
    """
    if error.code == limits.UNKNOWN_CHANNEL:
        await close(table, Closing.DELETED)
    elif error.code == limits.ARCHIVED:
        await open_again(app, table)
    return error.code in (limits.UNKNOWN_CHANNEL, limits.ARCHIVED)


def remember_place(app: App, place_id: int, name: str) -> None:
    """Keep the name of a lost server, channel or thread: messages about its tables still use it."""
    if name:
        app.places[place_id] = name


async def close(table: Table, why: Closing) -> None:
    """Close a table that no person can see any more."""
    with contextlib.suppress(Refusal):  # closed already
        await table.close(why)
        log.info("table %s is closed: its place is gone", table.state.id)


async def open_again(app: App, table: Table) -> None:
    """Unarchive the thread of a table while a deal is played; otherwise close the table."""
    if table.state.stage is not Stage.DEAL:
        await close(table, Closing.ARCHIVED)
        return
    try:
        thread = await app.client.fetch_channel(table.state.channel_id)
        if isinstance(thread, discord.Thread) and not is_closed(thread):
            await thread.edit(archived=False)
            table.audience.changed(table)
            return
    except discord.HTTPException as error:
        if is_passing(error):
            raise
        await close(table, Closing.DELETED)
        return
    await close(table, Closing.ARCHIVED)  # a moderator has locked the archived thread


def parent_of(channel: object) -> int:
    """Return the id of the channel or forum that contains a thread or post; 0 for other places."""
    return channel.parent_id if isinstance(channel, discord.Thread) else 0


class ChannelEvents(AppCog):
    """Handles deleted or archived channels and threads, and changed permissions there.

    For example, a thread that Discord archives is opened again during a deal; at other times its
    table is closed.
    """

    @commands.Cog.listener("on_guild_channel_delete")
    @until_done
    async def channel_gone(self, channel: discord.abc.GuildChannel) -> None:
        """Close the tables of a deleted channel and its threads, and forget its default rules."""
        for place in (channel, *getattr(channel, "threads", ())):
            remember_place(self.app, place.id, place.name)
        for table in self.app.tables.all():
            if channel.id in (table.state.channel_id, table.state.parent_id):
                await close(table, Closing.DELETED)
        await self.app.store.servers.put_channel_default(channel.id, None)

    @commands.Cog.listener("on_raw_thread_delete")
    @until_done
    async def thread_gone(self, payload: discord.RawThreadDeleteEvent) -> None:
        """Close the table of a deleted thread."""
        if table := self.app.tables.in_channel(payload.thread_id):
            if payload.thread is not None:
                remember_place(self.app, payload.thread_id, payload.thread.name)
            await close(table, Closing.DELETED)

    @commands.Cog.listener("on_raw_thread_update")
    @until_done
    async def thread_changed(self, payload: discord.RawThreadUpdateEvent) -> None:
        """Handle a thread that was archived or unarchived.

        A thread archived during a deal is unarchived; outside a deal its table is closed. The
        closed table of an unarchived thread is loaded again. Any other change may have given the
        bot a permission, so refused messages are retried.
        """
        await self.app.tables.note_parent(payload.thread_id, payload.parent_id)
        table = self.app.tables.in_channel(payload.thread_id)
        archived = payload.data["thread_metadata"]["archived"]
        if table is None and not archived:
            if payload.thread_id in self.app.tables.closed.last:
                await self.app.tables.closed.take_up(
                    among=lambda state: state.channel_id == payload.thread_id
                )
        elif table and archived:
            remember_place(self.app, payload.thread_id, payload.data["name"])
            await open_again(self.app, table)
        elif table:
            self.app.publisher.allowed(payload.guild_id)

    @commands.Cog.listener("on_guild_channel_update")
    async def channel_changed(self, _: object, channel: discord.abc.GuildChannel) -> None:
        """Retry refused messages: the bot may have got a permission in the channel."""
        self.app.publisher.allowed(channel.guild.id)

    @commands.Cog.listener("on_guild_role_update")
    async def role_changed(self, _: object, role: discord.Role) -> None:
        """Retry refused messages: the role may be one of the bot's own."""
        self.app.publisher.allowed(role.guild.id)

    @commands.Cog.listener("on_member_update")
    async def member_changed(self, _: object, member: discord.Member) -> None:
        """Retry refused messages: the bot's own roles changed.

        Discord sends the bot no such event about other members.
        """
        self.app.publisher.allowed(member.guild.id)

    @commands.Cog.listener("on_guild_available")
    @until_done
    async def threads_told(self, guild: discord.Guild) -> None:
        """Store the parents of tables in threads that Discord tells with a server."""
        for thread in guild.threads:
            await self.app.tables.note_parent(thread.id, thread.parent_id)

    @commands.Cog.listener("on_thread_join")
    @until_done
    async def thread_told(self, thread: discord.Thread) -> None:
        """Store the parent of a table in a thread that Discord tells later."""
        await self.app.tables.note_parent(thread.id, thread.parent_id)

    @commands.Cog.listener("on_guild_available")
    async def server_back(self, guild: discord.Guild) -> None:
        """Retry refused messages: an outage of the server is over."""
        self.app.publisher.allowed(guild.id)


STORED_SECONDS = 60.0  # within which the table of a new thread is stored and shown


class EmptyThreads(AppCog):
    """Archives the bot's empty threads when Discord sends the data of a server, mostly at a start.

    For example, a thread that was opened just before a crash, and whose table was not stored, is
    archived at the next start.
    """

    @commands.Cog.listener("on_guild_available")
    @until_done
    async def threads_known(self, guild: discord.Guild) -> None:
        """Archive empty threads that have got no table and no message after STORED_SECONDS."""
        own = [one for one in guild.threads if one.owner_id == guild.me.id]
        if empty := [one for one in own if not one.message_count]:
            await self.app.clock.sleep(STORED_SECONDS)
            with sending(Purpose(guild_id=guild.id)):
                for thread in filter(None, (guild.get_thread(one.id) for one in empty)):
                    await self._put_away(thread)

    async def _put_away(self, thread: discord.Thread) -> None:
        """Archive a thread that has no table and no message.

        As its owner, the bot may archive the thread, but not delete it.
        """
        allowed = thread.permissions_for(thread.guild.me)
        readable = allowed.view_channel and allowed.read_message_history
        if not readable or is_closed(thread) or await self.app.store.tables.in_channel(thread.id):
            return
        with contextlib.suppress(discord.Forbidden, discord.NotFound):  # lost in the meantime
            if [message async for message in thread.history(limit=1)]:
                return
            await thread.edit(archived=True)
            log.info("thread %s is put away: it has no table", thread.id)
