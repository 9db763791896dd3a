"""A table whose deal cannot be read any more says so, and its host starts a new one."""

from __future__ import annotations

import sqlite3
from contextlib import closing

from tests.english import english
from tests.night.house import House
from tests.night.played import played
from tests.night.playing import come_on_turn
from tests.night.reading import words
from tests.night.small import SMALL

ON_HOLD = "This table is on hold:"


@played
async def test_table_set_aside_is_told_and_begins_anew(house: House) -> None:
    spoilt, whole = await house.evening(2), await house.evening(2)
    for evening in (spoilt, whole):
        await evening.start(**SMALL)
    (player,) = await spoilt.on_turn()
    old = (await come_on_turn(player, spoilt.room, spoilt.channel_id)).controls[0]
    await house.bot.kill()
    with closing(sqlite3.connect(house.bot.data / "gamenight.db")) as connection:
        connection.execute("""UPDATE event SET body = '{"k":"Vanished"}' WHERE deal_id = 1""")
        connection.commit()
    await house.bot.start()
    host, channel = spoilt.host, spoilt.channel_id
    told = await host.until(
        lambda: host.newest(lambda one: ON_HOLD in words(one)),
        "the sentence at the table",
    )
    assert told["channel_id"] == channel
    assert host.name in words(told)
    assert ON_HOLD in await player.answer(await player.press(old))
    step = await spoilt.people[1].click("Start over", channel)
    assert await spoilt.people[1].answer(step) == english("only-host", host=host.name)
    await host.click("Start over", channel)
    spoilt.begun.clear()
    await spoilt.begin_deal("Start")
    await spoilt.play_on(2)
    await whole.play_on(2)
    assert "Traceback" not in house.bot.log
    assert "table 1: deal 1 cannot be read (Unreadable): set aside" in house.bot.log
