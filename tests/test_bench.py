"""Tests of the benchmark: its limits, its counts, and people who act on schedule."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from bot.clock import Clock
from bot.playground import Playground
from tests.bench import table
from tests.bench.load.crowd import EVERY, Crowd, Finger, Manner
from tests.bench.load.figures import within
from tests.bench.load.manners import Strangers
from tests.bench.load.places import Place, places
from tests.bench.measure import Row, beside
from tests.bench.scale.databases import File
from tests.bench.scale.deals import played
from tests.simulation.loop import SimulatedLoop

PLACES = 3


@pytest.mark.parametrize(
    ("row", "verdict", "cells"),
    [
        (Row("a", ours=0.004, at_most=0.005), "met", "a 4 ms ≤ 5 ms met"),
        (Row("a", ours=0.006, at_most=0.005), "MISSED", "a 6 ms ≤ 5 ms MISSED"),
        (Row("a", ours=0.9, unit="%", at_least=0.95), "MISSED", "a 90% ≥ 95% MISSED"),
        (Row("a", ours=12e6, unit="B", at_most=64e6), "met", "a 12 MB ≤ 64 MB met"),
        (Row("a", ours=287e3, unit="B"), "", "a 287 kB"),
        (Row("a", ours=1028, unit="B"), "", "a 1.03 kB"),
        (Row("a", ours=1.25, unit=""), "", "a 1.25"),
        (Row("a", "b", 1, 6, 6, at_least=5, aim=10), "met", "a 1 s b 6 s 6 ≥ 5, aim 10 met"),
        (Row("a", "b", 1, 4, 4, at_least=5), "MISSED", "a 1 s b 4 s 4 ≥ 5 MISSED"),
        (beside("a", "b", 0.3, 0.1, at_most=2), "MISSED", "a 300 ms b 100 ms 3 ≤ 2 MISSED"),
        (beside("a", "b", 0.2, 0.1, at_most=2), "met", "a 200 ms b 100 ms 2 ≤ 2 met"),
        (Row("a", "b", at_least=5, absent="no b here"), "no b here", "a b ≥ 5 no b here"),
        (Row("a", "b", 1, 9, 9, at_least=5, fault="they differ"), "they differ", ""),
    ],
)
def test_a_row_is_held_against_its_bar(row: Row, verdict: str, cells: str) -> None:
    assert row.verdict == verdict
    assert row.short == (verdict in ("MISSED", "they differ"))
    if cells:
        assert table.line(row).split() == cells.split()


def test_percentile_is_the_value_that_all_but_one_in_a_hundred_stay_within() -> None:
    assert within([float(number) for number in range(101)], 99) == 99
    assert within([3.0], 99) == 3.0
    assert within([], 99) == 0.0


async def test_cost_of_deals_is_counted_from_the_first_event_until_forgotten(
    tmp_path: Path,
) -> None:
    taken = await played(File(tmp_path), tables=2, rounds=1)
    assert taken.deals == 2
    assert taken.events > taken.actions > 2 * 40
    assert taken.writes == taken.actions + taken.deals
    assert taken.stored > 5_000 * taken.deals
    assert 0 <= taken.kept < taken.stored / 2
    assert taken.worked > 0


class Slow:
    """Hands that show nothing until `shown` is set, and then one control for all presses."""

    def __init__(self) -> None:
        self.shown: Finger | None = None

    def find(self, place: Place) -> Finger | None:
        return self.shown

    def pressed(self, finger: Finger) -> None: ...

    def answered(self, finger: Finger, failed: bool) -> None: ...


class Hall:
    """A playground with people and without a bot, in simulated time."""

    def __init__(self) -> None:
        self.loop = SimulatedLoop(Random(1))
        self.playground = Playground(clock=Clock(lambda: 1e9 + self.loop.time()))
        self.places = places(self.playground.world, PLACES)

    def crowd(self, manner: Manner) -> Crowd:
        return Crowd(self.playground, self.places, manner, Random(2))

    def play(self, crowd: Crowd, *, turns: int) -> None:
        async def night() -> None:
            crowd.start()
            await asyncio.sleep(turns * EVERY)
            crowd.stop()
            await crowd.settled()

        self.loop.run_until_complete(night())


@pytest.fixture
def hall() -> Iterator[Hall]:
    opened = Hall()
    yield opened
    opened.loop.close()


def test_people_press_on_schedule_whether_or_not_they_are_answered(hall: Hall) -> None:
    crowd = hall.crowd(Strangers(hall.playground, hall.places, Random(3)))
    hall.play(crowd, turns=4)
    assert (crowd.taken.asked, crowd.taken.made, crowd.taken.failed) == (12, 12, 12)
    assert crowd.taken.answers == [hall.playground.limits.answer_within] * 12
    assert max(crowd.taken.late) < 1e-6


def test_crowd_knows_the_people_without_a_press(hall: Hall) -> None:
    crowd = hall.crowd(Strangers(hall.playground, hall.places, Random(3)))
    everybody = [person for place in hall.places for person in place.people]
    assert crowd.strangers == len(everybody)
    hall.play(crowd, turns=1)
    assert crowd.strangers == len(everybody) - PLACES
    hall.play(crowd, turns=30)
    assert crowd.strangers == 0


def test_due_presses_are_made_as_soon_as_possible(hall: Hall) -> None:
    strangers = Strangers(hall.playground, hall.places, Random(3))
    slow = Slow()
    crowd = hall.crowd(slow)
    hall.play(crowd, turns=2)
    assert (crowd.taken.asked, crowd.taken.made, crowd.ready()) == (6, 0, False)

    async def night() -> None:
        crowd.start()
        await asyncio.sleep(2 * EVERY)
        slow.shown = strangers.find(hall.places[0])
        assert slow.shown is not None
        for _ in range(3):
            hall.playground.messages.post(slow.shown.channel, slow.shown.message)
        crowd.stop()
        await crowd.settled()

    crowd.begin()
    hall.loop.run_until_complete(night())
    assert (crowd.taken.asked, crowd.taken.made) == (6, 2)


def test_outage_is_measured_until_a_person_can_go_on_or_the_end(
    hall: Hall,
) -> None:
    slow = Slow()
    crowd = hall.crowd(slow)
    hand = Strangers(hall.playground, hall.places, Random(3)).find(hall.places[0])
    assert hand is not None

    async def night() -> None:
        for seconds in (3.0, 4.0):
            slow.shown = hand
            assert crowd.press(hall.places[0])
            slow.shown = None
            hall.playground.messages.post(hand.channel, hand.message)  # a hand without controls
            await asyncio.sleep(seconds)
            if seconds == 3.0:
                slow.shown = hand
                hall.playground.messages.post(hand.channel, hand.message)
        crowd.stop()

    hall.loop.run_until_complete(night())
    assert [round(seconds, 6) for seconds in crowd.taken.shown] == [3.0, 4.0]
