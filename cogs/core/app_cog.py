"""Base classes of cogs, builders of context menu commands, and retries of event listeners."""

from __future__ import annotations

import asyncio
import functools
import logging
from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any, ClassVar, TypeVar

import discord
from discord import app_commands
from discord.ext import commands

from bot.app import App
from bot.discord.circuit_breaker import pauses
from bot.discord.errors import in_short, is_outside, is_passing
from bot.discord.sharding import cancelled
from bot.store import StorageError
from bot.words.speech import Speech
from cogs.core.context import Context

log = logging.getLogger(__name__)

RETRY_SECONDS = 60.0  # the pause before failed work is tried again

E = TypeVar("E", bound=Callable[..., Awaitable[None]])


class AppCog(commands.Cog):
    """Base of cogs whose commands or listeners need the app.

    For example, a command about the table of the channel::

        class PlayCommands(AppCog):
            @app_commands.command(description=about("hand"))
            async def hand(self, interaction: discord.Interaction[Any]) -> None:
                await run_at_table(self.app, interaction, show_hand, in_chats=True)
    """

    def __init__(self, app: App) -> None:
        self.app = app


class PeriodicCog(AppCog):
    """Base of cogs whose work falls due at certain times, such as a daily post.

    `look` does the work, for the first time when the gateway has sent the servers of a shard. After
    a failure of Discord or the storage, `look` is called again after RETRY_SECONDS.

    For example::

        class DailyPosts(PeriodicCog):
            work = "deals of the day"

            async def look(self) -> float:
                await post_today(self.app, guild, channel_id)
                return deal.ends_at
    """

    work: ClassVar[str]  # name of the work in log messages
    _task: asyncio.Task[None] | None = None

    @abstractmethod
    async def look(self) -> float:
        """Do all due work; return the time of the next look, in seconds since the epoch."""

    @commands.Cog.listener("on_shard_ready")
    async def servers_known(self, shard: int) -> None:
        """Start the work when the gateway has sent the servers of a first shard."""
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self.work)

    async def cog_unload(self) -> None:
        """Stop the work; called by discord.py."""
        if self._task is not None:
            await cancelled(self._task)

    async def _run(self) -> None:
        while True:
            until = self.app.clock.now() + RETRY_SECONDS
            try:
                until = await self.look()
            except Exception as error:  # errors of the bot's own are raised again
                if not is_outside(error):
                    raise
                log.warning("%s wait (%s)", self.work, in_short(error))
            await self.app.clock.sleep_until(until)


def person_menu(
    app: App,
    key: str,
    answer: Callable[[Context, discord.Member], Awaitable[None]],
    **where: bool,
) -> app_commands.ContextMenu:
    """Build a command of a person's context menu; the person need not be a member of the server.

    `where` sets the contexts in which Discord offers the command, as arguments of
    `AppCommandContext`. By default these are servers only.
    """

    async def use(interaction: discord.Interaction[Any], person: discord.Member) -> None:
        in_chats = where.get("private_channel", False)
        context = Context(app, interaction, in_chats=in_chats)
        await context.run(lambda context: answer(context, person))

    return _menu(key, use, where)


def message_menu(
    app: App,
    key: str,
    answer: Callable[[Context, discord.Message], Awaitable[None]],
    **where: bool,
) -> app_commands.ContextMenu:
    """Build a command of a message's context menu; `where` is as for `person_menu`."""

    async def use(interaction: discord.Interaction[Any], message: discord.Message) -> None:
        await Context(app, interaction).run(lambda context: answer(context, message))

    return _menu(key, use, where)


def _menu(key: str, use: Any, where: dict[str, bool]) -> app_commands.ContextMenu:
    name = app_commands.locale_str(Speech().say(f"menu-{key}"), key=f"menu-{key}")
    contexts = app_commands.AppCommandContext(
        **{"guild": True, "dm_channel": False, "private_channel": False} | where
    )
    return app_commands.ContextMenu(name=name, callback=use, allowed_contexts=contexts)


def until_done(hears: E) -> E:
    """Wrap a listener of a cog that has an `app`; retry after failures of Discord or the storage.

    The listener is called until a call succeeds, with pauses that grow with each failure. The
    listener must therefore be idempotent for one event.
    """

    @functools.wraps(hears)
    async def listen(cog: Any, *event: Any) -> None:
        app: App = cog.app
        for pause in pauses():
            try:
                await hears(cog, *event)
                return
            except Exception as error:  # errors of the bot's own are raised again
                if not (is_passing(error) or isinstance(error, StorageError)):
                    raise
                log.warning("%s could not be done (%s)", hears.__name__, in_short(error))
                await app.clock.sleep(pause)

    return listen  # type: ignore[return-value]  # signature unchanged
