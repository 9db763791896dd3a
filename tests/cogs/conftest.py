"""A bot with its features and no Discord, at which four people play."""

from __future__ import annotations

from typing import cast

import pytest

from bot.app import App
from bot.discord.client import EXTENSIONS, Gamenight
from bot.discord.outgoing import Response
from bot.discord.requests import Transport
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
async def app(store: Store) -> App:
    """Its one table has a lobby with four people; nobody is shown what they have not asked for."""
    app = Gamenight(settings(), store, Patient()).app
    app.requests._transport = cast(Transport, Refusing())
    for name in EXTENSIONS:
        await app.client.load_extension(name)
    app.tables = await opened(store)
    return app


@pytest.fixture
def table(app: App) -> Table:
    """The table of the bot."""
    (found,) = app.tables.all()
    return found
