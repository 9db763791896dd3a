"""Real processes that are really killed: in the lobby, in mid-deal, in mid-step, at their start."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import Random

import pytest

from bot.store import Store
from rules.events import Event, Passed, Played
from tests.night.evening import Evening
from tests.night.playing import Deed, come_on_turn, deed
from tests.night.reading import of_mask
from tests.processes.bot_process import POLL, BotProcess
from tests.processes.conftest import OpenHouse, RealHouse, turns

pytestmark = pytest.mark.asyncio(loop_scope="module")
SMALL = {"preset": "president_basic", "house_rules": "players=2..7, pack=strip40"}
KILLS = 3  # of clicks on their way
MOST = 0.1  # seconds until the bot is killed under a click; an idle one answers in about half


async def test_a_killed_bot_goes_on_with_everything_that_it_acknowledged(
    open_house: OpenHouse,
) -> None:
    house = await open_house()
    evening = await house.evening(2)
    await evening.open(**SMALL)
    await again(house)
    await evening.begin_deal("Start")
    hands = await evening.look()
    await turns(evening, 3)
    await again(house)
    await turns(evening, 2)
    await killed_at_the_answer(house, evening)
    for number in range(KILLS):
        await killed_on_the_way(house, evening, Random(number).uniform(0.0, MOST))
    await turns(evening)
    await evening.host.until(evening.result, "the results")
    await house.bot.stop()
    assert [told(event) for event in await stored(house.bot)] == [
        (one.kind, sorted(one.cards)) for one in evening.deeds
    ]
    for name, hand in hands.items():
        played = Counter(c for one in evening.deeds if one.who == name for c in one.cards)
        assert played <= Counter(hand), "nobody has played a card twice"
    assert "Traceback" not in house.bot.log


async def test_a_bot_that_is_killed_while_it_starts_starts_anew(open_house: OpenHouse) -> None:
    house = await open_house(start=False)
    for sign in ("gamenight.db", "gamenight.db-wal"):
        house.bot.begin()
        while not (house.bot.data / sign).exists():
            assert house.bot.alive, house.bot.log
            await asyncio.sleep(POLL)
        await house.bot.kill()
    await house.bot.start()
    evening = await house.evening(2)
    await evening.start(**SMALL)
    await turns(evening, 2)
    assert len(evening.deeds) == 2


async def again(house: RealHouse) -> None:
    """Kill the bot and start it anew."""
    await house.bot.kill()
    await house.bot.start()


async def killed_at_the_answer(house: RealHouse, evening: Evening) -> None:
    """Kill the bot as soon as it has acknowledged a turn, before it can tell others."""
    person, *_ = await evening.on_turn()
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    step = await person.press(next(one for one in hand.controls if one.act in ("play", "pass")))
    await again(house)
    evening.note(asked, await deed(person, step, hand, "button"))


async def killed_on_the_way(house: RealHouse, evening: Evening, after: float) -> None:
    """Kill the bot so many seconds after a click: that has happened now, or not at all."""
    person, *_ = await evening.on_turn()
    hand = await come_on_turn(person, evening.room, evening.channel_id)
    asked = evening.asked(person)
    before = len(await stored(house.bot))
    step = await person.begin_press(next(c for c in hand.controls if c.act in ("play", "pass")))
    await asyncio.sleep(after)
    await house.bot.kill()
    new = (await stored(house.bot))[before:]
    await house.bot.start()
    for event in new:
        kind, cards = told(event)
        evening.note(asked, Deed(person.name, kind, tuple(cards), hand.deal, step.at, "button"))


async def stored(bot: BotProcess) -> list[Event]:
    """What the bot's database has of the turns of the first deal."""
    store = await Store.open(bot.database)
    try:
        deal = await store.deal(1)
    finally:
        await store.close()
    return [event for event in deal.events if isinstance(event, Played | Passed)]


def told(event: Event) -> tuple[str, list[str]]:
    """The same in the words of a deed: play or pass, and the cards."""
    if isinstance(event, Played):
        return "play", sorted(of_mask(event.cards))
    return "pass", []
