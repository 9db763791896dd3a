"""Achievements in the database: once each, as deals end, and equal to those of a replay."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import count
from random import Random

import pytest
from sqlalchemy import Connection, event, func, select, update

from bot.clock import Clock
from bot.domain.achievements import Achievement, Earlier, Feats, Past, ahead, earned, feats
from bot.domain.seating import rules_of
from bot.domain.state import NO_SERVER, NewDeal, Result, TableState
from bot.standing.leaderboards import RankedBy
from bot.standing.ratings import Rating, shown_points
from bot.standing.tallies import Counted, Scope, outcomes
from bot.store import Store, result_rows
from bot.store.result_rows import of_row
from bot.store.schema import achievement, deal, result
from bot.store.upkeep import purge_server
from rules.catalogue import full
from rules.deal import Deal
from rules.engine import replay
from rules.events import Event
from tests.bot.domain.test_outcome import finished_results, played_through
from tests.bot.store.material import GUILD, lobby

A = Achievement
ANA, BEN, CHI, DEV, EVE = PEOPLE = ("1001", "1002", "1003", "1004", "1005")
GAMES = ("doudizhu_denexa", "bigtwo_two_13", "thirteen_denexa", "president_denexa")
CHANNELS = count(7_000)
DAY = 86_400.0
WINS: Feats = {ANA: frozenset({A.BIG_TWO})}


@cache
def random_deal(preset: str, seed: int) -> tuple[Deal, tuple[Event, ...]]:
    return played_through(preset, seed)


class Server:
    """A server on which deals end, at times of the test's choice."""

    def __init__(self, store: Store, guild: int = GUILD) -> None:
        self.store, self.guild, self.now = store, guild, 1_800_000_000.0
        store.deals._clock = Clock(lambda: self.now)
        self.tables: dict[str, TableState] = {}

    async def end(
        self,
        results: Sequence[Result],
        shown: Feats,
        preset: str = "bigtwo_basic",
        events: Sequence[Event] = (),
    ) -> int:
        self.now += 60
        if preset not in self.tables:
            table = replace(lobby(next(CHANNELS), self.guild), preset=preset)
            self.tables[preset] = await self.store.tables.add(table)
        players = tuple(one.player for one in results)
        new = NewDeal(players, full(preset), preset, 1, str(self.now), ())
        state = await self.store.deals.begin(self.tables[preset], new)
        assert state.deal_id is not None
        ended = await self.store.deals.end(state, state.deal_id, 0, events, results, shown)
        self.tables[preset] = ended
        return state.deal_id

    async def play(self, chance: Random) -> None:
        """End a random deal of random people, a minute or a month after the last deal."""
        self.now += chance.choice((0.0, 0.0, 0.0, 31 * DAY))
        preset = chance.choice(GAMES)
        played, events = random_deal(preset, chance.randrange(4))
        players = tuple(chance.sample([*PEOPLE, "c1"], len(played.hands)))
        drawn = finished_results(preset, played, players)
        results = [replace(one, substituted=chance.random() < 0.05) for one in drawn]
        by_seat = sorted(results, key=lambda one: players.index(one.player))
        await self.end(by_seat, feats(played, players, events, results), preset, events)

    async def kinds(self, player: str) -> set[Achievement]:
        return {one.kind for one in await self.store.achievements.of(self.guild, player)}


def places(*players: str) -> list[Result]:
    """Return results of players, best first, each for themselves."""
    return [
        Result(one, at, len(players), 0, "", side=at, side_place=at, sides=len(players))
        for at, one in enumerate(players, 1)
    ]


async def test_achievements_of_a_deal_are_stored_with_it(store: Store) -> None:
    server = Server(store)
    first = await server.end(places(ANA, BEN), WINS)
    (one,) = await store.achievements.of_deal(first)
    assert (one.player, one.kind, one.at) == (ANA, A.BIG_TWO, server.now)
    assert await store.achievements.of(GUILD, ANA) == [one]
    assert await server.kinds(BEN) == set()


async def test_each_is_earned_once_on_a_server(store: Store) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), WINS)
    again = await server.end(places(ANA, BEN), {ANA: frozenset({A.BIG_TWO, A.LOW})})
    assert [one.kind for one in await store.achievements.of_deal(again)] == [A.LOW]
    elsewhere = Server(store, GUILD + 1)
    there = await elsewhere.end(places(ANA, BEN), WINS, "bigtwo_denexa")
    assert [one.kind for one in await store.achievements.of_deal(there)] == [A.BIG_TWO]


async def test_practice_earns_nothing(store: Store) -> None:
    server = Server(store, NO_SERVER)
    deal_id = await server.end(places(ANA, BEN), WINS)
    assert await store.achievements.of_deal(deal_id) == []


