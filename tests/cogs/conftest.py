"""A bot with its extensions and without Discord, and a table with four people."""

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
    """A transport that refuses every request, in place of the connections to Discord."""

    async def send(self, *_: object) -> Response:
        """Return a response with status 403."""
        return Response(403, {"code": 0, "message": "no Discord here"})

    async def close(self) -> None:
        """Do nothing: no connection is open."""


@pytest.fixture
async def app(store: Store) -> App:
    """A bot with one table, in the lobby with four people. The bot shows no table by itself."""
    app = Gamenight(settings(), store, Patient()).app
    app.requests._transport = cast(Transport, Refusing())
    for name in EXTENSIONS:
        await app.client.load_extension(name)
    app.tables = await opened(store)
    return app


@pytest.fixture
def table(app: App) -> Table:
    """The only table of the bot."""
    (found,) = app.tables.all()
    return found
