"""Tests that each play a night in a world of their own, on simulated time."""

from __future__ import annotations

import functools
import inspect
from collections.abc import Callable, Coroutine
from typing import Any, Concatenate, ParamSpec

from tests.night.house import House
from tests.simulation.world import World

P = ParamSpec("P")


def played(
    test: Callable[Concatenate[House, P], Coroutine[Any, Any, None]],
) -> Callable[..., None]:
    """Return a test of a house as a test of the world in which the house is built."""

    @functools.wraps(test)
    def play(world: World, *args: P.args, **given: P.kwargs) -> None:
        world.play(lambda here: test(here.house, *args, **given))

    _, *others = inspect.signature(test).parameters.values()
    asks = inspect.Parameter("world", inspect.Parameter.POSITIONAL_OR_KEYWORD)
    setattr(play, "__signature__", inspect.Signature([asks, *others]))  # noqa: B010  for pytest
    return play
