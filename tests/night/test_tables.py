"""Several tables, many cards, computers, people who come and go between deals."""

from __future__ import annotations

from random import Random

import pytest

from bot.playground.world.wire import EVERY_PERMISSION, Permission
from tests.english import english
from tests.night.account import seat_order
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import come_on_turn, pick
from tests.night.reading import CARD, is_finale, words
from tests.night.small import SMALL

pytestmark = pytest.mark.long


@played
async def test_play_in_a_direct_message_goes_to_the_table_that_waits(house: House) -> None:
    ana, ben, chi = [await house.person(name) for name in ("Ana", "Ben", "Chi")]
    rooms = [house.room(), house.room()]
    idle = Evening([ana, ben], rooms[0].id, rooms[0].name, Random(2))
    waiting = Evening([ana, chi], rooms[1].id, rooms[1].name, Random(3))
    for evening in (idle, waiting):
        await evening.start(**SMALL)
    await idle.turns_until(ben)
    await waiting.turns_until(ana)
    hands = [ana.cockpit(room.name) for room in rooms]
    assert hands[0] is not None
    assert hands[1] is not None
    assert hands[0].message["channel_id"] == hands[1].message["channel_id"]
    offered = " ".join(next(one for one in hands[1].controls if one.act == "play").cards)
    direct = hands[1].message["channel_id"]
    assert offered in await ana.complete(direct, "play", "cards", "")
    step = await ana.type_command(direct, "play", cards=offered)
    assert (await ana.answer(step)).startswith("You played")
    await chi.until(lambda: waiting.asking(chi), "the turn after the play")
    assert idle.asking(ben)
    after = ana.cockpit(rooms[0].name)
    assert after is not None
    assert after.cards == hands[0].cards


@played
async def test_more_cards_than_a_select_holds_are_picked_from_two(house: House) -> None:
    evening = await house.evening(2)
    await evening.open(preset="president_comp303", packs="2", jokers="4")
    await evening.host.click("Add computer", evening.channel_id)
    await evening.host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    asked = (await evening.on_turn())[0]
    hand = await come_on_turn(asked, evening.room, evening.channel_id)
    menus = [one for one in hand.controls if one.act == "pick"]
    assert len(hand.cards) == 27
    assert [len(menus), sum(len(menu.options) for menu in menus)] == [2, 27]
    wanted = next(one for one in hand.controls if one.act == "play")
    cards = wanted.cards
    step = await pick(asked, hand, cards)
    assert sorted(CARD.findall(await asked.answer(step))) == sorted(cards)
    after = asked.cockpit(evening.room)
    assert after is not None
    assert len(after.cards) == 27 - len(cards)


@played
async def test_computers_fill_the_seats_and_finish_a_match_with_one_person(house: House) -> None:
    evening = await house.evening(1)
    host = evening.host
    await evening.open(preset="president_basic", match_target="2")
    for _ in range(3):
        await host.click("Add computer", evening.channel_id)
    await evening.begin_deal("Start")
    assert await evening.play_on()
    table = await host.until(evening.result, "the results")
    assert is_finale(table)
    assert words(table).count("🤖") >= 3
    evening.begun.clear()
    await evening.begin_deal("Play again")
    await evening.look()
    await host.until(lambda: "deal 1\n" in words(host.table(evening.channel_id) or {}), "deal 1")
    step = await host.type_command(evening.channel_id, "leaderboard")
    assert "🤖" not in await host.answer(step)


@played
async def test_people_sit_out_and_join_between_deals_newcomers_in_the_lowest_place(
    house: House,
) -> None:
    evening = await house.evening(3)
    host, leaver, stayer = evening.people
    newcomer = await house.person("Dev")
    await evening.start(**SMALL)
    assert await evening.play_on()
    said = await evening.choose(leaver, "Sit out")
    assert said.startswith("You'll sit out from the next deal.")
    assert (await evening.join(newcomer)).startswith("You're in!")
    evening.people = [host, stayer, newcomer]
    await evening.begin_deal("Next deal")
    await evening.look()
    table = await host.until(
        lambda: t if (t := host.table(evening.channel_id)) and "deal 2\n" in words(t) else None,
        "the second deal",
    )
    order = seat_order(table)
    assert set(order) == {host.name, stayer.name, newcomer.name}
    assert order[-1] == newcomer.name
    assert await evening.play_on()
    step = await leaver.click("Join", evening.channel_id)
    assert (await leaver.answer(step)).startswith("You're in!")
    await evening.choose(host, "Stop")
    await host.until(
        lambda: " closed this table." in words(host.table(evening.channel_id) or {}), "the end"
    )
    step = await host.type_command(evening.channel_id, "game start", **SMALL)
    assert (await host.answer(step)).startswith(english("table-opened"))


@played
async def test_missing_permissions_are_named_before_a_table_opens(house: House) -> None:
    host, room = await house.person("Ana"), house.room()
    lacking = EVERY_PERMISSION & ~Permission.ATTACH_FILES & ~Permission.EMBED_LINKS
    house.playground.world.set_bot_permissions(room.id, lacking)
    step = await host.type_command(room.id, "game start", preset="president_basic")
    said = await host.answer(step)
    assert said == english("permissions-missing", named="Embed Links, Attach Files")
    assert host.table(room.id) is None
    house.playground.world.set_bot_permissions(room.id, EVERY_PERMISSION)
    step = await host.type_command(room.id, "game start", preset="president_basic")
    assert (await host.answer(step)).startswith(english("table-opened"))
