"""Worker processes of strong computers: killed, hung, or left behind by a killed bot."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
import traceback
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from dataclasses import replace
from multiprocessing import active_children
from pathlib import Path
from random import Random

import pytest

from bot.clock import Clock
from bot.players.information_state import InformationState
from bot.players.levels import Level, choose
from bot.players.search import Budget
from bot.players.workers import Pool, Request, ThinkingFailed, Workers, request_for, think
from bot.settings import Settings
from rules.actions import Action
from rules.cards import each, joined, text
from rules.catalogue import build
from rules.engine import begin
from rules.events import Dealt, Event
from rules.view import redacted, view

ROOT = Path(__file__).parents[2]
PLAYOUTS = 20  # playouts that take any machine less than a minute
PATIENCE = 3600.0  # seconds that even a slow machine does not need
BOT = """
import os, time
from bot.players.workers import Pool

if __name__ == "__main__":
    print(Pool(1).submit(os.getpid).result(), flush=True)
    time.sleep(3600)
"""


def knowledge() -> InformationState:
    """Return the information state of the first seat on turn in a deal that has just begun."""
    rules = build("president_basic")
    pack = [*each(rules.pack)]
    Random(7).shuffle(pack)
    hands = tuple(joined(pack[seat::4]) for seat in range(4))
    book = begin(rules, Dealt(hands, 1, 0, (), 0, 1))
    (seat,) = book.deal.to_act
    log: tuple[Event, ...] = tuple(redacted(event, seat) for event in book.events)
    return InformationState(view(book.deal, seat), log, rules)


def workers(count: int = 1) -> Workers:
    return Workers(
        Settings(computer_workers=count, computer_playouts=PLAYOUTS, computer_think_seconds=60),
        Clock(),
    )


@pytest.fixture
def pool() -> Iterator[Pool]:
    """A pool of one process."""
    pool = Pool(1)
    yield pool
    pool.shutdown()


async def test_the_same_request_has_the_same_answer_in_another_process() -> None:
    known, thinkers = knowledge(), workers()
    request = thinkers.ask(known, 5)
    assert request is not None
    answer = await thinkers.answer(request, Clock().now() + PATIENCE)
    thinkers.close()
    assert answer == choose(known, Level.STRONG, Random(5), Budget(PLAYOUTS))
    assert active_children() == []


async def test_request_after_a_killed_process_is_answered_by_another() -> None:
    known, thinkers = knowledge(), workers()
    first = thinkers.ask(known, 5)
    assert first is not None
    await thinkers.answer(first, Clock().now() + PATIENCE)
    for process in active_children():
        process.kill()
        process.join()
    answers: list[Action | None] = [None]
    while answers[-1] is None:  # the pool notices a moment later that its workers are lost
        again = thinkers.ask(known, 5)
        if again is not None:
            found = await thinkers.answer(again, Clock().now() + PATIENCE)
            answers.append(found)
        await asyncio.sleep(0.01)
    thinkers.close()
    assert answers[-1] == choose(known, Level.STRONG, Random(5), Budget(PLAYOUTS))


async def test_request_without_workers_is_not_waited_for() -> None:
    assert workers(0).ask(knowledge(), 5) is None


async def test_late_worker_does_not_delay_a_play() -> None:
    thinkers = workers()
    never: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    assert await thinkers.answer(never, 0.0) is None


def test_a_process_that_hangs_is_killed_and_others_come_in_its_place(pool: Pool) -> None:
    first = pool.submit(os.getpid).result()
    hung = pool.submit(time.sleep, PATIENCE)
    pool.shutdown()
    with pytest.raises(BrokenExecutor):
        hung.result()
    assert active_children() == []
    assert pool.submit(os.getpid).result() not in (first, os.getpid())


def test_failure_in_a_process_names_no_card() -> None:
    known = knowledge()
    broken = replace(request_for(known, 5, 20, 1.0), rules=b"")
    with pytest.raises(ThinkingFailed) as raised:
        think(broken)
    said = "".join(traceback.format_exception(raised.value)) + repr(broken) + repr(known)
    assert "EOFError" in said
    assert text(known.view.held) not in said
    assert str(known.view.held) not in said


def test_a_request_holds_no_more_than_one_seat_may_know() -> None:
    assert set(Request.__annotations__) == {
        *("view", "log", "scores", "rules", "seed", "playouts", "seconds")
    }


def test_no_process_outlives_a_bot_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "bot_of_a_test.py"
    script.write_text(BOT)
    surroundings = os.environ | {"PYTHONPATH": str(ROOT)}
    bot = subprocess.Popen(
        [sys.executable, script], stdout=subprocess.PIPE, env=surroundings, text=True
    )
    assert bot.stdout is not None
    number = int(bot.stdout.readline())
    os.kill(number, 0)  # the process lives
    bot.send_signal(signal.SIGKILL)
    bot.wait()
    bot.stdout.close()
    while _lives(number):
        time.sleep(0.01)


def _lives(number: int) -> bool:
    """Whether a process of this number exists and has not ended."""
    try:
        fields = Path(f"/proc/{number}/stat").read_text().rpartition(")")[2].split()
    except FileNotFoundError:
        return False
    return fields[0] != "Z"
