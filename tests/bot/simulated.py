"""Tests on simulated time: the clock of their loop moves on as soon as no task can run."""

from __future__ import annotations

import asyncio
import functools
import inspect
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, Concatenate, ParamSpec

from bot.clock import Clock
from tests.simulation.loop import SimulatedLoop

P = ParamSpec("P")


def simulated(
    test: Callable[Concatenate[Clock, P], Coroutine[Any, Any, None]],
) -> Callable[..., None]:
    """Decorate a test that takes a clock: run it on a simulated loop, whose time begins at 0."""

    @functools.wraps(test)
    def run(*args: P.args, **given: P.kwargs) -> None:
        loop = SimulatedLoop(Random(0))
        with asyncio.Runner(loop_factory=lambda: loop) as runner:  # cancels the tasks that are left
            runner.run(test(Clock(loop.time), *args, **given))

    _, *others = inspect.signature(test).parameters.values()
    setattr(run, "__signature__", inspect.Signature(others))  # noqa: B010  for pytest
    return run
