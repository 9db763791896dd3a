"""Pruning: old data are deleted once their days have passed, and data in use are kept."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass, replace

import pytest
from sqlalchemy import Connection, func, select

from bot.clock import Clock
from bot.domain.preferences import HousePreset
from bot.domain.state import NO_SERVER, Commitment, Draft, Post, Result, Stage, TableState
from bot.standing.leaderboards import RankedBy, Standing
from bot.standing.tallies import Scope
from bot.store import Store, upkeep
from bot.store.schema import metadata
from bot.store.upkeep import DAY
from rules.verification import Terms
from tests.bot.store.material import (
    ANA,
    BEN,
    CHANNEL,
    GUILD,
    PRESET,
    in_full,
    lobby,
    new_deal,
    rest_of,
)

START = 1_800_000_000.0
RESULTS = [Result(ANA, 1, 2, 3, "President"), Result(BEN, 2, 2, 0, "Scum")]
POSTED = Post("hand", ANA, CHANNEL, 5)


@dataclass
class Hour:
    """The time of a test's clock, in seconds since the epoch."""

    now: float = START


@pytest.fixture
def hour() -> Hour:
    return Hour()


@pytest.fixture
async def store(migrated: str, hour: Hour) -> AsyncIterator[Store]:
    """An open store whose clock shows the time of `hour`."""
    opened = await Store.open(migrated, Clock(lambda: hour.now))
    yield opened
    await opened.close()


async def rows(store: Store) -> dict[str, int]:
    """Return the number of rows by name of the database table, without empty tables."""

    def count(connection: Connection) -> dict[str, int]:
        found = {
            table.name: connection.execute(select(func.count()).select_from(table)).scalar_one()
            for table in metadata.sorted_tables
        }
        return {name: number for name, number in found.items() if number}

    return await store.read(count)


async def standings(store: Store, guild_id: int) -> list[Standing]:
    return [
        *(await store.rankings.leaderboard(Scope.of(guild_id, PRESET), RankedBy.DEALS)).standings
    ]


async def finished(store: Store, channel_id: int = CHANNEL, guild_id: int = GUILD) -> TableState:
    """Store a table between two deals, with the results of the first deal; return the table."""
    state = await store.tables.add(replace(in_full(channel_id), guild_id=guild_id, daily=""))
    state = await store.deals.begin(state, new_deal())
    await store.posts.keep(state.id, [POSTED])
    assert state.deal_id is not None
    seq = len(new_deal().events)
    return await store.deals.end(state, state.deal_id, seq, rest_of(), RESULTS)


async def closed(store: Store, channel_id: int = CHANNEL, guild_id: int = GUILD) -> TableState:
    """Store a closed table with a finished deal and its results; return the table."""
    table = await finished(store, channel_id, guild_id)
    return await store.tables.save(replace(table, stage=Stage.CLOSED))


async def prune_after(store: Store, hour: Hour, days: float) -> None:
    hour.now += days * DAY
    await store.upkeep.prune()


@pytest.mark.slow
async def test_a_closed_table_forgets_its_people_and_messages_after_a_day(
    store: Store, hour: Hour
) -> None:
    table = await closed(store)
    await store.upkeep.prune()
    await prune_after(store, hour, 0.9)
    assert (await rows(store)).keys() >= {"seat", "match_player", "post"}
    await prune_after(store, hour, 0.2)
    assert not (await rows(store)).keys() & {"seat", "match_player", "post"}
    left = await store.tables.get(table.id)
    assert left is not None
    assert (left.guild_id, left.preset, left.stage) == (GUILD, table.preset, Stage.CLOSED)
    assert (left.host, left.seats, left.votes, left.drafts, left.match.scores) == (
        "",
        (),
        {},
        (),
        {},
    )


async def test_a_closed_table_without_a_deal_is_gone_after_a_day(store: Store, hour: Hour) -> None:
    await store.tables.save(replace(await store.tables.add(lobby()), stage=Stage.CLOSED))
    await store.upkeep.prune()
    await prune_after(store, hour, 1)
    assert await rows(store) == {}


