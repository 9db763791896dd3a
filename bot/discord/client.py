"""The discord.py client: its intents and extensions, the start of the tables, and reconnects."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from random import Random, SystemRandom
from typing import Any

import discord
import yarl
from discord.ext import commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot import logs, metrics
from bot.app import App
from bot.clock import Clock
from bot.discord import limits, permissions
from bot.discord.circuit_breaker import pause_after, pauses
from bot.discord.command_sync import known_ids, register
from bot.discord.errors import (
    BAD_TOKEN,
    Rejected,
    in_short,
    is_outside,
    is_passing,
    rejection,
)
from bot.discord.installs import INVITATION, CommandTree
from bot.discord.limits import made_at
from bot.discord.operator import obey
from bot.discord.outgoing import Outgoing, Purpose, Response, Urgency, Verdict, sending
from bot.discord.overload import Measure, Overload, lateness
from bot.discord.requests import Requests
from bot.discord.sharding import ShardedBot, cancelled
from bot.drawing import warm_up_aside
from bot.drawing.cache import DRAWING
from bot.metrics.endpoint import take_pulse
from bot.settings import Settings
from bot.store import Store
from bot.tables.daily import prune_daily, recompute_due
from bot.tables.registry import Tables
from bot.tables.shards import Shards

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # no voice here

EXTENSIONS = (  # in any order
    "cogs.core.extension",
    "cogs.hand.extension",
    "cogs.player.extension",
    "cogs.rules.extension",
    "cogs.server.extension",
    "cogs.table.extension",
)
CDN = discord.Asset.BASE
COMMANDS = "commands"  # name of the lease of the process that registers the commands
UNAUTHORIZED = 401
ANSWERS = ("discord-ui-", "CommandTree-")  # first parts of discord.py's names of answering tasks
LEAVING_SECONDS = 2.0  # part of `stop_seconds` kept to disconnect and end, with 1,000 tables
REFUSED_SECONDS = 3600  # until commands that Discord refused are registered again
REGISTER_SECONDS = 3.0  # longest wait for the registration of commands before the bot connects


def point_at(url: str) -> None:
    """Set the base URL of the REST API for all clients of this process.

    The gateway's address is requested from that API at each connection. Avatars are fetched from
    Discord's own address if the API is Discord's, else from the server of the API.
    """
    Route.BASE = url
    own = (yarl.URL(url).host or "").endswith("discord.com")
    discord.Asset.BASE = CDN if own else str(yarl.URL(url).origin())
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL("ws://127.0.0.1:9")  # a closed port at first


class Gamenight(ShardedBot):
    """The client of Discord, with all services that begin and end with its connection."""

    def __init__(
        self,
        settings: Settings,
        store: Store,
        clock: Clock | None = None,
        chance: Random | None = None,
        shards: Shards | None = None,
        measure: Measure | None = None,
    ) -> None:
        clock = clock or Clock()
        super().__init__(
            shards or Shards(),
            clock,
            command_prefix=commands.when_mentioned,
            help_command=None,
            tree_cls=CommandTree,
            intents=discord.Intents(guilds=True),
            allowed_mentions=discord.AllowedMentions.none(),
            allowed_contexts=discord.app_commands.AppCommandContext(
                guild=True, dm_channel=True, private_channel=False
            ),
            allowed_installs=discord.app_commands.AppInstallationType(guild=True, user=False),
        )
        requests = Requests(self.http, clock, *settings.rate_limit, self._permitted, self._heard)
        requests.limit.rounds.is_crowded = DRAWING.is_crowded
        overload = Overload(measure or lateness(clock, requests.limit.rounds, store))
        self.app = App(self, settings, store, clock, chance or SystemRandom(), requests, overload)
        self.setting_up = False  # any failure during setup counts as a fault of the bot
        self.token_revoked = False
        self._tasks: list[asyncio.Task[None]] = []
        self._doubt: asyncio.Task[None] | None = None

    async def setup_hook(self) -> None:
        """Load the extensions and the tables, and register the commands if they have changed."""
        app, self.setting_up = self.app, True
        logs.count_shards(lambda: self.shard_count)
        app.requests.serve_clicks()
        for name in EXTENSIONS:
            await self.load_extension(name)
        app.tables = Tables(
            app.store, app.publisher, app.settings, app.clock, app.chance, self.own_shards
        )
        await app.publisher.begin()
        await app.tables.start(self.all_deaf_since)
        await self.begin_serving(self.own_shards.node(app), app.settings.shard_count or 0)
        registering = asyncio.create_task(self._register(), name="registering")
        self._tasks.append(registering)
        with contextlib.suppress(TimeoutError):  # the registration goes on in the background
            async with self.clock.deadline(self.clock.now() + REGISTER_SECONDS):
                await asyncio.wait([registering])
        pruning = prune_daily(app.store, self.clock, self.own_shards)
        emojis = app.emoji_keeper.keep(self.own_shards)
        recomputing = recompute_due(app.store, self.clock, self.own_shards)
        watching = take_pulse(self, self.clock), app.overload.watch()
        works = warm_up_aside(self.clock.sleep), pruning, recomputing, *watching, emojis, obey(app)
        for work in works:
            self._tasks.append(asyncio.create_task(work))
        self.setting_up = False

    async def close(self) -> None:
        """Finish the running answers, stop the tables and their messages, then disconnect."""
        app = self.app
        told_by = self.clock.now() + app.settings.stop_seconds - LEAVING_SECONDS
        closing = asyncio.current_task()
        await self._answer()
        for task in (*self._tasks, self._doubt):
            if task is not None and task is not asyncio.current_task():
                task.cancel()
        if hasattr(app, "tables"):
            await app.tables.close()
            await app.publisher.close()
            if closing and closing.cancelling():  # by a signal: Discord still takes messages
                await app.publisher.tell_restarting(told_by)
        self._connection.parsers.pop("INTERACTION_CREATE", None)  # no more clicks can be answered
        await cancelled(*_answers())
        await app.avatars.close()
        await app.members.close()
        await app.crowns.close()
        await super().close()
        await self.leave_shards()
        await app.requests.close()

    async def _answer(self) -> None:
        """Wait until running answers end or Discord accepts none, and cancel those left."""
        with contextlib.suppress(TimeoutError):
            async with self.clock.deadline(self.clock.now() + limits.ANSWER_SECONDS):
                while answers := _answers():
                    await asyncio.wait(answers)
        await cancelled(*_answers())

    async def on_ready(self) -> None:
        """Called by discord.py when every server is known."""
        log.info("Connected as %s to %d servers.", str(self.user), len(self.guilds))
        if not self.guilds:
            link = INVITATION.format(application_id=self.application_id)
            log.info("The bot is in no server yet. Invite it: %s", link)

    def hearing_changed(self) -> None:
        self.app.publisher.heard()

    def _permitted(self, outgoing: Outgoing) -> None:
        permissions.check(self, self.app.state_in, outgoing)

    def _heard(self, outgoing: Outgoing, response: Response, verdict: Verdict) -> None:
        """Learn from a response of Discord; a 401 starts a check of the bot's token."""
        self.app.discord_time.heard(response.asked, response.headers)
        if outgoing.is_callback and verdict is Verdict.OK:
            _, _, click, *_ = outgoing.path.split("/")
            metrics.ANSWERS.observe(self.app.discord_time.since(made_at(click)))
        if verdict is Verdict.EMOJI:
            self.app.emoji_keeper.doubt()
        doubted = self._doubt is not None and not self._doubt.done()
        refused = response.status == UNAUTHORIZED and not outgoing.by_token
        if refused and self.was_ready and not doubted:
            self._doubt = asyncio.create_task(self._check_token(), name="checking the token")

    async def _check_token(self) -> None:
        """Close the bot on a revoked token: refusals get the address banned."""
        try:
            await self.http.request(Route("GET", "/users/@me"))
        except Exception as error:  # after any failure but a 401, the next 401 starts a new check
            if isinstance(error, discord.HTTPException) and error.status == UNAUTHORIZED:
                self.token_revoked = True
                await self.close()
            else:
                log.info("The token could not be checked (%s).", in_short(error))

    async def _register(self) -> None:
        """Register the commands, and set their ids in `app.commands`.

        Failures of Discord, the connection and the storage are retried; another one is logged.
        """
        commands, store = self.app.commands, self.app.store
        for pause in pauses():
            try:
                commands.ids = await known_ids(store, self.application_id)
                async with self.own_shards.only(COMMANDS) as mine:
                    if mine:  # else another process registers them
                        with sending(Purpose(Urgency.REST)):
                            place = Route.BASE, self.application_id
                            commands.ids = await register(self.tree, store, place)
                        return
            except Exception as error:  # a failed registration must not stop the games
                if not is_outside(error):
                    log.exception("The commands could not be registered.")
                    return
                log.warning("The commands could not be registered (%s).", in_short(error))
                if isinstance(error, discord.HTTPException) and not is_passing(error):
                    pause = REFUSED_SECONDS
            await self.clock.sleep(pause)


