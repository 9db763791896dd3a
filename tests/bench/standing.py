"""Boards, records and ends of deals on a server with a million results, on both databases."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from random import Random

from sqlalchemy import Connection, delete, func, insert, select, update

from bot.domain.boards import RankedBy
from bot.domain.state import NewDeal, Result, TableState
from bot.store import Store, result_rows, upkeep
from bot.store.schema import deal, fact, game_table, result, server
from rules.catalogue import full
from tests.bench.measure import Row
from tests.bench.scale.databases import File, Server
from tests.bot.store.material import CHANNEL, GUILD, lobby
from tests.postgres import WITHOUT, binaries

RESULTS, PEOPLE, SEATS = 1_000_000, 500, 5
STEP = 5_000  # deals stored in one transaction
PRESET, LADDER = "president_basic", "president"
FIRST = 1_500_000_000.0  # end of the first deal; the others follow by the minute
PAGE = 10
EVENING = 50  # deals at a table
TIMES = 15
BOARD, CHOICE, END, COUNTING = 0.020, 0.050, 0.003, 150.0  # bars, in seconds


def rows(results: int = RESULTS) -> Iterator[Row]:
    """First those of SQLite, then those of PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measured("SQLite", File(Path(folder)).url, results))
    if binaries() is None:
        yield Row("All of that on PostgreSQL", absent=WITHOUT)
        return
    database = Server()
    try:
        yield from asyncio.run(_on_server(database, results))
    finally:
        asyncio.run(_closed(database))


async def _on_server(database: Server, results: int) -> list[Row]:
    return await _measured("PostgreSQL", database.url, results)


async def _closed(database: Server) -> None:
    await database.close()


async def _measured(kind: str, url: str, results: int) -> list[Row]:
    async with _opened(url) as store:
        table = await _filled(store, results)
        began = time.perf_counter()
        await store.upkeep.count_past()
        counted = time.perf_counter() - began
        pauses = upkeep.PAUSE_SECONDS * results / SEATS / result_rows.DEALS
        whole = f"{kind}, {results:,} results"
        found = [Row(f"{whole}: all counted from before", ours=counted - pauses, at_most=COUNTING)]
        for what, work, most in _asked(store, results):
            found.append(Row(f"{whole}: {what}", ours=await _time(work), at_most=most))
        found.append(Row(f"{whole}: rows counted by the database", ours=await _time(_count(store))))
        dear = await _ends(store, table)
        found.append(Row(f"{whole}: standings of a deal of 12 that ends", ours=dear, at_most=END))
        return found


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


Work = Callable[[], Awaitable[object]]


