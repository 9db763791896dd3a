"""A reconciler makes one attempt at a time, backs off, and merges requests during an attempt."""

from __future__ import annotations

import pytest

from bot.clock import Clock
from bot.discord.circuit_breaker import PAUSES
from bot.discord.outgoing import Urgency, purpose
from bot.discord.rate_limit import RateLimit
from cogs.core.reconciler import LIMITED_TIMES, Outcome, Reconciler
from tests.bot.simulated import simulated

SHOWN, FAILED, LIMITED, REFUSED = Outcome


class Messenger:
    """A reconciler whose attempts take a second each, have the given outcomes, and then succeed."""

    def __init__(self, clock: Clock, *outcomes: Outcome, sends: bool = True) -> None:
        self.clock = clock
        self.outcomes = [*outcomes]
        self.sends = sends
        self.began: list[float] = []
        self.ended = 0
        limit = RateLimit(clock, 45, 1.0)
        self.reconciler = Reconciler("test", 1, limit, clock, self.attempt, self.note)

    async def attempt(self) -> Outcome:
        if self.sends:
            purpose().begun += 1
        self.began.append(self.clock.now())
        await self.clock.sleep(1)
        return self.outcomes.pop(0) if self.outcomes else SHOWN

    def note(self) -> None:
        self.ended += 1


@simulated
async def test_whatever_is_wanted_during_an_attempt_is_one_more_after_it(clock: Clock) -> None:
    one = Messenger(clock)
    for _ in range(5):
        one.reconciler.want()
    await clock.sleep(0.5)
    for _ in range(5):
        one.reconciler.want()
    await clock.sleep(10)
    assert one.began == [0, 1]
    assert one.ended == 2
    assert one.reconciler.over


@simulated
async def test_after_failures_the_pauses_grow_and_a_success_ends_them(clock: Clock) -> None:
    one = Messenger(clock, *[FAILED] * 8, SHOWN, FAILED)
    one.reconciler.want()
    await clock.sleep(1000)
    between = [after - before - 1 for before, after in zip(one.began, one.began[1:], strict=False)]
    assert between == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    one.reconciler.want()
    await clock.sleep(100)
    assert one.began[-1] - one.began[-2] - 1 == PAUSES[0]


@pytest.mark.parametrize("outcome", [FAILED, REFUSED])
@simulated
async def test_change_during_a_pause_waits_for_its_end(clock: Clock, outcome: Outcome) -> None:
    one = Messenger(clock, outcome)
    one.reconciler.want()
    for _ in range(20):
        await clock.sleep(0.1)
        one.reconciler.want()
    await clock.sleep(10)
    assert one.began == [0, 1 + PAUSES[0]]


@simulated
async def test_refused_message_is_not_tried_again_until_wanted(clock: Clock) -> None:
    one = Messenger(clock, REFUSED, REFUSED)
    one.reconciler.want()
    await clock.sleep(100)
    assert one.began == [0]
    assert not one.reconciler.shown
    assert one.reconciler.over
    one.reconciler.want()
    one.reconciler.want()
    await clock.sleep(2)
    one.reconciler.want()
    await clock.sleep(100)
    assert one.began == [0, 100, 101 + PAUSES[1]], "a second refusal counts for more"


@simulated
async def test_an_attempt_that_sends_nothing_does_not_end_the_pauses(clock: Clock) -> None:
    one = Messenger(clock, REFUSED, SHOWN, REFUSED)
    for sends in (True, False, True):
        one.sends = sends
        one.reconciler.want()
        await clock.sleep(50)
    one.reconciler.want()
    one.reconciler.want()
    await clock.sleep(50)
    assert one.began == [0, 50, 100, 150]
    one.outcomes = [REFUSED]
    one.reconciler.want()
    await clock.sleep(1.5)
    one.reconciler.want()
    await clock.sleep(50)
    assert one.began[-1] - one.began[-2] - 1 == PAUSES[0], "the one before was sent and shown"


@simulated
async def test_start_of_a_difference_is_known_until_the_difference_is_shown(clock: Clock) -> None:
    one = Messenger(clock, FAILED, SHOWN)
    assert one.reconciler.since is None
    one.reconciler.want()
    for moment in (0.5, 1.5, 2.5):
        await clock.sleep(moment - clock.now())
        assert one.reconciler.since == 0
    one.reconciler.want()  # a request during the attempt
    await clock.sleep(1)
    assert one.reconciler.since == 2.5
    await clock.sleep(10)
    assert one.reconciler.since is None


@simulated
async def test_it_can_be_wanted_at_a_moment_and_not_twice_for_it(clock: Clock) -> None:
    one = Messenger(clock)
    one.reconciler.want_at(30)
    assert not one.reconciler.over
    await clock.sleep(10)
    one.reconciler.want()
    await clock.sleep(100)
    assert one.began == [10], "it was shown before"
    one.reconciler.want_at(200)
    await clock.sleep(100)
    assert one.began == [10, 200]


@simulated
async def test_urgency_of_an_attempt_only_grows(clock: Clock) -> None:
    one = Messenger(clock)
    found: list[Urgency] = []
    for urgency in (Urgency.TABLE, Urgency.HAND, Urgency.REST):
        one.reconciler.want(urgency)
        found.append(one.reconciler._purpose.urgency)
    await clock.sleep(10)
    one.reconciler.want(Urgency.REST)
    assert [*found, one.reconciler._purpose.urgency] == [
        Urgency.TABLE,
        Urgency.HAND,
        Urgency.HAND,
        Urgency.REST,
    ]


@simulated
async def test_waiting_caller_goes_on_after_the_attempt(clock: Clock) -> None:
    one = Messenger(clock, FAILED)
    await one.reconciler.tried()
    one.reconciler.want()
    await one.reconciler.tried()
    assert clock.now() == 1
    task = one.reconciler.cancel()
    assert task is not None
    await clock.sleep(100)
    assert task.cancelled()
    assert one.began == [0]


@simulated
async def test_a_rate_limit_is_no_failure_until_it_comes_back_again_and_again(
    clock: Clock,
) -> None:
    one = Messenger(clock, LIMITED, LIMITED, SHOWN)
    one.reconciler.want()
    await clock.sleep(10)
    assert one.began == [0, 1, 2], "the queue of requests waits, and not the reconciler"
    one.outcomes = [LIMITED] * (LIMITED_TIMES + 1)
    one.reconciler.want()
    await clock.sleep(100)
    assert one.began[-1] - one.began[-2] - 1 == PAUSES[0]
