"""Tests of what waits: each runs on a loop of its own, whose time moves as soon as all is done."""

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
    """The test of a clock as one of a loop of its own; time begins at 0."""

    @functools.wraps(test)
    def run(*args: P.args, **given: P.kwargs) -> None:
        loop = SimulatedLoop(Random(0))
        with asyncio.Runner(loop_factory=lambda: loop) as runner:  # ends what is left
            runner.run(test(Clock(loop.time), *args, **given))

    _, *others = inspect.signature(test).parameters.values()
    setattr(run, "__signature__", inspect.Signature(others))  # noqa: B010  for pytest
    return run
