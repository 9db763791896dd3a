"""Seasons of a server: their borders are local midnights of the server's zone."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

UTC = "UTC"
BEFORE = "before"  # kind of the first season where deals are older than seasons


class SeasonKind(StrEnum):
    """Length of the seasons of a server."""

    NONE = "none"  # one without an end, which no board offers
    MONTH = "month"
    QUARTER = "quarter"
    HAND = "hand"  # until an admin begins the next


MONTHS = {SeasonKind.MONTH: 1, SeasonKind.QUARTER: 3}


@dataclass(frozen=True)
class Season:
    """A season of a server; it belongs to the kind and the zone it was begun with."""

    number: int
    name: str
    kind: str
    zone: str
    begins_at: float
    ends_at: float | None = None  # None: until somebody ends it
    closed_at: float | None = None  # its end was announced
    undo_until: float | None = None

    def has(self, moment: float) -> bool:
        """Whether a deal that ends at this moment belongs to the season, or to an earlier one."""
        return self.closed_at is None and (self.ends_at is None or moment < self.ends_at)


def following(last: Season | None, kind: SeasonKind, zone: str, now: float) -> Season:
    """Return the season that begins after `last` and holds `now`; no season between is empty."""
    begins, ends = borders(kind, zone, now)
    if last is not None and last.ends_at is not None:
        begins = max(begins, last.ends_at)
    number = last.number + 1 if last else 1
    return Season(number, "", kind.value, zone, begins, ends)


def borders(kind: SeasonKind, zone: str, now: float) -> tuple[float, float | None]:
    """Return the local midnights around `now` between which a season of this kind lies.

    A season without a set length begins now and has no end.
    """
    if kind not in MONTHS:
        return now, None
    months, place = MONTHS[kind], zone_of(zone)
    today = datetime.fromtimestamp(now, place)
    first = today.year * 12 + (today.month - 1) // months * months
    return _midnight(first, place), _midnight(first + months, place)


@cache
def zone_of(name: str) -> ZoneInfo:
    """Return the time zone of this name; UTC if there is none."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC)


def _midnight(month: int, zone: ZoneInfo) -> float:
    """Return the first moment of a month, counted from the year 0, in a zone."""
    return datetime(month // 12, month % 12 + 1, 1, tzinfo=zone).timestamp()