async def test_three_wins_in_a_row(store: Store) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), WINS)
    await server.end(places(ANA, BEN), WINS)
    assert A.ROW not in await server.kinds(ANA)
    await server.end(places(ANA, BEN), WINS)
    assert A.ROW in await server.kinds(ANA)


@pytest.mark.parametrize("between", [places(BEN, ANA), places(ANA, BEN)])
async def test_a_row_is_broken_by_a_lost_deal(store: Store, between: list[Result]) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), WINS)
    await server.end(between, WINS if between[0].player == ANA else {})
    last = await server.end(places(ANA, BEN), WINS)
    row = A.ROW in {one.kind for one in await store.achievements.of_deal(last)}
    assert row == (between[0].player == ANA)


async def test_deals_among_computers_are_no_part_of_a_row(store: Store) -> None:
    """Two wins against computers alone and one against a person are no three wins."""
    server = Server(store)
    for _ in range(2):
        await server.end(places(ANA, "c1", "c2"), {})
    await server.end(places(ANA, BEN), WINS)
    assert A.ROW not in await server.kinds(ANA)
    for _ in range(2):
        await server.end(places("c1", ANA, BEN), WINS)  # first among people
        await server.end(places("c1", ANA, "c2"), {})  # counts on no board, breaks no row
    assert A.ROW in await server.kinds(ANA)
    scope = Scope.of(GUILD, "bigtwo")
    (first, _) = (await store.rankings.leaderboard(scope, RankedBy.REIGN)).standings
    assert (first.player, first.tally.best_reign, first.tally.deals) == (ANA, 3, 3)


async def test_last_places_among_computers_alone_are_no_part_of_a_comeback(store: Store) -> None:
    server = Server(store)
    for _ in range(2):
        await server.end(places("c1", "c2", ANA), {})
    await server.end(places(ANA, BEN, CHI), WINS)
    assert A.COMEBACK not in await server.kinds(ANA)
    for _ in range(2):
        await server.end(places(BEN, ANA, "c1"), {})  # last of the people
    await server.end(places(ANA, BEN, CHI), WINS)
    assert A.COMEBACK in await server.kinds(ANA)


async def test_uncontested_deal_earns_nothing(store: Store) -> None:
    server = Server(store)
    left = [replace(one, stayed=one.player == ANA) for one in places(ANA, BEN, CHI)]
    for _ in range(3):
        await server.end(left, WINS)
    assert await server.kinds(ANA) == set()
    await server.end(places(ANA, BEN, CHI), WINS)
    assert await server.kinds(ANA) == WINS[ANA], "no row either"


async def test_a_deal_that_a_computer_played_breaks_a_row(store: Store) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), WINS)
    helped = [replace(one, substituted=one.player == ANA) for one in places(ANA, BEN)]
    await server.end(helped, {})
    await server.end(places(ANA, BEN), WINS)
    assert A.ROW not in await server.kinds(ANA)


async def test_last_twice_and_then_first(store: Store) -> None:
    server = Server(store)
    await server.end(places(BEN, CHI, ANA), {})
    await server.end(places(BEN, ANA, CHI), {})
    await server.end(places(BEN, CHI, ANA), {})
    await server.end(places(ANA, BEN, CHI), WINS)
    assert A.COMEBACK not in await server.kinds(ANA)
    await server.end(places(BEN, CHI, ANA), {})
    await server.end(places(CHI, BEN, ANA), {})
    await server.end(places(ANA, BEN, CHI), WINS)
    assert A.COMEBACK in await server.kinds(ANA)


async def test_after_a_month_away(store: Store) -> None:
    server = Server(store)
    await server.end(places(BEN, ANA), {})
    server.now += 29 * DAY
    await server.end(places(BEN, ANA), {})
    server.now += 30 * DAY
    await server.end(places(ANA, BEN), WINS)
    assert A.RETURN in await server.kinds(ANA)


async def test_a_voided_deal_is_not_of_the_past(store: Store) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), WINS)
    second = await server.end(places(ANA, BEN), WINS)
    voiding = update(result).where(result.c.deal_id == second)
    voided = voiding.values(counted=Counted.VOIDED.value)
    await store.write(lambda connection: connection.execute(voided))
    await server.end(places(ANA, BEN), WINS)
    assert A.ROW not in await server.kinds(ANA)


@pytest.mark.slow
async def test_a_giant_is_beaten_by_ratings_that_are_sure(store: Store) -> None:
    server = Server(store)
    for _ in range(40):
        await server.end(places(BEN, CHI, DEV), {})
    for _ in range(20):
        await server.end(places(CHI, ANA, DEV), {})
    last = await server.end(places(ANA, BEN, CHI), {ANA: frozenset({A.BIG_TWO})})
    rated = await _ratings(store, last)
    expected = rated.get(BEN, 0.0) - rated.get(ANA, 9_999.0) >= 100
    assert expected, rated
    assert A.GIANT in await server.kinds(ANA)
    new = await server.end(places(EVE, BEN), {EVE: frozenset({A.BIG_TWO})})
    assert EVE not in await _ratings(store, new)
    assert A.GIANT not in await server.kinds(EVE)


