"""Rate limits: requests per second as Discord allows, urgent ones first, none starved."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from itertools import pairwise

import pytest

from bot.clock import Clock
from bot.discord.outgoing import Blocked, Outgoing, Purpose, Urgency
from bot.discord.rate_limit import (
    HELD_FROM,
    IDLE_BUCKETS,
    LONG_ROUND,
    MOST,
    MOST_HELD,
    OLDEST_EVERY,
    SECONDS,
    TRAVEL,
    RateLimit,
)
from tests.bot.discord.pipeline import callback, edit, post
from tests.bot.metrics.scraped import scrape, total
from tests.bot.simulated import simulated

CHANNELS = itertools.count(1000)


def one(purpose: Purpose | None = None) -> Outgoing:
    """Return a request in a channel of its own, so that no other request shares its bucket."""
    return Outgoing(post(next(CHANNELS)), purpose or Purpose())


HAND, TABLE, REST = Urgency.HAND, Urgency.TABLE, Urgency.REST


class Queue:
    """Requests that arrive at once, and the time at which each begins."""

    def __init__(self, clock: Clock, limit: RateLimit) -> None:
        self.clock = clock
        self.limit = limit
        self.tasks: list[asyncio.Task[None]] = []
        self.began: list[tuple[str, float]] = []

    def add(self, name: str, purpose: Purpose | None = None) -> asyncio.Task[None]:
        self.tasks.append(asyncio.create_task(self._one(name, purpose or Purpose())))
        return self.tasks[-1]

    async def _one(self, name: str, purpose: Purpose) -> None:
        await self.limit.begin(one(purpose))
        self.began.append((name, round(self.clock.now(), 3)))

    async def all(self) -> list[tuple[str, float]]:
        await asyncio.gather(*self.tasks, return_exceptions=True)
        return self.began

    async def names(self) -> str:
        return " ".join(name for name, _ in await self.all())


async def busy(clock: Clock) -> Queue:
    """Return a queue at a limit of one request a second, of which the first second is used up."""
    queue = Queue(clock, RateLimit(clock, 1, 1.0))
    await queue.limit.begin(one())
    return queue


@simulated
async def test_requests_within_the_limit_begin_at_once_and_the_rest_in_the_next_second(
    clock: Clock,
) -> None:
    queue = Queue(clock, RateLimit(clock, 3, 1.0))
    for _ in range(8):
        queue.add("")
    assert [at for _, at in await queue.all()] == [0, 0, 0, 1, 1, 1, 2, 2]


@simulated
async def test_no_second_anywhere_has_more_than_the_most(clock: Clock) -> None:
    limit = RateLimit(clock, 2, 1.0)
    queue = Queue(clock, limit)
    await limit.begin(one())
    await clock.sleep(0.5)
    for _ in range(4):
        queue.add("")
    assert [at for _, at in await queue.all()] == [0.5, 1.0, 1.5, 2.0]


@simulated
async def test_cancelled_request_takes_no_turn_of_another(clock: Clock) -> None:
    queue = await busy(clock)
    impatient = queue.add("impatient")
    await asyncio.sleep(0)
    impatient.cancel()
    queue.add("patient")
    assert await queue.all() == [("patient", 1.0)]
    assert not any(queue.limit.waiting.values())


@simulated
async def test_request_cancelled_in_the_moment_of_its_turn_hands_the_turn_on(clock: Clock) -> None:
    queue = await busy(clock)
    impatient = queue.add("impatient")
    queue.add("patient")
    clock.call_at(1.0, impatient.cancel)  # its turn has come, and its task has not run yet
    assert await queue.all() == [("patient", 1.0)]


@simulated
async def test_the_more_urgent_goes_first_however_late_it_came(clock: Clock) -> None:
    queue = await busy(clock)
    for name, urgency in (("rest", REST), ("table", TABLE), ("hand", HAND)):
        queue.add(name, Purpose(urgency))
    queue.add("answer")  # a request without a purpose is an answer
    await asyncio.sleep(0)
    before = scrape()
    assert queue.limit.waiting[REST] == queue.limit.waiting[Urgency.ANSWER] == 1
    assert await queue.names() == "answer hand table rest"
    after = scrape()
    waits = "gamenight_request_wait_seconds"
    for counted, by in ((f"{waits}_count", 1), (f"{waits}_sum", 4.0)):
        assert total(after, counted, urgency="rest") - total(before, counted, urgency="rest") == by


@simulated
async def test_among_the_equally_urgent_table_after_table_has_one_turn(clock: Clock) -> None:
    queue = await busy(clock)
    for number in range(4):
        queue.add(f"much{number}", Purpose(TABLE, 1))
    queue.add("little", Purpose(TABLE, 2))
    assert await queue.names() == "much0 little much1 much2 much3"


@simulated
async def test_longest_waiting_request_goes_first_and_then_the_most_urgent(
    clock: Clock,
) -> None:
    queue = await busy(clock)
    queue.add("rest", Purpose(REST))
    for _ in range(3 * OLDEST_EVERY):
        queue.add("hand", Purpose(HAND))
    began = [name for name, _ in await queue.all()]
    assert began.index("rest") == OLDEST_EVERY - 2


@simulated
async def test_request_that_becomes_urgent_while_it_waits_is_sent_by_its_new_urgency(
    clock: Clock,
) -> None:
    queue = await busy(clock)
    queue.add("first", Purpose(TABLE, 1))
    late = Purpose(REST, 2)
    queue.add("late", late)
    await asyncio.sleep(0)
    queue.limit.hurry(late, HAND)
    queue.limit.hurry(late, TABLE)  # a lower urgency changes nothing
    assert late.urgency is HAND
    assert await queue.names() == "late first"


@simulated
async def test_after_a_refusal_of_everything_nothing_begins_for_as_long_as_it_says(
    clock: Clock,
) -> None:
    limit = RateLimit(clock, 3, 1.0)
    queue = Queue(clock, limit)
    limit.pause(10)
    limit.pause(5)
    queue.add("", Purpose(TABLE))
    assert await queue.all() == [("", 10.0)]


@pytest.mark.parametrize("urgency", Urgency)
@simulated
async def test_long_refusal_of_all_requests_is_raised_at_once(
    clock: Clock, urgency: Urgency
) -> None:
    limit = RateLimit(clock, 1, 1.0)
    await limit.begin(one())
    asked = [one(Purpose(urgency)), *(Outgoing(edit(), Purpose(urgency)) for _ in range(MOST + 2))]
    waiting = [asyncio.ensure_future(limit.begin(outgoing)) for outgoing in asked]
    await clock.sleep(0.5)
    limit.pause(3600)
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert {type(error) for error in done} == {Blocked}
    with pytest.raises(Blocked):
        await limit.begin(one(Purpose(urgency)))
    assert clock.now() == 0.5
    assert not any(limit.waiting.values())
    await clock.sleep(3600)
    for outgoing in asked:
        await limit.begin(outgoing)
    assert clock.now() < 3620


@simulated
async def test_after_many_invalid_requests_only_urgent_ones_begin(clock: Clock) -> None:
    limit = RateLimit(clock, 45, 1.0)
    queue = Queue(clock, limit)
    for _ in range(HELD_FROM):
        limit.note_invalid()
    assert total(scrape(), "gamenight_invalid_requests") == HELD_FROM
    for urgency in Urgency:
        queue.add(urgency.name, Purpose(urgency))
    ended = await queue.all()
    assert ended[:3] == [("ANSWER", 0.0), ("HAND", 0.0), ("PING", 0.0)]
    assert [at for _, at in ended[3:]] == [600.0, 600.0]
    assert total(scrape(), "gamenight_invalid_requests") == 0


@simulated
async def test_of_several_processes_each_holds_back_after_its_share(clock: Clock) -> None:
    limit = RateLimit(clock, 45, 1.0)
    queue = Queue(clock, limit)
    limit.share(0.25)
    for _ in range(HELD_FROM // 4 - 1):
        limit.note_invalid()
    queue.add("before", Purpose(TABLE))
    assert await queue.all() == [("before", 0.0)]
    limit.note_invalid()
    queue.add("then", Purpose(TABLE))
    assert (await queue.all())[1:] == [("then", 600.0)]


@simulated
async def test_turn_is_reserved_for_a_picture_that_is_being_drawn(clock: Clock) -> None:
    limit = RateLimit(clock, 2, 1.0)
    queue = Queue(clock, limit)
    mine = one()
    async with limit.turn(mine):
        for _ in range(3):
            queue.add("other")
        await clock.sleep(0.9)
        await limit.begin(mine)  # without a wait
        assert clock.now() == 0.9
    assert [at for _, at in await queue.all()] == [0.0, 1.0, 1.9]


@simulated
async def test_turn_without_a_request_goes_to_another_request(clock: Clock) -> None:
    limit = RateLimit(clock, 1, 1.0)
    queue = Queue(clock, limit)
    with contextlib.suppress(ValueError):
        async with limit.turn(one()):
            queue.add("other")
            await clock.sleep(0.3)
            raise ValueError
    assert await queue.all() == [("other", 0.3)]


@simulated
async def test_metrics_show_how_many_requests_wait_and_how_long(clock: Clock) -> None:
    def queued() -> float:
        return total(scrape(), "gamenight_requests_queued")

    limit, before = RateLimit(clock, 1, 1.0), scrape()
    queue, at_first = Queue(clock, limit), queued()
    for _ in range(3):
        queue.add("")
    await asyncio.sleep(0)
    assert queued() == at_first + 2
    await queue.all()
    assert queued() == at_first
    name, answers = "gamenight_request_wait_seconds_sum", {"urgency": "answer"}
    waited = total(scrape(), name, **answers) - total(before, name, **answers)
    assert waited == pytest.approx(0 + 1 + 2)  # float error: the sums include earlier tests


@simulated
async def test_one_thing_is_prepared_in_a_round_of_the_loop_and_others_go_on_between(
    clock: Clock,
) -> None:
    rounds, done = RateLimit(clock, 45, 1.0).rounds, list[str]()

    async def prepare(name: str, urgency: Urgency) -> None:
        await rounds.turn(Purpose(urgency))
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
    await rounds.turn(Purpose(REST))


@simulated
async def test_message_that_becomes_urgent_while_it_waits_is_prepared_first(clock: Clock) -> None:
    limit, done = RateLimit(clock, 45, 1.0), list[int]()
    purposes = [Purpose(REST, table) for table in range(4)]

    async def prepare(purpose: Purpose) -> None:
        await limit.rounds.turn(purpose)
        done.append(purpose.table)

    tasks = [asyncio.create_task(prepare(purpose)) for purpose in purposes]
    await clock.sleep(0)
    limit.hurry(purposes[2], HAND)
    await asyncio.wait(tasks)
    assert done == [2, 0, 1, 3]


@simulated
async def test_a_request_that_is_ended_as_a_turn_becomes_free_is_passed_over(clock: Clock) -> None:
    queue = await busy(clock)
    ended = queue.add("ended")
    queue.add("next")
    await asyncio.sleep(0)  # both requests wait
    ended.cancel()  # its task runs after the turn has become free
    queue.limit.share(2.0)
    assert await queue.names() == "next"


# Discord's buckets


def answer(limit: int, left: int, after: float, name: str = "abcd") -> dict[str, str]:
    """Return the headers of a response that describe its bucket."""
    return {
        "X-RateLimit-Bucket": name,
        "X-RateLimit-Limit": str(limit),
        "X-RateLimit-Remaining": str(left),
        "X-RateLimit-Reset-After": str(after),
    }


class Buckets:
    """Requests on routes, and the time at which each began."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.limit = RateLimit(clock, 1000, 1.0)
        self.began: list[float] = []

    async def begin(self, outgoing: Outgoing) -> None:
        await self.limit.begin(outgoing)
        self.began.append(round(self.clock.now(), 3))

    async def all(self, *outgoing: Outgoing) -> list[float]:
        """Begin all these requests at once, and return the times at which they began."""
        self.began = []
        await asyncio.gather(*(self.begin(one) for one in outgoing))
        return self.began


