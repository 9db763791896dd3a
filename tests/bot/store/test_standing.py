"""Tallies equal plain counting of the same deals."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from random import Random
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from sqlalchemy import Connection, event, select, update

from bot.clock import Clock
from bot.domain.boards import Scored
from bot.domain.course import steps
from bot.domain.state import NewDeal, Result, TableState
from bot.standing.leaderboards import RankedBy
from bot.standing.tallies import COLUMNS, Scope, Tally, then
from bot.store import Store, standing
from bot.store.deals import end_deal
from bot.store.schema import deal as deals
from bot.store.schema import server, tally
from rules.catalogue import build, full
from rules.catalogue.ladder import ladder
from rules.catalogue.presets import PRESETS
from rules.events import ALONE
from rules.view import view
from tests.bot.domain.test_outcome import finished_results, played_through
from tests.bot.store.evenings import in_order
from tests.bot.store.material import lobby

PEOPLE = tuple(str(1000 + number) for number in range(12))
GUILDS = (7, 8, 0)  # 0 is practice, without a server
ZONES = {7: "UTC", 8: "Pacific/Kiritimati"}
HOUR, DAY = 3_600.0, 86_400.0
Rows = dict[tuple[Any, ...], dict[str, float]]
COUNTS = (
    *("deals", "known", "firsts", "lasts", "sum_place", "sum_points", "pointed", "penalties"),
    *("penalized", "president", "coups", "opening", "reign", "best_reign", "beside", "alone"),
    *("alone_firsts", "sum_paid", "settled", "sum_rank", "last_at"),
)


@dataclass
class Record:
    """A finished deal, as the test has recorded it."""

    deal_id: int
    guild: int
    channel: int
    preset: str
    results: list[Result]
    at: float


@dataclass
class World:
    """Servers at whose tables random deals end, at random times."""

    store: Store
    chance: Random
    now: float = 1_800_000_000.0
    records: list[Record] = field(default_factory=list)
    gone: dict[str, int] = field(default_factory=dict)  # deals before the deletion, by person
    tables: dict[tuple[int, int], TableState] = field(default_factory=dict)
    before: dict[int, list[str]] = field(default_factory=dict)  # last places, by table

    async def table(self, guild: int, number: int) -> TableState:
        key = guild, number
        if key not in self.tables:
            channel, parent = 100 * guild + number, 100 * guild + 1 if number == 2 else 0
            state = replace(lobby(channel, guild), parent_id=parent)
            self.tables[key] = await self.store.tables.add(state)
        return self.tables[key]

    async def end(self, guild: int, number: int, preset: str, results: list[Result]) -> None:
        state = await self.table(guild, number)
        before = self.before.get(state.id, [])
        there = [one for one in before if one in {each.player for each in results}]
        results = [
            replace(one, role=there.index(one.player) + 1 if one.player in there else 0)
            for one in results
        ]
        self.before[state.id] = [one.player for one in results]
        self.store.deals._clock = Clock(lambda: self.now)
        players = tuple(one.player for one in results)
        new = NewDeal(players, full(preset), preset, 1, "seed", ())
        begun = await self.store.deals.begin(state, new)
        if self.chance.random() < 0.1:  # a deal without a result, and the cards are dealt again
            begun = await self.store.deals.redeal(begun, 0, (), begun, new)
        assert begun.deal_id is not None
        after = await self.store.deals.end(begun, begun.deal_id, 0, (), results)
        self.tables[guild, number] = after
        channel = 100 * guild + (1 if number == 2 else number)
        self.records.append(Record(begun.deal_id, guild, channel, preset, results, self.now))

    async def play(self, count: int, pool: Sequence[tuple[str, list[Result]]]) -> None:
        for _ in range(count):
            self.now += self.chance.choice((HOUR, HOUR, 5 * HOUR, DAY, 20 * DAY))
            preset, results = self.chance.choice(pool)
            names = self.chance.sample([*PEOPLE, "c1", "c2"], len(results))
            taken = [
                replace(
                    one,
                    player=name,
                    substituted=not name.startswith("c") and self.chance.random() < 0.1,
                )
                for one, name in zip(results, names, strict=True)
            ]
            guild = self.chance.choice(GUILDS)
            await self.end(guild, self.chance.choice((0, 1, 2)), preset, taken)
            if self.chance.random() < 0.01:
                person = self.chance.choice(PEOPLE)
                await self.store.persons.forget(person)
                self.gone[person] = len(self.records)
                for places in self.before.values():
                    places[:] = ["gone" if one == person else one for one in places]


def drawn(presets: Sequence[str]) -> list[tuple[str, list[Result]]]:
    """Return each preset with the results of a random deal."""
    found = []
    for preset in presets:
        deal, _ = played_through(preset, 3)
        found.append((preset, finished_results(preset, deal, PEOPLE[: len(deal.hands)])))
    return found


def boards(record: Record, number: int) -> Iterator[tuple[str, int, int]]:
    name = ladder(full(record.preset))
    for channel in (0, record.channel):
        for of_season in (0, number):
            yield name, of_season, channel
    yield record.preset, 0, 0


def expected(world: World, numbers: Sequence[int]) -> Rows:
    """Return the tallies, counted plainly; `numbers` has the season of each record."""
    found: Rows = defaultdict(lambda: dict.fromkeys(COUNTS, 0))
    wins: dict[tuple[Any, ...], str] = defaultdict(str)
    for at, (record, number) in enumerate(zip(world.records, numbers, strict=True)):
        people = [one for one in record.results if not one.player.startswith("c")]
        places = {one.side: one.side_place or 0 for one in people}
        if record.guild == 0 or len(places) < 2:
            continue
        for one in (one for one in people if at >= world.gone.get(one.player, 0)):
            numbers_of = counted(one, places)
            for board in boards(record, number):
                row = found[key := (record.guild, *board, one.player)]
                row["last_at"] = record.at
                for name, count in numbers_of.items():
                    row[name] += count
                if not one.substituted:
                    wins[key] += "w" if numbers_of["firsts"] else "l"
    for key, told in wins.items():
        streaks = told.split("l")
        found[key]["opening"], found[key]["reign"] = len(streaks[0]), len(streaks[-1])
        found[key]["best_reign"] = max(map(len, streaks))
    return dict(found)


def counted(one: Result, places: Mapping[int | None, int]) -> dict[str, float]:
    """Return the numbers that a deal adds to the tally of a person.

    `places` has the places of the sides with people.
    """
    if one.substituted:
        return {"beside": 1, "firsts": 0}
    better = sum(place < places[one.side] for place in places.values())
    worse = sum(place > places[one.side] for place in places.values())
    won, equal = not better and worse > 0, len(places) - better - worse - 1
    points, penalties = one.scored is Scored.POINTS, one.scored is Scored.PENALTIES
    return {
        "deals": 1,
        "known": 1,
        "firsts": won,
        "lasts": better > 0 and not worse,
        "sum_place": better + 1,
        "sum_rank": (better + equal / 2) / (len(places) - 1),
        "sum_points": one.points * points,
        "pointed": points,
        "penalties": one.points * penalties,
        "penalized": penalties,
        "president": one.place == 1 and one.title != "",
        "coups": won and one.role > 1 and one.role == one.of,
        "alone": one.side == ALONE,
        "alone_firsts": won and one.side == ALONE,
        "sum_paid": one.paid or 0,
        "settled": one.paid is not None,
    }


def seasons_of(world: World) -> list[int]:
    """Return the season of each record.

    Seasons are quarters of the year, months on server 8, in the time zone of the server. Seasons
    without a deal that counts have no number.
    """
    last: dict[int, tuple[int, int]] = {}
    number: dict[int, int] = defaultdict(lambda: 1)
    played: dict[int, bool] = defaultdict(bool)  # whether a deal counts in the season
    numbers = []
    for record in world.records:
        guild = record.guild
        local = datetime.fromtimestamp(record.at, ZoneInfo(ZONES.get(guild, "UTC")))
        quarter = local.year, (local.month - 1) // (1 if guild == 8 else 3)
        if quarter != last.setdefault(guild, quarter) and played[guild]:
            number[guild], played[guild] = number[guild] + 1, False
        last[guild] = quarter
        played[guild] |= len({one.side for one in record.results if one.player[0] != "c"}) > 1
        numbers.append(number[guild])
    return numbers


def read(connection: Connection) -> Rows:
    key = ("guild_id", "ladder", "season", "channel_id", "player")
    return {
        tuple(row[name] for name in key): {name: row[name] for name in COUNTS}
        for row in connection.execute(select(tally)).mappings()
    }


async def world_of(store: Store, count: int, presets: Sequence[str]) -> World:
    def zone(connection: Connection) -> None:
        standing.lock(connection, 8)
        of_server = update(server).where(server.c.guild_id == 8)
        connection.execute(of_server.values(zone=ZONES[8], season_kind="month"))

    world = World(store, Random(count))
    await store.write(zone)
    await world.play(count, drawn(presets))
    return world


async def check(store: Store, count: int, presets: Sequence[str]) -> World:
    """Compare the tallies of `count` deals with plain counting."""
    world = await world_of(store, count, presets)
    compare(await store.read(read), expected(world, seasons_of(world)))
    return world


def compare(found: Rows, plain: Rows) -> None:
    assert found.keys() == plain.keys()
    for key, row in plain.items():
        assert found[key] == pytest.approx(row), key


@pytest.mark.long
async def test_tallies_equal_plain_counting_in_some_games(store: Store) -> None:
    world = await check(store, 200, [*PRESETS][::9])
    assert {record.guild for record in world.records} == {*GUILDS}


@pytest.mark.long
async def test_tallies_equal_plain_counting_in_all_games(store: Store) -> None:
    world = await check(store, 2_000, [*PRESETS])
    assert world.gone
    assert len({record.preset for record in world.records}) == len(PRESETS)


@pytest.mark.long
async def test_boards_have_the_winners_of_the_rules_in_every_game(store: Store) -> None:
    for guild, preset in enumerate(PRESETS, 1):
        deal, _ = played_through(preset, 5)
        players = PEOPLE[: len(deal.hands)]
        world = World(store, Random(1), before={})
        await world.end(guild, 0, preset, finished_results(preset, deal, players))
        first = next(step for step in steps(view(deal, None), build(preset)) if step.place == 1)
        best = [step for step in steps(view(deal, None), build(preset)) if step.place == 1]
        won = {players[seat] for step in best for seat in step.seats}
        if len(won) == len(players):
            won = set()  # all came out equal
        assert first.seats
        for name in (preset, ladder(full(preset))):
            board = await store.rankings.leaderboard(Scope.of(guild, name), RankedBy.WINS)
            assert {one.player for one in board.standings if one.tally.firsts} == won, preset
            assert {one.player for one in board.standings} == {*players}


def some_tally(chance: Random, rated: bool) -> Tally:
    """Return a random tally of up to three deals; streaks sometimes cover all deals."""
    deals = chance.randint(0, 3)
    mu, sigma, peak = (chance.uniform(1, 30) if rated else None for _ in range(3))
    return Tally(
        deals=deals,
        sum_rank=chance.random(),
        sum_points=chance.randint(-9, 9),
        opening=chance.randint(0, deals),
        reign=chance.randint(0, deals),
        best_reign=chance.randint(0, deals),
        last_at=chance.uniform(1.0, 9.0),
        mu=mu,
        sigma=sigma,
        peak=peak,
    )


async def test_the_database_adds_tallies_as_the_domain_does(store: Store) -> None:
    chance = Random(7)
    cases = [(some_tally(chance, bool(n & 1)), some_tally(chance, bool(n & 2))) for n in range(60)]

    def add(connection: Connection) -> list[Tally]:
        keys = [(Scope(7, 0, "president", 0), str(n)) for n in range(len(cases))]
        for which in (0, 1):
            new = {key: pair[which] for key, pair in zip(keys, cases, strict=True)}
            standing.add_tallies(connection, new)
        columns = [tally.c[name] for name in COLUMNS]
        rows = connection.execute(select(tally.c.player, *columns))
        found = {player: Tally(*numbers) for player, *numbers in rows}
        return [found[player] for _, player in keys]

    assert await store.write(add) == [then(one, two) for one, two in cases]


async def test_the_end_of_a_deal_takes_no_more_statements_for_more_people(store: Store) -> None:
    async def end(channel: int, seats: int) -> list[str]:
        state = await store.tables.add(lobby(channel, 7))
        new = NewDeal(PEOPLE[:seats], full("president_basic"), "president_basic", 1, "seed", ())
        state = await store.deals.begin(state, new)
        deal_id, told = state.deal_id or 0, list[str]()

        def work(connection: Connection) -> None:
            event.listen(connection, "before_cursor_execute", lambda *of: told.append(of[2]))
            results = in_order(*PEOPLE[:seats])
            end_deal(connection, state, deal_id, 0, (), results, 1_800_000_000.0, {})

        await store.write(work)
        return [" ".join(one.split()[:3]) for one in told]

    await end(1, 5)  # the first deal also begins the season
    five, twelve = await end(2, 5), await end(3, 12)
    assert five == twelve
    assert len(twelve) <= 14, twelve


@pytest.mark.slow
async def test_a_deleted_person_leaves_the_boards_and_the_others_stay(store: Store) -> None:
    world = await world_of(store, 30, ["president_basic", "bigtwo_basic"])
    before = await store.read(read)
    (person, *_) = sorted({player for *_, player in before})
    await store.persons.forget(person)
    after = await store.read(read)
    assert after == {key: row for key, row in before.items() if key[-1] != person}
    assert not (await store.persons.export(person))["tally"]
    assert (await store.persons.export(PEOPLE[5]))["tally"]
    assert world.records


@pytest.mark.slow
async def test_deals_of_a_server_are_numbered_in_the_order_of_their_ends(store: Store) -> None:
    world = await world_of(store, 40, ["president_basic"])

    def numbers(connection: Connection) -> dict[int, int | None]:
        rows = connection.execute(select(deals.c.id, deals.c.standing_seq))
        return {deal_id: seq for deal_id, seq in rows}

    kept = await store.read(numbers)
    for guild in GUILDS:
        ended = [kept[record.deal_id] for record in world.records if record.guild == guild]
        if guild:
            assert ended == sorted({one for one in ended if one is not None})
        else:
            assert set(ended) == {None}
    without = kept.keys() - {record.deal_id for record in world.records}
    assert {kept[one] for one in without} <= {None}, "a void deal has no number"


@pytest.mark.slow
async def test_a_season_begins_with_its_first_deal(store: Store) -> None:
    world = await world_of(store, 60, ["president_basic"])
    for guild in GUILDS[:2]:
        seasons = await store.rankings.seasons(guild)
        assert [one.number for one in seasons] == [*range(len(seasons), 0, -1)]
        zone = ZoneInfo(ZONES[guild])
        for one in seasons:
            assert one.ends_at is not None
            for moment in (one.begins_at, one.ends_at):
                local = datetime.fromtimestamp(moment, zone)
                assert (local.day, local.hour, local.minute) == (1, 0, 0)
        for record, number in zip(world.records, seasons_of(world), strict=True):
            if record.guild == guild:
                (of_deal,) = [one for one in seasons if one.number == number]
                assert of_deal.begins_at <= record.at < (of_deal.ends_at or 0)
    assert await store.rankings.seasons(0) == []
    assert datetime.fromtimestamp(world.now, UTC) > datetime(2027, 1, 1, tzinfo=UTC)
