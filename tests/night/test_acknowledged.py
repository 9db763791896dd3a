"""Every press is acknowledged within a second of its creation, even if something is slow."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
import pytest
from discord.gateway import DiscordWebSocket

from bot.clock import Clock
from bot.discord.client import run
from bot.settings import Settings
from bot.store import Store
from cogs.core.context import PATIENCE
from cogs.hand import message
from tests.night.house import House
from tests.night.people import Person
from tests.night.played import played
from tests.night.small import WHOLE_PACK
from tests.simulation.world import World

ACKNOWLEDGED = {
    discord.InteractionResponseType.deferred_message_update.value,
    discord.InteractionResponseType.deferred_channel_message.value,
}
SLOW = 4.0  # seconds: longer than Discord waits for a response
LATE = 0.45
TURNS = 12

Slowed = Callable[[pytest.MonkeyPatch, Clock], None]


def late(patch: pytest.MonkeyPatch, place: Any, name: str, clock: Clock, seconds: float) -> None:
    """Make each call of this method begin `seconds` late from now on."""
    method: Callable[..., Awaitable[Any]] = getattr(place, name)

    async def begin_late(*args: Any, **kwargs: Any) -> Any:
        await clock.sleep(seconds)
        return await method(*args, **kwargs)

    patch.setattr(place, name, begin_late)


def slow_store(patch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Make every read and every write of the database take `SLOW` seconds."""
    late(patch, Store, "read", clock, SLOW)
    late(patch, Store, "write", clock, SLOW)


def slow_drawing(patch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Make the drawing of a hand take `SLOW` seconds."""
    late(patch, message, "hand_file", clock, SLOW)


def late_loop(patch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Make the bot read each gateway message `LATE` seconds after its arrival."""
    late(patch, DiscordWebSocket, "received_message", clock, LATE)


def all_at_once(patch: pytest.MonkeyPatch, clock: Clock) -> None:
    """Make the database and the drawing slow, and the reading of the gateway late."""
    for slow in (slow_store, slow_drawing, late_loop):
        slow(patch, clock)


def first_answers(house: House) -> Iterator[tuple[float, int]]:
    """Yield the delay in seconds and the kind of the first response to each interaction."""
    for one in house.playground.journal:
        if asked := re.search("/interactions/([0-9]+)/.*/callback", one.asked):
            pressed = discord.utils.snowflake_time(int(asked[1])).timestamp()
            yield one.at - pressed, one.request["type"]


async def editor(house: House) -> Person:
    """Return a host who has the editor of their rules open."""
    host, room = await house.person("Ana"), house.room()
    await host.type_command(room.id, "game start", preset="president_basic")
    await host.answer(await host.click("Rules", room.id))
    return host


async def opens_form(host: Person) -> None:
    """Press the button that asks for a name, and wait for its form."""
    step = await host.click("save")
    await host.until(lambda: any(s.kind == "modal" for s in host.seen[step.mark :]), "a form")


@pytest.mark.long
@pytest.mark.parametrize("slow", [slow_store, slow_drawing, late_loop, all_at_once])
@played
async def test_a_press_is_acknowledged_within_a_second(
    house: House, monkeypatch: pytest.MonkeyPatch, slow: Slowed
) -> None:
    evening = await house.evening(2)
    await evening.start(**WHOLE_PACK)
    with monkeypatch.context() as patch:
        slow(patch, house.clock)
        for _ in range(TURNS):
            (person,) = await evening.on_turn()
            await evening.turn_of(person, "button")
        await house.settle()
    waited, kinds = zip(*first_answers(house), strict=True)
    assert set(kinds) & ACKNOWLEDGED
    assert max(waited) < 1.0


@pytest.mark.long
@pytest.mark.parametrize("slow", [slow_store, late_loop, all_at_once])
@played
async def test_a_form_opens_within_a_second(
    house: House, monkeypatch: pytest.MonkeyPatch, slow: Slowed
) -> None:
    host = await editor(house)
    with monkeypatch.context() as patch:
        slow(patch, house.clock)
        await opens_form(host)
    assert max(waited for waited, _ in first_answers(house)) < 1.0


@pytest.mark.parametrize("asked", [("game start", "preset"), ("leaderboard", "game")])
@played
async def test_choices_are_offered_though_the_store_is_slow(
    house: House, monkeypatch: pytest.MonkeyPatch, asked: tuple[str, str]
) -> None:
    person, room = await house.person("Ana"), house.room()
    with monkeypatch.context() as patch:
        slow_store(patch, house.clock)
        offered = await person.complete(room.id, *asked, typed="")
    assert asked[0] == "leaderboard" or "president_basic" in offered
    assert max(waited for waited, _ in first_answers(house)) < 2.0


@pytest.mark.long
@pytest.mark.parametrize("ahead", [-7.0, 7.0])
def test_wrong_clock_of_the_machine_hurries_no_player(
    world: World, monkeypatch: pytest.MonkeyPatch, ahead: float
) -> None:
    """A fast answer is the first response to its press, and forms open."""

    async def run_wrong(
        settings: Settings, store: Store, token: str, url: str, clock: Clock, *others: Any
    ) -> None:
        await run(settings, store, token, url, Clock(lambda: clock.now() + ahead), *others)

    async def night(world: World) -> None:
        evening = await world.house.evening(2)
        await evening.start(**WHOLE_PACK)
        await evening.play_on(TURNS)
        await opens_form(await editor(world.house))

    monkeypatch.setattr("tests.simulation.bot.run", run_wrong)
    world.play(night)
    waited, kinds = zip(*first_answers(world.house), strict=True)
    assert discord.InteractionResponseType.modal.value in kinds
    assert max(waited) < PATIENCE, "nothing had to be acknowledged"
