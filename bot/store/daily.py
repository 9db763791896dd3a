"""Store of the deal of the day: its secret, its par, and the first try of each person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import date

from sqlalchemy import ColumnElement, Connection, RowMapping, Table, delete, insert, select, update

from bot.domain import daily_deal as domain
from bot.domain.daily_deal import DailyDeal, Day, Streak, Try, worth_of
from bot.domain.state import Result, TableState
from bot.standing.seasons import zone_of
from bot.store import standing
from bot.store.connections import upsert
from bot.store.errors import Part, reading, writing
from bot.store.schema import daily, daily_deal, daily_mark, daily_streak, server
from rules.match.match import Player

RETOLD_SECONDS = 240.0  # in which Discord recognizes a repeated post, and posts it once


@dataclass(frozen=True)
class Post:
    """Post about the deal of a day, which may not be sent yet."""

    channel_id: int  # 0 before the post is begun, and after it is given up
    told_at: float | None  # begin of the post, in seconds since the epoch
    post_id: int | None  # id of the message

    def is_due(self, now: float) -> bool:
        """Whether the post is not begun, or was begun recently and is not confirmed.

        Until `RETOLD_SECONDS` after the begin, Discord takes a second attempt for the same post.
        """
        if self.told_at is None:
            return True
        return (
            self.post_id is None and bool(self.channel_id) and self.told_at > now - RETOLD_SECONDS
        )


def read_current(
    connection: Connection, guild_id: int, now: float
) -> tuple[DailyDeal, DailyDeal] | None:
    """Return the present deal and that of the next day; None if either is not drawn yet."""
    current = _server(guild_id) & (daily_deal.c.ends_at > now)
    row = connection.execute(select(daily_deal).where(current)).mappings().first()
    if row is None:
        return None
    present = _deal(row)
    then = read_deal(connection, present.day.next)
    return (present, then) if then else None


def read_deal(connection: Connection, day: Day) -> DailyDeal | None:
    """Return the deal of this day; None if none was drawn."""
    row = connection.execute(select(daily_deal).where(_of(day))).mappings().first()
    return _deal(row) if row else None


def begin(connection: Connection, guild_id: int, now: float, secrets: Sequence[str]) -> None:
    """Begin the present deal of the day and draw the secret of the next one, if they are missing.

    `secrets` are for these two days. The present deal uses the time zone and the games that the
    server has chosen now.
    """
    standing.lock(connection, guild_id)
    forget_marks(connection, now)
    chosen = select(server.c.zone, server.c.families).where(server.c.guild_id == guild_id)
    zone, families = connection.execute(chosen).one()
    begun = _server(guild_id) & daily_deal.c.ends_at.is_not(None)
    newest = select(daily_deal).where(begun).order_by(daily_deal.c.day.desc()).limit(1)
    row = connection.execute(newest).mappings().first()
    last, place = _deal(row) if row else None, zone_of(zone)
    if last is None:
        day_here = domain.today(guild_id, now, place)
        end = day_here.ends(place)
    elif last.is_over(now):
        day_here, end = domain.following(last.day, last.ends_at, now, place)
    else:
        day_here, end = last.day, last.ends_at
    for day, secret in zip((day_here, day_here.next), secrets, strict=True):
        _draw(connection, day, secret)
    if last is None or day_here != last.day:
        values = {"preset": domain.game_of(day_here.date, families), "ends_at": end}
        connection.execute(update(daily_deal).where(_of(day_here)).values(**values))


def _draw(connection: Connection, day: Day, secret: str) -> None:
    if connection.execute(select(daily_deal.c.day).where(_of(day))).first() is None:
        connection.execute(insert(daily_deal), _key(day) | {"secret": secret})


def keep_par(connection: Connection, day: Day, par: Sequence[float]) -> None:
    """Store the par of this day's cards by place: the worth that computers reach with them."""
    values = {"par": list(par), "par_version": domain.PAR_VERSION}
    connection.execute(update(daily_deal).where(_of(day)).values(**values))


def note_begun(connection: Connection, state: TableState, deal_id: int) -> None:
    """Store the first try of a table's host whose deal of the day begins; ignore later tries.

    A table that deals again after a void deal continues its try with the new deal.
    """
    day = Day.read(state.daily)
    if day is None or is_marked(connection, day, state.host):
        return
    which = _try_of(day, state.host)
    table_id = connection.execute(select(daily.c.table_id).where(which)).scalar()
    if table_id is None:
        row = {"player": state.host, "table_id": state.id, "deal_id": deal_id}
        connection.execute(insert(daily), _key(day) | row)
    elif table_id == state.id:
        connection.execute(update(daily).where(which).values(deal_id=deal_id))


