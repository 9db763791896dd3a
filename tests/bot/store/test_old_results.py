"""Recount of the sides in results of an older version, as far as plays or points tell the sides.

The older version stored each player's own place alone: a partner of the winner who did not go out
first was second.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

import pytest
from alembic import command
from alembic.config import Config
from sqlalchemy import Connection, insert, make_url, select, update

from bot.clock import Clock
from bot.domain.boards import Scored
from bot.domain.recount import FinishedDeal, with_sides
from bot.domain.state import Result, TableState
from bot.standing import past
from bot.standing.leaderboards import Board, RankedBy
from bot.standing.tallies import Scope, outcomes
from bot.store import StorageError, Store, result_rows, upgrade
from bot.store.connections import connect
from bot.store.schema import deal as deals
from bot.store.schema import event as events
from bot.store.schema import fact
from bot.store.schema import result as results
from bot.tables.daily import count_past
from rules.catalogue import full
from rules.catalogue.presets import PRESETS
from rules.codec import encode
from rules.events import ALONE
from tests.bot.domain.test_outcome import finished_results, played_through
from tests.bot.store.material import lobby
from tests.data.stored import copied

GUILD = 77
PEOPLE = ("1001", "1002", "1003", "1004", "1005", "1006", "1007")
UNKNOWN = ("president_collusion", "bigtwo_teams")  # without sides once the plays are deleted


class Played:
    """A deal from its first event to its last, and what this version stores of it."""

    def __init__(self, preset: str, seed: int) -> None:
        deal, self.events = played_through(preset, seed)
        self.preset = preset
        self.players = PEOPLE[: len(deal.hands)]
        self.results = finished_results(preset, deal, self.players)
        assert deal.ended is not None
        self.sides = deal.sides
        self.ended = deal.ended

    @property
    def of_before(self) -> list[Result]:
        """The results as an older version stored them, without sides and points of teams."""
        old = [replace(one, side=None, side_place=None, sides=None) for one in self.results]
        if self.preset != "bigtwo_teams":
            return old
        return [replace(one, points=0, scored=Scored.NOTHING) for one in old]

    def kept(self, whole: bool) -> FinishedDeal:
        """Return the stored deal: all of it, or, unless `whole`, what is left after 30 days."""
        if whole:
            return FinishedDeal(
                self.preset, full(self.preset), self.players, self.events, self.of_before
            )
        return FinishedDeal(self.preset, {}, (), (), self.of_before)


def told(found: Sequence[Result]) -> dict[str, tuple[int | None, int | None]]:
    """Return the place of each player's side and the number of sides, by player."""
    return {one.player: (one.side_place, one.sides) for one in found}


def together(found: Sequence[Result]) -> set[frozenset[str]]:
    """Return the sides, each as a set of players."""
    sides = {one.side for one in found}
    return {frozenset(one.player for one in found if one.side == side) for side in sides}


@pytest.mark.sampled(36)
@pytest.mark.parametrize("preset", PRESETS)
def test_from_the_plays_of_a_deal_all_is_known(preset: str) -> None:
    played = Played(preset, 5)
    found = with_sides(played.kept(whole=True))
    assert [(one.side, *told([one]).values()) for one in found] == [
        (one.side, *told([one]).values()) for one in played.results
    ]


@pytest.mark.sampled(36)
@pytest.mark.parametrize("preset", PRESETS)
def test_once_plays_are_forgotten_points_and_places_tell_it_or_nobody_has_won(preset: str) -> None:
    played = Played(preset, 5)
    found = with_sides(played.kept(whole=False))
    if preset in UNKNOWN:
        assert found == played.of_before
        return
    assert told(found) == told(played.results)
    assert together(found) == together(played.results)
    alone = [one.player for one in found if one.side == ALONE]
    seats = [seat for seat, side in enumerate(played.sides) if side == ALONE]
    assert alone == [played.players[seat] for seat in seats]


def test_a_team_that_scored_has_won() -> None:
    played = Played("bigtwo_teams", 5)
    kept = replace(played.kept(whole=False), results=played.results)
    assert told(with_sides(kept)) == told(played.results)
    assert together(with_sides(kept)) == together(played.results)


def test_what_cannot_be_read_any_more_is_left_to_the_points() -> None:
    played = Played("doudizhu_denexa", 3)
    whole = played.kept(whole=True)
    for strange in (
        replace(whole, choices={"no": "such option"}),
        replace(whole, events=played.events[5:]),
        replace(whole, players=("1", "2", "3")),
    ):
        assert told(with_sides(strange)) == told(played.results)
    assert with_sides(replace(whole, preset="a game of long ago")) == played.of_before


