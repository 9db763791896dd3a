"""Preferences of people and settings of servers, read back exactly as stored."""

from __future__ import annotations

from dataclasses import asdict, replace

from bot.domain.preferences import (
    Deck,
    HousePreset,
    Pinged,
    Preferences,
    Sent,
    ServerSettings,
    Sorting,
)
from bot.domain.state import Draft
from bot.store import Store
from bot.store.preferences import MOST_DRAFTS
from tests.bot.store.material import ANA, BEN, CHANNEL, GUILD

CHOSEN = Preferences(Sent.BOTH, Sorting.SUIT, Deck.SAFE, False, Pinged.LATE, True, "zh-TW", "de")
USUAL = Draft("president_basic", {"jokers": "2"})
SETTINGS = ServerSettings("hu", 2**62 + 7, ("pr", "bt"), 45, 120, True, 3, sent=Sent.CHANNEL)


async def test_person_without_choices_has_the_defaults(store: Store) -> None:
    assert await store.preferences.of(ANA) == Preferences()
    assert await store.servers.settings(GUILD) == ServerSettings()
    assert await store.servers.channel_default(CHANNEL) is None


async def test_preferences_are_each_players_own(store: Store, another: Store) -> None:
    await store.preferences.change(ANA, **asdict(CHOSEN))
    assert await another.preferences.of(ANA) == CHOSEN
    assert await another.preferences.of(BEN) == Preferences()
    await store.preferences.change(ANA, deck=Deck.TWO)
    assert await store.preferences.of(ANA) == replace(CHOSEN, deck=Deck.TWO)
    await store.preferences.change(ANA, language="hu")
    assert await store.preferences.of(ANA) == replace(CHOSEN, deck=Deck.TWO, language="hu")


async def test_a_server_keeps_its_settings(store: Store, another: Store) -> None:
    await store.servers.change_settings(GUILD, **asdict(SETTINGS))
    assert await another.servers.settings(GUILD) == SETTINGS
    assert await another.servers.settings(GUILD + 1) == ServerSettings()


async def test_house_presets_are_kept_by_server_and_name(store: Store) -> None:
    sunday = HousePreset("Sunday", "president_basic", {"jokers": "2"}, ANA, 1_763_635_200.5)
    again = HousePreset("Sunday", "bigtwo_basic", {}, BEN, 1_763_635_300.5)
    other = HousePreset("Beach", "daifugo_basic", {}, ANA, 1.0)
    for kept in (sunday, other, again):
        await store.servers.keep_house_preset(GUILD, kept)
    assert await store.servers.house_presets(GUILD) == (other, again)
    assert await store.servers.house_presets(GUILD + 1) == ()
    await store.servers.drop_house_preset(GUILD, "Beach")
    assert await store.servers.house_presets(GUILD) == (again,)


async def test_a_channel_may_begin_with_its_own_rules(store: Store, another: Store) -> None:
    for channel in (CHANNEL, CHANNEL + 1):
        await store.servers.put_channel_default(channel, USUAL)
    assert await store.servers.channel_default(CHANNEL) == USUAL
    await store.servers.put_channel_default(CHANNEL, None)
    assert await store.servers.channel_default(CHANNEL) is None
    assert await another.servers.channel_default(CHANNEL) is None
    assert await another.servers.channel_default(CHANNEL + 1) == USUAL


async def test_people_wait_for_a_table_on_one_server(store: Store) -> None:
    for player in (BEN, ANA, BEN):
        assert not await store.servers.set_waiting(GUILD, player, True)
    assert await store.servers.waiting(GUILD) == [ANA, BEN]
    assert await store.servers.set_waiting(GUILD, BEN, False)
    assert not await store.servers.set_waiting(GUILD, BEN, False)  # BEN waits no longer
    assert await store.servers.waiting(GUILD) == [ANA]
    assert await store.servers.waiting(GUILD + 1) == []


async def test_the_newest_drafts_of_each_person_are_kept(store: Store, another: Store) -> None:
    drafts = store.rule_drafts
    first = await drafts.keep(ANA, "code")
    assert await drafts.keep(ANA, "code") == first
    assert await another.rule_drafts.code(ANA, first) == "code"
    assert await drafts.code(BEN, first) is None
    assert await drafts.keep(BEN, "code") == first
    kept = [await drafts.keep(ANA, f"code {number}") for number in range(MOST_DRAFTS)]
    assert await drafts.code(ANA, first) is None
    assert await drafts.code(ANA, kept[0]) == "code 0"
    assert await drafts.code(ANA, kept[-1]) == f"code {MOST_DRAFTS - 1}"
    assert await drafts.code(BEN, first) == "code"
