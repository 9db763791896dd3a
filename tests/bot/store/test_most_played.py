"""Games that a server plays most."""

from dataclasses import replace

from bot.store import Store
from tests.bot.store.material import GUILD, lobby, new_deal


async def test_games_are_counted_by_deals_on_this_server_alone(store: Store) -> None:
    for channel, guild, preset, deals in (
        (1, GUILD, "president_basic", 1),
        (2, GUILD, "bigtwo_deuces", 3),
        (3, GUILD, "president_basic", 1),
        (4, GUILD + 1, "daifugo_denexa", 9),
    ):
        state = await store.tables.add(replace(lobby(channel, guild), preset=preset))
        for _ in range(deals):
            state = await store.deals.begin(state, replace(new_deal(), preset=preset))
    assert await store.rankings.most_played(GUILD) == [("bigtwo_deuces", 3), ("president_basic", 2)]
    assert await store.rankings.most_played(GUILD, limit=1) == [("bigtwo_deuces", 3)]
    assert await store.rankings.most_played(GUILD + 2) == []
