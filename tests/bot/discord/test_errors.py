"""Closes of the gateway after which no retry can connect, and the message for each."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.errors import rejection

SOCKET = cast(Any, SimpleNamespace(close_code=None))


def closed(code: int) -> discord.ConnectionClosed:
    return discord.ConnectionClosed(SOCKET, shard_id=0, code=code)


@pytest.mark.parametrize(
    ("error", "said"),
    [
        (discord.LoginFailure(), "DISCORD_TOKEN"),
        (closed(4004), "DISCORD_TOKEN"),
        (closed(4010), "SHARD_IDS"),
        (closed(4011), "raise SHARD_COUNT"),
        (closed(4012), "newer"),
        (closed(4013), "intents"),
        (closed(4014), "intents"),
    ],
)
def test_final_rejections_are_logged_with_advice(error: Exception, said: str) -> None:
    assert said in str(rejection(error, shard_count=2))


@pytest.mark.parametrize("code", [1000, 1006, 4000, 4007, 4008, 4009])
def test_a_connection_that_is_merely_lost_is_not_rejected(code: int) -> None:
    assert rejection(closed(code), shard_count=2) is None
    assert rejection(TimeoutError(), shard_count=2) is None


def test_wrong_number_of_shards_is_no_rejection_if_discord_sets_it() -> None:
    assert rejection(closed(4011), shard_count=0) is None
