"""A file that is moved away under a running bot is noticed, once."""

from __future__ import annotations

import asyncio
import logging
from pathlib import Path

import pytest

from bot.clock import Clock
from bot.store.checkup import watch_file
from tests.bot.store.files import address


class Quick(Clock):
    """A clock whose sleeps last one turn of the event loop."""

    async def sleep(self, seconds: float) -> None:
        await asyncio.sleep(0)


@pytest.mark.parametrize("replaced", [True, False])
async def test_a_file_that_is_moved_is_noticed(
    file: Path, replaced: bool, caplog: pytest.LogCaptureFixture
) -> None:
    file.parent.mkdir()
    file.write_bytes(b"")
    with caplog.at_level(logging.ERROR):
        watching = asyncio.create_task(watch_file(address(file), Quick()))
        for _ in range(10):
            await asyncio.sleep(0)
        assert not watching.done()
        assert not caplog.messages
        file.rename(file.with_name("elsewhere.db"))
        if replaced:
            file.write_bytes(b"")
        await watching
    (said,) = caplog.messages
    assert str(file) in said


async def test_a_database_on_a_server_has_no_file() -> None:
    await watch_file("postgresql+asyncpg://somebody@nowhere/games", Quick())
