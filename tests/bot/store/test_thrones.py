"""Thrones are stored with the end of a deal, exported, and deleted with the person."""

from __future__ import annotations

from dataclasses import replace

import pytest
from sqlalchemy import Connection, select

from bot.domain.state import NO_SERVER, Result, Stage, TableState
from bot.domain.throne import Throne
from bot.store import Stale, Store
from bot.store.schema import throne
from bot.store.thrones import Crown, forget_old
from tests.bot.store.material import ANA, BEN, CHANNEL, GUILD, in_full, new_deal, rest_of

RESULTS = [Result(ANA, 1, 2, 3, "President"), Result(BEN, 2, 2, 0, "Scum")]


def table(channel_id: int = CHANNEL, guild_id: int = GUILD) -> TableState:
    return replace(in_full(channel_id), guild_id=guild_id, parent_id=0)


async def ended(store: Store, at: TableState) -> TableState:
    """Store a table with a finished deal and its results; return the table."""
    state = await store.deals.begin(await store.tables.add(at), new_deal())
    assert state.deal_id is not None
    return await store.deals.end(state, state.deal_id, len(new_deal().events), rest_of(), RESULTS)


async def kept(store: Store) -> int:
    def read(connection: Connection) -> int:
        return len(connection.execute(select(throne)).all())

    return await store.read(read)


async def test_a_throne_is_stored_with_the_end_of_a_deal_or_not_at_all(store: Store) -> None:
    state = await ended(store, table())
    found = await store.thrones.of(state)
    assert found is not None
    assert found.standing == state.match.standing
    assert found.seats == state.match.players
    assert (found.deals, found.nights) == (1, 1)
    assert state.deal_id is not None
    with pytest.raises(Stale):  # the deal is over already
        await store.deals.end(state, state.deal_id, 0, (), RESULTS)
    assert await store.thrones.of(state) == found


async def test_practice_has_no_throne(store: Store) -> None:
    await ended(store, table(guild_id=NO_SERVER))
    assert await kept(store) == 0


async def test_a_server_has_the_ruler_of_the_throne_played_for_last(store: Store) -> None:
    assert await store.thrones.ruler(GUILD) == ""
    first = await ended(store, table())
    found = await store.thrones.of(first)
    assert found is not None
    assert await store.thrones.ruler(GUILD) == found.ruler
    assert await store.thrones.ruler(GUILD + 1) == ""


async def test_an_export_tells_the_own_place_and_nothing_of_others(store: Store) -> None:
    state = await ended(store, table())
    first, second, *_ = state.match.standing
    (told,) = (await store.persons.export(second))["throne"]
    assert (told["place"], told["reigns"], told["champion"]) == (2, False, True)
    assert told["seat"] == state.match.players.index(second) + 1
    assert first not in str(told)


async def test_deleted_person_leaves_a_nameless_place_and_the_others_stay(store: Store) -> None:
    state = await ended(store, table())
    before = await store.thrones.of(state)
    await store.persons.forget(ANA)
    after = await store.thrones.of(state)
    assert before is not None
    assert after is not None
    assert ANA not in str(after)
    assert after.standing == tuple("n1" if one == ANA else one for one in before.standing)
    assert after.since == before.since
    assert (await store.persons.export(ANA))["throne"] == []


async def test_an_old_throne_goes_unless_a_table_is_open_there(store: Store) -> None:
    open_one = await ended(store, table())
    shut = await ended(store, table(CHANNEL + 1))
    await store.tables.save(replace(shut, stage=Stage.CLOSED))
    thread = await ended(store, replace(table(CHANNEL + 3), parent_id=CHANNEL + 2))
    found = await store.thrones.of(open_one)
    assert isinstance(found, Throne)
    await store.write(forget_old, found.ended_at + 1)
    assert await store.thrones.of(open_one) == found
    assert await store.thrones.of(shut) is None
    assert await store.thrones.of(thread) is not None


async def test_crowns_are_known_by_server_and_by_person(store: Store) -> None:
    await store.thrones.keep_crown(GUILD, Crown(ANA, 7))
    await store.thrones.keep_crown(GUILD, Crown(ANA, 7, 5.5))
    await store.thrones.keep_crown(GUILD + 1, Crown(BEN, 8, 6.5))
    assert await store.thrones.crowns(GUILD) == [Crown(ANA, 7, 5.5)]
    assert await store.thrones.crowns_of(BEN) == {GUILD + 1: Crown(BEN, 8, 6.5)}
    assert await store.thrones.crowned_servers() == [GUILD, GUILD + 1]
    await store.thrones.drop_crown(GUILD, ANA)
    assert await store.thrones.crowns(GUILD) == []
