"""The request budget of a table for hands that wait for a turn."""

from __future__ import annotations

from math import inf

from bot.tables.snapshot import Snapshot

EARNED = 0.3  # requests for waiting hands that each new state of the table adds
MOST_EARNED = 3  # most requests kept for waiting hands, for each player


class Budget:
    """The request budget of one table for waiting hands that no click token can edit.

    A waiting hand is live if it shows the actions of others. Each new state of the table adds a
    part of a request. One request stays in reserve for each live hand: an edit that leaves only
    lasting content in the hand before its live content would be wrong.
    """

    def __init__(self) -> None:
        self.live: set[str] = set()  # players whose waiting hands are live
        self._left = inf
        self._key = ""

    def spend(self, player: str, table: Snapshot, due: bool) -> bool:
        """Count an edit of this player's hand; return whether the hand may be live.

        An edit that is `due` in any case is not counted.
        """
        most = float(MOST_EARNED * len(table.players))
        if table.key != self._key:  # each state adds once
            self._key, self._left = table.key, min(most, self._left + EARNED)
        self._left -= not due
        others = len(self.live - {player})
        return self._left - others >= (most / 2 if due else 1)
