"""The store that the tests of tables share."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.four_people import OPEN


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'gamenight.db'}")
    yield opened
    while OPEN:
        await OPEN.pop().close()
    await opened.close()