def is_marked(connection: Connection, day: Day, player: Player) -> bool:
    """Whether this person had a try at the deal of the day before the person's data was deleted."""
    deal = read_deal(connection, day)
    if deal is None:
        return False
    which = _in(daily_mark, day) & (daily_mark.c.mark == deal.mark(player))
    return connection.execute(select(daily_mark.c.mark).where(which)).first() is not None


def forget_person(connection: Connection, player: Player, now: float) -> None:
    """Delete a person's tries; in place of a try of a day that goes on, a mark stays."""
    goes_on = (daily_deal.c.guild_id == daily.c.guild_id) & (daily_deal.c.day == daily.c.day)
    tried = select(daily_deal).where(goes_on, daily.c.player == player, daily_deal.c.ends_at > now)
    for deal in map(_deal, connection.execute(tried).mappings().all()):
        upsert(connection, daily_mark, {**_key(deal.day), "mark": deal.mark(player)})
    connection.execute(delete(daily).where(daily.c.player == player))


def forget_marks(connection: Connection, now: float) -> bool:
    """Delete the marks of days that are over; return whether there were any."""
    over = select(daily_deal.c.day).where(
        daily_deal.c.guild_id == daily_mark.c.guild_id,
        daily_deal.c.day == daily_mark.c.day,
        daily_deal.c.ends_at <= now,
    )
    return connection.execute(delete(daily_mark).where(over.exists())).rowcount > 0


def note_done(connection: Connection, deal_id: int, results: Sequence[Result], now: float) -> None:
    """Store the result of a first try, if the deal ends before the day is over.

    A result in which a computer had a part is not stored.
    """
    row = connection.execute(select(daily).where(daily.c.deal_id == deal_id)).mappings().first()
    if row is None:
        return
    day = Day(row["guild_id"], date.fromisoformat(row["day"]))
    ends = connection.execute(select(daily_deal.c.ends_at).where(_of(day))).scalar()
    own = next((outcome for outcome in results if outcome.player == row["player"]), None)
    worth = worth_of(own) if own else None
    if own is None or worth is None or ends is None or now >= ends:
        return
    values = {"worth": worth, "place": own.shared_place, "out_of": own.of, "done_at": now}
    connection.execute(update(daily).where(daily.c.deal_id == deal_id).values(**values))
    if row["done_at"] is None:
        _note_streak(connection, day, row["player"])


def note_place(connection: Connection, day: Day, player: Player, channel_id: int) -> None:
    """Store the channel in which this person began the try, if none is stored."""
    which = _try_of(day, player) & (daily.c.channel_id == 0)
    connection.execute(update(daily).where(which).values(channel_id=channel_id))


def let_go(connection: Connection, day: Day, player: Player, table_id: int) -> None:
    """Delete the try at this table, none of whose cards can have been shown."""
    which = _try_of(day, player) & (daily.c.table_id == table_id) & (daily.c.done_at.is_(None))
    connection.execute(delete(daily).where(which))


def read_tries(connection: Connection, day: Day) -> list[Try]:
    """Return the first try of each person at the deal of this day."""
    tries = select(daily).where(_in(daily, day))
    rows = connection.execute(tries.order_by(daily.c.player)).mappings()
    return [_try(row) for row in rows]


def read_streak(connection: Connection, guild_id: int, player: Player) -> Streak | None:
    """Return the days in a row on which this person has finished the deal; None without any."""
    own = (daily_streak.c.guild_id == guild_id) & (daily_streak.c.player == player)
    row = connection.execute(select(daily_streak).where(own)).mappings().first()
    return Streak(date.fromisoformat(row["day"]), row["days"], row["best"]) if row else None


def _note_streak(connection: Connection, day: Day, player: Player) -> None:
    before = read_streak(connection, day.guild_id, player)
    now = before.after(day.date) if before else Streak(day.date)
    row = {"player": player, "days": now.days, "best": now.best}
    upsert(connection, daily_streak, _key(day) | row)


def begin_share(connection: Connection, day: Day, player: Player, now: float) -> bool:
    """Store that this person's result is being posted; False if it was before, or is missing."""
    own = _try_of(day, player) & daily.c.done_at.is_not(None) & daily.c.shared_at.is_(None)
    return connection.execute(update(daily).where(own).values(shared_at=now)).rowcount > 0


