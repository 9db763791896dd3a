"""A listener of gateway events is retried after a failure, with pauses that grow."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from bot.clock import Clock
from bot.discord.circuit_breaker import PAUSES
from bot.store import StorageError
from cogs.core.app_cog import until_done


class Hasty(Clock):
    """A clock that notes the seconds of each sleep and does not wait."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []

    async def sleep(self, seconds: float) -> None:
        """Note the seconds only."""
        self.slept.append(seconds)


class Hearer:
    """A listener that raises the given failures first."""

    def __init__(self, *failures: Exception) -> None:
        self.app = SimpleNamespace(clock=Hasty())
        self.failures = [*failures]
        self.done: list[str] = []

    @until_done
    async def hear(self, event: str) -> None:
        """Raise the next failure, or note the event."""
        if self.failures:
            raise self.failures.pop(0)
        self.done.append(event)


async def test_the_longer_it_fails_the_longer_are_the_pauses_up_to_the_longest() -> None:
    times = len(PAUSES) + 2
    hearer = Hearer(*(StorageError("locked"), TimeoutError()) * (times // 2))
    await hearer.hear("gone")
    assert hearer.done == ["gone"]
    pauses: list[Any] = hearer.app.clock.slept
    assert pauses == [*PAUSES, PAUSES[-1], PAUSES[-1]]
    assert pauses[0] < pauses[-1]


async def test_a_failure_of_the_bot_itself_is_not_tried_again() -> None:
    hearer = Hearer(KeyError("ours"))
    with pytest.raises(KeyError):
        await hearer.hear("gone")
    assert hearer.app.clock.slept == hearer.done == []
