"""The machine on which a simulated bot runs: its clock can be set, and its disk can fill up."""

from __future__ import annotations

import asyncio

EPOCH = 1_800_000_000.0  # the Unix time at which every world begins


class Machine:
    """What goes wrong here goes wrong for the bot alone: Discord and people have their own."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self.steady = loop.time
        self.set_by = 0.0  # seconds by which its clock is wrong
        self.full = False  # nothing more can be written to its disk
        self.unwritten = 0  # commits that found it full so far
        self.locked_out = 0  # statements that found the database locked so far
        self.losing = 0  # next commits that store what they should, and fail all the same
        self.lost = 0  # those that did so far

    def loses_an_answer(self) -> bool:
        """Is that of the commit that has just been made lost?"""
        if not self.losing:
            return False
        self.losing -= 1
        self.lost += 1
        return True

    def wall(self) -> float:
        """What its clock shows, in seconds since 1970."""
        return EPOCH + self.steady() + self.set_by
