"""Seasons of a server: they end at its midnight, are announced once, and can be reopened."""

from __future__ import annotations

from datetime import datetime
from zoneinfo import ZoneInfo

import pytest

from bot.playground.world.seed import GAME_NIGHT_ID
from tests.night.evening import Evening
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.reading import JSON, picture_words, words
from tests.night.small import SMALL
from tests.night.test_server_admin import choose, panel, shows
from tests.night.test_throne import places
from tests.simulation.world import World

DAY = 86_400.0
KATHMANDU = "Asia/Kathmandu"


def midnight(now: float, zone: str) -> float:
    """Return the first moment of the next month in this time zone."""
    today = datetime.fromtimestamp(now, ZoneInfo(zone))
    months = today.year * 12 + today.month
    return datetime(months // 12, months % 12 + 1, 1, tzinfo=ZoneInfo(zone)).timestamp()


async def by_months(house: House, zone: str = KATHMANDU) -> tuple[Person, str]:
    """Let the owner choose months and a time zone; return the owner and that channel."""
    owner, room = await house.owner(), house.room()
    await panel(owner, room.id, "Seasons")
    await choose(owner, "select-serve:0:v.0:season_kind", "month")
    assert zone in await owner.complete(room.id, "server", "zone", zone.split("/")[-1][:5].lower())
    await owner.answer(await owner.type_command(room.id, "server", zone=zone))
    await shows(owner, f"**Time zone**: {zone}.")
    return owner, room.id


def posts(evening: Evening, said: str) -> list[JSON]:
    """Return the messages in the channel that have this text."""
    return [
        one
        for one in evening.host.messages.values()
        if one["channel_id"] == evening.channel_id and said in words(one)
    ]


async def season(person: Person, channel_id: str) -> str:
    return await person.answer(await person.type_command(channel_id, "season"))


async def board(person: Person, channel_id: str, **options: str) -> str:
    return await person.answer(await person.type_command(channel_id, "leaderboard", **options))


async def near_the_end(here: World, zone: str) -> float:
    """Set the bot's clock to two hours before a month ends in this zone; return the end."""
    await here.house.settle()
    await here.bot.stop()
    end = midnight(here.machine.wall(), zone)
    here.machine.set_by += end - 2 * 3600 - here.machine.wall()
    await here.bot.start()
    await here.house.settle()
    return end


@pytest.mark.long
def test_a_month_ends_at_local_midnight_over_a_restart_and_is_told_once(world: World) -> None:
    async def night(here: World) -> None:
        house, bot = here.house, here.bot
        end = await near_the_end(here, KATHMANDU)
        owner, room = await by_months(house)
        evening = await house.evening(3)
        await evening.start(**SMALL, match_target="99")
        order = await places(evening)
        await house.settle()
        assert here.machine.wall() < end
        assert f"<t:{int(end) - 1}:D>" in await season(owner, room)
        ever = await board(owner, room)
        assert posts(evening, "is over") == []
        await bot.stop()
        await here.clock.sleep(end - here.machine.wall() + 600)
        await bot.start()
        await house.settle()
        (post,) = posts(evening, "Season 1 is over")
        told = words(post)
        assert told.index(order[0]) < told.index(order[1])
        assert "Most first places" in told
        then = midnight(end + 1, KATHMANDU)
        assert f"Season 2 runs until <t:{int(then - 1)}:D>." in told
        assert "podium.png" in str(post)
        await bot.stop()
        await bot.start()
        await here.clock.sleep(3600)
        assert len(posts(evening, "Season 1 is over")) == 1
        said = await season(owner, room)
        assert said.startswith("### Season 2")
        assert f"🏆 Season 1 · President · {order[0]}" in said
        assert order[0] not in await board(owner, room, season="now")
        assert await board(owner, room) == ever

    world.play(night)
    assert "Traceback" not in world.bot.log


def test_an_admin_takes_the_end_back_within_a_day_and_not_later(world: World) -> None:
    zone = "Australia/Lord_Howe"

    async def night(here: World) -> None:
        house = here.house
        end = await near_the_end(here, zone)
        owner, room = await by_months(house, zone)
        evening = await house.evening(3)
        await evening.start(**SMALL, match_target="99")
        await places(evening)
        await here.clock.sleep(end - here.machine.wall() - 1)
        assert posts(evening, "Season 1 is over") == []
        await house.settle()
        (post,) = posts(evening, "Season 1 is over")
        assert picture_words(post).startswith("Podium of Season 1, best first. 1st: ")
        await season(owner, room)
        await owner.click("Reopen Season 1", room)
        await shows(owner, f"<t:{int(midnight(end + 1, zone)) - 1}:D>")
        await house.settle()
        assert posts(evening, "Season 1 is over") == []
        assert len(posts(evening, "This season goes on: an admin reopened it.")) == 1
        await owner.click("End Season 1", room)
        await shows(owner, "**End Season 1 now?**")
        await owner.click("End Season 1", room)
        await shows(owner, "### Season 2")
        await house.settle()
        assert len(posts(evening, "Season 1 is over")) == 1
        button = await owner.find("Reopen Season 1", room)
        await here.bot.stop()
        here.machine.set_by += DAY
        await here.bot.start()
        await house.settle()
        said = await owner.answer(await owner.press(button))
        assert said == "A season can be reopened within 24 hours of its end."
        assert len(posts(evening, "Season 1 is over")) == 1

    world.play(night)
    assert "Traceback" not in world.bot.log


@pytest.mark.long
@played
async def test_the_post_goes_to_the_next_best_place_when_the_channel_is_gone(
    house: House,
) -> None:
    owner, room = await by_months(house)
    evening = await house.evening(3)
    await evening.start(**SMALL, match_target="99")
    await places(evening)
    world = house.playground.world
    world.remove_channel(evening.channel_id)
    await season(owner, room)
    await owner.click("End Season 1", room)
    await shows(owner, "**End Season 1 now?**")
    await owner.click("End Season 1", room)
    await shows(owner, "### Season 2")
    await house.settle()
    system = next(one.id for one in world.channels.values() if one.guild_id == GAME_NIGHT_ID)
    told = [one for one in owner.messages.values() if "Season 1 is over" in words(one)]
    assert [one["channel_id"] for one in told] == [system]


@pytest.mark.long
@played
async def test_a_guest_sees_the_season_and_no_button_of_an_admin(house: House) -> None:
    _, _ = await by_months(house)
    evening = await house.evening(3)
    await evening.start(**SMALL, match_target="99")
    order = await places(evening)
    step = await evening.people[1].type_command(evening.channel_id, "season")
    answer = await evening.people[1].answered_with(step)
    assert order[0] in words(answer)
    assert "End Season 1" not in str(answer)
    assert "Whole table" in str(answer)
