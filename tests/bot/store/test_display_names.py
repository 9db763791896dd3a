"""Display names of people, kept by server as Discord gave them."""

from __future__ import annotations

from bot.store import Store
from bot.store.display_names import EVERYWHERE
from tests.bot.four_people import counted
from tests.bot.store.material import ANA, BEN, GUILD


async def test_name_of_a_person_without_a_click_is_unknown(store: Store) -> None:
    assert await store.display_names.of(GUILD, [ANA, BEN]) == {}
    assert await store.display_names.of(GUILD, []) == {}


async def test_a_name_is_that_of_the_last_click_on_that_server(
    store: Store, another: Store
) -> None:
    for name in ("Ana", "Anita"):
        await store.display_names.learn(GUILD, ANA, name)
        await store.display_names.learn(GUILD + 1, ANA, "Boss")
    for one in (store, another):
        assert await one.display_names.of(GUILD, [ANA, BEN, ANA]) == {ANA: "Anita"}
        assert await one.display_names.of(GUILD + 1, [ANA]) == {ANA: "Boss"}


async def test_name_of_a_person_of_direct_messages_is_the_global_one(
    store: Store,
) -> None:
    await store.display_names.learn(EVERYWHERE, ANA, "ana_rocks")
    assert await store.display_names.of(GUILD, [ANA]) == {ANA: "ana_rocks"}
    await store.display_names.learn(GUILD, ANA, "Ana")
    await store.display_names.learn(EVERYWHERE, ANA, "ana_rules")
    assert await store.display_names.of(GUILD, [ANA]) == {ANA: "Ana"}


async def test_a_user_name_is_kept_beside_the_name(store: Store, another: Store) -> None:
    await store.display_names.learn(EVERYWHERE, ANA, "Ana", "ana_rocks")
    await store.display_names.learn(GUILD, ANA, "Boss")
    for one in (store, another):
        assert (await one.display_names.of(GUILD, [ANA]))[ANA].user == "ana_rocks"
    await store.display_names.learn(GUILD, ANA, "Boss", "ana_rules")
    await store.display_names.learn(GUILD, ANA, "Bossy")
    kept = (await store.display_names.of(GUILD, [ANA]))[ANA]
    assert (kept, kept.user) == ("Bossy", "ana_rules")


async def test_new_name_is_written_and_read_with_those_of_others_in_one_step(
    store: Store, another: Store
) -> None:
    for player in (ANA, BEN):
        await store.display_names.learn(GUILD, player, "Al")
    with counted(store) as begun:
        await store.display_names.learn(GUILD, ANA, "Al")
        assert await store.display_names.of(GUILD, [ANA]) == {ANA: "Al"}
    assert begun == ["read"]  # the global name, which is not in the cache yet
    with counted(another) as begun:
        for _ in range(2):
            assert await another.display_names.of(GUILD, [ANA, BEN]) == {ANA: "Al", BEN: "Al"}
    assert begun == ["read"]