@pytest.mark.slow
async def test_nothing_is_left_of_practice_when_its_deals_are_deleted(
    store: Store, hour: Hour
) -> None:
    await closed(store, guild_id=NO_SERVER)
    await store.upkeep.prune()
    await prune_after(store, hour, 29)
    assert (await rows(store))["result"] == len(RESULTS)
    await prune_after(store, hour, 2)
    await prune_after(store, hour, 0)
    assert not (await rows(store)).keys() & {"game_table", "deal", "event", "result"}


async def test_an_open_table_keeps_everything_however_long_it_waits(
    store: Store, hour: Hour
) -> None:
    table, before = await finished(store), await rows(store)
    for _ in range(3):
        await prune_after(store, hour, 400)
    assert await rows(store) == before
    assert await store.tables.open() == [table]
    assert table.deal_id is not None
    assert (await store.deals.get(table.deal_id)).seed == new_deal().seed


@pytest.mark.slow
async def test_plays_are_forgotten_after_thirty_days_and_results_stay(
    store: Store, hour: Hour
) -> None:
    await closed(store)
    board, games = await standings(store, GUILD), await store.rankings.most_played(GUILD)
    await prune_after(store, hour, 29)
    assert (await store.deals.get(1)).events
    await prune_after(store, hour, 1)
    left = await store.deals.get(1)
    assert (left.events, left.seed, left.players, left.choices) == ((), "", (), {})
    assert await standings(store, GUILD) == board != []
    assert await store.rankings.most_played(GUILD) == games != []


@pytest.mark.slow
async def test_a_deal_that_was_broken_off_is_deleted_whole_after_thirty_days(
    store: Store, hour: Hour
) -> None:
    state = await store.deals.begin(await store.tables.add(lobby()), new_deal())
    await store.tables.save(replace(state, stage=Stage.CLOSED))
    await prune_after(store, hour, 0)
    await prune_after(store, hour, 29)
    assert (await rows(store)).keys() >= {"deal", "event"}
    await prune_after(store, hour, 1)
    await prune_after(store, hour, 1)
    assert await rows(store) == {"played": 1}  # how often a server plays a game, without people


async def test_an_earlier_deal_of_an_open_table_is_forgotten_and_its_last_one_kept(
    store: Store, hour: Hour
) -> None:
    state = await store.deals.begin(await finished(store), new_deal("seed 2"))
    await prune_after(store, hour, 31)
    assert (await store.deals.get(1)).events == ()
    assert (await store.deals.get(2)).events == new_deal("seed 2").events
    assert await store.tables.open() == [state]


async def everything_of_a_server(store: Store, guild_id: int, channel_id: int) -> None:
    await closed(store, channel_id, guild_id)
    await store.servers.change_settings(guild_id, threads=True)
    kept = HousePreset("Sunday", "president_basic", {}, ANA, START)
    await store.servers.keep_house_preset(guild_id, kept)
    await store.servers.put_channel_default(channel_id, Draft("bigtwo_basic"), guild_id)
    await store.servers.set_waiting(guild_id, ANA, True)


@pytest.mark.slow
async def test_thirty_days_after_the_bot_was_removed_a_server_is_forgotten_whole(
    store: Store, hour: Hour
) -> None:
    await everything_of_a_server(store, GUILD, CHANNEL)
    one = await rows(store)
    await everything_of_a_server(store, GUILD + 1, CHANNEL + 1)
    await store.preferences.change(ANA, language="de")
    await store.upkeep.note_absent(GUILD)
    await prune_after(store, hour, 29)
    assert (await rows(store))["deal"] == 2
    await store.upkeep.note_absent(GUILD)  # noted again after a restart: the date stays
    await prune_after(store, hour, 1)
    assert await standings(store, GUILD) == []
    assert await standings(store, GUILD + 1) != []
    left = await rows(store)
    assert left.pop("preference") == 1
    assert left.pop("tally") == 5 * left["result"]  # tallies by season, channel and game
    assert left.keys() == one.keys() - {"seat", "match_player", "post", "event", "tally"}
    assert set(left.values()) - {2} == {1}  # two results of the one deal that is left


