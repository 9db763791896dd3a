"""Outages of Discord: one probe at a time, at growing intervals, until an answer."""

from __future__ import annotations

import asyncio
import logging
from itertools import accumulate

import pytest
from prometheus_client import REGISTRY

from bot.clock import Clock
from bot.discord.circuit_breaker import PAUSES, PLACES, pause_after
from bot.discord.outgoing import Outgoing, Purpose, Response, Urgency
from tests.bot.discord.pipeline import OK, Pipeline, callback, post
from tests.bot.simulated import simulated

DOWN = Response(503)


class Discord(Pipeline):
    """Discord, up or down, with senders that ask until they get an answer."""

    def __init__(self, clock: Clock) -> None:
        super().__init__(clock)
        self.away = True
        self.failing: set[str] = set()  # paths that fail even while Discord is up
        self.done: list[float] = []

    async def send(self, outgoing: Outgoing, *_about: object) -> Response:
        self.sent.append(round(self.clock.now(), 3))
        return DOWN if self.away or outgoing.path in self.failing else OK

    async def until_answered(self, channel: int, urgency: Urgency = Urgency.HAND) -> None:
        """Send a request until it is answered, as often as the circuit breaker allows."""
        purpose, answered = Purpose(urgency, retried=False), False
        while not answered:
            answered = await self.once(channel, purpose)
        self.done.append(self.clock.now())

    async def once(self, channel: int, purpose: Purpose) -> bool:
        try:
            await self.ask(post(channel), purpose)
        except Exception:  # any error of Discord's
            return False
        return True

    async def fail(self) -> None:
        """Let one request fail in each of as many places as open the circuit breaker."""
        for number in range(PLACES):
            await self.once(1000 + number, Purpose(Urgency.TABLE, retried=False))
        self.sent.clear()


class Said(logging.Filter):
    """A filter that keeps the lines of the log."""

    def __init__(self) -> None:
        super().__init__()
        self.lines: list[str] = []

    def filter(self, record: logging.LogRecord) -> bool:
        """Keep the line; `logging` calls this for each line."""
        self.lines.append(record.getMessage())
        return True


@simulated
async def test_many_senders_send_one_probe_at_a_time_and_ever_more_rarely(clock: Clock) -> None:
    discord = Discord(clock)
    await discord.fail()
    many = [asyncio.create_task(discord.until_answered(n)) for n in range(500)]
    await clock.sleep(600)
    expected = [*accumulate(pause_after(number) for number in range(1, 99))]
    assert discord.sent == pytest.approx([one for one in expected if one <= 600])
    discord.away = False
    await clock.sleep(PAUSES[-1])
    assert not discord.requests.limit.breaker.is_open, "one answer lets all go"
    await asyncio.gather(*many)
    assert discord.done[-1] - discord.done[0] <= 500 / 45 + 1, "as fast as the rate limit lets them"


@simulated
async def test_one_place_that_fails_holds_back_no_other(clock: Clock) -> None:
    discord = Discord(clock)
    for _ in range(20):
        await discord.once(1, Purpose(Urgency.HAND, retried=False))
    assert not discord.requests.limit.breaker.is_open
    discord.away, discord.failing = False, {f"/channels/{n}/messages" for n in range(0, 40, 2)}
    for number in range(40):
        await discord.once(number, Purpose(Urgency.HAND, retried=False))
    assert not discord.requests.limit.breaker.is_open, "others are answered in between"


@simulated
async def test_some_places_that_fail_hold_back_others_for_a_few_probes(clock: Clock) -> None:
    discord = Discord(clock)
    discord.away = False
    discord.failing = {f"/channels/{n}/messages" for n in range(PLACES)}
    failing = [asyncio.create_task(discord.until_answered(n)) for n in range(PLACES)]
    await clock.sleep(0.5)
    assert discord.requests.limit.breaker.is_open
    others = [discord.until_answered(100 + n, Urgency.REST) for n in range(20)]
    await asyncio.gather(*others)  # the oldest request is the probe, even if less urgent
    assert max(discord.done) <= sum(PAUSES[: PLACES + 1])
    for one in failing:
        one.cancel()


@simulated
async def test_answers_to_clicks_are_never_held_back(clock: Clock) -> None:
    discord = Discord(clock)
    await discord.fail()
    discord.away = False
    assert await discord.ask(callback()) == OK.body
    assert await discord.ask(post(), Purpose()) == OK.body
    assert clock.now() == 0
    assert discord.requests.limit.breaker.is_open, "they are no probes"


@simulated
async def test_a_turn_without_a_request_lets_the_next_one_probe(clock: Clock) -> None:
    discord = Discord(clock)
    await discord.fail()
    discord.away, purpose = False, Purpose(Urgency.HAND, retried=False)
    async with discord.requests.limit.turn(Outgoing(post(), purpose)):
        assert clock.now() == PAUSES[0]
        other = asyncio.create_task(discord.until_answered(2))
        await clock.sleep(0.5)
    await other
    assert discord.done == [PAUSES[0] + 0.5]


@simulated
async def test_a_probe_that_is_not_permitted_lets_the_next_one_try(clock: Clock) -> None:
    discord = Discord(clock)
    await discord.fail()
    discord.away, discord.not_permitted = False, {"/channels/1/messages"}
    assert not await discord.once(1, Purpose(Urgency.HAND, retried=False))
    assert clock.now() == PAUSES[0]
    await discord.until_answered(2)
    assert discord.done == [PAUSES[0]]


@pytest.mark.parametrize("at", [PAUSES[0] / 2, PAUSES[0]])
@simulated
async def test_a_request_that_is_ended_keeps_no_other_from_trying(clock: Clock, at: float) -> None:
    discord = Discord(clock)
    await discord.fail()
    first, second = (asyncio.create_task(discord.until_answered(n)) for n in range(2))
    clock.call_at(at, first.cancel)  # for the later `at`, at the moment of its turn
    await clock.sleep(PAUSES[0] + 0.5)
    discord.away = False
    await clock.sleep(PAUSES[-1])
    assert first.cancelled()
    assert second.done()


@simulated
async def test_outage_of_discord_is_logged_once_at_its_beginning_and_once_at_its_end(
    clock: Clock,
) -> None:
    discord, said, shown = Discord(clock), Said(), "gamenight_discord_away"
    logging.getLogger("bot.discord.circuit_breaker").addFilter(said)
    try:
        await discord.fail()
        assert REGISTRY.get_sample_value(shown) == 1
        discord.away = False
        for number in range(3):
            await discord.once(number, Purpose(Urgency.HAND, retried=False))
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
    await discord.fail()  # requests of no table, so that table 7 has no failure
    purpose = Purpose(Urgency.REST, 7, retried=False)
    assert not await discord.once(7, purpose)
    assert clock.now() == 0
    assert discord.requests.limit.breaker.is_open
    waiting = asyncio.create_task(discord.once(7, purpose))
    await clock.sleep(PAUSES[0] / 2)
    assert not waiting.done(), "now one has"
    discord.away = False
    assert await discord.once(8, Purpose(Urgency.REST, 8, retried=False))
    assert not discord.requests.limit.breaker.is_open
    assert await waiting
