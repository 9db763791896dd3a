"""Seasons in the database: closed once, posted once, reopened by joining the next season."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select

from bot.domain.moderation import Done, LogEntry, Void, Voider
from bot.standing.seasons import DAY, Season
from bot.store import Store
from bot.store.schema import result, season, tally
from bot.store.seasons import RETOLD_SECONDS
from tests.bot.store.evenings import Evenings, in_order
from tests.bot.store.material import GUILD
from tests.databases import new_database

GAME = "president_basic"


async def rows(store: Store, table: Any) -> list[tuple[Any, ...]]:
    """Return the rows of a database table, sorted by their text."""
    found = await store.read(lambda connection: connection.execute(select(table)).all())
    return sorted((tuple(row) for row in found), key=repr)


async def started(store: Store) -> tuple[Evenings, Season]:
    """Store three deals on a server with monthly seasons; return also the first season."""
    await store.servers.change_settings(GUILD, season_kind="month", zone="Asia/Kathmandu")
    evenings = Evenings(store)
    for _ in range(3):
        await evenings.end(GAME, in_order("1001", "1002", "1003", "1004", "1005"))
    return evenings, (await store.seasons.of(GUILD))[0]


async def test_a_season_is_closed_once_and_the_next_one_is_empty(store: Store) -> None:
    _, first = await started(store)
    assert first.ends_at is not None
    assert not (await store.seasons.ends(first.ends_at - 1)).due
    assert (await store.seasons.ends(first.ends_at - 1)).next_at == first.ends_at
    for late in (0, 1, 100):
        await store.seasons.close_due(GUILD, first.ends_at + late)
    after, before = await store.seasons.of(GUILD)
    assert (after.number, after.begins_at, after.closed_at) == (2, first.ends_at, None)
    assert before.closed_at == first.ends_at
    assert before.undo_until == first.ends_at + DAY
    assert not (await store.seasons.summary(GUILD, 2)).ladders
    assert (await store.seasons.ends(first.ends_at)).untold == [(GUILD, 1)]


async def test_a_restored_deal_counts_in_the_season_in_which_it_was_played(store: Store) -> None:
    await store.servers.change_settings(GUILD, season_kind="month")
    evenings = Evenings(store)
    deal_id = await evenings.end(GAME, in_order("1001", "1002", "1003", "1004", "1005"))
    (first,) = await store.seasons.of(GUILD)
    assert first.ends_at is not None
    for void in (Void(Voider.ADMIN), None):
        done = Done.VOIDED if void else Done.RESTORED
        assert await store.voids.change(deal_id, void, LogEntry(done, "1001"))
        await store.seasons.close_due(GUILD, first.ends_at + 40 * DAY)
    after, before = await store.seasons.of(GUILD)
    assert (before.number, before.begins_at, before.ends_at) == (1, first.begins_at, first.ends_at)
    assert after.number == 2
    assert (await store.seasons.summary(GUILD, 1)).ladders
    assert not (await store.seasons.summary(GUILD, 2)).ladders


async def test_a_season_without_a_deal_is_moved_and_never_told(store: Store) -> None:
    _, first = await started(store)
    assert first.ends_at is not None
    await store.seasons.close_due(GUILD, first.ends_at)
    await store.seasons.close_due(GUILD, first.ends_at + 400 * DAY)
    after, _ = await store.seasons.of(GUILD)
    assert (after.number, after.closed_at) == (2, None)
    assert after.has(first.ends_at + 400 * DAY)
    assert len((await store.seasons.ends(first.ends_at + 400 * DAY)).untold) == 1


async def test_a_deal_after_the_end_begins_the_next_season_before_the_last_is_closed(
    store: Store,
) -> None:
    evenings, first = await started(store)
    assert first.ends_at is not None
    evenings.now = first.ends_at
    await evenings.end(GAME, in_order("1005", "1004", "1003", "1002", "1001"))
    await store.seasons.close_due(GUILD, evenings.now + 5)
    assert [one.number for one in await store.seasons.of(GUILD)] == [2, 1]
    summary = await store.seasons.summary(GUILD, 2)
    assert [one.deals for some in summary.tallies.values() for one in some] == [1] * 5
    assert len(summary.channels) == 1


async def test_a_post_is_begun_once_and_again_only_while_discord_knows_it(store: Store) -> None:
    _, first = await started(store)
    assert first.ends_at is not None
    now = first.ends_at
    assert not await store.seasons.begin_post(GUILD, 1, 7, now)  # not over yet
    await store.seasons.close_due(GUILD, now)
    assert await store.seasons.begin_post(GUILD, 1, 7, now)
    assert (await store.seasons.ends(now + RETOLD_SECONDS - 1)).untold == [(GUILD, 1)]
    assert not (await store.seasons.ends(now + RETOLD_SECONDS)).untold
    assert not await store.seasons.begin_post(GUILD, 1, 7, now + RETOLD_SECONDS)
    await store.seasons.end_post(GUILD, 1, None)
    assert await store.seasons.begin_post(GUILD, 1, 8, now + 2 * RETOLD_SECONDS)
    await store.seasons.end_post(GUILD, 1, 99)
    assert not (await store.seasons.ends(now)).untold
    assert not await store.seasons.begin_post(GUILD, 1, 8, now)


async def test_seasons_that_are_no_longer_wanted_end_in_silence(store: Store) -> None:
    _, first = await started(store)
    assert first.ends_at is not None
    await store.servers.change_settings(GUILD, season_kind="none")
    await store.seasons.adapt(GUILD, first.ends_at - DAY)
    await store.seasons.close_due(GUILD, first.ends_at)
    assert not (await store.seasons.ends(first.ends_at)).untold
    assert (await store.seasons.of(GUILD))[0].kind == "none"
    assert await store.seasons.reopen(GUILD, 1, first.ends_at) is None


async def test_a_season_ends_by_hand_once_it_has_a_deal(store: Store) -> None:
    evenings, _ = await started(store)
    assert not await store.seasons.end_now(GUILD, 2, evenings.now)
    assert await store.seasons.end_now(GUILD, 1, evenings.now)
    assert not await store.seasons.end_now(GUILD, 1, evenings.now)
    assert not await store.seasons.end_now(GUILD, 2, evenings.now)  # season 2 has no deal


@pytest.mark.slow
async def test_end_of_a_season_taken_back_leaves_the_rows_of_one_season(
    store: Store, tmp_path: Path
) -> None:
    """In another database the season did not end: its tallies, ratings and steps are equal."""
    other = await Store.open(new_database(tmp_path / "other.db"))
    orders = [
        ("1001", "1002", "1003", "1004", "1005"),
        ("1001", "1003", "1002", "1005", "1004"),
        ("1005", "1001", "1002", "1003", "1004"),
    ]
    for one, ends in ((store, True), (other, False)):
        evenings, _ = await started(one)
        if ends:
            assert await one.seasons.end_now(GUILD, 1, evenings.now + 1)
        evenings.now += 60
        for order in orders:
            await evenings.end(GAME, in_order(*order))
    assert await rows(store, tally) != await rows(other, tally)
    before = await store.seasons.reopen(GUILD, 1, evenings.now)
    assert before is not None
    assert before.number == 1
    for table in (tally, result, season):
        assert await rows(store, table) == await rows(other, table)
    assert await store.seasons.reopen(GUILD, 1, evenings.now) is None
    await other.close()


async def test_an_end_is_not_taken_back_after_a_day(store: Store) -> None:
    evenings, _ = await started(store)
    assert await store.seasons.end_now(GUILD, 1, evenings.now)
    assert await store.seasons.reopen(GUILD, 1, evenings.now + DAY) is None
    assert [one.number for one in await store.seasons.of(GUILD)] == [2, 1]
