"""Benchmarks of boards, records and ends of deals with a million results, on both databases."""

from __future__ import annotations

import asyncio
import tempfile
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import asdict, dataclass, replace
from pathlib import Path
from random import Random

from sqlalchemy import Connection, func, insert, select, update

from bot.domain.achievements import Achievement, Feats
from bot.domain.moderation import Done, LogEntry, Void, Voider
from bot.domain.state import NewDeal, Result, TableState
from bot.standing.leaderboards import Order, RankedBy
from bot.standing.seasons import Season, SeasonKind
from bot.standing.tallies import Counted, Scope, spans
from bot.store import Store, result_rows, standing
from bot.store.schema import deal, game_table, result, season, server
from rules.catalogue import full
from tests.bench.measure import Row, beside
from tests.bench.scale.databases import Database, File, Server
from tests.bot.store.material import CHANNEL, GUILD, lobby
from tests.postgres import WITHOUT, binaries

RESULTS, PEOPLE, SEATS = 1_000_000, 500, 5
ON_SERVER = 250_000  # results on PostgreSQL: a month of deals and some more
STEP = 5_000  # deals of one transaction
PRESET, LADDER = "president_basic", "president"
FIRST = 1_500_000_000.0  # end of the first deal; one more deal ends each minute
PAGE = 10
EVENING = 50  # deals at a table
TIMES, ENDS = 15, 40
BOARD, CHOICE, END, RATING = 0.020, 0.050, 0.003, 150.0  # bars, in seconds
EXPORT = 0.200
GROWN, LIKE, COUNTS = 1.4, 1.5, 5.0  # bars of ratios
CORRECTION, WAIT = 10.0, 0.020  # bars of a void, and of other changes meanwhile
MONTH = 30 * 24 * 60  # deals of the last month
BETWEEN = 0.01  # seconds between two changes of another table
Work = Callable[[], Awaitable[object]]


TWELVE = [
    Result(str(999 + place), place, 12, 0, "", side=place, side_place=place, sides=12)
    for place in range(1, 13)
]
FEATS: Feats = {TWELVE[0].player: frozenset([*Achievement][:1])}


def rows(results: int = RESULTS, on_server: int = ON_SERVER) -> Iterator[Row]:
    """Yield the rows of SQLite, then the rows of PostgreSQL."""
    with tempfile.TemporaryDirectory() as folder:
        yield from asyncio.run(_measured("SQLite", File(Path(folder)), results))
    if binaries() is None:
        yield Row("All of that on PostgreSQL", absent=WITHOUT)
        return
    yield from asyncio.run(_on_server(on_server))


async def _on_server(results: int) -> list[Row]:
    database = Server()
    try:
        return await _measured("PostgreSQL", database, results)
    finally:
        await database.close()


@dataclass(frozen=True)
class Spent:
    """Seconds of wall-clock time, and of processors, those of the database's processes included."""

    wall: float
    processor: float


async def _measured(kind: str, database: Database, results: int) -> list[Row]:
    whole, deals = f"{kind}, {results:,} results", results // SEATS
    async with _opened(database.url) as store:
        table = await _filled(store, results)
        rows = await _rated(whole, database, store, deals)
        rows += await _read(whole, store, results)
        rows += await _ends(whole, store, table)
        rows += await _corrected(whole, database, store, deals)
        return rows


async def _rated(whole: str, database: Database, store: Store, deals: int) -> list[Row]:
    """Add the deals to the tallies, compute their ratings, and compare the sizes of the file."""
    sizes = [await database.used()]
    for first in range(1, deals + 1, STEP):
        await store.write(_add_to_tallies, first)
    sizes.append(await database.used())
    again = await _spent(database, store.ratings.recompute)
    sizes.append(await database.used())
    rows = [
        Row(f"{whole}: all rated again", ours=again.wall, at_most=RATING),
        Row(f"{whole}: processor time of that", ours=again.processor),
    ]
    if isinstance(database, File):
        rows += [
            beside(f"{whole}: file {what}", "without", size, sizes[0], unit="B", at_most=GROWN)
            for what, size in zip(("with sums", "with sums and ratings"), sizes[1:], strict=True)
        ]
    return rows


