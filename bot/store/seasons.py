"""Store of seasons: each end is closed once, posted once, and can be taken back."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, delete, func, select, update

from bot.standing.leaderboards import GamePlayed
from bot.standing.seasons import (
    BEFORE,
    Season,
    SeasonKind,
    adapted,
    closed,
    reopened,
)
from bot.standing.tallies import EVERYWHERE, Scope, Tally
from bot.store import rankings, standing, voids
from bot.store.errors import Part, Transactions, reading, writing
from bot.store.schema import FIRST, deal, result, season, tally
from bot.store.standing import TALLY, begin_season, is_played, read_seasons, write_season
from bot.store.voids import Voids
from rules.catalogue.presets import PRESETS
from rules.match.match import Player

RETOLD_SECONDS = 240.0  # in which Discord recognizes a repeated post, and posts it once
QUIET = (BEFORE, SeasonKind.NONE.value)


@dataclass(frozen=True)
class Ends:
    """Servers with seasons to close, seasons whose end is to be posted, and the next end."""

    due: Sequence[int]
    untold: Sequence[tuple[int, int]]  # server and number
    next_at: float | None  # in seconds since the epoch


@dataclass(frozen=True)
class Summary:
    """Summary of a season: ladders and channels, most deals first, and people's tallies."""

    ladders: Sequence[GamePlayed]
    channels: Sequence[int]
    tallies: Mapping[Player, list[Tally]]


def read_ends(connection: Connection, now: float) -> Ends:
    """Return the seasons to close and the ends to post at the moment `now`, and the next end."""
    columns = season.c
    over = columns.closed_at.is_(None) & (columns.ends_at <= now)
    due = select(columns.guild_id).where(over).distinct().order_by(columns.guild_id)
    begun = columns.post_channel.is_not(None) & columns.post_id.is_(None)
    again = begun & (columns.told_at > now - RETOLD_SECONDS)
    silent = columns.closed_at.is_not(None) & columns.kind.not_in(QUIET)
    untold = select(columns.guild_id, columns.number).where(
        silent, columns.told_at.is_(None) | again
    )
    coming = columns.closed_at.is_(None) & (columns.ends_at > now)
    return Ends(
        connection.execute(due).scalars().all(),
        [(guild, number) for guild, number in connection.execute(untold)],
        connection.execute(select(func.min(columns.ends_at)).where(coming)).scalar(),
    )


def close_due(connection: Connection, guild_id: int, now: float) -> None:
    """Close the seasons of a server that are over, and begin the present one."""
    kind, zone = _chosen(connection, guild_id)
    number = begin_season(connection, guild_id, kind, zone, now)
    for stored in read_seasons(connection, guild_id):
        if stored.number != number and stored.is_due(now):
            _close(connection, guild_id, stored, kind, now)


def end_now(connection: Connection, guild_id: int, number: int, now: float) -> bool:
    """Close the present season and begin the next; return whether that was done.

    Return False if `number` is not the present season, or if no deal counts in the season.
    """
    kind, zone = _chosen(connection, guild_id)
    last = standing.read_last_season(connection, guild_id)
    if last is None or last.number != number or not last.has(now) or not last.is_announced:
        return False
    if not is_played(connection, guild_id, number):
        return False
    _close(connection, guild_id, last, kind, now)
    begin_season(connection, guild_id, kind, zone, now)
    return True


def _close(
    connection: Connection, guild_id: int, one: Season, kind: SeasonKind, now: float
) -> None:
    """Close a season; no post is due if the server has no seasons, or no deal counts in it."""
    after = closed(one, now)
    if kind is SeasonKind.NONE or not is_played(connection, guild_id, one.number):
        after = replace(after, told_at=now, undo_until=None)
    write_season(connection, guild_id, after)


def adapt(connection: Connection, guild_id: int, now: float) -> None:
    """Adapt the present season to the kind and the zone that the server has chosen."""
    kind, zone = _chosen(connection, guild_id)
    last = standing.read_last_season(connection, guild_id)
    if last is not None:
        write_season(connection, guild_id, adapted(last, kind, zone, now))


def begin_post(
    connection: Connection, guild_id: int, number: int, channel: int, now: float
) -> bool:
    """Store that a post about the end of a season is being sent to a channel.

    Return False if the season is not closed, or another post was sent. Channel 0 is for a season
    whose end can be posted nowhere.
    """
    stored = read_season(connection, guild_id, number)
    if stored is None or stored.closed_at is None or stored.post_id is not None:
        return False
    fresh = stored.told_at is not None and stored.told_at > now - RETOLD_SECONDS
    if stored.told_at is not None and not (fresh and stored.post_channel):
        return False
    write_season(connection, guild_id, replace(stored, told_at=now, post_channel=channel or None))
    return True


