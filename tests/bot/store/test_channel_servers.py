"""The migration that stores the server of each channel with rules of its own."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, bindparam, inspect, make_url, select, text

from bot.store import Store, upgrade
from bot.store.connections import connect
from bot.store.schema import channel_default, game_table
from bot.store.tables import table_row
from tests.bot.store.material import CHANNEL, GUILD, in_full

SHIPPED = upgrade.MIGRATIONS


@pytest.mark.slow
async def test_of_channels_with_rules_of_their_own_the_server_is_found_where_a_table_was(
    url: str,
) -> None:
    def before(connection: Connection) -> None:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(SHIPPED))
        migration = ScriptDirectory(str(SHIPPED)).get_revision("r0006")
        assert migration is not None
        command.upgrade(config, str(migration.down_revision))
        for channel in (CHANNEL, CHANNEL + 5, 7):
            connection.execute(
                text("INSERT INTO channel_default VALUES (:channel, 'bigtwo_basic', '{}')"),
                {"channel": channel},
            )
        row = table_row(in_full()) | {"version": 1}
        there = {column["name"] for column in inspect(connection).get_columns("game_table")}
        written = [column for column in game_table.c if column.name in row.keys() & there]
        columns = ", ".join(column.name for column in written)
        holes = ", ".join(f":{column.name}" for column in written)
        insert = text(f"INSERT INTO game_table ({columns}) VALUES ({holes})")
        typed = [bindparam(column.name, type_=column.type) for column in written]
        connection.execute(insert.bindparams(*typed), row)

    if (database := make_url(url)).get_backend_name() == "sqlite":
        Path(database.database or "").parent.mkdir()
    engines = connect(database)
    async with engines.writer.begin() as connection:
        await connection.run_sync(before)
    await engines.writer.dispose()
    store = await Store.open(url)

    def servers(connection: Connection) -> dict[int, int]:
        rows = select(channel_default.c.channel_id, channel_default.c.guild_id)
        return {channel: server for channel, server in connection.execute(rows)}

    assert await store.read(servers) == {CHANNEL: GUILD, CHANNEL + 5: GUILD, 7: 0}
    await store.close()