@simulated
async def test_no_more_begin_in_a_bucket_than_discord_takes(clock: Clock) -> None:
    began = await Buckets(clock).all(*[Outgoing(edit())] * (2 * MOST + 1))
    window = SECONDS + TRAVEL
    assert began == [0] * MOST + [window] * MOST + [2 * window]


@simulated
async def test_requests_that_began_before_count_as_well(clock: Clock) -> None:
    buckets = Buckets(clock)
    await buckets.all(*[Outgoing(edit())] * (MOST - 1))
    await clock.sleep(1)
    await buckets.all(Outgoing(edit()))
    assert await buckets.all(Outgoing(edit())) == [SECONDS + TRAVEL]


@simulated
async def test_no_other_bucket_waits(clock: Clock) -> None:
    buckets = Buckets(clock)
    await buckets.all(*[Outgoing(edit())] * MOST)
    others = [edit(2), post(), callback()]
    assert await buckets.all(*[Outgoing(route) for route in others]) == [0, 0, 0]


@simulated
async def test_messages_of_one_channel_are_counted_together(clock: Clock) -> None:
    buckets = Buckets(clock)
    await buckets.all(*[Outgoing(edit(message=number)) for number in range(MOST)])
    assert await buckets.all(Outgoing(edit(message=99))) == [SECONDS + TRAVEL]


