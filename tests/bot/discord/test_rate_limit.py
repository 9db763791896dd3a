"""No more requests a second than Discord allows, the urgent first, and none waits for ever."""

from __future__ import annotations

import asyncio
import contextlib
from itertools import pairwise

import pytest

from bot.clock import Clock
from bot.discord.rate_limit import (
    DRAWN_AT_ONCE,
    KEPT_SECONDS,
    OLDEST_EVERY,
    Pace,
    Sending,
    Urgency,
    sending,
)
from tests.bot.metrics.scraped import scrape, total
from tests.bot.simulated import simulated

HAND, TABLE, REST = Urgency.HAND, Urgency.TABLE, Urgency.REST


class Queue:
    """Requests that are all there at once, and when each of them begins."""

    def __init__(self, clock: Clock, pace: Pace) -> None:
        self.clock = clock
        self.pace = pace
        self.tasks: list[asyncio.Task[None]] = []
        self.began: list[tuple[str, float]] = []

    def add(self, name: str, purpose: Sending | None = None) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self._one(name, purpose or Sending())))
        return self.tasks[-1]

    async def _one(self, name: str, purpose: Sending) -> None:
        with sending(purpose):
            await self.pace.begin()
        self.began.append((name, round(self.clock.now(), 3)))

    async def all(self) -> list[tuple[str, float]]:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.began

    async def names(self) -> str:
        return " ".join(name for name, _ in await self.all())


@simulated
async def test_what_fits_begins_at_once_and_the_rest_in_the_next_second(clock: Clock) -> None:
    queue = Queue(clock, Pace(clock, 3, 1.0))
    for _ in range(8):
        queue.add("")
    assert [at for _, at in await queue.all()] == [0, 0, 0, 1, 1, 1, 2, 2]


