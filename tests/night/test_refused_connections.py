"""Connections or messages that are refused for long: the bot rarely retries, with few log lines."""

from __future__ import annotations

from contextlib import nullcontext
from math import inf

import pytest

from bot.discord.sharding import SESSIONS
from bot.playground.faults import ON_PURPOSE
from tests.night.courtesy import avoidable
from tests.night.evening import Evening
from tests.night.people import Person
from tests.night.playing import is_on_turn, take_turn
from tests.night.small import begun
from tests.night.stored import seats
from tests.night.test_discord_fails import TURN, turns
from tests.simulation.world import World

pytestmark = pytest.mark.long

AWAY = 2400.0  # seconds, which are forty minutes
LINES = 300  # log lines: five things to show, each tried once a minute in the end, and the gateway
BACK = 70  # seconds until the bot is connected again
LONGEST = 1024  # seconds between tries of a bot whose sessions have ended again and again
HOURS, LOOK = 3.0, 5.0  # hours in all, and seconds between two looks
ALLOWED = 1000  # sessions that Discord lets a bot begin in a day
BLOCKED = 200000  # Discord's code for messages that AutoMod blocks
MESSAGES = {"POST": r"/channels/{}/messages$", "PATCH": r"/channels/{}/messages/\d+$"}


@pytest.mark.sampled(1)
@pytest.mark.parametrize("refused", [True, False])
def test_forty_minutes_without_connections_are_told_in_few_lines(
    world: World, refused: bool
) -> None:
    """Connections are refused, or break off unanswered while the bot still hears people."""

    async def night(here: World) -> None:
        evening, asked, other = await begun(here.house)
        faults = here.house.playground.faults
        for method in ("GET", "POST", "PATCH", "DELETE"):
            faults.lose(method, "/channels/", times=inf, effect=False)
        await take_turn(asked, evening.room, evening.channel_id, evening.chance, "typed")
        port, before = int(here.house.playground.url.rpartition(":")[2]), len(here.bot.log)
        with here.loop.network.cut_off(port) if refused else nullcontext():
            await here.clock.sleep(AWAY)
        faults.clear()
        said = here.bot.log[before:].splitlines()
        assert len(said) < LINES
        assert any("Cannot connect" in line for line in said) is refused
        await heard(here, BACK)
        await other.until(lambda: on_turn(evening) == [other], "the hands as they are", 2 * TURN)
        await turns(evening, here.house, 4)
        assert await seats(here.house) == [(0, False)] * 2

    world.play(night)
    assert "Traceback" not in world.bot.log


def on_turn(evening: Evening) -> list[Person]:
    """Return the people whose hands show that they are on turn."""
    return [person for person in evening.people if is_on_turn(person, evening.room)]


async def heard(here: World, within: int) -> None:
    """Wait for at most `within` seconds until the bot hears people again."""
    for _ in range(within):
        if here.house.playground.gateway.connected:
            return
        await here.clock.sleep(1)
    raise AssertionError("it stays deaf")


@pytest.mark.parametrize("method", MESSAGES)
def test_messages_that_automod_blocks_are_not_tried_at_every_change(
    world: World, method: str
) -> None:
    async def night(here: World) -> None:
        evening, *_ = await begun(here.house)
        await here.bot.kill()  # the new process has no token to edit the table message with
        await here.bot.start()
        path = MESSAGES[method].format(evening.channel_id)
        blocked = here.house.playground.faults.next(method, path, 400, times=10**9, code=BLOCKED)
        await turns(evening, here.house, 12, pause=10)
        assert 1 <= blocked.met <= 8
        assert await seats(here.house) == [(0, False)] * 2

    world.play(night, weathered=True)  # a refusal with 400 is no fault of the bot here
    journal = world.house.playground.journal
    assert all(ON_PURPOSE in one.answered for one in journal if one.status == 400)
    assert not avoidable(journal)
    assert "Traceback" not in world.bot.log


@pytest.mark.long
def test_a_connection_that_ends_again_and_again_begins_few_sessions(world: World) -> None:
    async def night(here: World) -> None:
        gateway, sessions = here.house.playground.gateway, set[str]()
        port = int(here.house.playground.url.rpartition(":")[2])
        for _ in range(int(HOURS * 3600 / LOOK)):
            if gateway.connected:
                sessions |= {*gateway.sessions}
                with here.loop.network.cut_off(port):
                    await here.clock.sleep(LOOK)
            await here.clock.sleep(LOOK)
        assert SESSIONS < len(sessions) < ALLOWED / 24 * HOURS
        await heard(here, LONGEST)

    world.play(night)
