"""Tables opened in a thread without its parent get the parent, and their results count there."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from sqlalchemy import Connection, select, update

from bot.standing.tallies import COLUMNS, Scope, Tally, spans
from bot.store import Store
from bot.store.result_rows import read_finished
from bot.store.schema import game_table, result, tally
from tests.bot.store.material import CHANNEL, GUILD
from tests.bot.store.test_throne_fold import PEOPLE, THREAD, Channel


def unplaced(connection: Connection) -> None:
    thread = game_table.c.channel_id == THREAD
    connection.execute(update(game_table).where(thread).values(parent_id=0))


def tallies(connection: Connection) -> dict[tuple[Scope, str], Tally]:
    columns = (tally.c[name] for name in ("channel_id", "ladder", "season", "player", *COLUMNS))
    return {
        (Scope(GUILD, *row[:3]), row[3]): replace(Tally(*row[4:]), mu=None, sigma=None, peak=None)
        for row in connection.execute(select(*columns).where(tally.c.guild_id == GUILD))
    }


def again(connection: Connection) -> dict[tuple[Scope, str], Tally]:
    return spans(read_finished(connection, result.c.guild_id == GUILD).values())


async def test_results_of_a_table_move_to_the_parent_of_its_thread(store: Store) -> None:
    chance, channel = Random(1), Channel(store)
    await channel.open(CHANNEL)
    await channel.open(THREAD)
    await store.write(unplaced)
    for _ in range(12):
        place = chance.choice((CHANNEL, THREAD))
        await channel.end(place, tuple(chance.sample(PEOPLE, 4)))
    assert THREAD in {scope.channel_id for scope, _ in await store.read(tallies)}
    before = await store.tables.get(channel.tables[THREAD].id)
    assert before
    await store.places.note_parent(GUILD, THREAD, CHANNEL)
    after = await store.tables.get(channel.tables[THREAD].id)
    assert after
    assert (after.parent_id, after.version) == (CHANNEL, before.version + 1)
    moved = await store.read(tallies)
    assert moved == await store.read(again)
    assert {scope.channel_id for scope, _ in moved} == {0, CHANNEL}
    found = await channel.stored()
    assert found
    assert found.standing == channel.deals[-1].order
    ids = await store.rankings.channels(GUILD)
    assert ids == [CHANNEL]