def end_post(connection: Connection, guild_id: int, number: int, message: int | None) -> None:
    """Store the message id of the post about the end of a season.

    None means that the post failed, and is due again.
    """
    which = (season.c.guild_id == guild_id) & (season.c.number == number)
    values = {"post_id": message} if message else {"told_at": None, "post_channel": None}
    connection.execute(update(season).where(which).values(values))


def read_season(connection: Connection, guild_id: int, number: int) -> Season | None:
    """Return a season of a server; None if it does not exist."""
    seasons = read_seasons(connection, guild_id)
    return next((stored for stored in seasons if stored.number == number), None)


def read_summary(connection: Connection, guild_id: int, number: int) -> Summary:
    """Return the summary of a season; its tallies are of people who are listed on boards."""
    columns = tally.c
    of_season = (columns.guild_id == guild_id) & (columns.season == number)
    deals = func.sum(columns.deals)
    channels = (
        select(columns.channel_id)
        .where(of_season, columns.channel_id != EVERYWHERE)
        .group_by(columns.channel_id)
        .order_by(deals.desc(), columns.channel_id)
    )
    ladders = rankings.ladders(connection, guild_id, number)
    tallies: dict[Player, list[Tally]] = defaultdict(list)
    rows = connection.execute(
        select(columns.player, *TALLY)
        .where(of_season, columns.channel_id == EVERYWHERE, columns.ladder.not_in([*PRESETS]))
        .where(rankings.listed_for(columns.player))
        .order_by(columns.player, columns.ladder)
    )
    for player, *numbers in rows:
        tallies[player].append(Tally(*numbers))
    return Summary(ladders, connection.execute(channels).scalars().all(), dict(tallies))


def reopen(connection: Connection, guild_id: int, number: int, now: float) -> Season | None:
    """Take back the end of a season, so that deals since its end count in the season.

    Return the season as it was before the call; None if its end cannot be taken back. The ratings
    are then to be computed again.
    """
    kind, zone = _chosen(connection, guild_id)
    last, one = standing.read_last_season(connection, guild_id), None
    if last is not None:
        one = read_season(connection, guild_id, number)
    if last is None or one is None or not one.may_reopen(last, now):
        return None
    if last.number != number:
        _note_due(connection, guild_id, last.number)
        _join(connection, guild_id, number, last.number)
    write_season(connection, guild_id, reopened(one, kind, zone, now))
    return one


def _note_due(connection: Connection, guild_id: int, number: int) -> None:
    """Store that ratings are to be computed again from the first deals of a season on."""
    own = (result.c.guild_id == guild_id) & (result.c.season == number) & FIRST
    columns = result.c.ladder, func.min(deal.c.standing_seq), func.min(result.c.ended_at)
    joined = select(*columns).join(deal, deal.c.id == result.c.deal_id)
    rows = connection.execute(joined.where(own).group_by(result.c.ladder)).all()
    if rows:
        first = {ladder: seq for ladder, seq, _ in rows}
        voids.note_due(connection, guild_id, first, min(ended_at for *_, ended_at in rows))


def _join(connection: Connection, guild_id: int, number: int, later: int) -> None:
    """Count the deals of a later season in this one, and delete the later one."""
    own = (result.c.guild_id == guild_id) & (result.c.season == later)
    connection.execute(update(result).where(own).values(season=number))
    rows = (tally.c.guild_id == guild_id) & (tally.c.season == later)
    new = {
        (Scope(guild_id, channel_id, ladder, number), player): Tally(*numbers)
        for channel_id, ladder, player, *numbers in connection.execute(
            select(tally.c.channel_id, tally.c.ladder, tally.c.player, *TALLY).where(rows)
        )
    }
    standing.add_tallies(connection, new)
    connection.execute(delete(tally).where(rows))
    gone = (season.c.guild_id == guild_id) & (season.c.number == later)
    connection.execute(delete(season).where(gone))


def _chosen(connection: Connection, guild_id: int) -> tuple[SeasonKind, str]:
    """Lock the server; return its kind of season and its time zone."""
    row = standing.lock(connection, guild_id)
    return SeasonKind(row["season_kind"]), row["zone"]


class Seasons(Part):
    """Seasons of servers. Raises as `Store` does."""

    def __init__(self, store: Transactions, voids: Voids) -> None:
        super().__init__(store)
        self._voids = voids

    of = reading(read_seasons)
    ends = reading(read_ends)
    summary = reading(read_summary)
    close_due = writing(close_due)
    end_now = writing(end_now)
    adapt = writing(adapt)
    begin_post = writing(begin_post)
    end_post = writing(end_post)

    async def reopen(self, guild_id: int, number: int, now: float) -> Season | None:
        """Take back the end of a season like `reopen`, and compute the server's ratings again."""
        before = await self._store.write(reopen, guild_id, number, now)
        await self._voids.settle(guild_id)
        return before
