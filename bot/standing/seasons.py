"""Seasons of a server, which begin and end at local midnights of the server's time zone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from enum import StrEnum
from functools import cache
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError, available_timezones

from bot.domain.boards import fair_share
from bot.standing.tallies import Tally
from rules.match.match import Player

UTC = "UTC"
BEFORE = "before"  # kind of the first season where deals are older than seasons


class SeasonKind(StrEnum):
    """Length of the seasons of a server."""

    NONE = "none"  # one season without an end, which no board offers
    MONTH = "month"
    QUARTER = "quarter"
    HAND = "hand"  # until an admin begins the next season


REGIONS = (
    *("Africa", "America", "Antarctica", "Arctic", "Asia", "Atlantic", "Australia", "Europe"),
    *("Indian", "Pacific"),
)
DAY = 86_400.0
UNDO_SECONDS = DAY  # time in which the end of a season may be taken back
MONTHS = {SeasonKind.MONTH: 1, SeasonKind.QUARTER: 3}


@dataclass(frozen=True)
class Season:
    """A season of a server, with its kind and time zone; moments are in seconds since the epoch."""

    number: int
    name: str
    kind: str
    zone: str
    begins_at: float
    ends_at: float | None = None  # None: until an admin ends the season
    closed_at: float | None = None
    undo_until: float | None = None
    told_at: float | None = None  # when the post about the end of the season was begun
    post_channel: int | None = None
    post_id: int | None = None

    def has(self, moment: float) -> bool:
        """Whether a deal that ends at this moment belongs to the season, or to an earlier one."""
        return self.closed_at is None and (self.ends_at is None or moment < self.ends_at)

    @property
    def is_announced(self) -> bool:
        """Whether the season's end is announced; not for the season of deals older than seasons."""
        return self.kind not in (BEFORE, SeasonKind.NONE)

    def is_due(self, now: float) -> bool:
        return self.closed_at is None and self.ends_at is not None and self.ends_at <= now

    def may_reopen(self, last: Season, now: float) -> bool:
        """Whether the end of the season may be taken back, given the server's last season."""
        newest = self.number in (last.number, last.number - 1)
        in_time = self.undo_until is not None and now < self.undo_until
        return newest and in_time and last.number >= self.number


def following(last: Season | None, kind: SeasonKind, zone: str, now: float) -> Season:
    """Return the season after `last` that holds `now`; no empty season fills a gap between."""
    if last is not None and last.ends_at is not None:
        now = max(now, last.ends_at)  # a clock that was set back cannot open a finished season
    begins, ends = borders(kind, zone, now)
    if last is not None and last.ends_at is not None:
        begins = max(begins, last.ends_at)
    number = last.number + 1 if last else 1
    return Season(number, "", kind.value, zone, begins, ends)


def closed(season: Season, now: float) -> Season:
    """Return the season as closed now; it ends at its border, or now if that is earlier."""
    ends = now if season.ends_at is None else min(season.ends_at, now)
    undo = now + UNDO_SECONDS if season.is_announced else None
    return replace(season, ends_at=ends, closed_at=now, undo_until=undo)


def reopened(season: Season, kind: SeasonKind, zone: str, now: float) -> Season:
    """Return the season with its end taken back; it lasts until the next border after `now`."""
    kind = SeasonKind(season.kind) if kind is SeasonKind.NONE else kind
    _, ends = borders(kind, zone, now)
    return Season(season.number, season.name, kind.value, zone, season.begins_at, ends)


def adapted(season: Season, kind: SeasonKind, zone: str, now: float) -> Season:
    """Return the present season after the server has chosen another kind, or another zone.

    The season lasts until the next border of the new kind. If the server had no seasons before,
    the present one is closed. If the server chooses no seasons, the present one keeps its end,
    which is not announced.
    """
    if season.closed_at is not None or season.is_due(now) or kind is SeasonKind.NONE:
        return season
    if season.kind == SeasonKind.NONE:
        return closed(season, now)
    return replace(season, kind=kind.value, zone=zone, ends_at=borders(kind, zone, now)[1])