@pytest.mark.slow
async def test_a_server_that_the_bot_comes_back_to_in_time_is_kept(
    store: Store, hour: Hour
) -> None:
    await everything_of_a_server(store, GUILD, CHANNEL)
    board = await standings(store, GUILD)
    await store.upkeep.note_absent(GUILD)
    await prune_after(store, hour, 29)
    await store.upkeep.note_present(GUILD)
    await prune_after(store, hour, 29)
    assert await standings(store, GUILD) == board != []
    assert (await store.servers.settings(GUILD)).threads


@pytest.mark.slow
async def test_a_server_that_was_lost_while_the_bot_was_away_counts_from_the_next_start(
    store: Store, hour: Hour
) -> None:
    await everything_of_a_server(store, GUILD, CHANNEL)
    await everything_of_a_server(store, GUILD + 1, CHANNEL + 1)
    await store.upkeep.note_servers({GUILD + 1})
    await prune_after(store, hour, 20)
    await store.upkeep.note_servers({GUILD + 1})
    await prune_after(store, hour, 10)
    assert await standings(store, GUILD) == []
    assert await standings(store, GUILD + 1) != []
    await store.upkeep.note_servers(set())
    await store.upkeep.note_servers({GUILD + 1})  # the bot never left this server
    await prune_after(store, hour, 31)
    assert await standings(store, GUILD + 1) != []


async def test_a_server_with_an_open_table_is_not_forgotten(store: Store, hour: Hour) -> None:
    table = await finished(store)
    await store.upkeep.note_absent(GUILD)
    await prune_after(store, hour, 31)
    assert await store.tables.open() == [table]


async def test_rules_of_a_channel_are_forgotten_with_its_server(store: Store, hour: Hour) -> None:
    for channel_id in (CHANNEL, CHANNEL + 1):
        await store.servers.put_channel_default(channel_id, Draft("bigtwo_basic"))
    await store.upkeep.place_channels({CHANNEL: GUILD}.get)
    await store.upkeep.note_absent(GUILD)
    await prune_after(store, hour, 31)
    assert await store.servers.channel_default(CHANNEL) is None
    assert await store.servers.channel_default(CHANNEL + 1) == Draft("bigtwo_basic")