def _add_to_tallies(connection: Connection, first: int) -> None:
    some = result.c.deal_id.between(first, first + STEP - 1)
    finished = result_rows.read_finished(connection, some)
    standing.add_tallies(connection, spans(finished.values()))


async def _read(whole: str, store: Store, results: int) -> list[Row]:
    counting = await _time(_count(store))
    took = {what: await _time(work) for what, work, _ in _asked(store, results)}
    rows = [
        Row(f"{whole}: {what}", ours=took[what], at_most=most)
        for what, _, most in _asked(store, results)
    ]
    first, last = took["a board's first page"], took["its last page"]
    slowest = max(took[what] for what, _, most in _asked(store, results) if most == BOARD)
    far = max(first, last) / min(first, last)
    return [
        *rows,
        Row(f"{whole}: rows counted by the database", ours=counting),
        Row(f"{whole}: first and last page", "each other", first, last, far, at_most=LIKE),
        Row(
            f"{whole}: the slowest of these",
            "counting the rows",
            slowest,
            counting,
            counting / slowest,
            at_least=COUNTS,
        ),
    ]


async def _spent(database: Database, work: Work) -> Spent:
    """Run the work once, and return its time."""
    worked, used, began = await database.worked(), time.process_time(), time.perf_counter()
    await work()
    wall, used = time.perf_counter() - began, time.process_time() - used
    return Spent(wall, used + await database.worked() - worked)


@asynccontextmanager
async def _opened(url: str) -> AsyncIterator[Store]:
    store = await Store.open(url)
    try:
        yield store
    finally:
        await store.close()


