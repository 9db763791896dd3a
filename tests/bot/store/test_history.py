"""Finished deals of a server by pages, and deals that people keep from deletion."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection, event

from bot.clock import Clock
from bot.store import Store
from bot.store.history import CODE, LETTERS, MOST_KEPT, new_code, read_spots
from bot.store.upkeep import DAY
from tests.bot.store.evenings import Evenings, in_order
from tests.bot.store.material import CHANNEL, GUILD

OTHER = GUILD + 1
PRESET = "president_basic"


async def evenings(store: Store, deals: int) -> tuple[Evenings, list[int]]:
    """Store deals of two people at one table, an hour apart; return also the ids of the deals."""
    played, ids = Evenings(store), []
    store.upkeep._clock = Clock(lambda: played.now)
    for _ in range(deals):
        played.now += 3600
        ids.append(await played.end(PRESET, in_order("1", "2")))
    return played, ids


async def test_pages_go_on_after_a_deal_newest_first_within_a_server(store: Store) -> None:
    played, ids = await evenings(store, 7)
    played.now = played.now - 3600  # for a deal of another server, at the time of the last but one
    await played.end(PRESET, in_order("1", "3"), OTHER)
    first = await store.history.spots(GUILD, "1", 0, 3)
    assert [one.deal_id for one in first] == ids[:3:-1]
    assert {(one.channel_id, one.mine) for one in first} == {(CHANNEL, True)}
    later = await store.history.spots(GUILD, "9", first[-1].deal_id, 100)
    assert [one.deal_id for one in later] == ids[3::-1]
    assert not any(one.mine for one in later)
    assert await store.history.spots(GUILD, "1", ids[0], 100) == []
    assert await store.history.spots(GUILD, "1", 0, 100, "3") == []


async def test_deals_ended_at_the_same_time_are_on_one_page_each(store: Store) -> None:
    played, ids = await evenings(store, 1)
    ids += [await played.end(PRESET, in_order("1", "2")) for _ in range(4)]
    found, last = [], 0
    while spots := await store.history.spots(GUILD, "1", last, 2):
        found += [one.deal_id for one in spots]
        last = found[-1]
    assert found == ids[::-1]


@pytest.mark.parametrize(("player", "index"), [("", "result_by_end"), ("1", "result_by_player")])
async def test_a_page_is_read_by_an_index_in_its_order(
    store: Store, player: str, index: str
) -> None:
    _, ids = await evenings(store, 3)

    def plan(connection: Connection) -> str:
        """Return how SQLite reads a page after a deal."""
        asked = []
        if connection.dialect.name != "sqlite":
            pytest.skip("the plan is told in SQLite's words")

        @event.listens_for(connection, "before_cursor_execute")
        def note(*told: Any) -> None:
            asked.append(told[2:4])

        read_spots(connection, GUILD, "1", ids[-1], 2, player)
        statement, given = asked[-1]
        rows = connection.exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", given)
        return next(str(row[-1]) for row in rows)

    assert f"USING INDEX {index} (guild_id=?" in await store.read(plan)


async def test_past_deal_has_its_people_by_place_and_its_keepers(store: Store) -> None:
    played, (deal_id,) = await evenings(store, 1)
    code = await store.history.keep(deal_id, "9", "BCDFGHJK", played.now)
    assert code == "BCDFGHJK"
    again = await store.history.keep(deal_id, "9", "ZZZZZZZZ", played.now)
    assert again == code
    (found,) = await store.history.past([deal_id], "2")
    assert [one.player for one in found.results] == ["1", "2"]
    assert (found.whole, found.kept_by, found.spot.mine) == (True, (("9", code),), True)
    assert await store.history.past([deal_id + 1], "2") == []


@pytest.mark.slow
async def test_one_person_keeps_a_bounded_number_of_deals(store: Store) -> None:
    played, ids = await evenings(store, MOST_KEPT + 1)
    chance = Random(1)
    for deal_id in ids[:-1]:
        assert await store.history.keep(deal_id, "1", new_code(chance), played.now)
    assert await store.history.keep(ids[-1], "1", new_code(chance), played.now) is None
    assert await store.history.keep(ids[-1], "2", new_code(chance), played.now)
    assert await store.history.let_go(ids[0], "1")
    assert await store.history.keep(ids[-1], "1", new_code(chance), played.now)
    assert len(await store.history.kept_of("1")) == MOST_KEPT


@pytest.mark.parametrize(("days", "whole"), [(30, 10), (180, 30), (0, 10_000)])
async def test_cards_stay_as_many_days_as_the_server_chose(
    store: Store, days: int, whole: int
) -> None:
    played, (deal_id, kept, _) = await evenings(store, 3)
    await store.servers.change_settings(GUILD, history_days=days)
    await store.history.keep(kept, "1", "BCDFGHJK", played.now)
    began = played.now
    for passed, stays in ((whole, True), ((days or 20_000) + 1, not days)):
        played.now = began + passed * DAY
        await store.upkeep.prune()
        one, other = await store.history.past([deal_id, kept], "1")
        assert (one.whole, other.whole) == (stays, True)
    await store.servers.change_settings(GUILD, history_days=30)
    assert await store.history.let_go(kept)
    await store.upkeep.prune()
    (gone,) = await store.history.past([kept], "1")
    assert not gone.whole
    assert len(gone.results) == 2
    with pytest.raises(LookupError):
        await store.history.keep(kept, "1", "BCDFGHJK", played.now)


async def test_a_person_s_kept_deals_are_exported_and_deleted(store: Store) -> None:
    played, (deal_id,) = await evenings(store, 1)
    await store.history.keep(deal_id, "9", "BCDFGHJK", played.now)
    await store.history.keep(deal_id, "1", "BCDFGHJM", played.now)
    told = await store.persons.export("9")
    assert [(one["code"], one["deal_id"]) for one in told["kept"]] == [("BCDFGHJK", deal_id)]
    assert (await store.persons.counts("9"))["kept"] == 1
    await store.persons.forget("9")
    assert await store.history.of_code("BCDFGHJK") is None
    assert await store.history.of_code("BCDFGHJM") == deal_id
    assert "kept" not in {name for name, rows in (await store.persons.export("9")).items() if rows}


def test_codes_have_no_letters_that_are_taken_for_others() -> None:
    codes = {new_code(Random(seed)) for seed in range(1000)}
    assert len(codes) == 1000
    assert all(len(one) == CODE and {*one} <= {*LETTERS} for one in codes)
    assert not {*"AEIOULQ01"} & {*LETTERS}
