"""Tests that a turn counts as lost if its player was told too late, or was not heard."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.domain.state import NewDeal
from rules.events import OutOfTime, Turn
from tests.night.reading import BUTTON, Message
from tests.night.seen import Seen
from tests.storm.lost_turns import lost_turns

PASS = {"type": BUTTON, "custom_id": "pass:3:8.1:", "label": "Pass"}
HAND = Message({"id": "9", "channel_id": "7", "flags": 0, "components": [PASS]})
DEAL = NewDeal(("1", "2"), {}, "", 1, "", (Turn(frozenset({0})), OutOfTime(0)))


def lost(
    end: float,
    *,
    silent: tuple[tuple[float, float], ...] = (),
    absences: tuple[tuple[float, float], ...] = (),
    pressed: float = 0.0,
    heard: bool = True,
) -> list[str]:
    """Return the lost turns of a person whose turn was shown at 0 s and ran out at `end`."""
    step = SimpleNamespace(at=pressed)
    deed = SimpleNamespace(control=HAND.controls[0], step=step, done=heard)
    person: Any = SimpleNamespace(
        person=SimpleNamespace(id="1", name="Ana", seen=[Seen(0.0, "message", "7", HAND)]),
        absences=absences,
        deeds=[deed] if pressed else [],
        heard=lambda _: ["You passed."],
    )
    scene: Any = SimpleNamespace(run_out={(8, 1): end}, deaf=silent)
    sitting: Any = SimpleNamespace(stored={8: DEAL})
    return [*lost_turns(scene, [person], sitting)]


def test_a_turn_that_ran_out_in_its_time_is_not_lost() -> None:
    assert lost(90.0) == []
    assert lost(90.0, pressed=70.0) == []


def test_a_turn_that_was_too_short_is_lost() -> None:
    assert lost(40.0) == ["Ana in deal 8 at 1, 40: was told of it for 40 s"]


def test_time_of_a_deaf_bot_does_not_count() -> None:
    assert lost(90.0, silent=((10.0, 70.0),)) == ["Ana in deal 8 at 1, 90: was told of it for 30 s"]
    assert lost(150.0, silent=((10.0, 70.0),)) == []


def test_presses_that_are_never_heard_are_in_vain() -> None:
    told = "Ana in deal 8 at 1, 90: pressed 1 times, and never was heard"
    assert lost(90.0, pressed=70.0, heard=False) == [told]
    assert lost(90.0, pressed=50.0, heard=False) == []  # the player had stopped trying


@pytest.mark.parametrize("end", [40.0, 90.0])
def test_inattentive_player_has_lost_no_turn_by_the_bot(end: float) -> None:
    assert lost(end, pressed=70.0, heard=False, absences=((20.0, 60.0),)) == []