def borders(kind: SeasonKind, zone: str, now: float) -> tuple[float, float | None]:
    """Return the local midnights around `now` at which a season of this kind begins and ends.

    A season without a set length begins now and has no end.
    """
    if kind not in MONTHS:
        return now, None
    months, place = MONTHS[kind], zone_of(zone)
    today = datetime.fromtimestamp(now, place)
    first = today.year * 12 + (today.month - 1) // months * months
    return _midnight(first, place), _midnight(first + months, place)


@cache
def zones() -> tuple[str, ...]:
    """Return the names of time zones: UTC first, then the zones of places."""
    places = {name for name in available_timezones() if name.split("/")[0] in REGIONS}
    return (UTC, *sorted(places))


@cache
def zone_of(name: str) -> ZoneInfo:
    """Return the time zone of this name; UTC if there is no such zone."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, ValueError, OSError):
        return ZoneInfo(UTC)


def day_begins(zone: str, now: float) -> float:
    """Return the first moment of the present day in a zone."""
    today = datetime.fromtimestamp(now, zone_of(zone))
    return datetime(today.year, today.month, today.day, tzinfo=today.tzinfo).timestamp()


def _midnight(month: int, zone: ZoneInfo) -> float:
    """Return the first moment of a month, counted from the year 0, in a zone."""
    return datetime(month // 12, month % 12 + 1, 1, tzinfo=zone).timestamp()


class Deed(StrEnum):
    """Kind of a superlative of a season, in the order in which superlatives are announced."""

    DEALS = "deals"
    FIRSTS = "firsts"
    SHARE = "share"  # of deals won
    REIGN = "reign"
    COUPS = "coups"


@dataclass(frozen=True)
class Superlative:
    """Highest number of a kind in a season, with its people: several people if they are equal."""

    deed: Deed
    players: tuple[Player, ...]
    number: int  # in percent for a share


MOST_EQUAL = 3  # most people who can share a superlative; with more there is no superlative
NUMBERS: Mapping[Deed, Callable[[Tally], int]] = {
    Deed.DEALS: lambda tally: tally.deals,
    Deed.FIRSTS: lambda tally: tally.firsts,
    Deed.SHARE: lambda tally: round(100 * tally.firsts / tally.known) if tally.known else 0,
    Deed.REIGN: lambda tally: tally.best_reign,
    Deed.COUPS: lambda tally: tally.coups,
}
LEAST = {Deed.REIGN: 2}


def superlatives(tallies: Mapping[Player, Tally]) -> tuple[Superlative, ...]:
    """Return the superlatives of a season, given each person's tally of the season."""
    return tuple(superlative for deed in Deed if (superlative := _superlative(deed, tallies)))


def _superlative(deed: Deed, tallies: Mapping[Player, Tally]) -> Superlative | None:
    most_known = max((tally.known for tally in tallies.values()), default=0)
    enough = fair_share(most_known) if deed is Deed.SHARE else 1
    numbers = {who: NUMBERS[deed](tally) for who, tally in tallies.items() if tally.known >= enough}
    most = max(numbers.values(), default=0)
    best = tuple(sorted(who for who, number in numbers.items() if number == most))
    if most < LEAST.get(deed, 1) or len(best) > MOST_EQUAL:
        return None
    return Superlative(deed, best, most)


def summed(tallies: Mapping[Player, list[Tally]]) -> dict[Player, Tally]:
    """Return each person's sum over several ladders; the best reign is that on a single ladder."""
    return {
        who: replace(
            some[0],
            deals=sum(tally.deals for tally in some),
            known=sum(tally.known for tally in some),
            firsts=sum(tally.firsts for tally in some),
            coups=sum(tally.coups for tally in some),
            best_reign=max(tally.best_reign for tally in some),
        )
        for who, some in tallies.items()
    }
