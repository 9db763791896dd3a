"""A check for deals that stand still although the bot could play, even if they go on later."""

from __future__ import annotations

import contextlib
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from dataclasses import dataclass, field

from tests.storm.scene import Scene

LOOKS = 5.0  # seconds between two looks
LONGEST = 420.0  # seconds: some turns with all spare time, and time given back after failures
RUNNING = """
    SELECT event.deal_id, max(event.seq) FROM event
    JOIN game_table ON game_table.deal_id = event.deal_id
    WHERE game_table.stage = 'deal' GROUP BY event.deal_id
"""


@dataclass
class Onlooker:
    """An observer of the stored deals; only seconds in which the bot could play count."""

    scene: Scene
    longest: float = LONGEST
    # seconds of standing still, by deal and last event
    _still: dict[tuple[int, int], float] = field(default_factory=dict)

    async def look_on(self) -> None:
        """Look every `LOOKS` seconds, forever."""
        while True:
            await self.scene.clock.sleep(LOOKS)
            self.look()

    def look(self) -> None:
        """Note each deal that has stood still for too long, once."""
        before, able = self._still, self._able()
        self._still = {one: before.get(one, -LOOKS) + LOOKS * able for one in self._running()}
        for (deal, seq), seconds in self._still.items():
            if before.get((deal, seq), 0.0) < self.longest <= seconds:
                self.scene.still.append(f"deal {deal} stood still at {seq} for {seconds:.0f} s")

    def _able(self) -> bool:
        bot, machine = self.scene.simulated.bot, self.scene.simulated.machine
        running = bot.process is not None and bot.process.alive
        return running and self.scene.playground.gateway.connected and not machine.full

    def _running(self) -> Iterator[tuple[int, int]]:
        file = self.scene.simulated.bot.data / "gamenight.db"
        with (
            contextlib.suppress(sqlite3.OperationalError),  # the file is missing yet, or locked
            closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=0)) as database,
        ):
            yield from database.execute(RUNNING).fetchall()
