"""The start of the processes that think for computers."""

from __future__ import annotations

import os
from multiprocessing import get_context
from typing import NoReturn

import pytest

from bot.players.workers import begin


def begin_where_priorities_are_not_to_be_changed() -> None:
    """Begin a process where `os.nice` is refused, as by a filter of system calls."""

    def refused(_: int) -> NoReturn:
        raise PermissionError

    os.nice = refused
    begin()


@pytest.mark.slow
def test_thinking_goes_on_where_the_priority_cannot_be_lowered() -> None:
    one = get_context("spawn").Process(target=begin_where_priorities_are_not_to_be_changed)
    one.start()
    one.join()
    assert one.exitcode == 0
