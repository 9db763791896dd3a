"""Workarounds for libraries, each with its reason and the test that fails without it."""

from __future__ import annotations

import logging
import weakref
from collections.abc import Callable, Collection
from typing import Any

import aiohttp
import discord
from discord.gateway import DiscordWebSocket, ReconnectWebSocket, WebSocketClosure

from bot import metrics
from bot.discord.outgoing import Malformed

log = logging.getLogger(__name__)

# errors of a lost connection to the gateway, after which discord.py connects anew
LOST = (
    *(ReconnectWebSocket, WebSocketClosure, discord.ConnectionClosed),
    *(aiohttp.ClientError, OSError, TimeoutError),
)
LONGEST_BEAT = 600.0  # the longest accepted interval between two heartbeats, in seconds
SESSION_EVENTS = ("READY", "RESUMED")  # events without which a connection is of no use


def single_attempts(session: aiohttp.ClientSession) -> aiohttp.ClientSession:
    """Let a session send each request once, without aiohttp's retry on a closed connection.

    No rate limit counts this retry, and a deletion would be sent twice. aiohttp has no public
    setting (aio-libs/aiohttp#10790); its own test client sets this attribute. Tested in
    tests/bot/discord/test_transport.py::test_a_request_on_a_closed_connection_is_not_repeated.
    """
    session._retry_connection = False
    return session


async def whole_form(form: aiohttp.FormData) -> tuple[bytes, str]:
    """Return the bytes of a form as one piece, and its content type.

    aiohttp writes each part, header and separator on its own: a message with a picture would take
    ten packets and ten system calls. No issue is known; aio-libs/aiohttp#10991 joins small bodies
    with their headers, but does not join parts. Tested in
    tests/bot/discord/test_transport.py::test_a_form_with_a_picture_is_written_in_one_piece.
    """
    writer = form()
    assert isinstance(writer, aiohttp.MultipartWriter)
    return await writer.as_bytes(), writer.headers["Content-Type"]


def limit_back_off(shard: discord.ShardInfo, exponent: int) -> None:
    """Limit the wait of a shard before a reconnect to about 2 ** `exponent` seconds.

    discord.py waits up to 17 minutes, even if Discord is up again, and has no setting for this wait
    (Rapptz/discord.py#1134). Tested in
    tests/night/test_refused_connections.py::test_forty_minutes_without_connections_are_told_in_few_lines.
    """
    shard._parent._backoff._max = exponent


def drop_lost_guilds(client: discord.Client, shard: int, named: Collection[int]) -> None:
    """Forget the guilds of a shard that a new session does not name: the bot has left them.

    discord.py keeps all guilds that it knew before the session (see serenity-rs/serenity#3331).
    Tested in
    tests/night/test_places.py::test_a_server_lost_while_the_bot_hears_nothing_loses_its_tables.
    """
    for guild in client.guilds:
        if guild.shard_id == shard and guild.id not in named:
            client._connection._remove_guild(guild)


class Socket(DiscordWebSocket):
    """Connection to the gateway that an unreadable frame closes without closing other shards.

    discord.py takes such a frame for a fault of the program, and closes all shards (no issue is
    known). Here the connection is closed and its session resumed. If nothing was heard since the
    session was begun or resumed, the shard connects anew after a back-off instead: a resumed
    session would begin with the frame that could not be read. Tested in
    tests/night/test_unreadable.py.
    """

    _is_under_way = False  # whether an event was read on this connection

    async def received_message(self, msg: Any, /) -> None:
        """Called by discord.py with each frame.

        Raises Malformed for an unreadable frame before the first event on this connection,
        ReconnectWebSocket for one after it.
        """
        before = self.sequence
        try:
            await super().received_message(msg)
            beat = (self._keep_alive.interval or 0.0) if self._keep_alive else LONGEST_BEAT
            if not isinstance(self.sequence, int | None) or not 1 <= beat <= LONGEST_BEAT:
                raise ValueError  # later frames would fail because of values in this frame
        except LOST:
            raise
        except Exception as error:  # of any type: discord.py does not check the form of a frame
            self.sequence = before
            await self.close()
            metrics.MALFORMED.labels("frame").inc()
            unread = Malformed(f"unreadable frame: {type(error).__name__}")
            if not self._is_under_way:
                raise unread from None  # discord.py logs this exception
            log.warning("Shard %s is connected anew (%s).", self.shard_id, unread)
            raise ReconnectWebSocket(self.shard_id) from None
        self._is_under_way |= self.sequence != before


def guard_gateway() -> None:
    """Make discord.py connect all shards by `Socket`."""
    setattr(discord.shard, "DiscordWebSocket", Socket)  # noqa: B010  # a name in its module


def guarded(event: str, parse: Callable[[Any], Any]) -> Callable[[Any], Any]:
    """Return a parser that drops an unreadable event, for `parse` of discord.py.

    discord.py does not check the form of an event, and closes all shards if it has another form (no
    issue is known). The parsers of SESSION_EVENTS are returned unchanged. Tested in
    tests/night/test_unreadable.py.
    """
    if event in SESSION_EVENTS:
        return parse

    def parse_readable(data: Any) -> None:
        try:
            parse(data)
        except Exception as error:  # of any type: discord.py does not check the form of an event
            metrics.MALFORMED.labels("event").inc()
            log.warning("An event %s could not be read: %s", event, type(error).__name__)

    return parse_readable


def _weak(name: str) -> Any:
    """Return a property that keeps its object alive only while other code holds the object."""
    kept = f"_weak{name}"
    return property(
        lambda owner: (reference := getattr(owner, kept, None)) and reference(),
        lambda owner, one: setattr(owner, kept, None if one is None else weakref.ref(one)),
    )


class _Response(discord.InteractionResponse[Any]):
    __slots__ = ("_weak_parent",)
    _parent = _weak("_parent")


class _Interaction(discord.Interaction[Any]):
    __slots__ = ("__weakref__",)
    response = discord.utils.cached_slot_property("_cs_response")(_Response)


def drop_cycles() -> None:
    """Free interactions, views and files of discord.py when the last reference to them is gone.

    In discord.py an interaction and its response, an item and its view, and a closed file and its
    method refer to each other (no issue is known). Only a collection of garbage would free them:
    more than 100 kB after each press, with the picture of the hand. Tested in
    tests/night/test_garbage.py.
    """
    setattr(discord.state, "Interaction", _Interaction)  # noqa: B010  # a name in its module
    for name in ("_view", "_parent"):
        setattr(discord.ui.Item, name, _weak(name))
    setattr(  # noqa: B010  # a method of discord.py
        discord.File,
        "close",
        lambda file: vars(file.fp).pop("close", None) and file._owner and file._closer(),
    )