def test_who_was_put_last_for_leaving_is_last_alone() -> None:
    played = Played("thirteen_denexa", 1)
    *_, end = played.events
    places = played.ended.places
    moved = (places[0], *places[2:], places[1])
    end = replace(played.ended, places=moved)
    rows = {one.player: one for one in played.of_before}
    of_before = [
        replace(rows[played.players[seat]], place=place) for place, seat in enumerate(moved, 1)
    ]
    kept = FinishedDeal(
        played.preset, full(played.preset), played.players, (*played.events[:-1], end), of_before
    )
    assert [one.side_place for one in with_sides(kept)] == [1, 2, 2, 4]


async def aged(store: Store, played: Sequence[Played], forgotten: int) -> list[int]:
    """Store deals as an older version did, the first `forgotten` without plays; return the ids."""
    ids: list[int] = []

    def write(connection: Connection, state: TableState) -> None:
        for number, one in enumerate(played, 1):
            whole = number > forgotten
            row = {
                "table_id": state.id,
                "match_number": 1,
                "number": number,
                "preset": one.preset,
                "choices": full(one.preset) if whole else {},
                "players": list(one.players) if whole else [],
                "seed": "seed" if whole else "",
                "started_at": 0.0,
                "ended_at": 1.0,
            }
            deal_id = connection.execute(insert(deals).returning(deals.c.id), row).scalar_one()
            ids.append(deal_id)
            bodies = [encode(event) for event in one.events] if whole else []
            for seq, body in enumerate(bodies):
                connection.execute(insert(events), {"deal_id": deal_id, "seq": seq, "body": body})
            where = {
                "deal_id": deal_id,
                "guild_id": GUILD,
                "channel_id": GUILD,
                "preset": one.preset,
            }
            result_rows.insert_results(connection, outcomes(one.of_before), where)
        nothing = dict.fromkeys(past.SIDES)
        connection.execute(update(results).values(nothing))
        connection.execute(insert(fact), {"key": result_rows.UNCOUNTED, "value": str(ids[-1])})

    await store.write(write, await store.tables.add(lobby(GUILD, GUILD)))
    return ids


async def wins(store: Store, preset: str) -> dict[str, tuple[int, int]]:
    """Return the numbers of deals won and played, by player, from the leaderboard of a preset."""
    board = await store.rankings.leaderboard(Scope.of(GUILD, preset), RankedBy.WINS)
    return {one.player: (one.tally.firsts, one.tally.deals) for one in board.standings}


def counted(played: Sequence[Played], preset: str) -> dict[str, tuple[int, int]]:
    """Return the numbers of deals won and played, by player, from the results of this version."""
    of_game = [one.results for one in played if one.preset == preset]
    return {
        player: (
            len([1 for deal in of_game for one in deal if one.player == player and won(one, deal)]),
            len([1 for deal in of_game for one in deal if one.player == player]),
        )
        for player in {one.player for deal in of_game for one in deal}
    }


def won(one: Result, deal: Sequence[Result]) -> bool:
    return one.side_place == 1 and any(other.side_place != 1 for other in deal)


GAMES = ("doudizhu_denexa", "bigtwo_teams", "thirteen_denexa", "president_basic", "lectio")


@pytest.mark.slow
async def test_partners_have_the_win_once_it_was_counted(store: Store) -> None:
    played = [Played(preset, seed) for seed in range(3) for preset in GAMES]
    await aged(store, played, forgotten=0)
    for preset in GAMES:
        assert await store.rankings.leaderboard(Scope.of(GUILD, preset), RankedBy.WINS) == Board(
            unfinished=True
        ), "a board that misses deals says so"
    await store.upkeep.count_past()
    for preset in GAMES:
        assert await wins(store, preset) == counted(played, preset)
        assert not (
            await store.rankings.leaderboard(Scope.of(GUILD, preset), RankedBy.WINS)
        ).unfinished
    assert sum(first for first, _ in (await wins(store, "bigtwo_teams")).values()) == 6


@pytest.mark.slow
async def test_of_what_is_forgotten_as_much_is_known_as_points_tell(store: Store) -> None:
    played = [Played(preset, seed) for seed in range(2) for preset in GAMES]
    await aged(store, played, forgotten=len(played))
    await store.upkeep.count_past()
    for preset in GAMES:
        found, known = await wins(store, preset), counted(played, preset)
        if preset in UNKNOWN:
            assert found == {player: (0, deals) for player, (_, deals) in known.items()}
        else:
            assert found == known