def _asked(store: Store, results: int) -> list[tuple[str, Work, float]]:
    rankings, points = store.rankings, RankedBy.POINTS
    evening = FIRST + 60 * (results // SEATS - 720)

    def board(
        by: Order = points,
        start: int = 0,
        number: int = 0,
        channel_id: int = 0,
        since: float | None = None,
        around: str = "",
    ) -> Work:
        scope = Scope(GUILD, channel_id, LADDER, number)
        return lambda: rankings.leaderboard(scope, by, PAGE, start, since=since, around=around)

    return [
        ("a board's first page", board(), BOARD),
        ("its last page", board(start=PEOPLE - PAGE), BOARD),
        ("around me", board(around="1250"), BOARD),
        ("by share of wins", board(RankedBy.SHARE), BOARD),
        ("of a season", board(number=1), BOARD),
        ("of a channel", board(channel_id=CHANNEL), BOARD),
        ("of an evening with a deal a minute", board(since=evening), BOARD),
        ("a person's record", lambda: rankings.record(GUILD, "1250", "1251"), BOARD),
        ("two rivals", lambda: rankings.meetings(GUILD, "1250", "1251"), BOARD),
        ("the most played games", lambda: rankings.most_played(GUILD), BOARD),
        ("ladders to choose from", lambda: rankings.ladders(GUILD), CHOICE),
        ("the export of a person", lambda: store.persons.export("1250"), EXPORT),
    ]


def _count(store: Store) -> Work:
    which = (result.c.guild_id == GUILD) & (result.c.preset == PRESET)
    counting = select(func.count()).select_from(result).where(which)

    def count(connection: Connection) -> int:
        return connection.execute(counting).scalar_one()

    return lambda: store.read(count)


async def _time(work: Work) -> float:
    """Return the least seconds of `TIMES` runs, after a run that fills caches."""
    await work()
    return min([await _once(work) for _ in range(TIMES)])


async def _once(work: Work) -> float:
    began = time.perf_counter()
    await work()
    return time.perf_counter() - began


async def _ends(whole: str, store: Store, table: TableState) -> list[Row]:
    """Measure the time that results and standings add to the end of a deal of 12 people."""
    kinds: tuple[tuple[Sequence[Result], Feats], ...] = (((), {}), (TWELVE, {}), (TWELVE, FEATS))
    spent: list[list[Spent]] = [[], [], []]
    new = NewDeal(tuple(one.player for one in TWELVE), full(PRESET), PRESET, 1, "seed", ())
    state = table
    for number in range(ENDS * len(kinds)):
        state = await store.deals.begin(state, new)
        assert state.deal_id is not None
        results, feats = kinds[number % len(kinds)]
        used, began = time.process_time(), time.perf_counter()
        state = await store.deals.end(state, state.deal_id, 0, (), results, feats)
        took = Spent(time.perf_counter() - began, time.process_time() - used)
        spent[number % len(kinds)].append(took)
    none, results_too, earned = (min(one.wall for one in some) for some in spent)
    bare, own, _ = (min(one.processor for one in some) for some in spent)
    what = "standings of a deal of 12 that ends"
    return [
        Row(f"{whole}: {what}", ours=results_too - none, at_most=END),
        Row(f"{whole}: processor time of the bot for that", ours=own - bare),
        Row(f"{whole}: achievements of its winner", ours=max(earned - results_too, 0.0)),
    ]


async def _corrected(whole: str, database: Database, store: Store, deals: int) -> list[Row]:
    """Void a deal of the last month, while another table stores a small change again and again."""
    waits: list[float] = []
    entry = LogEntry(Done.VOIDED, "1000", about="", at=0.0)
    deal_id = max(1, deals - MONTH)

    async def correct() -> None:
        await store.voids.change(deal_id, Void(Voider.ADMIN, "cheated"), entry)
        await store.voids.settle(GUILD)

    async def wait() -> None:
        while True:
            waits.append(await _once(lambda: store.facts.remember("bench", "1")))
            await asyncio.sleep(BETWEEN)

    other = asyncio.create_task(wait())
    spent = await _spent(database, correct)
    other.cancel()
    last = sorted(waits)[int(0.99 * len(waits))]
    what = "voiding a deal of the last month"
    return [
        Row(f"{whole}: {what}", ours=spent.wall, at_most=CORRECTION),
        Row(f"{whole}: processor time of that", ours=spent.processor),
        Row(f"{whole}: other changes meanwhile, 99 of 100", ours=last, at_most=WAIT),
    ]


async def _filled(store: Store, results: int) -> TableState:
    """Store deals as they are after 30 days: results without cards and plays."""
    table = await store.tables.add(replace(lobby(CHANNEL, GUILD), preset=PRESET))
    chance = Random(1)
    deals = results // SEATS
    await store.write(_store_tables, table.id, deals)
    for first in range(1, deals + 1, STEP):
        ids = range(first, min(first + STEP, deals + 1))
        await store.write(_store_deals, table, ids, chance)
    await store.write(_store_season, deals)
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
    connection.execute(insert(result), [_row(table.id, *one) for one in came])


def _end(number: int) -> float:
    return FIRST + 60 * number


def _row(table_id: int, number: int, place: int, who: int) -> dict[str, object]:
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
        "ended_at": _end(number),
        "table_id": table_id + 1 + number // EVENING,
        "ladder": LADDER,
        "season": 1,
        "counted": Counted.RATED.value,
    }


def _store_season(connection: Connection, newest: int) -> None:
    standing.lock(connection, GUILD)
    connection.execute(update(server).values(standing_seq=newest))
    first = Season(1, "", SeasonKind.QUARTER.value, "UTC", 0.0, _end(newest), _end(newest))
    connection.execute(insert(season), {"guild_id": GUILD, **asdict(first)})
    if connection.dialect.name == "postgresql":
        numbers = func.pg_get_serial_sequence(deal.name, "id")
        connection.execute(select(func.setval(numbers, newest)))