@simulated
async def test_bucket_has_the_limits_of_its_last_answer(clock: Clock) -> None:
    buckets = Buckets(clock)
    await buckets.all(Outgoing(edit()))
    buckets.limit.learn(Outgoing(edit()), answer(10, 9, 2.0))
    assert await buckets.all(*[Outgoing(edit())] * 10) == [0] * 9 + [2.0 + TRAVEL]


@simulated
async def test_waiting_requests_go_as_soon_as_an_answer_has_room_for_them(
    clock: Clock,
) -> None:
    buckets = Buckets(clock)
    asked = asyncio.ensure_future(buckets.all(*[Outgoing(edit())] * (MOST + 3)))
    await clock.sleep(0.2)
    buckets.limit.learn(Outgoing(edit()), answer(50, 49, 1.0))
    assert await asked == [0] * MOST + [0.2] * 3


@simulated
async def test_nothing_left_shuts_a_bucket_however_little_has_begun(clock: Clock) -> None:
    buckets = Buckets(clock)
    await buckets.all(Outgoing(edit()))
    buckets.limit.learn(Outgoing(edit()), answer(5, 0, 3.0))
    assert await buckets.all(Outgoing(edit())) == [3.0]


@pytest.mark.parametrize("header", ["", "five", "1e999", "nan", "inf", "-1"])
@pytest.mark.parametrize("name", ["Limit", "Remaining", "Reset-After"])
@pytest.mark.parametrize("left", [0, 4])
@simulated
async def test_headers_without_sense_shut_nothing(
    clock: Clock, header: str, name: str, left: int
) -> None:
    buckets = Buckets(clock)
    headers = answer(5, left, 5.0) | {f"X-RateLimit-{name}": header}
    buckets.limit.learn(Outgoing(edit()), headers)
    began = await buckets.all(*[Outgoing(edit())] * (MOST + 1))
    assert began[:MOST] == [0] * MOST
    assert began[-1] <= SECONDS + TRAVEL


