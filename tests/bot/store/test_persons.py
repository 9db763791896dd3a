"""Stored data of one person: exported in full, and deleted so that no row has the person's id."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from sqlalchemy import Connection, Table, insert, select

from bot.domain.preferences import HousePreset
from bot.domain.state import Post, Result, Seated, Stage, TableState, Upcoming
from bot.standing.leaderboards import RankedBy, Standing
from bot.standing.tallies import Scope
from bot.store import Store
from bot.store.schema import metadata
from rules.shuffle import WORD_GONE
from rules.verification import Terms
from tests.bot.store.material import (
    ANA,
    BEN,
    CHANNEL,
    CHI,
    DEV,
    GUILD,
    PRESET,
    in_full,
    lobby,
    new_deal,
    rest_of,
)

SEED = "5eed" * 16
RESULTS = [Result(player, place, 4, 4 - place, "") for place, player in enumerate((ANA, BEN), 1)]
SUNDAY = HousePreset("Sunday", "president_basic", {"jokers": "2"}, ANA, 5.5)


async def played(store: Store, channel_id: int = CHANNEL) -> TableState:
    """Store a finished deal of four players at a table that is then closed; return the table."""
    state = await store.tables.add(replace(in_full(channel_id), guild_id=GUILD))
    state = await store.deals.begin(state, new_deal())
    posts = [Post("hand", player, CHANNEL, 5) for player in (ANA, BEN)]
    await store.posts.keep(state.id, posts)
    assert state.deal_id is not None
    seq = len(new_deal().events)
    state = await store.deals.end(state, state.deal_id, seq, rest_of(), RESULTS)
    return await store.tables.save(replace(state, stage=Stage.CLOSED, closed_by=ANA))


async def fill(store: Store) -> None:
    """Store rows of ANA in every database table with persons, and rows of BEN in many."""
    for number in range(3):
        await played(store, CHANNEL + number)
    for player in (ANA, BEN):
        await store.preferences.change(player, seen="de")
        await store.servers.set_waiting(GUILD, player, True)
    await store.servers.keep_house_preset(GUILD, SUNDAY)
    await store.servers.keep_house_preset(GUILD, replace(SUNDAY, name="Monday", author=BEN))
    known = naming(await rows(store), ANA)
    for table in metadata.sorted_tables:
        if "player" in table.c and table.name not in known:
            await store.write(add_row, table)


def add_row(connection: Connection, table: Table) -> None:
    """Add a row of ANA to a database table, with fillers in the other columns."""
    values = {column.name: column.type.python_type("1") for column in table.c}
    connection.execute(insert(table), values | {"player": ANA})


async def board(store: Store) -> list[Standing]:
    return [*(await store.rankings.leaderboard(Scope.of(GUILD, PRESET), RankedBy.DEALS)).standings]


async def rows(store: Store) -> dict[str, list[str]]:
    """Return all rows as text, by name of the database table."""

    def read(connection: Connection) -> dict[str, list[str]]:
        return {
            table.name: [str(tuple(row)) for row in connection.execute(select(table))]
            for table in metadata.sorted_tables
        }

    return await store.read(read)


def naming(rows: dict[str, list[str]], player: str) -> set[str]:
    return {name for name, found in rows.items() if any(f"'{player}'" in row for row in found)}


@pytest.mark.slow
async def test_after_a_deletion_no_row_names_the_person_and_others_keep_theirs(
    store: Store, another: Store
) -> None:
    await fill(store)
    before = await rows(store)
    own = {table.name for table in metadata.sorted_tables if "player" in table.c}
    assert naming(before, ANA) == own | {
        "game_table",
        "deal",
        "house_preset",
        "throne",
        "throne_deal",
    }
    others = [line for line in await board(store) if line.player != ANA]
    await store.persons.forget(ANA)
    after = await rows(another)
    assert naming(after, ANA) == set()
    assert {name: len(found) for name, found in after.items() if name in ("deal", "result")} == {
        "deal": 3,
        "result": 6,
    }
    assert after["event"] == before["event"]
    assert naming(after, BEN) >= {"deal", "result", "preference", "house_preset", "waiting"}
    assert await board(store) == others != []
    assert {kept.name: kept.author for kept in await store.servers.house_presets(GUILD)} == {
        "Monday": BEN,
        "Sunday": "n1",
    }
    assert (await store.preferences.of(ANA)).seen == ""
    assert set((await store.persons.counts(ANA)).values()) == {0}
    left = {kind: rows for kind, rows in (await store.persons.export(ANA)).items() if rows}
    assert left == {"person": ANA}


@pytest.mark.slow
async def test_both_people_of_one_deal_can_be_deleted(store: Store) -> None:
    await fill(store)
    for player in (ANA, BEN, BEN):
        await store.persons.forget(player)
    deal = await store.deals.get(1)
    assert sorted(deal.players) == sorted((CHI, DEV, "n1", "n2"))
    assert await board(store) == []
    assert len(await store.rankings.most_played(GUILD)) == 1


async def test_open_table_of_others_is_unchanged(store: Store) -> None:
    table = await store.tables.add(replace(lobby(), host=BEN, seats=(Seated(BEN),)))
    await store.persons.forget(ANA)
    assert await store.tables.open() == [table]


async def test_an_export_holds_all_of_ones_own_as_json(store: Store) -> None:
    await fill(store)
    await store.preferences.change(ANA, turn_factor=4)
    told = json.loads(json.dumps(await store.persons.export(ANA)))
    assert told["person"] == ANA
    (settings,) = told["preference"]
    assert settings["seen"] == "de"
    assert settings["turn_factor"] == 4
    assert [kept["name"] for kept in told["house_preset"]] == ["Sunday"]
    assert told["waiting"] == [{"guild_id": GUILD, "player": ANA}]
    assert [one["points"] for one in told["result"]] == [3, 3, 3]
    assert len(told["post"]) == len(told["seat"]) == len(told["game_table"]) == 3
    assert told["votes"][0]["voted_to_send_away"] == [CHI]
    for deal in told["deal"]:
        assert deal["seat"] == new_deal().players.index(ANA)
        dealt = next(one for one in deal["events"] if one["k"] == "Dealt")
        assert [bool(hand) for hand in dealt["hands"]] == [
            seat == deal["seat"] for seat in range(4)
        ]
        assert deal["events"][-1]["k"] == "Ended"
    assert await store.persons.counts(ANA) == {
        name: len(found) for name, found in told.items() if name != "person"
    }


async def test_an_export_tells_nothing_secret_and_nothing_of_a_running_deal(store: Store) -> None:
    await store.deals.begin(await store.tables.add(replace(lobby(), stage=Stage.DEAL)), new_deal())
    told = await store.persons.export(ANA)
    (running,) = told["deal"]
    assert "events" not in running
    assert new_deal().seed not in json.dumps(told)


@pytest.mark.slow
async def test_unknown_person_has_no_rows(store: Store) -> None:
    await fill(store)
    before = await rows(store)
    assert set((await store.persons.counts("10")).values()) == {0}  # not the person 1001
    await store.persons.forget("10")
    assert await rows(store) == before


async def test_words_with_which_a_person_cut_the_cards_are_exported_and_deleted(
    store: Store,
) -> None:
    seated = (Seated(ANA), Seated(BEN))
    words = Upcoming(1, SEED, {ANA: "apple", BEN: "pear"})
    table = await store.tables.add(replace(lobby(), seats=seated, upcoming=words))
    terms = Terms(2, "1.1", ("apple", "pear", "", ""), {"deals": 0}, (0, 1, 2, 3))
    new = replace(new_deal(), terms=terms, cut_by=(ANA, BEN, "", ""))
    state = await store.deals.begin(table, new)
    deal_id = state.deal_id or 0
    assert await store.deals.get(deal_id) == new
    told = json.dumps(await store.persons.export(ANA))
    assert "apple" in told
    assert "pear" not in told
    assert SEED not in told
    await store.persons.forget(ANA)
    deal = await store.deals.get(deal_id)
    assert deal.terms == replace(terms, method=WORD_GONE, words=("", "pear", "", ""))
    assert ANA not in deal.cut_by
    await store.tables.close(replace(state, stage=Stage.CLOSED))
    await store.persons.forget(BEN)
    stored = await store.tables.get(table.id)
    assert stored is not None
    assert (stored.upcoming.secret, stored.upcoming.words) == ("", {})
    assert "pear" not in json.dumps(await store.persons.export(BEN))
