"""A private answer is kept up to date while Discord lets it be changed."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.app import App
from bot.discord import limits
from bot.domain.state import Post
from bot.store import StorageError
from bot.tables.table import Table
from cogs.core.posts import Posts, Reply, delete_post, posts_of
from tests.bot.four_people import PEOPLE

GONE = discord.NotFound(Mock(status=404, reason="gone"), "gone")


def reply(**methods: Any) -> Reply:
    return Reply(SimpleNamespace(**methods), opened=1000.0)  # type: ignore[arg-type]  # no Discord


async def test_an_answer_is_given_up_before_its_token_ends() -> None:
    deleted = AsyncMock()
    answer = reply(delete_original_response=deleted)
    assert 1000 < answer.until < 1000 + limits.TOKEN_SECONDS
    await answer.delete(answer.until)
    assert not deleted.called
    await answer.delete(answer.until - 1)
    assert deleted.call_count == 1


async def test_an_answer_that_was_dismissed_is_gone_without_a_word() -> None:
    await reply(delete_original_response=AsyncMock(side_effect=GONE)).delete(1001)


async def test_message_deleted_by_another_person_is_gone_silently() -> None:
    message = SimpleNamespace(delete=AsyncMock(side_effect=GONE))
    channel: Any = SimpleNamespace(get_partial_message=lambda _: message)
    await delete_post(channel, 5)
    assert message.delete.called


async def test_the_messages_of_a_table_are_known_until_another_process_shows_it(
    app: App, table: Table
) -> None:
    posts = posts_of(app, table)
    assert posts_of(app, table) is posts
    app.publisher.leave(table)
    assert posts_of(app, table) is not posts


async def test_only_a_closed_table_without_a_channel_is_lost(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert not Posts(app, table).is_lost
    await table.stop(PEOPLE[0])
    assert Posts(app, table).is_lost
    monkeypatch.setattr(app.client, "get_channel", lambda _: object())
    assert not Posts(app, table).is_lost


async def test_a_message_that_could_not_be_kept_is_found_again_in_place_of_a_second(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    posts, about = Posts(app, table), ("hand", PEOPLE[0], 3)
    channel: Any = SimpleNamespace(send=AsyncMock(return_value=SimpleNamespace(id=7)))
    full = AsyncMock(side_effect=[StorageError("database or disk is full"), None])
    monkeypatch.setattr(table.store.posts, "keep", full)
    kept = [Post("hand", PEOPLE[0], 1, 7, 3)]
    await posts.post_once(about, channel)
    with pytest.raises(StorageError):
        await posts.keep(kept)
    assert posts.doubtful
    _, again = await posts.post_once(about, channel)
    await posts.keep(kept)
    _, anew = await posts.post_once(about, channel)
    assert (again, anew) == (True, False)
    first, second, third = [one.kwargs["nonce"] for one in channel.send.call_args_list]
    assert first == second != third


async def test_a_refusal_of_a_second_try_does_not_say_that_the_first_had_no_effect(
    app: App, table: Table
) -> None:
    posts, about = Posts(app, table), ("hand", PEOPLE[0], 3)
    refused = discord.HTTPException(Mock(status=400, reason="refused"), "refused")
    channel: Any = SimpleNamespace(send=AsyncMock(side_effect=[refused, SimpleNamespace(id=7)]))
    with pytest.raises(discord.HTTPException):
        await posts.post_once(about, channel)
    _, again = await posts.post_once(about, channel)
    first, second = [one.kwargs["nonce"] for one in channel.send.call_args_list]
    assert again
    assert first == second
