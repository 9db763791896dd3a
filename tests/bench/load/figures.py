"""What was measured of one bot in one stage."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median, quantiles

from tests.bench.load.crowd import Taken


@dataclass(frozen=True)
class Figures:
    """Times in seconds, shares of one core: 1 is all of it."""

    taken: Taken
    seconds: float  # of measuring
    work: float  # seconds of the processors that the bot used
    counted: int  # requests in Discord's 50 a second
    uncounted: int  # by the token of an interaction
    refused: tuple[str, ...]  # routes that were answered with 429, and how often
    people_work: float  # seconds of the processors for the playground and its people

    @property
    def median(self) -> float:
        """Of the times until the answers."""
        return median(self.taken.answers)

    @property
    def slow(self) -> float:
        """What all but one answer in a hundred stay within."""
        return within(self.taken.answers, 99)

    @property
    def most(self) -> float:
        """What all but five answers in a hundred stay within."""
        return within(self.taken.answers, 95)

    @property
    def worst(self) -> float:
        """The longest time until an answer; at least the limit where one failed."""
        return max(self.taken.answers)

    @property
    def shown(self) -> float:
        """Seconds from all but one press in a hundred until somebody could go on."""
        return within(self.taken.shown, 99)

    @property
    def actions(self) -> int:
        """Presses that were answered."""
        return max(1, len(self.taken.answers) - self.taken.failed)

    @property
    def busy(self) -> float:
        """How much of a core the bot used."""
        return self.work / self.seconds

    @property
    def people_busy(self) -> float:
        """How much of a core the playground and its people used."""
        return self.people_work / self.seconds

    @property
    def people_late(self) -> float:
        """Seconds behind its time of all but one press in a hundred, for want of a processor."""
        return within(self.taken.late, 99)

    @property
    def pressed(self) -> float:
        """The share of the presses that were due which could be made."""
        return self.taken.made / max(1, self.taken.asked)


@dataclass(frozen=True)
class Starts:
    """How long a bot took, in seconds, with all the tables of its stage open."""

    memory: int  # bytes, when all was shown and before anybody pressed
    shown: float  # from its first start until it had shown all of them
    stopped: float  # from SIGTERM to its end
    answered: float  # from its second start to the first answer


def within(numbers: Sequence[float], percent: int) -> float:
    """What so many in a hundred of them do not exceed."""
    if len(numbers) < 2:
        return max(numbers, default=0.0)
    return quantiles(numbers, n=100, method="inclusive")[percent - 1]
