"""A bot with its features and no Discord, at which four people play."""

from __future__ import annotations

from typing import cast

import pytest

from bot.discord.client import EXTENSIONS, Gamenight
from bot.discord.outgoing import Response
from bot.discord.transport import Transport
from bot.store import Store
from bot.tables.table import Table
from tests.bot.four_people import opened, settings
from tests.cogs.clicking import Patient


class Refusing:
    """In place of the connections to Discord: no request has any effect."""

    async def send(self, *_: object) -> Response:
        """Refuse it."""
        return Response(403, {"code": 0, "message": "no Discord here"})

    async def close(self) -> None:
        """Nothing is open."""


@pytest.fixture
async def bot(store: Store) -> Gamenight:
    """Its one table has a lobby with four people; nobody is shown what they have not asked for."""
    bot = Gamenight(settings(), store, Patient())
    bot.requests._transport = cast(Transport, Refusing())
    for name in EXTENSIONS:
        await bot.load_extension(name)
    bot.tables = await opened(store)
    return bot


@pytest.fixture
def table(bot: Gamenight) -> Table:
    """The table of the bot."""
    (found,) = bot.tables.all()
    return found