@pytest.mark.slow
async def test_much_is_forgotten_in_many_small_steps(
    store: Store, hour: Hour, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(upkeep, "TABLES", 2)
    monkeypatch.setattr(upkeep, "DEALS", 1)
    for number in range(5):
        await closed(store, CHANNEL + number)
    assert await store.write(upkeep.date_closed, hour.now)
    assert (await rows(store))["seat"] == 30  # with two people each who wait in the line
    await prune_after(store, hour, 31)
    hour.now += 2 * DAY
    await store.upkeep.prune()
    of_results = {"result", "tally", "season", "server", "throne", "throne_deal", "played"}
    assert (await rows(store)).keys() == {"game_table", "deal"} | of_results
    await store.upkeep.note_absent(GUILD)
    await prune_after(store, hour, 31)
    assert await rows(store) == {}


async def test_names_are_kept_of_those_alone_whom_something_else_names(store: Store) -> None:
    await finished(store)
    for player in (ANA, "77"):
        for guild_id in (GUILD, 0):
            await store.display_names.learn(guild_id, player, "Bea")
    await store.upkeep.prune()
    assert (await rows(store))["display_name"] == 2
    assert await store.display_names.of(GUILD, [ANA, "77"]) == {ANA: "Bea"}


async def test_drafts_are_forgotten_a_day_after_the_last_change(store: Store, hour: Hour) -> None:
    old = await store.rule_drafts.keep(ANA, "old")
    again = await store.rule_drafts.keep(BEN, "again")
    hour.now += DAY - 1
    await store.upkeep.prune()
    assert await store.rule_drafts.code(ANA, old) == "old"
    await store.rule_drafts.keep(BEN, "again")
    hour.now += 1
    await store.upkeep.prune()
    assert await store.rule_drafts.code(ANA, old) is None
    assert await store.rule_drafts.code(BEN, again) == "again"


@pytest.mark.slow
async def test_direct_channel_is_forgotten_after_a_long_disuse(store: Store, hour: Hour) -> None:
    for number in range(600):
        await store.dm_channels.keep(f"9{number}", number, hour.now)
    hour.now += DAY
    await store.dm_channels.keep(ANA, 7, hour.now)
    hour.now += (upkeep.DM_DAYS - 1) * DAY - 1
    await store.upkeep.prune()
    assert (await rows(store))["dm_channel"] == 601
    hour.now += 1
    await store.upkeep.prune()
    assert (await rows(store))["dm_channel"] == 1
    assert await store.dm_channels.of(ANA) is not None


def commitment(state: TableState, number: int, shown_at: float = START) -> Commitment:
    """Return the fingerprint of a shuffle of this table, as a message showed it."""
    key, place = f"{state.id}.{number}", (CHANNEL, 5, state.guild_id, state.id)
    return Commitment(key, f"hash of {key}", shown_at, *place)


async def test_fingerprints_go_with_the_cards_of_their_deals(store: Store, hour: Hour) -> None:
    state = await finished(store)
    new = replace(new_deal(), terms=Terms(2, f"{state.id}.1", ("", ""), {"deals": 0}, (0, 1)))
    state = await store.deals.begin(state, new)
    await store.tables.close(state)
    dealt, undealt = commitment(state, 1), commitment(state, 2)
    await store.commitments.publish([dealt, undealt])
    hour.now += (upkeep.DEAL_DAYS - 1) * DAY
    await store.upkeep.prune()
    assert await store.commitments.of(dealt.key) == dealt
    assert await store.commitments.of(undealt.key) == undealt
    hour.now += 2 * DAY
    await store.upkeep.prune()
    assert await store.commitments.of(dealt.key) is None
    assert await store.commitments.of(undealt.key) is None


async def test_fingerprints_of_an_open_table_and_of_days_stay_longer(
    store: Store, hour: Hour
) -> None:
    state = await store.tables.add(lobby())
    shown = commitment(state, 1)
    day = Commitment("daily.5.2026-11-26", "9f3c", START, CHANNEL, 5, GUILD)
    await store.commitments.publish([shown, day])
    hour.now += (upkeep.DAILY_DAYS - 1) * DAY
    await store.upkeep.prune()
    assert await store.commitments.of(shown.key) == shown
    assert await store.commitments.of(day.key) == day
    hour.now += 2 * DAY
    await store.upkeep.prune()
    assert await store.commitments.of(day.key) is None


async def test_first_content_of_a_message_stays_and_its_place_may_move(store: Store) -> None:
    state = await store.tables.add(lobby())
    first = commitment(state, 1)
    await store.commitments.publish([first])
    await store.commitments.publish([replace(first, proof="other", shown_at=START + 9)])
    assert await store.commitments.of(first.key) == first
    await store.commitments.move(state.id, first.message_id, CHANNEL, 77)
    assert await store.commitments.of(first.key) == replace(first, message_id=77)


async def test_a_dropped_deal_goes_after_the_days_that_the_server_chose(
    store: Store, hour: Hour
) -> None:
    await store.servers.change_settings(GUILD, history_days=180)
    state = await store.deals.begin(await store.tables.add(in_full(CHANNEL)), new_deal())
    await store.tables.close(state)
    hour.now += 179 * DAY
    await store.upkeep.prune()
    assert state.deal_id is not None
    assert (await store.deals.get(state.deal_id)).seed
    course = await store.deals.course(state.deal_id)
    assert course is not None
    assert course.dropped
    hour.now += 2 * DAY
    await store.upkeep.prune()
    assert await store.deals.course(state.deal_id) is None