async def test_all_six_games(store: Store) -> None:
    server = Server(store)
    six = [*Achievement][:6]
    for kind in six:
        assert A.ALL_GAMES not in await server.kinds(ANA)
        await server.end(places(ANA, BEN), {ANA: frozenset({kind})})
    assert A.ALL_GAMES in await server.kinds(ANA)


async def test_a_deal_reads_once_and_writes_at_most_once_more(store: Store) -> None:
    server, said = Server(store), list[str]()
    engine = store._engines.writer.sync_engine

    def note(_: object, __: object, statement: str, *___: object) -> None:
        said.append(statement)

    async def statements(shown: Feats) -> int:
        said.clear()
        await server.end(places(ANA, BEN), shown)
        return len(said)

    await statements({})
    event.listen(engine, "before_cursor_execute", note)
    without = await statements({})
    assert await statements({ANA: frozenset({A.LOW})}) == without + 2
    assert await statements({ANA: frozenset({A.LOW})}) <= without + 2
    assert await statements({ANA: frozenset({A.LOW})}) == without + 1, "nothing new is written"


@pytest.mark.long
@pytest.mark.parametrize("seed", range(3))
async def test_a_replay_of_the_stored_deals_gives_the_same(store: Store, seed: int) -> None:
    chance, server = Random(seed), Server(store)
    for _ in range(25):
        await server.play(chance)
    expected = await _replayed(store)
    assert await _all(store) == expected
    assert len({kind for _, kind in expected}) > 6


async def _all(store: Store) -> set[tuple[str, str]]:
    columns = select(achievement.c.player, achievement.c.kind)
    rows = await store.read(lambda connection: connection.execute(columns).all())
    return {(player, kind) for player, kind in rows}


async def _ratings(store: Store, deal_id: int) -> dict[str, float]:
    stored = (await store.read(result_rows.read_stored, [deal_id]))[deal_id]
    before = {who: Rating.stored(*units[:2]) for who, units in stored.items()}
    return {who: shown_points(one.mu) for who, one in before.items() if not one.unsure}


async def _replayed(store: Store) -> set[tuple[str, str]]:
    """Return the achievements that follow from the stored deals, one after the other."""
    order = select(deal.c.id).order_by(deal.c.standing_seq)
    ids = await store.read(lambda connection: [*connection.execute(order).scalars()])
    earlier: dict[str, list[Earlier]] = defaultdict(list)
    found: dict[str, set[Achievement]] = defaultdict(set)
    for deal_id in ids:
        stored, results, at = await _finished(store, deal_id)
        played = replay(rules_of(stored.preset, stored.choices), stored.events)
        shown = feats(played, stored.players, stored.events, results)
        before = await _ratings(store, deal_id)
        for who, of_deal in shown.items():
            past = Past(frozenset(found[who]), tuple(earlier[who][:-3:-1]))
            found[who] |= earned(of_deal, past, ahead(results, who, before), at)
        for one, people in outcomes(results):
            if people.sides > 1:
                own = not one.substituted
                worst = people.place == people.sides and (one.sides or 0) > 2
                earlier[one.player].append(Earlier(own and people.won, own and worst, at))
    return {(who, kind) for who, kinds in found.items() for kind in kinds}


async def _finished(store: Store, deal_id: int) -> tuple[NewDeal, list[Result], float]:
    def read(connection: Connection) -> tuple[list[Result], float]:
        rows = connection.execute(select(result).where(result.c.deal_id == deal_id)).mappings()
        at = select(deal.c.ended_at).where(deal.c.id == deal_id)
        return [of_row(row) for row in rows], connection.execute(at).scalar_one()

    return await store.deals.get(deal_id), *await store.read(read)


async def test_a_deleted_person_takes_them_along(store: Store) -> None:
    server = Server(store)
    deal_id = await server.end(places(ANA, BEN), WINS)
    told = await store.persons.export(ANA)
    assert [row["kind"] for row in told["achievement"]] == [A.BIG_TWO]
    await store.persons.forget(ANA)
    assert await store.achievements.of_deal(deal_id) == []


async def test_a_server_that_is_deleted_takes_them_along(store: Store) -> None:
    server = Server(store)
    await server.end(places(ANA, BEN), WINS)
    while await store.write(purge_server, GUILD):
        pass
    rows = select(func.count()).select_from(achievement)
    assert await store.read(lambda connection: connection.execute(rows).scalar()) == 0
