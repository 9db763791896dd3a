"""A result of the day is posted from direct messages only by a person who could write there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.playground.world import servers
from bot.playground.world.seed import GAME_NIGHT_ID
from bot.playground.world.wire import Permission
from tests.night.house import House
from tests.night.played import played
from tests.night.reading import words
from tests.night.test_daily import Player

SHARES = "shares:"


def leaves(house: House, player: Player) -> None:
    servers.leave(house.playground.world, GAME_NIGHT_ID, player.person.id)


def loses_sight(house: House, player: Player) -> None:
    deny = int(Permission.VIEW_CHANNEL)
    servers.overwrite(house.playground.world, player.room, player.person.id, deny=deny)


def loses_speech(house: House, player: Player) -> None:
    deny = int(Permission.SEND_MESSAGES)
    servers.overwrite(house.playground.world, player.room, player.person.id, deny=deny)


def is_timed_out(house: House, player: Player) -> None:
    servers.time_out(house.playground.world, GAME_NIGHT_ID, player.person.id, 3_600.0)


UNSEEN, UNABLE = "can't see the channel", "Send Messages"


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("change", "why"),
    [(leaves, UNSEEN), (loses_sight, UNSEEN), (loses_speech, UNABLE), (is_timed_out, UNABLE)],
)
@played
async def test_sharing_needs_the_permission_to_write_in_the_channel(
    house: House, change: Callable[[House, Player], None], why: str
) -> None:
    room = house.room().id
    ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
    await ana.daily()
    await ana.finish()
    await house.settle()
    change(house, ana)
    await house.clock.sleep(120)
    step = await ana.person.click("dailypost", ana.practice.direct)
    assert why in await ana.person.answer(step)
    await house.settle()
    assert not [one for one in ben.person.messages.values() if SHARES in words(one)]


@played
async def test_a_lost_answer_posts_a_result_once(house: House) -> None:
    room = house.room().id
    ana, ben = await Player.new(house, "Ana", room), await Player.new(house, "Ben", room)
    await ana.daily()
    await ana.finish()
    await house.settle()
    for _ in range(2):
        house.playground.faults.next("POST", f"/channels/{room}/messages", 502, effect=True)
        step = await ana.person.click("dailypost", ana.practice.direct)
        await ana.person.answer(step)
        await house.settle()
    assert len([one for one in ben.person.messages.values() if SHARES in words(one)]) == 1
