"""Who sits at which tables of this process: asked at each press, however many are open."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence

from bot.tables.table import Table
from rules.match.match import Player


class Sitting:
    """Found out anew when it is asked after somebody has sat down or left, which is seldom."""

    def __init__(self, tables: Mapping[int, Table]) -> None:
        self._tables = tables
        self._found: dict[Player, list[Table]] | None = None

    def at(self, player: Player) -> Sequence[Table]:
        """The tables at which this player sits, in the order in which they were opened."""
        if self._found is None:
            self._found = defaultdict(list)
            for table in self._tables.values():
                for person in table.state.seat_holders:
                    self._found[person].append(table)
        return self._found.get(player, ())

    def changes(self) -> None:
        """Somebody sits down or leaves, or there is a table more or less."""
        self._found = None
