"""Bans and the log of a server: how long they last, also after the deletion of a person."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass

import pytest
from sqlalchemy import Connection, select

from bot.clock import Clock
from bot.domain.moderation import Done, LogEntry
from bot.domain.names import is_nameless
from bot.domain.preferences import HousePreset, Savers
from bot.store import Store
from bot.store.moderation import LOG
from bot.store.schema import ban, display_name, server_log
from bot.store.upkeep import DAY, LOG_DAYS
from tests.bot.store.material import ANA, BEN, CHI, GUILD

REMOVED = LogEntry(Done.REMOVED, ANA, BEN, channel_id=5)


@dataclass
class Hour:
    """The time of a test's clock, in seconds since the epoch."""

    now: float = 1_800_000_000.0


@pytest.fixture
def hour() -> Hour:
    return Hour()


@pytest.fixture
async def store(migrated: str, hour: Hour) -> AsyncIterator[Store]:
    """An open store whose clock shows the time of `hour`."""
    opened = await Store.open(migrated, Clock(lambda: hour.now))
    yield opened
    await opened.close()


@pytest.fixture
async def another(store: Store, url: str, hour: Hour) -> AsyncIterator[Store]:
    """A second store on the database of `store`, as another process has it."""
    opened = await Store.open(url, Clock(lambda: hour.now))
    yield opened
    await opened.close()


async def everything(store: Store) -> str:
    def read(connection: Connection) -> str:
        rows = (connection.execute(select(table)) for table in (ban, server_log, display_name))
        return str([tuple(row) for found in rows for row in found])

    return await store.read(read)


@pytest.mark.slow
async def test_ban_is_of_one_person_on_one_server_until_lifted(
    store: Store, another: Store
) -> None:
    await store.moderation.ban(GUILD, BEN, ANA, "he shouts")
    found = await another.moderation.ban_among(GUILD, [CHI, BEN])
    assert found is not None
    assert (found.player, found.by, found.reason) == (BEN, ANA, "he shouts")
    assert await another.moderation.ban_among(GUILD, [ANA, CHI]) is None
    assert await another.moderation.ban_among(GUILD + 1, [BEN]) is None
    await store.moderation.lift(GUILD, BEN, ANA)
    assert await store.moderation.ban_among(GUILD, [BEN]) is None
    assert [one.done for one in await store.moderation.log(GUILD)] == [Done.LIFTED, Done.BANNED]


async def test_deleted_person_stays_banned_and_is_named_nowhere(store: Store) -> None:
    await store.display_names.learn(GUILD, BEN, "Ben")
    await store.moderation.ban(GUILD, BEN, ANA, "Ben shouts")
    await store.moderation.ban(GUILD + 1, BEN, ANA)
    await store.moderation.note(GUILD, REMOVED)
    await store.persons.forget(BEN)
    assert BEN not in await everything(store)
    assert "shouts" not in await everything(store)
    for guild_id in (GUILD, GUILD + 1):
        found = await store.moderation.ban_among(guild_id, [BEN])
        assert found is not None
        assert is_nameless(found.player)
    here, there = [(await store.moderation.bans(guild))[0] for guild in (GUILD, GUILD + 1)]
    assert here.player != there.player, "nothing joins the two"
    await store.moderation.ban(GUILD, BEN, ANA)
    assert len(await store.moderation.bans(GUILD)) == 1
    await store.moderation.lift(GUILD + 1, there.player, ANA)
    assert await store.moderation.ban_among(GUILD + 1, [BEN]) is None


async def test_deleted_admin_is_named_nowhere_and_the_ban_holds(store: Store) -> None:
    await store.moderation.ban(GUILD, BEN, ANA)
    await store.moderation.note(GUILD, REMOVED)
    await store.persons.forget(ANA)
    assert ANA not in await everything(store)
    assert await store.moderation.ban_among(GUILD, [BEN])


async def test_export_has_bans_and_the_log_without_other_actors(store: Store) -> None:
    await store.moderation.ban(GUILD, BEN, ANA, "he shouts")
    await store.moderation.note(GUILD, REMOVED)
    mine, his = await store.persons.export(ANA), await store.persons.export(BEN)
    assert [one["reason"] for one in his["ban"]] == ["he shouts"]
    assert [one["done"] for one in his["server_log"]] == ["banned", "removed"]
    assert ANA not in str(his)
    assert [one["player"] for one in mine["ban"]] == [BEN]
    assert (await store.persons.counts(BEN))["server_log"] == 2


async def test_a_log_keeps_the_newest_entries_of_each_server(store: Store) -> None:
    await store.moderation.note(GUILD + 1, REMOVED)
    for number in range(LOG + 3):
        await store.moderation.note(GUILD, LogEntry(Done.SETTING, ANA, about=str(number)))
    kept = await store.moderation.log(GUILD)
    assert [one.about for one in kept] == [str(number) for number in range(LOG + 2, 2, -1)]
    assert len(await store.moderation.log(GUILD + 1)) == 1


async def test_the_log_is_forgotten_after_its_days_and_its_names_with_it(
    store: Store, hour: Hour
) -> None:
    await store.display_names.learn(GUILD, BEN, "Ben")
    await store.moderation.note(GUILD, REMOVED)
    hour.now += LOG_DAYS * DAY - 1
    await store.upkeep.prune()
    assert len(await store.moderation.log(GUILD)) == 1
    assert await store.display_names.of(GUILD, [BEN]) == {BEN: "Ben"}
    hour.now += 1
    await store.upkeep.prune()
    assert await store.moderation.log(GUILD) == []
    assert await store.display_names.of(GUILD, [BEN]) == {}


async def test_the_role_is_mentioned_once_in_an_interval_on_each_server(
    store: Store, another: Store, hour: Hour
) -> None:
    assert not await store.moderation.claim_ping(GUILD, 600)  # the server has chosen no role yet
    for guild_id in (GUILD, GUILD + 1):
        await store.servers.change_settings(guild_id, ping_role=7)
    assert await store.moderation.claim_ping(GUILD, 600)
    await store.servers.change_settings(GUILD, ping_minutes=15)
    assert not await another.moderation.claim_ping(GUILD, 600)
    assert await store.moderation.claim_ping(GUILD + 1, 600)
    hour.now += 600
    assert await store.moderation.claim_ping(GUILD, 600)
    assert not await store.moderation.claim_ping(GUILD, 600)


async def test_all_that_one_person_has_saved_is_deleted_at_once(store: Store) -> None:
    for name, author in (("Friday", ANA), ("Monday", BEN), ("Sunday", ANA)):
        kept = HousePreset(name, "president_basic", {}, author)
        await store.servers.keep_house_preset(GUILD, kept)
    await store.servers.drop_house_presets_of(GUILD, ANA)
    assert [one.name for one in await store.servers.house_presets(GUILD)] == ["Monday"]


async def test_choices_of_admins_about_people_and_places_are_kept(
    store: Store, another: Store
) -> None:
    chosen = {"channels": (2**62, 5), "most_hosted": 4, "savers": Savers.ROLE, "saver_role": 2**62}
    await store.servers.change_settings(GUILD, **chosen)
    found = await another.servers.settings(GUILD)
    assert {name: getattr(found, name) for name in chosen} == chosen
