"""What is to be shown has the processor after answers, and one thing at a time."""

from __future__ import annotations

import asyncio
from itertools import pairwise

from bot.clock import Clock
from bot.pace import Urgency
from bot.rounds import HELD_SECONDS, Rounds
from tests.bot.simulated import simulated

HAND, TABLE, REST = Urgency.HAND, Urgency.TABLE, Urgency.REST


async def waited(clock: Clock, rounds: Rounds, urgency: Urgency = REST) -> float:
    """For how long something of this urgency waits for its round."""
    began = clock.now()
    await rounds.turn(urgency)
    return round(clock.now() - began, 3)


async def answer(clock: Clock, rounds: Rounds, seconds: float) -> None:
    """Somebody is answered, which takes so long."""
    with rounds.answering():
        await clock.sleep(seconds)


@simulated
async def test_one_thing_is_prepared_in_a_round_of_the_loop_and_others_go_on_between(
    clock: Clock,
) -> None:
    rounds, done = Rounds(clock), list[str]()

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


@simulated
async def test_what_is_to_be_shown_begins_when_the_answers_under_way_are_given(
    clock: Clock,
) -> None:
    rounds = Rounds(clock)
    answers = [asyncio.create_task(answer(clock, rounds, seconds)) for seconds in (0.02, 0.05)]
    await clock.sleep(0)
    assert await waited(clock, rounds) == 0.05
    assert await waited(clock, rounds) == 0
    await asyncio.gather(*answers)


@simulated
async def test_it_does_not_wait_for_long_however_many_answers_follow_one_another(
    clock: Clock,
) -> None:
    rounds = Rounds(clock)

    async def follow() -> None:
        async with asyncio.TaskGroup() as answers:
            for _ in range(30):
                answers.create_task(answer(clock, rounds, 0.06))
                await clock.sleep(0.03)

    answers = asyncio.create_task(follow())
    await clock.sleep(0.5)
    assert await asyncio.gather(*(waited(clock, rounds) for _ in range(20))) == [HELD_SECONDS] * 20
    await answers


@simulated
async def test_an_answer_that_takes_long_holds_nothing_up_for_longer(clock: Clock) -> None:
    rounds = Rounds(clock)
    hangs = asyncio.create_task(answer(clock, rounds, 30))
    await clock.sleep(HELD_SECONDS / 2)
    assert await waited(clock, rounds) == HELD_SECONDS / 2
    assert await waited(clock, rounds) == 0
    hangs.cancel()


@simulated
async def test_what_has_waited_goes_in_the_order_of_urgency(clock: Clock) -> None:
    rounds, done = Rounds(clock), list[Urgency]()

    async def prepare(urgency: Urgency) -> None:
        await rounds.turn(urgency)
        done.append(urgency)

    answering = asyncio.create_task(answer(clock, rounds, 0.05))
    await clock.sleep(0)
    preparing = [asyncio.create_task(prepare(one)) for one in (REST, TABLE, HAND)]
    await clock.sleep(0.04)
    assert not done
    await asyncio.gather(answering, *preparing)
    assert done == [HAND, TABLE, REST]


@simulated
async def test_who_gives_up_while_an_answer_is_under_way_leaves_nothing_behind(
    clock: Clock,
) -> None:
    rounds = Rounds(clock)
    answering = asyncio.create_task(answer(clock, rounds, 0.05))
    await clock.sleep(0)
    gives_up = asyncio.create_task(rounds.turn(REST))
    await clock.sleep(0)
    gives_up.cancel()
    await answering
    assert await waited(clock, rounds) == 0
