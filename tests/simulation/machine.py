"""The machine on which a simulated bot runs: its clock can be set, and its disk can fill up."""

from __future__ import annotations

import asyncio

EPOCH = 1_800_000_000.0  # the Unix time at which every world begins


class Machine:
    """The machine of the bot; its faults affect neither Discord nor the people."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.steady = loop.time
        self.set_by = 0.0  # seconds added to the wall clock
        self.full = False  # whether the disk is full
        self.unwritten = 0  # commits so far that failed because the disk was full
        self.locked_out = 0  # statements so far that found the database locked
        self.losing = 0  # number of next commits that store their data and raise an error
        self.lost = 0  # number of commits that did so

    def loses_an_answer(self) -> bool:
        """Whether the answer to the commit just made is lost; count it if so."""
        if not self.losing:
            return False
        self.losing -= 1
        self.lost += 1
        return True

    def wall(self) -> float:
        """Return the time of the wall clock, in seconds since 1970."""
        return EPOCH + self.steady() + self.set_by