@simulated
async def test_two_routes_of_one_bucket_are_counted_together(clock: Clock) -> None:
    buckets = Buckets(clock)
    for route in (edit(), post()):
        await buckets.all(Outgoing(route))
        buckets.limit.learn(Outgoing(route), answer(5, 4, 5.0, "one"))
    await buckets.all(*[Outgoing(post())] * 4)
    assert await buckets.all(Outgoing(edit())) == [SECONDS + TRAVEL]


@simulated
async def test_bucket_that_is_shut_for_long_refuses_at_once(clock: Clock) -> None:
    limit, outgoing = RateLimit(clock, 45, 1.0), Outgoing(edit())
    waiting = [asyncio.ensure_future(limit.begin(outgoing)) for _ in range(MOST + 2)]
    await clock.sleep(0.1)
    limit.shut(outgoing, 3600)
    done = await asyncio.gather(*waiting, return_exceptions=True)
    assert [type(one) for one in done[MOST:]] == [Blocked, Blocked]
    with pytest.raises(Blocked):
        async with limit.turn(outgoing):
            pass
    assert clock.now() == 0.1
    assert not any(limit.waiting.values())
    await clock.sleep(3600)
    await limit.begin(outgoing)


@simulated
async def test_a_turn_is_taken_in_the_bucket_too(clock: Clock) -> None:
    buckets = Buckets(clock)
    await buckets.all(*[Outgoing(edit())] * MOST)
    async with buckets.limit.turn(Outgoing(edit())):
        assert clock.now() == SECONDS + TRAVEL
        await buckets.begin(Outgoing(edit()))
    assert clock.now() == SECONDS + TRAVEL


