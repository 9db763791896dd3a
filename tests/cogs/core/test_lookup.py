"""A typed command finds the table of its channel; in direct messages, a table of the person."""

from __future__ import annotations

from bot.app import App
from bot.tables.table import Table
from cogs.core.lookup import find_table, own_view
from tests.bot.four_people import PEOPLE
from tests.bot.refusals import refusing
from tests.cogs.clicking import interaction

HOST = PEOPLE[0]
STRANGER = "99"


def test_lookup_in_a_channel_finds_its_table(app: App, table: Table) -> None:
    assert find_table(app, interaction(app, STRANGER)) is table
    with refusing("^No table in this channel"):
        find_table(app, interaction(app, HOST, channel_id=101))


def test_lookup_in_a_direct_message_finds_a_table_of_the_person(app: App, table: Table) -> None:
    assert find_table(app, interaction(app, HOST, guild_id=None, channel_id=7)) is table
    with refusing("table"):
        find_table(app, interaction(app, STRANGER, guild_id=None, channel_id=7))


async def test_completion_is_only_for_players_of_a_deal(app: App, table: Table) -> None:
    assert own_view(app, interaction(app, HOST)) == (None, None)
    await table.deal(HOST)
    found, view = own_view(app, interaction(app, HOST))
    assert found is table
    assert view is not None
    assert view.seat == table.now.seat_of(HOST)
    assert own_view(app, interaction(app, STRANGER)) == (None, None)
    assert own_view(app, interaction(app, HOST, channel_id=101)) == (None, None)
