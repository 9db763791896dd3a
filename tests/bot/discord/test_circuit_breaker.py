"""With Discord away one probe at a time goes out, ever more rarely; an answer lets all go."""

from __future__ import annotations

import asyncio
import logging

import pytest
from prometheus_client import REGISTRY

from bot.clock import Clock
from bot.discord.circuit_breaker import PAUSES, PLACES, Breaker
from tests.bot.simulated import simulated


class Discord:
    """Is there or away; each errand asks it until it is answered."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.breaker = Breaker(clock)
        self.away = True
        self.failing: set[str] = set()  # places, also while it is there
        self.asked: list[float] = []
        self.done: list[float] = []

    def ask(self, place: str) -> bool:
        """Send a request, which is answered at once or fails; was it answered?"""
        self.asked.append(self.clock.now())
        if self.away or place in self.failing:
            self.breaker.failed(place)
            return False
        self.breaker.answered()
        return True

    async def errand(self, place: str) -> None:
        """Ask until it is answered."""
        answered = failed = False
        while not answered:
            async with self.breaker.passing(failed):
                answered = self.ask(place)
            failed = True
            await self.clock.sleep(0)
        self.done.append(self.clock.now())

    def fail(self) -> None:
        """Requests in as many places fail as are needed."""
        for number in range(PLACES):
            self.ask(f"/channels/{number}")
        self.asked.clear()


class Said(logging.Filter):
    """Remembers what is logged."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def filter(self, record: logging.LogRecord) -> bool:
        """Called by logging with each line."""
        self.lines.append(record.getMessage())
        return True


@simulated
async def test_many_errands_send_one_probe_at_a_time_and_ever_more_rarely(clock: Clock) -> None:
    discord = Discord(clock)
    many = [asyncio.create_task(discord.errand(f"/channels/{n}")) for n in range(500)]
    await clock.sleep(600)
    expected = [0.0] * PLACES
    for pause in (*PAUSES, *[PAUSES[-1]] * 7):
        expected.append(expected[-1] + pause)
    assert discord.asked == pytest.approx([one for one in expected if one <= 600])
    discord.away = False
    await asyncio.gather(*many)
    assert set(discord.done) == {discord.done[0]}, "the first answer lets all go"
    assert discord.done[0] - 600 <= PAUSES[-1]


@simulated
async def test_one_place_that_fails_holds_back_no_other(clock: Clock) -> None:
    discord = Discord(clock)
    for _ in range(100):
        discord.ask("/channels/1")
    assert not discord.breaker.is_open
    for number in range(100):
        discord.ask(f"/channels/{number}")
        discord.breaker.answered()
    assert not discord.breaker.is_open, "others are answered in between"


@simulated
async def test_some_places_that_fail_hold_back_others_for_one_probe(clock: Clock) -> None:
    discord = Discord(clock)
    discord.away, discord.failing = False, {f"/channels/{n}" for n in range(PLACES)}
    failing = [asyncio.create_task(discord.errand(place)) for place in sorted(discord.failing)]
    await clock.sleep(0.5)
    assert discord.breaker.is_open
    await asyncio.gather(*(discord.errand(f"/channels/{100 + n}") for n in range(20)))
    assert discord.done == [PAUSES[0]] * 20
    for one in failing:
        one.cancel()


@simulated
async def test_a_probe_that_has_nothing_to_send_lets_the_next_one_try(clock: Clock) -> None:
    discord = Discord(clock)
    discord.fail()
    passed: list[float] = []

    async def nothing() -> None:
        async with discord.breaker.passing():
            passed.append(clock.now())

    await asyncio.gather(*(nothing() for _ in range(3)))
    assert passed == [PAUSES[0]] * 3
    discord.away = False
    await discord.errand("/channels/1")
    assert discord.done == [PAUSES[0]]


@simulated
async def test_who_ends_while_it_waits_keeps_nobody_from_trying(clock: Clock) -> None:
    discord = Discord(clock)
    discord.fail()
    first, second = (asyncio.create_task(discord.errand(f"/channels/{n}")) for n in range(2))
    clock.call_at(PAUSES[0], first.cancel)  # in the moment of its turn
    await clock.sleep(PAUSES[0] + 0.5)
    discord.away = False
    await clock.sleep(PAUSES[-1])
    assert first.cancelled()
    assert second.done()


@simulated
async def test_it_is_told_once_when_discord_goes_and_once_when_it_is_back(clock: Clock) -> None:
    discord, said, shown = Discord(clock), Said(), "gamenight_discord_away"
    logging.getLogger("bot.discord.circuit_breaker").addFilter(said)
    try:
        discord.fail()
        discord.fail()
        assert REGISTRY.get_sample_value(shown) == 1
        discord.away = False
        discord.ask("/channels/1")
        discord.ask("/channels/1")
        assert REGISTRY.get_sample_value(shown) == 0
    finally:
        logging.getLogger("bot.discord.circuit_breaker").removeFilter(said)
    assert [line.partition(":")[0] for line in said.lines] == [
        "Discord is away",
        "Discord is there again",
    ]


@simulated
async def test_a_table_of_which_nothing_has_failed_waits_for_no_probe(clock: Clock) -> None:
    discord = Discord(clock)
    discord.fail()  # all of one table

    async def other(number: int) -> None:
        async with discord.breaker.passing(table=number):
            if discord.away:
                discord.breaker.failed(f"/channels/{number}", number)
            else:
                discord.breaker.answered()
            discord.done.append(clock.now())

    began = clock.now()
    await other(7)
    assert discord.done == [began]
    assert discord.breaker.is_open
    waiting = asyncio.create_task(other(7))
    await clock.sleep(PAUSES[0] / 2)
    assert not waiting.done(), "now one has"
    discord.away = False
    await other(8)
    assert not discord.breaker.is_open
    await waiting