@simulated
async def test_a_turn_for_one_route_serves_no_other(clock: Clock) -> None:
    limit = RateLimit(clock, 1, 1.0)
    async with limit.turn(Outgoing(edit())):
        began = asyncio.ensure_future(limit.begin(Outgoing(post())))
        await clock.sleep(0.5)
        assert not began.done()
    await began


@simulated
async def test_the_more_urgent_goes_first_in_a_bucket_too(clock: Clock) -> None:
    limit, done = RateLimit(clock, 45, 1.0), list[str]()

    async def ask(name: str, purpose: Purpose) -> None:
        await limit.begin(Outgoing(edit(), purpose))
        done.append(name)

    await asyncio.gather(*(limit.begin(Outgoing(edit())) for _ in range(MOST)))
    late = Purpose(REST, 3)
    asked = [ask("table", Purpose(TABLE, 1)), ask("hand", Purpose(HAND, 2)), ask("late", late)]
    waiting = asyncio.gather(*asked)
    await clock.sleep(1)
    limit.hurry(late, Urgency.ANSWER)
    await waiting
    assert done == ["late", "hand", "table"]


@simulated
async def test_buckets_without_use_are_forgotten(clock: Clock) -> None:
    limit = RateLimit(clock, 10**6, 1.0)
    for number in range(3 * IDLE_BUCKETS):
        await limit.begin(Outgoing(callback(number)))
        await clock.sleep(0.1)
    assert len(limit._buckets) <= 2 * IDLE_BUCKETS


@simulated
async def test_no_message_begins_after_a_long_round_until_a_short_one(clock: Clock) -> None:
    own, spent, begun = clock.now, 0.0, list[int]()
    clock.now = lambda: own() + spent
    rounds = RateLimit(clock, 45, 1.0).rounds

    async def prepare(number: int) -> None:
        await rounds.turn(Purpose(HAND))
        begun.append(number)

    tasks = [asyncio.create_task(prepare(number)) for number in range(3)]
    while not begun:
        await clock.sleep(0)
    for _ in range(5):  # the first of these rounds may show a message that was let in before
        spent += 2 * LONG_ROUND
        await clock.sleep(0)
    assert len(begun) < len(tasks)
    await asyncio.wait(tasks)
    assert begun == [0, 1, 2]


@simulated
async def test_messages_begin_from_time_to_time_while_all_rounds_are_long(clock: Clock) -> None:
    own, spent = clock.now, 0.0
    clock.now = lambda: own() + spent
    rounds = RateLimit(clock, 45, 1.0).rounds
    turn = asyncio.create_task(rounds.turn(Purpose(REST)))
    while not turn.done():
        assert spent <= 2 * MOST_HELD
        spent += 2 * LONG_ROUND
        await clock.sleep(0)


@simulated
async def test_no_message_begins_while_the_drawing_is_crowded(clock: Clock) -> None:
    rounds, crowded = RateLimit(clock, 45, 1.0).rounds, True
    rounds.is_crowded = lambda: crowded
    await rounds.turn(Purpose(HAND))
    began = clock.now()
    turn = asyncio.create_task(rounds.turn(Purpose(HAND)))
    await clock.sleep(MOST_HELD / 2)
    assert not turn.done()
    crowded = False
    await turn
    assert clock.now() < began + MOST_HELD