def end_share(connection: Connection, day: Day, player: Player) -> None:
    """Store that this person's result could not be posted, and may be posted again."""
    connection.execute(update(daily).where(_try_of(day, player)).values(shared_at=None))


def read_places(connection: Connection) -> dict[int, int]:
    """Return the channel of each server that has chosen one for the daily post, by server id."""
    chosen = select(server.c.guild_id, server.c.daily_channel).where(server.c.daily_channel != 0)
    return {row.guild_id: row.daily_channel for row in connection.execute(chosen)}


def read_post(connection: Connection, day: Day) -> Post | None:
    """Return the post of a day; None if the deal of the day has not begun."""
    columns = daily_deal.c.post_channel, daily_deal.c.told_at, daily_deal.c.post_id
    begun = select(*columns).where(_of(day), daily_deal.c.ends_at.is_not(None))
    row = connection.execute(begun).first()
    return Post(row[0] or 0, row[1], row[2]) if row else None


def begin_post(connection: Connection, day: Day, channel_id: int, now: float) -> bool:
    """Store that the post of a day is being sent to this channel; False if no post is due."""
    standing.lock(connection, day.guild_id)
    post = read_post(connection, day)
    if post is None or not post.is_due(now):
        return False
    values = {"told_at": now, "post_channel": channel_id}
    connection.execute(update(daily_deal).where(_of(day)).values(**values))
    return True


def end_post(connection: Connection, day: Day, message: int | None) -> None:
    """Store the message id of a day's post. None means that the post failed."""
    values = {"post_id": message} if message else {"told_at": None, "post_channel": None}
    connection.execute(update(daily_deal).where(_of(day)).values(**values))


def give_up_post(connection: Connection, day: Day) -> None:
    """Store that a day goes without a post, since the bot may not write in the channel."""
    connection.execute(update(daily_deal).where(_of(day)).values(post_channel=None))


def forget_old(connection: Connection, before: float) -> bool:
    """Delete some deals of the day that ended up to `before`; return whether there were any."""
    old = select(daily_deal.c.guild_id, daily_deal.c.day).where(daily_deal.c.ends_at <= before)
    days = connection.execute(old.limit(100)).all()
    for guild_id, day in days:
        over = Day(guild_id, date.fromisoformat(day))
        for table in (daily, daily_mark, daily_deal):
            connection.execute(delete(table).where(_in(table, over)))
    return bool(days)


def _key(day: Day) -> dict[str, object]:
    return {"guild_id": day.guild_id, "day": day.date.isoformat()}


def _in(table: Table, day: Day) -> ColumnElement[bool]:
    return (table.c.guild_id == day.guild_id) & (table.c.day == day.date.isoformat())


def _server(guild_id: int) -> ColumnElement[bool]:
    return daily_deal.c.guild_id == guild_id


def _of(day: Day) -> ColumnElement[bool]:
    return _in(daily_deal, day)


def _try_of(day: Day, player: Player) -> ColumnElement[bool]:
    return _in(daily, day) & (daily.c.player == player)


def _deal(row: RowMapping) -> DailyDeal:
    return DailyDeal(
        day=Day(row["guild_id"], date.fromisoformat(row["day"])),
        preset=row["preset"],
        ends_at=row["ends_at"] or 0.0,
        secret=row["secret"],
        par=tuple(row["par"]) if row["par_version"] == domain.PAR_VERSION else (),
    )


def _try(row: RowMapping) -> Try:
    return Try(
        player=row["player"],
        table_id=row["table_id"],
        deal_id=row["deal_id"],
        worth=row["worth"],
        place=row["place"],
        out_of=row["out_of"],
        channel_id=row["channel_id"],
        shared_at=row["shared_at"],
    )


class Daily(Part):
    """Deals of the day, and the tries of people. Raises as `Store` does."""

    current = reading(read_current)
    deal = reading(read_deal)
    begin = writing(begin)
    keep_par = writing(keep_par)
    note_place = writing(note_place)
    let_go = writing(let_go)
    tries = reading(read_tries)
    is_marked = reading(is_marked)
    streak = reading(read_streak)
    begin_share = writing(begin_share)
    end_share = writing(end_share)
    places = reading(read_places)
    post = reading(read_post)
    begin_post = writing(begin_post)
    end_post = writing(end_post)
    give_up_post = writing(give_up_post)
