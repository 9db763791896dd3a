"""Reconciler of one thing on Discord, such as a message: one attempt at a time, with back-off."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from enum import Enum

from bot.clock import Clock
from bot.discord.circuit_breaker import pause_after
from bot.discord.outgoing import Purpose, Urgency, sending
from bot.discord.rate_limit import RateLimit

LIMITED_TIMES = 3  # attempts in a row; a further one held back by a rate limit is a failure


class Outcome(Enum):
    """The result of an attempt."""

    SHOWN = "shown"
    FAILED = "failed"  # the request may have had its effect; retried
    LIMITED = "limited"  # a rate limit held the request back; retried in its turn
    REFUSED = "refused"  # not retried unchanged; the next change is tried


Attempt = Callable[[], Awaitable[Outcome]]


class Reconciler:
    """Reconciles one thing on Discord, such as a message, with its current state on request.

    `attempt` is the function that makes one attempt; the function raises no exceptions. Requests
    during an attempt cause one more attempt after it, never two. After a failure the reconciler
    backs off until a success; requests during the pause wait. Each attempt composes its message
    anew, so the pipeline of requests does not retry. `ended` is called after each attempt.
    """

    def __init__(
        self,
        name: str,
        table: int,
        limit: RateLimit,
        clock: Clock,
        attempt: Attempt,
        ended: Callable[[], None],
    ) -> None:
        self.shown = True  # whether the last attempt has shown the current state
        self._name = name
        self._purpose = Purpose(Urgency.REST, table, retried=False)
        self._limit = limit
        self._clock = clock
        self._attempt = attempt
        self._ended = ended
        self._wanted_since: float | None = None
        self._trying_since: float | None = None
        self._failures = 0
        self._limited = 0  # attempts in a row that a rate limit held back
        self._pauses = False  # whether to back off after the last attempt
        self._task: asyncio.Task[None] | None = None
        self._later: asyncio.TimerHandle | None = None
        self._tried = asyncio.Event()

    @property
    def since(self) -> float | None:
        """The time since which work is due, in epoch seconds; None when there is none."""
        return self._wanted_since if self._trying_since is None else self._trying_since

    @property
    def over(self) -> bool:
        """Whether there is no work, now or later."""
        return self.since is None and self._later is None

    def want(self, urgency: Urgency | None = None) -> None:
        """Request an attempt soon. The urgency of work under way may rise, never fall."""
        self.want_at(None)
        if urgency is not None and self.since is None:
            self._purpose.urgency = urgency
        elif urgency is not None:
            self._limit.hurry(self._purpose, urgency)
        if self._wanted_since is None:
            self._wanted_since = self._clock.now()
        self._tried.clear()
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name=self._name)

    def want_at(self, moment: float | None) -> None:
        """Request an attempt at a time in epoch seconds; None cancels such a request."""
        if self._later is not None:
            self._later.cancel()
        self._later = None if moment is None else self._clock.call_at(moment, self.want)

    async def tried(self) -> None:
        """Wait until the current state is shown, or an attempt has failed."""
        if self.since is not None:
            await self._tried.wait()

    def cancel(self) -> asyncio.Task[None] | None:
        """Stop all attempts; return the task that is being cancelled, None if there is none."""
        self.want_at(None)
        if self._task is not None:
            self._task.cancel()
        return self._task

    async def _run(self) -> None:
        try:
            with sending(self._purpose):
                while self._wanted_since is not None:
                    await self._limit.rounds.turn(self._purpose)
                    self._trying_since, self._wanted_since = self._wanted_since, None
                    before = self._purpose.begun
                    self._settle(await self._attempt(), self._purpose.begun > before)
                    self._ended()
                    if self._pauses:
                        await self._clock.sleep(pause_after(self._failures))
        finally:
            self._task = None

    def _settle(self, outcome: Outcome, asked: bool) -> None:
        self.shown = outcome is Outcome.SHOWN
        self._limited = self._limited + 1 if outcome is Outcome.LIMITED else 0
        # then the breaker or the rate limit decides when to retry
        waits = (asked and self._limit.breaker.is_open) or 0 < self._limited <= LIMITED_TIMES
        self._pauses = not (self.shown or waits)
        if self._pauses:
            self._failures += 1
        # an attempt that sent no request does not prove that Discord works
        elif self.shown and asked:
            self._failures = 0
        if outcome in (Outcome.FAILED, Outcome.LIMITED):
            self._wanted_since = self._trying_since
        self._trying_since = None
        if not self.shown or self._wanted_since is None:
            self._tried.set()
