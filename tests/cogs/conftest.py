"""A bot with its features and no Discord, at which four people play."""

from __future__ import annotations

import pytest

from bot.discord.client import EXTENSIONS, Gamenight
from bot.store import Store
from bot.tables.table import Table
from tests.bot.four_people import opened, settings
from tests.cogs.clicking import Patient


@pytest.fixture
async def bot(store: Store) -> Gamenight:
    """Its one table has a lobby with four people; nobody is shown what they have not asked for."""
    bot = Gamenight(settings(), store, Patient())
    for name in EXTENSIONS:
        await bot.load_extension(name)
    bot.tables = await opened(store)
    return bot


@pytest.fixture
def table(bot: Gamenight) -> Table:
    """The table of the bot."""
    (found,) = bot.tables.all()
    return found
