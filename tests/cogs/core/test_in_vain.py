"""A press that fails in the storage before it reaches a table costs the player on turn no time."""

from __future__ import annotations

import pytest

from bot.app import App
from bot.tables.table import Table
from cogs.core.context import Context
from tests.bot.failing_storage import Storage
from tests.bot.four_people import PEOPLE, later, until
from tests.bot.tables.test_storage_recovery import ends
from tests.bot.tables.test_stored_table import heard
from tests.cogs.clicking import interaction, said


async def reads(context: Context) -> None:
    """Read preferences, as a handler does before it asks the table for anything."""
    await context.app.store.preferences.of("99")


@pytest.mark.parametrize("on_turn", [True, False])
async def test_press_that_cannot_be_stored_costs_the_player_on_turn_no_time(
    app: App, table: Table, monkeypatch: pytest.MonkeyPatch, on_turn: bool
) -> None:
    storage = Storage(app.store, monkeypatch)
    await table.deal(PEOPLE[0])
    later(table, 60)
    await until(lambda: heard(table).reminders == 1)
    key, before = table.now.key, ends(table)
    player = next(one for one in table.now.players if (one in table.now.due()) is on_turn)
    asked = interaction(app, player)
    with storage.down():
        await Context(app, asked).run(reads)
        assert "broke on my side" in said(asked.answered)
        later(table, 100)
    await until(lambda: table.now.key != key or ends(table) != before)
    assert (table.now.key == key) is on_turn
    if on_turn:
        assert ends(table) == before + 100