def _asked(store: Store, results: int) -> list[tuple[str, Work, float]]:
    rankings, points = store.rankings, RankedBy.POINTS
    evening = FIRST + 60 * (results // SEATS - 100)

    def board(
        by: RankedBy = points,
        start: int = 0,
        season: int = 0,
        channel_id: int = 0,
        since: float | None = None,
        around: str = "",
    ) -> Work:
        return lambda: rankings.leaderboard(
            GUILD,
            LADDER,
            by,
            PAGE,
            start,
            season=season,
            channel_id=channel_id,
            since=since,
            around=around,
        )

    return [
        ("a board's first page", board(), BOARD),
        ("its last page", board(start=PEOPLE - PAGE), BOARD),
        ("around me", board(around="1250"), BOARD),
        ("by share of wins", board(RankedBy.SHARE), BOARD),
        ("of a season", board(season=1), BOARD),
        ("of a channel", board(channel_id=CHANNEL), BOARD),
        ("of an evening", board(since=evening), BOARD),
        ("a person's record", lambda: rankings.record(GUILD, "1250", "1251"), BOARD),
        ("two rivals", lambda: rankings.meetings(GUILD, "1250", "1251"), BOARD),
        ("ladders to choose from", lambda: rankings.ladders(GUILD), CHOICE),
    ]


def _count(store: Store) -> Work:
    counting = select(func.count()).select_from(result)

    def count(connection: Connection) -> int:
        return connection.execute(counting).scalar_one()

    return lambda: store.read(count)


async def _time(work: Work) -> float:
    """Return the least of some runs, after one that fills caches."""
    await work()
    return min([await _once(work) for _ in range(TIMES)])


async def _once(work: Work) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


async def _ends(store: Store, table: TableState) -> float:
    """Return what results and standings add to the end of a deal of 12 people."""
    players = tuple(str(1000 + number) for number in range(12))
    results = [
        Result(who, place, 12, 0, "", side=place, side_place=place, sides=12)
        for place, who in enumerate(players, 1)
    ]
    new = NewDeal(players, full(PRESET), PRESET, 1, "seed", ())
    spent: dict[bool, list[float]] = {True: [], False: []}
    state = table
    for number in range(2 * TIMES + 2):
        counts = number % 2 == 0
        state = await store.deals.begin(state, new)
        assert state.deal_id is not None
        began = time.perf_counter()
        ended = results if counts else []
        state = await store.deals.end(state, state.deal_id, 0, (), ended)
        spent[counts].append(time.perf_counter() - began)
    return min(spent[True]) - min(spent[False])


async def _filled(store: Store, results: int) -> TableState:
    """Store deals as a version before standings did, without cards and plays."""
    table = await store.tables.add(replace(lobby(CHANNEL, GUILD), preset=PRESET))
    chance = Random(1)
    deals = results // SEATS
    await store.write(_store_tables, table.id, deals)
    for first in range(1, deals + 1, STEP):
        ids = range(first, min(first + STEP, deals + 1))
        await store.write(_store_deals, table, ids, chance)
    await store.write(_leave_to_count, deals)
    return table


def _store_tables(connection: Connection, first: int, deals: int) -> None:
    """Store closed tables like the first one, enough for `EVENING` deals at each."""
    which = select(game_table).where(game_table.c.id == first)
    like = dict(connection.execute(which).mappings().one()) | {"stage": "closed"}
    numbers = range(1, deals // EVENING + 2)
    connection.execute(insert(game_table), [{**like, "id": first + one} for one in numbers])


def _store_deals(connection: Connection, table: TableState, ids: range, chance: Random) -> None:
    bare = {"match_number": 1, "preset": PRESET, "choices": {}, "players": [], "seed": ""}
    connection.execute(
        insert(deal),
        [
            {**bare, "id": n, "number": n, "started_at": _end(n), "ended_at": _end(n)}
            | {"standing_seq": n, "table_id": table.id + 1 + n // EVENING}
            for n in ids
        ],
    )
    came = [
        (number, place, who)
        for number in ids
        for place, who in enumerate(chance.sample(range(PEOPLE), SEATS), 1)
    ]
    connection.execute(insert(result), [_row(*one) for one in came])


def _end(number: int) -> float:
    return FIRST + 60 * number


def _row(number: int, place: int, who: int) -> dict[str, object]:
    return {
        "deal_id": number,
        "player": str(1000 + who),
        "guild_id": GUILD,
        "channel_id": CHANNEL,
        "preset": PRESET,
        "place": place,
        "out_of": SEATS,
        "points": SEATS - place,
        "title": "President" if place == 1 else "",
        "scored": "points",
        "substituted": False,
        "side": place,
        "side_place": place,
        "sides": SEATS,
        "people_sides": SEATS,
        "people_place": place,
        "people_below": SEATS - place,
    }


def _leave_to_count(connection: Connection, newest: int) -> None:
    connection.execute(delete(fact).where(fact.c.key == result_rows.UNCOUNTED))
    connection.execute(insert(fact), {"key": result_rows.UNCOUNTED, "value": str(newest)})
    connection.execute(update(server).values(standing_seq=newest))
    if connection.dialect.name == "postgresql":
        numbers = func.pg_get_serial_sequence(deal.name, "id")
        connection.execute(select(func.setval(numbers, newest)))