@simulated
async def test_no_second_anywhere_has_more_than_the_most(clock: Clock) -> None:
    pace = Pace(clock, 2, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    await clock.sleep(0.5)
    for _ in range(4):
        queue.add("")
    assert [at for _, at in await queue.all()] == [0.5, 1.0, 1.5, 2.0]


@simulated
async def test_who_gives_up_waiting_takes_nobody_elses_turn(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    impatient = queue.add("impatient")
    await asyncio.sleep(0)
    impatient.cancel()
    queue.add("patient")
    assert await queue.all() == [("patient", 1.0)]
    assert not any(pace.waiting.values())


@simulated
async def test_who_gives_up_in_the_moment_of_its_turn_hands_it_on(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    impatient = queue.add("impatient")
    queue.add("patient")
    clock.call_at(1.0, impatient.cancel)  # it has its turn then, and has not gone on
    assert await queue.all() == [("patient", 1.0)]


@simulated
async def test_the_more_urgent_goes_first_however_late_it_came(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    for name, urgency in (("rest", REST), ("table", TABLE), ("hand", HAND)):
        queue.add(name, Sending(urgency))
    queue.add("answer")  # what nobody says is one
    await asyncio.sleep(0)
    before = scrape()
    assert pace.waiting[REST] == pace.waiting[Urgency.ANSWER] == 1
    assert await queue.names() == "answer hand table rest"
    after = scrape()
    waits = "gamenight_request_wait_seconds"
    for counted, by in ((f"{waits}_count", 1), (f"{waits}_sum", 4.0)):
        assert total(after, counted, urgency="rest") - total(before, counted, urgency="rest") == by


@simulated
async def test_among_the_equally_urgent_table_after_table_has_one_turn(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    for number in range(4):
        queue.add(f"much{number}", Sending(TABLE, 1))
    queue.add("little", Sending(TABLE, 2))
    assert await queue.names() == "much0 little much1 much2 much3"


@simulated
async def test_whoever_has_waited_longest_goes_now_and_then_whatever_is_urgent(
    clock: Clock,
) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    queue.add("rest", Sending(REST))
    for _ in range(3 * OLDEST_EVERY):
        queue.add("hand", Sending(HAND))
    began = [name for name, _ in await queue.all()]
    assert began.index("rest") == OLDEST_EVERY - 2


@simulated
async def test_what_becomes_urgent_while_it_waits_is_sent_as_such(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    await pace.begin()
    queue.add("first", Sending(TABLE, 1))
    late = Sending(REST, 2)
    queue.add("late", late)
    await asyncio.sleep(0)
    pace.hurry(late, HAND)
    pace.hurry(late, TABLE)  # less is no change
    assert late.urgency is HAND
    assert await queue.names() == "late first"


@simulated
async def test_after_a_refusal_of_everything_nothing_begins_for_as_long_as_it_says(
    clock: Clock,
) -> None:
    pace = Pace(clock, 3, 1.0)
    queue = Queue(clock, pace)
    pace.pause(30)
    pace.pause(5)
    queue.add("")
    assert await queue.all() == [("", 30.0)]


@simulated
async def test_a_turn_is_kept_for_what_is_drawn_meanwhile(clock: Clock) -> None:
    pace = Pace(clock, 2, 1.0)
    queue = Queue(clock, pace)
    async with pace.turn():
        for _ in range(3):
            queue.add("other")
        await clock.sleep(0.9)
        await pace.begin()  # at once
        assert clock.now() == 0.9
    assert [at for _, at in await queue.all()] == [0.0, 1.0, 1.9]


@simulated
async def test_a_turn_that_nothing_was_sent_in_is_somebody_elses(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    with contextlib.suppress(ValueError):
        async with pace.turn():
            queue.add("other")
            await clock.sleep(0.3)
            raise ValueError
    assert await queue.all() == [("other", 0.3)]


@simulated
async def test_a_turn_that_is_not_used_soon_is_lost_and_taken_anew(clock: Clock) -> None:
    pace = Pace(clock, 1, 1.0)
    queue = Queue(clock, pace)
    async with pace.turn():
        queue.add("other")
        await clock.sleep(KEPT_SECONDS + 0.5)
        await pace.begin()
    assert await queue.all() == [("other", KEPT_SECONDS)]
    assert clock.now() == KEPT_SECONDS + 1.0


@simulated
async def test_whoever_watches_sees_how_many_wait_and_how_long(clock: Clock) -> None:
    def queued() -> float:
        return total(scrape(), "gamenight_requests_queued")

    pace, before = Pace(clock, 1, 1.0), scrape()
    queue, at_first = Queue(clock, pace), queued()
    for _ in range(3):
        queue.add("")
    await asyncio.sleep(0)
    assert queued() == at_first + 2
    await queue.all()
    assert queued() == at_first
    name, answers = "gamenight_request_wait_seconds_sum", {"urgency": "answer"}
    waited = total(scrape(), name, **answers) - total(before, name, **answers)
    assert waited == pytest.approx(0 + 1 + 2)  # a difference of sums of all tests before


class Painter:
    """Draws for a second in its turn, and then sends."""

    def __init__(self, clock: Clock, pace: Pace) -> None:
        self.clock = clock
        self.pace = pace
        self.drawing = 0
        self.began: list[tuple[str, float]] = []

    async def show(self, name: str, purpose: Sending) -> None:
        with sending(purpose):
            async with self.pace.turn():
                self.drawing += 1
                assert self.drawing <= DRAWN_AT_ONCE
                self.began.append((name, self.clock.now()))
                await self.clock.sleep(0.5)
                self.drawing -= 1
                await self.pace.begin()


@simulated
async def test_however_much_is_to_be_drawn_little_of_it_is_beside_one_another(
    clock: Clock,
) -> None:
    painter = Painter(clock, Pace(clock, 100, 1.0))
    many = [painter.show(f"{n}", Sending(TABLE, n)) for n in range(DRAWN_AT_ONCE * 3)]
    await asyncio.gather(*many)
    at_once = [at for _, at in painter.began]
    assert at_once == [at for at in (0.0, 0.5, 1.0) for _ in range(DRAWN_AT_ONCE)]


@simulated
async def test_what_is_ready_to_be_sent_does_not_wait_for_what_is_drawn(clock: Clock) -> None:
    pace = Pace(clock, 100, 1.0)
    painter, queue = Painter(clock, pace), Queue(clock, pace)
    many = [painter.show(f"{n}", Sending(HAND, n)) for n in range(DRAWN_AT_ONCE * 3)]
    drawing = asyncio.gather(*many)
    await asyncio.sleep(0)
    queue.add("text", Sending(REST))
    assert await queue.all() == [("text", 0.0)]
    await drawing


@simulated
async def test_what_is_drawn_next_is_settled_when_it_is_its_turn(clock: Clock) -> None:
    painter = Painter(clock, Pace(clock, 100, 1.0))
    rest = [painter.show("rest", Sending(REST, n)) for n in range(DRAWN_AT_ONCE * 2)]
    drawing = asyncio.gather(*rest)
    await clock.sleep(0.1)
    await painter.show("hand", Sending(HAND, 99))
    assert ("hand", 0.5) in painter.began
    await drawing


@simulated
async def test_one_thing_is_prepared_in_a_round_of_the_loop_and_others_go_on_between(
    clock: Clock,
) -> None:
    rounds, done = Pace(clock, 45, 1.0).rounds, list[str]()

    async def prepare(name: str, urgency: Urgency) -> None:
        await rounds.turn(urgency)
        done.append(name)

    async def answer() -> None:
        for _ in range(5):
            done.append("answer")
            await clock.sleep(0)

    tasks = [asyncio.create_task(prepare("rest", REST)), asyncio.create_task(prepare("t1", TABLE))]
    tasks += [asyncio.create_task(prepare(name, TABLE)) for name in ("given up", "t2")]
    tasks += [asyncio.create_task(prepare("hand", HAND)), asyncio.create_task(answer())]
    await clock.sleep(0)
    tasks[2].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    assert [name for name in done if name != "answer"] == ["hand", "t1", "t2", "rest"]
    prepared = [place for place, name in enumerate(done) if name != "answer"]
    assert all(after - before > 1 for before, after in pairwise(prepared))
    await rounds.turn(REST)
