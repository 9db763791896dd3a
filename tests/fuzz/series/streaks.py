"""Plain recomputation of the days in a row on which people finished the deal of the day."""

from __future__ import annotations

from datetime import date, timedelta

from tests.fuzz.series.playing import Deleted, Step, Tried

ONE = timedelta(days=1)


def streaks(journal: list[Step]) -> dict[str, tuple[str, int, int]]:
    """Return the last finished day of each person, the days in a row up to it, and the most ever.

    The first try of a day counts, also if it was not finished.
    """
    begun: set[tuple[str, date]] = set()
    finished: dict[str, set[date]] = {}
    for step in journal:
        match step:
            case Tried(player, day, whole):
                if whole and (player, day) not in begun:
                    finished.setdefault(player, set()).add(day)
                begun.add((player, day))
            case Deleted(player):
                finished.pop(player, None)
    return {player: _of(days) for player, days in finished.items()}


def _of(days: set[date]) -> tuple[str, int, int]:
    lengths = {day: _length(day, days) for day in days}
    return max(days).isoformat(), lengths[max(days)], max(lengths.values())


def _length(day: date, days: set[date]) -> int:
    """Return the number of days in a row up to this day."""
    return 1 + _length(day - ONE, days) if day in days else 0
