"""Workarounds for libraries, each with its reason and the test that fails without it."""

from __future__ import annotations

from collections.abc import Collection

import aiohttp
import discord


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
