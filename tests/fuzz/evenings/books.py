"""The stored tables and deals of the bot, read from its SQLite file by SQL alone."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from rules.catalogue import build
from rules.codec import decode
from rules.deal import Deal
from rules.engine import replay
from rules.events import Ended, Event


@dataclass(frozen=True)
class TableRow:
    """A stored table, open or closed: the columns that the fuzz needs."""

    id: int
    host: str
    preset: str
    stage: str
    version: int
    deal_id: int | None
    match_number: int


@dataclass(frozen=True)
class SeatRow:
    """A stored seat of a table."""

    player: str
    sitting_out: bool
    gone: bool
    asleep: bool


@dataclass(frozen=True)
class ResultRow:
    """The stored result of one player in one deal."""

    player: str
    place: int
    out_of: int
    points: int
    scored: str


@dataclass(frozen=True)
class DealRow:
    """A stored deal with its events and results."""

    id: int
    preset: str
    choices: Mapping[str, str]
    players: tuple[str, ...]
    events: tuple[Event, ...]
    results: tuple[ResultRow, ...]

    @property
    def ended(self) -> Ended | None:
        """The last event that ends the deal; None while the deal runs."""
        found = (event for event in reversed(self.events) if isinstance(event, Ended))
        return next(found, None)

    def after(self, events: int) -> Deal:
        """Return the deal after so many of its events."""
        return replay(build(self.preset, dict(self.choices)), self.events[:events])


Print = tuple[Any, ...]


class Books:
    """A reader of the SQLite file of a running bot; it sees committed data only."""

    def __init__(self, path: Path) -> None:
        self._path = path

    @contextmanager
    def _open(self) -> Iterator[sqlite3.Connection]:
        connection = sqlite3.connect(f"file:{self._path}?mode=ro", uri=True)
        try:
            yield connection
        finally:
            connection.close()

    def open_table(self, channel_id: str) -> TableRow | None:
        """Return the open table in this channel; None without one."""
        return self._table("channel_id = ? AND stage <> 'closed'", int(channel_id))

    def table(self, number: int) -> TableRow:
        """Return the table with this id."""
        found = self._table("id = ?", number)
        assert found is not None
        return found

    def _table(self, where: str, value: int) -> TableRow | None:
        columns = "id, host, preset, stage, version, deal_id, match_number"
        with self._open() as connection:
            row = connection.execute(
                f"SELECT {columns} FROM game_table WHERE {where}", (value,)
            ).fetchone()
        return TableRow(*row) if row else None

    def seats(self, table: int) -> tuple[SeatRow, ...]:
        """Return the seats of a table in the order of joining."""
        columns = "player, sitting_out, gone, asleep"
        with self._open() as connection:
            rows = connection.execute(
                f"SELECT {columns} FROM seat WHERE table_id = ? AND position >= 0"
                " ORDER BY position",
                (table,),
            ).fetchall()
        return tuple(SeatRow(row[0], *map(bool, row[1:])) for row in rows)

    def fingerprint(self, table: int) -> Print:
        """Return the stored row and seats of a table, and the number of events of its deal.

        Two fingerprints differ if one of these has changed between them.
        """
        row, seats = self.table(table), self.seats(table)
        return row, seats, self.events(row.deal_id) if row.deal_id else 0

    def events(self, deal: int) -> int:
        """Return the number of stored events of a deal."""
        with self._open() as connection:
            counted = connection.execute("SELECT COUNT(*) FROM event WHERE deal_id = ?", (deal,))
            return int(counted.fetchone()[0])

    def part(self, deal: int) -> str:
        """Return the part of a running deal: "exchange", "auction", "tricks" ..."""
        with self._open() as connection:
            columns = "SELECT id, preset, choices, players FROM deal WHERE id = ?"
            row = connection.execute(columns, (deal,)).fetchone()
            now = self._deal(connection, *row)
        after = now.after(len(now.events))
        return after.rules.phases[after.phase].part.name.lower()

    def deals(self, table: int) -> list[DealRow]:
        """Return all deals of a table, oldest first."""
        with self._open() as connection:
            rows = connection.execute(
                "SELECT id, preset, choices, players FROM deal WHERE table_id = ? ORDER BY id",
                (table,),
            ).fetchall()
            return [self._deal(connection, *row) for row in rows]

    def _deal(
        self, connection: sqlite3.Connection, number: int, preset: str, choices: str, players: str
    ) -> DealRow:
        bodies = connection.execute(
            "SELECT body FROM event WHERE deal_id = ? ORDER BY seq", (number,)
        ).fetchall()
        results = connection.execute(
            "SELECT player, place, out_of, points, scored FROM result WHERE deal_id = ?", (number,)
        ).fetchall()
        return DealRow(
            id=number,
            preset=preset,
            choices=json.loads(choices),
            players=tuple(json.loads(players)),
            events=tuple(decode(body) for (body,) in bodies),
            results=tuple(ResultRow(*row) for row in results),
        )
