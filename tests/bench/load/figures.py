"""Figures of one bot in one stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from tests.bench.load.crowd import Taken


@dataclass(frozen=True)
class Figures:
    """Figures of a measurement: times in seconds, and shares of one core (1: a full core)."""

    taken: Taken
    seconds: float  # length of the measurement
    work: float  # processor seconds of the bot
    counted: int  # requests that count for Discord's limit of 50 a second
    uncounted: int  # requests by the token of an interaction
    refused: tuple[str, ...]  # routes with responses of 429, and their numbers
    people_work: float  # processor seconds of the playground and its people

    @property
    def median(self) -> float:
        """The median time until an answer."""
        return median(self.taken.answers)

    @property
    def slow(self) -> float:
        """The time within which 99 of 100 presses are answered."""
        return within(self.taken.answers, 99)

    @property
    def most(self) -> float:
        """The time within which 95 of 100 presses are answered."""
        return within(self.taken.answers, 95)

    @property
    def worst(self) -> float:
        """The longest time until an answer; a failed press counts with the time limit."""
        return max(self.taken.answers)

    @property
    def shown(self) -> float:
        """The seconds after which a person could press next, for 99 of 100 presses."""
        return within(self.taken.shown, 99)

    @property
    def actions(self) -> int:
        """The number of answered presses, at least 1 as a divisor."""
        return max(1, len(self.taken.answers) - self.taken.failed)

    @property
    def requests(self) -> int:
        """The number of all requests to Discord."""
        return self.counted + self.uncounted

    @property
    def busy(self) -> float:
        """The share of a core that the bot used."""
        return self.work / self.seconds

    @property
    def people_busy(self) -> float:
        """The share of a core that the playground and its people used."""
        return self.people_work / self.seconds

    @property
    def people_late(self) -> float:
        """The delay, in seconds, within which 99 of 100 timers of presses fired.

        A timer fires late when the processor of the people is busy.
        """
        return within(self.taken.late, 99)

    @property
    def pressed(self) -> float:
        """The number of presses made, as a share of those that were due."""
        return self.taken.made / max(1, self.taken.asked)


@dataclass(frozen=True)
class Starts:
    """Memory and times in seconds of a bot's starts and stop, with all tables of its stage open."""

    memory: int  # bytes, after all tables are shown and before the first press
    shown: float  # from the first start until all tables are shown
    stopped: float  # from SIGTERM to the end of the process
    answered: float  # from the second start to the first answer


def within(numbers: Sequence[float], percent: int) -> float:
    """Return the number that `percent` of 100 numbers do not exceed; 0 for no numbers."""
    if len(numbers) < 2:
        return max(numbers, default=0.0)
    return quantiles(numbers, n=100, method="inclusive")[percent - 1]
