"""The way from a tap on "play" to the messages of all players: short, with nothing done twice.

Five people have their hands by direct message; in the middle of a deal one of them makes the
strongest play on a button, and the next comes on turn. They play in simulated time, so that the
counts are the same on every run.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial

import pytest

from bot.playground.rest.journal import Exchange
from bot.store import Store, cache
from bot.tables import downtime, registry, stored_table
from cogs.hand.message import hand_message
from cogs.table.message import table_message
from rules.view import view
from tests.cogs.tap import Tap
from tests.night.evening import Evening
from tests.night.people import Person
from tests.night.reading import Control
from tests.simulation.world import World

pytestmark = pytest.mark.slow

SEED = 2  # with which the tapping player has clicked before, and has a known name
PEOPLE = 5
FRAMES = 20  # may only decrease
NEVER = 1e9  # seconds


@dataclass
class Measured:
    """The calls of one tap, and its requests to Discord."""

    tap: Tap
    requests: list[Exchange]


@pytest.fixture(scope="module")
def measured(tmp_path_factory: pytest.TempPathFactory) -> Measured:
    with pytest.MonkeyPatch.context() as patch:  # without periodic work
        patch.setattr(downtime, "COMPARED_EVERY", NEVER)
        patch.setattr(registry, "ALIVE_EVERY", NEVER)
        patch.setattr("cogs.table.table_message.LOOK_EVERY", NEVER)
        patch.setattr("bot.discord.operator.LOOK_SECONDS", NEVER)
        patch.setattr(cache, "SECONDS", NEVER)
        patch.setattr(stored_table, "NOTED_SECONDS", NEVER)
        for _ in range(2):  # in the second run, the caches are filled
            world = World(SEED, tmp_path_factory.mktemp("tap"))
            found = world.play(measure, turn_seconds="900")
    return found


async def measure(world: World) -> Measured:
    """Play until a player follows in the second trick, and measure that play."""
    house, tap = world.house, Tap(view, hand_message, table_message, Store.read, Store.write)
    evening = await house.evening(PEOPLE)
    await evening.start(preset="president_basic")
    person = await follower(evening)
    await house.settle()
    before = len(house.playground.journal)
    with tap:
        await person.press(plays(offered(person, evening))[-1])
        await house.settle()
    return Measured(tap, list(house.playground.journal)[before:])


async def follower(evening: Evening) -> Person:
    """Play to the first player who may follow in several ways after the second lead."""
    led = 0
    while True:
        (person,) = await evening.on_turn()
        await evening.host.until(partial(offered, person, evening), "a hand to play from")
        controls = offered(person, evening)
        may_pass = any(control.act == "pass" for control in controls)
        led += not may_pass
        if led > 1 and may_pass and len(plays(controls)) > 1:
            return person
        await evening.turn_of(person)


def offered(person: Person, evening: Evening) -> tuple[Control, ...]:
    """Return the controls of this person's hand."""
    hand = person.cockpit(evening.room)
    return hand.controls if hand else ()


def plays(controls: tuple[Control, ...]) -> list[Control]:
    return [control for control in controls if control.act == "play"]


def test_a_tap_takes_the_fewest_requests(measured: Measured) -> None:
    """The requests are the answer, the old ping and, after some seconds, the new one.

    The table message and the other hands are edited with the tokens of earlier clicks on them.
    """
    assert sorted((one.method, one.path.split("/")[1]) for one in measured.requests) == [
        ("DELETE", "channels"),
        *[("PATCH", "webhooks")] * PEOPLE,
        ("POST", "channels"),
        ("POST", "interactions"),
    ]


def test_each_person_has_one_view_and_the_public_has_one(measured: Measured) -> None:
    assert measured.tap.calls(view) == PEOPLE + 1


def test_each_message_that_changes_is_built_once(measured: Measured) -> None:
    assert measured.tap.calls(hand_message) == PEOPLE
    assert measured.tap.calls(table_message) == 1


def test_the_play_is_one_transaction_and_each_ping_another(measured: Measured) -> None:
    assert measured.tap.calls(Store.write) == 3


def test_memory_answers_all_that_is_asked(measured: Measured) -> None:
    """Memory has the deal, its messages, and the settings of people and their server."""
    assert measured.tap.calls(Store.read) == 0


def test_its_deepest_stack_has_no_more_frames_than_it_must(measured: Measured) -> None:
    deepest = measured.tap.deepest
    assert 10 < len(deepest) <= FRAMES, "\n".join(deepest)