@pytest.mark.slow
async def test_it_goes_on_where_it_was_broken_off_and_changes_nothing_twice(
    store: Store, another: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(result_rows, "DEALS", 2)
    played = [Played("doudizhu_denexa", seed) for seed in range(7)]
    await aged(store, played, forgotten=7)
    batch = await store.read(result_rows.read_uncounted)
    assert batch is not None
    found = [past.count(number, deal) for number, deal in batch.deals.items()]
    assert len(found) == 2
    await store.write(result_rows.note_counted, batch, found)
    await store.write(result_rows.note_counted, batch, found)  # twice, as two processes might
    await another.upkeep.count_past()
    assert await wins(store, "doudizhu_denexa") == counted(played, "doudizhu_denexa")
    assert await store.facts.recall(result_rows.UNCOUNTED) is None
    await store.upkeep.count_past()
    assert await wins(store, "doudizhu_denexa") == counted(played, "doudizhu_denexa")


@pytest.mark.slow
async def test_deals_with_plays_are_counted_a_few_at_a_time(store: Store) -> None:
    played = [Played("thirteen_denexa", seed) for seed in range(8)]
    ids = await aged(store, played, forgotten=1)
    batch = await store.read(result_rows.read_uncounted)
    assert batch is not None
    assert sorted(batch.deals) == ids[-result_rows.PLAYED :]
    assert batch.uncounted == ids[-result_rows.PLAYED] - 1


class Waiting(Clock):
    """A clock whose sleeps end at once and are recorded."""

    def __init__(self) -> None:
        super().__init__(lambda: 0.0)
        self.waits: list[float] = []

    async def sleep(self, seconds: float) -> None:
        self.waits.append(seconds)


async def test_the_task_tries_again_when_the_storage_fails_and_ends_with_the_last_deal(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    played = [Played("doudizhu_denexa", 1)]
    await aged(store, played, forgotten=1)
    clock, counting = Waiting(), store.upkeep.count_past
    failures = iter([StorageError("no disk")])

    async def fail_once() -> None:
        for failure in failures:
            raise failure
        await counting()

    monkeypatch.setattr(store.upkeep, "count_past", fail_once)
    async with asyncio.timeout(30):
        await count_past(store, clock)
    assert len(clock.waits) == 1
    assert await wins(store, "doudizhu_denexa") == counted(played, "doudizhu_denexa")


@pytest.mark.slow
async def test_the_migration_leaves_what_is_stored_to_be_counted(url: str) -> None:
    def of_before(connection: Connection) -> None:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", str(upgrade.MIGRATIONS))
        command.upgrade(config, "r0012")

    if (database := make_url(url)).get_backend_name() == "sqlite":
        Path(database.database or "").parent.mkdir()
    engines = connect(database)
    async with engines.writer.begin() as connection:
        await connection.run_sync(of_before)
    await engines.writer.dispose()
    store = await Store.open(url)
    assert await store.facts.recall(result_rows.UNCOUNTED) is None, "there is nothing to count"
    await store.close()


@pytest.mark.slow
async def test_a_database_of_an_earlier_version_keeps_every_number_that_was_right(
    tmp_path: Path,
) -> None:
    """The deals have all their plays, so the recount finds what this version would have stored."""
    store = await Store.open(copied(tmp_path))
    assert await store.facts.recall(result_rows.UNCOUNTED) is not None
    before = await store.read(_rows)
    await store.upkeep.count_past()
    after = await store.read(_rows)
    new = {*past.FILLED, *result_rows.BEFORE}  # the recount fills in ratings too
    assert [{k: v for k, v in row.items() if k not in new} for row in after] == [
        {k: v for k, v in row.items() if k not in new} for row in before
    ]
    assert all(row["people_sides"] is not None for row in after)
    of_deals: dict[int, list[dict[str, object]]] = {}
    for row in after:
        of_deals.setdefault(int(str(row["deal_id"])), []).append(row)
    for rows in of_deals.values():
        known = [row for row in rows if row["side_place"] is not None]
        assert known == rows
        first = [row for row in rows if row["place"] == 1]
        if rows[0]["preset"] != "president_collusion":
            assert [row["side_place"] for row in first] == [1], "who was first has won"
        if rows[0]["preset"] == "doudizhu_denexa":
            assert all((row["side_place"] == 1) == (int(str(row["points"])) > 0) for row in rows)
            assert {row["sides"] for row in rows} == {2}
    await store.close()


def _rows(connection: Connection) -> list[dict[str, object]]:
    found = connection.execute(select(results).order_by(results.c.deal_id, results.c.place))
    return [dict(row) for row in found.mappings()]
