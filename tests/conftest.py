"""The store that the tests of tables share, and the seed that nights may be given."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store
from tests.bot.four_people import OPEN


def pytest_addoption(parser: pytest.Parser) -> None:
    """``--seed 7``"""
    parser.addoption("--seed", type=int, help="plays nights of simulated time with this seed")


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[Store]:
    opened = await Store.open(f"sqlite+aiosqlite:///{tmp_path / 'gamenight.db'}")
    yield opened
    while OPEN:
        await OPEN.pop().close()
    await opened.close()
