"""The clock of the people: while they sleep for long, the bot's periodic works are rare."""

from __future__ import annotations

from contextlib import ExitStack
from unittest.mock import patch

from bot.clock import Clock

LONG = 600.0  # seconds; in a longer sleep the periodic works are rare
RARE = 180.0  # seconds between two rounds of a rare work
PERIODS = (
    "bot.discord.operator.LOOK_SECONDS",
    "bot.logs.TELL_EVERY",
    "bot.metrics.endpoint.EVERY",
    "bot.tables.downtime.COMPARED_EVERY",
    "bot.tables.registry.ALIVE_EVERY",
    "tests.simulation.bot.EVERY",
)


class PeoplesClock(Clock):
    """A clock whose long sleeps cost little: a day has a hundred thousand rounds of such works.

    The works have their usual periods again before the sleep ends, so that a test finds the bot as
    after a short sleep. All else that is due in the sleep happens at its usual time.
    """

    _rare = False

    async def sleep(self, seconds: float) -> None:
        """Sleep for `seconds`; return at once for 0 or less."""
        if seconds > LONG and not self._rare:
            usual = 2 * RARE
            with ExitStack() as stack:
                for period in PERIODS:
                    stack.enter_context(patch(period, RARE))
                self._rare = True
                try:
                    await super().sleep(seconds - usual)
                finally:
                    self._rare = False
            seconds = usual
        await super().sleep(seconds)
