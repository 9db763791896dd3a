"""Workarounds for libraries, each with its reason and the test that fails without it."""

from __future__ import annotations

import logging
from collections.abc import Callable, Collection
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot import metrics
from bot.discord.outgoing import Malformed

log = logging.getLogger(__name__)

# of discord.py's connection to the gateway: it is lost, and discord.py connects anew
LOST = (
    *(ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed),
    *(aiohttp.ClientError, OSError, TimeoutError),
)
LONGEST_BEAT = 600.0  # seconds between two heartbeats that the gateway may ask for
SESSION_EVENTS = ("READY", "RESUMED")  # without them a connection is of no use


def single_attempts(session: aiohttp.ClientSession) -> aiohttp.ClientSession:
    """Let a session send each request once; aiohttp repeats some where a kept connection is closed.

    That retry is counted by no rate limit, and a deletion would be sent twice. aiohttp has no
    public setting (aio-libs/aiohttp#10790); its own test client sets this attribute. Tested in
    tests/bot/discord/test_transport.py::test_a_request_on_a_closed_connection_is_not_repeated.
    """
    session._retry_connection = False
    return session


async def whole_form(form: aiohttp.FormData) -> tuple[bytes, str]:
    """Return a form as one piece, and its content type.

    aiohttp writes each part, header and separator on its own: a message with a picture would be ten
    packets, and as many system calls. No issue is known; aio-libs/aiohttp#10991 joins small bodies
    with their headers, but no parts. Tested in
    tests/bot/discord/test_transport.py::test_a_form_with_a_picture_is_written_in_one_piece.
    """
    writer = form()
    assert isinstance(writer, aiohttp.MultipartWriter)
    return await writer.as_bytes(), writer.headers["Content-Type"]


def limit_back_off(shard: discord.ShardInfo, exponent: int) -> None:
    """Let a shard wait at most 2 ** `exponent` seconds, about, before it connects again.

    discord.py waits up to 17 minutes, also after Discord is up again, and has no setting
    (Rapptz/discord.py#1134). Tested in
    tests/night/test_refused_connections.py::test_forty_minutes_without_connections_are_told_in_few_lines.
    """
    shard._parent._backoff._max = exponent


def drop_lost_guilds(client: discord.Client, shard: int, named: Collection[int]) -> None:
    """Forget the guilds of a shard that a new session does not name: the bot has left them.

    discord.py keeps what it knew before the session (as serenity-rs/serenity#3331 says of it).
    Tested in
    tests/night/test_places.py::test_a_server_lost_while_the_bot_hears_nothing_loses_its_tables.
    """
    for guild in client.guilds:
        if guild.shard_id == shard and guild.id not in named:
            client._connection._remove_guild(guild)


class Socket(DiscordWebSocket):
    """A connection to the gateway of which an unreadable frame costs this connection alone.

    discord.py takes such a frame for a fault of the program, and closes all shards (no issue is
    known). Here the connection is closed and its session resumed. If nothing was heard since the
    session was begun or resumed, the shard connects anew after a back-off instead: a resumed
    session would begin with the frame that could not be read. Tested in
    tests/night/test_unreadable.py.

    For example, each `ShardedBot` lets its shards connect by it::

        guard_gateway()
    """

    _is_under_way = False  # an event was read on this connection

    async def received_message(self, msg: Any, /) -> None:
        """Called by discord.py with each frame. Raises Malformed or ReconnectWebSocket."""
        before = self.sequence
        try:
            await super().received_message(msg)
            beat = (self._keep_alive.interval or 0.0) if self._keep_alive else LONGEST_BEAT
            if not isinstance(self.sequence, int | None) or not 1 <= beat <= LONGEST_BEAT:
                raise ValueError  # later frames would fail for what this one has said
        except LOST:
            raise
        except Exception as error:  # of any kind: discord.py takes the form of a frame for granted
            self.sequence = before
            await self.close()
            metrics.MALFORMED.labels("frame").inc()
            unread = Malformed(f"unreadable frame: {type(error).__name__}")
            if not self._is_under_way:
                raise unread from None  # discord.py logs it
            log.warning("Shard %s is connected anew (%s).", self.shard_id, unread)
            raise ReconnectWebSocket(self.shard_id) from None
        self._is_under_way |= self.sequence != before


def guard_gateway() -> None:
    """Let discord.py connect all shards by `Socket`."""
    setattr(discord.shard, "DiscordWebSocket", Socket)  # noqa: B010  # a name in its module


def guarded(event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return a parser of discord.py for which an unreadable event is dropped.

    discord.py takes the form of an event for granted, and closes all shards where it is another (no
    issue is known). Tested in
    tests/night/test_unreadable.py.
    """
    if event in SESSION_EVENTS:
        return parse

    def parse_readable(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:  # of any kind: discord.py takes the form for granted
            metrics.MALFORMED.labels("event").inc()
            log.warning("An event %s could not be read: %s", event, type(error).__name__)

    return parse_readable
