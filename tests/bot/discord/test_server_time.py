"""Time since an event at Discord, which is right even if the local clock is wrong."""

from __future__ import annotations

import math
from email.utils import formatdate

import pytest

from bot.clock import Clock
from bot.discord.server_time import LATELY, DiscordTime

NOON = 1_800_000_000.0


class Both:
    """Discord's clock, and a local clock that is `ahead` seconds ahead."""

    def __init__(self, ahead: float) -> None:
        self.there, self.ahead = NOON, ahead
        self.known = DiscordTime(Clock(lambda: self.there + self.ahead))

    def answer(self, way: float = 0.05, back: float = 0.05) -> None:
        """Let a request take `way` seconds to Discord, and its answer `back` seconds."""
        asked = self.there + self.ahead
        self.there += way
        second = math.floor(self.there)
        self.there += back
        self.known.answered(asked, second)

    def press(self, heard_after: float) -> float:
        """Press a button, heard `heard_after` seconds later; return the estimate of that time."""
        pressed = self.there
        self.there += heard_after
        self.known.sent(pressed)
        return self.known.since(pressed)


@pytest.mark.parametrize("ahead", [-3600.0, -5.0, -0.4, 0.0, 0.4, 5.0, 3600.0, 1e8])
def test_a_wrong_clock_is_seen_through(ahead: float) -> None:
    both = Both(ahead)
    for _ in range(40):  # answers at many fractions of a second
        both.answer()
        both.there += 0.317
    assert both.press(0.1) == pytest.approx(0.1, abs=0.15)
    assert both.press(2.0) == pytest.approx(2.0, abs=0.15)


def test_clocks_that_may_agree_are_taken_to_agree() -> None:
    both = Both(0.0)
    assert both.press(0.7) == pytest.approx(0.7)
    both.answer()
    assert both.press(1.3) == pytest.approx(1.3)
    assert both.known.ahead == 0


def test_under_load_all_is_heard_late_and_no_clock_is_blamed() -> None:
    both = Both(0.0)
    for _ in range(100):
        both.answer(way=2.0, back=2.0)
        assert both.press(2.5) == pytest.approx(2.5)


def test_a_wrong_clock_is_known_from_the_first_answer_on_to_a_second() -> None:
    both = Both(10.0)
    both.answer()
    assert 0.1 <= both.press(0.1) < 1.3


def test_nothing_was_sent_in_the_future() -> None:
    """Events that seem to come from the future show that the local clock is slow."""
    both = Both(-7.0)
    assert both.press(0.2) == 0
    assert both.press(0.9) == pytest.approx(0.7)


def test_a_clock_that_is_set_is_learned_anew() -> None:
    both = Both(0.0)
    for _ in range(40):
        both.answer()
        both.there += 0.317
    both.ahead = 20.0
    for _ in range(40):
        both.answer()
        both.there += 0.317
    assert both.press(0.5) == pytest.approx(0.5, abs=0.15)


def test_old_measurements_of_the_server_time_count_no_more() -> None:
    """No two clocks run alike: a bound that was tight yesterday may be wrong today."""
    both = Both(0.0)
    for _ in range(40):
        both.answer()
        both.there += 0.317
    both.ahead = -0.02
    both.there += 3 * LATELY
    for _ in range(2):
        both.press(0.01)
        both.there += LATELY + 1
    assert both.press(0.5) == pytest.approx(0.5, abs=0.03)


@pytest.mark.parametrize("date", ["", "yesterday", formatdate(NOON - 30, usegmt=True)])
def test_every_answer_is_listened_to_and_one_without_a_date_tells_nothing(date: str) -> None:
    known = DiscordTime(Clock(lambda: NOON))
    known.heard(NOON, {"Date": date} if date else {})
    assert known.ahead == (29 if "GMT" in date else 0)
