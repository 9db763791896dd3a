"""What people and servers choose is kept as they chose it, and nothing else comes back."""

from __future__ import annotations

from bot.domain.preferences import Deck, HousePreset, Preferences, Sent, ServerSettings, Sorting
from bot.store import Store
from tests.bot.store.material import ANA, BEN, CHANNEL, GUILD

CHOSEN = Preferences(Sent.BOTH, Sorting.SUIT, Deck.SAFE, False, True, "zh-TW", "de")
SETTINGS = ServerSettings("hu", 2**62 + 7, ("pr", "bt"), 45, 120, True, 3)


async def test_who_has_chosen_nothing_has_what_holds_for_everybody(store: Store) -> None:
    assert await store.wishes.preferences(ANA) == Preferences()
    assert await store.wishes.server(GUILD) == ServerSettings()
    assert await store.wishes.channel_default(CHANNEL) == ("", {})


async def test_preferences_are_each_players_own(store: Store, another: Store) -> None:
    await store.wishes.prefer(ANA, CHOSEN)
    assert await another.wishes.preferences(ANA) == CHOSEN
    assert await another.wishes.preferences(BEN) == Preferences()
    await store.wishes.prefer(ANA, Preferences(deck=Deck.TWO))
    assert await another.wishes.preferences(ANA) == Preferences(deck=Deck.TWO)


async def test_a_server_keeps_its_settings(store: Store, another: Store) -> None:
    await store.wishes.set_server(GUILD, SETTINGS)
    assert await another.wishes.server(GUILD) == SETTINGS
    assert await another.wishes.server(GUILD + 1) == ServerSettings()


async def test_house_presets_are_kept_by_server_and_name(store: Store) -> None:
    sunday = HousePreset("Sunday", "president_basic", {"jokers": "2"}, ANA, 1_763_635_200.5)
    again = HousePreset("Sunday", "bigtwo_basic", {}, BEN, 1_763_635_300.5)
    other = HousePreset("Beach", "daifugo_basic", {}, ANA, 1.0)
    for kept in (sunday, other, again):
        await store.wishes.keep_house_preset(GUILD, kept)
    assert await store.wishes.house_presets(GUILD) == [other, again]
    assert await store.wishes.house_presets(GUILD + 1) == []
    await store.wishes.drop_house_preset(GUILD, "Beach")
    assert await store.wishes.house_presets(GUILD) == [again]


async def test_a_channel_may_begin_with_its_own_rules(store: Store) -> None:
    await store.wishes.set_channel_default(CHANNEL, "president_basic", {"jokers": "2"})
    assert await store.wishes.channel_default(CHANNEL) == ("president_basic", {"jokers": "2"})
    await store.wishes.set_channel_default(CHANNEL, "", {})
    assert await store.wishes.channel_default(CHANNEL) == ("", {})


async def test_people_wait_for_a_table_on_one_server(store: Store) -> None:
    for player in (BEN, ANA, BEN):
        await store.wishes.set_waiting(GUILD, player, True)
    assert await store.wishes.waiting(GUILD) == [ANA, BEN]
    await store.wishes.set_waiting(GUILD, BEN, False)
    assert await store.wishes.waiting(GUILD) == [ANA]
    assert await store.wishes.waiting(GUILD + 1) == []