def shards_of(settings: Settings, store: Store, clock: Clock, chance: Random) -> Shards:
    """Return all shards, or for one of several processes the shards that it leases."""
    if not settings.is_one_of_several:
        return Shards()
    from bot.cluster.node import cluster_shards

    return cluster_shards(settings, store, clock, chance)


async def run(
    settings: Settings,
    store: Store,
    token: str,
    url: str,
    clock: Clock | None = None,
    chance: Random | None = None,
    measure: Measure | None = None,
) -> None:
    """Stay connected to Discord at `url` until cancelled; a failed connection is retried.

    `measure` measures the delay of the event loop: see `Overload`.

    Raises Rejected if Discord refuses the bot for good, and every failure of the bot itself.
    """
    point_at(url)
    tries, clock, chance = 0, clock or Clock(), chance or SystemRandom()
    task = asyncio.current_task()
    assert task is not None
    while True:
        shards = shards_of(settings, store, clock, chance)
        client = Gamenight(settings, store, clock, chance, shards, measure)
        try:
            async with client:
                await client.start(token)
            if client.token_revoked:
                raise Rejected(BAD_TOKEN)
            return
        except Exception as error:  # all but connection errors are raised again
            if task.cancelling() and is_passing(error):  # the connection failed during a stop
                raise asyncio.CancelledError from error
            if rejected := rejection(error, settings.shard_count or 0):
                raise rejected from None
            if client.setting_up or not is_passing(error):
                raise
            tries = 0 if client.was_ready else tries
            tries += 1
            pause = pause_after(tries)
            log.warning("No connection to %s (%s). Next try in %d s.", url, in_short(error), pause)
        await clock.sleep(pause)


def _answers() -> list[asyncio.Task[Any]]:
    """Return the running tasks that discord.py began for clicks and commands."""
    return [task for task in asyncio.all_tasks() if task.get_name().startswith(ANSWERS)]
