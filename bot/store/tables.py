"""Store of tables: a row of `game_table` each, and rows of `seat` and `match_player`."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Collection, Sequence
from dataclasses import asdict, replace
from operator import itemgetter
from typing import Any

from sqlalchemy import ColumnElement, Connection, RowMapping, delete, insert, select, update

from bot.domain.computers import Level
from bot.domain.state import (
    Activity,
    Closing,
    Deadlines,
    Delivery,
    Draft,
    Seated,
    Stage,
    StopRequest,
    TableState,
    Upcoming,
)
from bot.domain.time_control import FAULT_SECONDS
from bot.store import commitments, posts, stopped
from bot.store.errors import Part, Stale, reading, writing
from bot.store.schema import OPEN, UNSEEN, deal, game_table, match_player, seat
from rules.match.match import MatchState, Player

Row = dict[str, Any]
PLAIN = [
    game_table.c[name]
    for name in ("id", "guild_id", "channel_id", "host", "version", "deal_id", "parent_id", "chat")
]
NO_SEAT = -1  # position of a person who only waits in the line
UNREADABLE = (ValueError, TypeError, KeyError, AttributeError)  # of JSON, enums and wrong types


def new_table(connection: Connection, state: TableState) -> TableState:
    """Store a new table; return the table with its id and version 1.

    Raises Stale if the channel has an open table.
    """
    row = table_row(state) | {"version": 1}
    number = connection.execute(insert(game_table).returning(game_table.c.id), row).scalar_one()
    stored = replace(state, id=number, version=1)
    write_people(connection, stored)
    return stored


def save(connection: Connection, state: TableState) -> TableState:
    """Store the whole table as the next version. Raises Stale if another version is stored."""
    after = replace(state, version=state.version + 1)
    same = (game_table.c.id == state.id) & (game_table.c.version == state.version)
    if state.stage in (Stage.CLOSED, Stage.LOBBY):
        stopped.note(connection, state)
    row = table_row(after) | {"version": after.version}
    if not connection.execute(update(game_table).where(same), row).rowcount:
        raise Stale
    write_people(connection, after)
    commitments.note_closed(connection, after)
    return after


def close_table(connection: Connection, state: TableState) -> TableState:
    """Store only the closing, its author and reason, and the next version. Raises Stale."""
    after = replace(state, version=state.version + 1, stage=Stage.CLOSED)
    same = (game_table.c.id == state.id) & (game_table.c.version == state.version)
    # the data could not be read: nobody has stopped the deal
    stopped.note(connection, replace(after, closed_by="", closed_why=Closing.UNTOLD))
    closing = update(game_table).where(same)
    row = {
        "stage": after.stage,
        "version": after.version,
        "closed_by": after.closed_by,
        "closed_why": after.closed_why.value,
    }
    if not connection.execute(closing, row).rowcount:
        raise Stale
    commitments.note_closed(connection, after)
    return after


def table_row(state: TableState) -> Row:
    """Return the columns of `game_table` except for the id and the version."""
    match = state.match
    return {
        "guild_id": state.guild_id,
        "channel_id": state.channel_id,
        "host": state.host,
        "preset": state.preset,
        "changed": dict(state.changed),
        "stage": state.stage.value,
        "deal_id": state.deal_id,
        "match_number": match.number,
        "deals": match.deals,
        "dealer": match.dealer,
        "direction": match.direction,
        "began_at": match.began_at,
        "plan": dict(match.plan),
        "votes": {player: list(by) for player, by in state.votes.items()},
        "parent_id": state.parent_id,
        "closed_by": state.closed_by,
        "closed_why": state.closed_why.value,
        "host_before": state.host_before,
        "takes_back": state.takes_back,
        "saved": [saved.name, saved.preset, dict(saved.changed)] if (saved := state.saved) else [],
        "drafts": [_written(draft) for draft in state.drafts],
        "stand_in": state.stand_in.value,
        "carries": state.carries,
        "champions": list(state.champions),
        "most_factor": state.most_factor,
        "chat": state.chat,
        "shuffles": state.upcoming.number,
        "next_secret": state.upcoming.secret,
        "words": dict(state.upcoming.words),
        "daily": state.daily,
        "stop": [stop.by, stop.until, stop.agreed, stop.declined]
        if (stop := state.stop).until
        else [],
        **asdict(state.deadlines),
        **asdict(state.activity),
    }


def write_people(connection: Connection, state: TableState) -> None:
    """Replace the stored seats of the table and players of its match."""
    for table, rows in ((seat, _seat_rows(state)), (match_player, _match_rows(state))):
        connection.execute(delete(table).where(table.c.table_id == state.id))
        if rows:
            connection.execute(insert(table), rows)


def read_tables(connection: Connection, which: ColumnElement[bool]) -> list[TableState]:
    """Return the tables for which the condition holds, oldest first.

    A table that this version cannot read has only the fields needed to find and close it; its
    preset is empty.
    """
    try:
        return _read_tables(connection, which)
    except UNREADABLE:
        ids = connection.execute(select(game_table.c.id).where(which).order_by(game_table.c.id))
        return [_read_table(connection, number) for number in ids.scalars().all()]


def _read_table(connection: Connection, number: int) -> TableState:
    which = game_table.c.id == number
    try:
        (table,) = _read_tables(connection, which)
    except UNREADABLE:
        row = connection.execute(select(*PLAIN).where(which)).mappings().one()
        table = TableState(**row, preset="")
    return table


def _read_tables(connection: Connection, which: ColumnElement[bool]) -> list[TableState]:
    rows = connection.execute(select(game_table).where(which)).mappings()
    # sorted here, since ORDER BY would make SQLite read all tables by their keys
    tables = sorted(rows, key=itemgetter("id"))
    ids = [row["id"] for row in tables]
    seats: dict[int, list[RowMapping]] = defaultdict(list)
    in_order = select(seat).where(seat.c.table_id.in_(ids)).order_by(seat.c.position)
    for row in connection.execute(in_order).mappings():
        seats[row["table_id"]].append(row)
    people: dict[int, list[RowMapping]] = defaultdict(list)
    taking_part = select(match_player).where(match_player.c.table_id.in_(ids))
    for row in connection.execute(taking_part).mappings():
        people[row["table_id"]].append(row)
    return [_state(row, seats[row["id"]], people[row["id"]]) for row in tables]


def _seat_rows(state: TableState) -> list[Row]:
    """Return a row for each seat, and for each person who waits in the line without a seat."""
    line = _numbered(state.line, 1)
    seats = {seated.player: (at, seated) for at, seated in enumerate(state.seats)}
    seats = {player: (NO_SEAT, Seated(player)) for player in state.line} | seats
    return [
        {
            "table_id": state.id,
            "player": seated.player,
            "position": position,
            "waits": line.get(seated.player, 0),
            "delivery": seated.delivery.value,
            "sitting_out": seated.sitting_out,
            "gone": seated.gone,
            "asleep": seated.asleep,
            "missed": seated.missed,
            "bank": seated.bank,
            "substituted": seated.substituted,
            "left_order": seated.left_order,
            "left_at": seated.left_at,
            "turn_factor": seated.turn_factor,
            "called_up": seated.called_up,
        }
        for position, seated in seats.values()
    ]


def _match_rows(state: TableState) -> list[Row]:
    match = state.match
    columns = {
        "seat": _numbered(match.players, 0),
        "place": _numbered(match.standing, 1),
        "title": match.titles,
        "score": match.scores,
        "winner": _numbered(match.winners, 1),
        "paid": match.paid,
        "tied": match.tied,
    }
    people = sorted({player for values in columns.values() for player in values})
    return [
        {"table_id": state.id, "player": player}
        | {name: values.get(player) for name, values in columns.items()}
        for player in people
    ]


def _numbered(players: tuple[Player, ...], first: int) -> dict[Player, int]:
    return {player: number for number, player in enumerate(players, first)}


def _state(row: RowMapping, seats: Sequence[RowMapping], people: list[RowMapping]) -> TableState:
    line = sorted((one["waits"], one["player"]) for one in seats if one["waits"])
    return TableState(
        id=row["id"],
        guild_id=row["guild_id"],
        channel_id=row["channel_id"],
        host=row["host"],
        preset=row["preset"],
        changed=row["changed"],
        stage=Stage(row["stage"]),
        version=row["version"],
        seats=tuple(_seated(one) for one in seats if one["position"] != NO_SEAT),
        line=tuple(player for _, player in line),
        match=_match(row, people),
        deal_id=row["deal_id"],
        deadlines=Deadlines(
            row["turn_seq"], row["due_at"], row["remind_at"], tuple(row["given_by"])
        ),
        votes={player: tuple(by) for player, by in row["votes"].items()},
        parent_id=row["parent_id"],
        closed_by=row["closed_by"],
        closed_why=Closing(row["closed_why"]),
        activity=Activity(row["active_at"], row["host_at"]),
        host_before=row["host_before"],
        saved=_saved(*row["saved"]) if row["saved"] else None,
        drafts=tuple(Draft(*draft) for draft in row["drafts"]),
        takes_back=row["takes_back"],
        chat=row["chat"],
        stand_in=Level(row["stand_in"]),
        carries=row["carries"],
        champions=tuple(row["champions"]),
        upcoming=Upcoming(row["shuffles"], row["next_secret"], row["words"]),
        daily=row["daily"],
        stop=_stop(*row["stop"]) if row["stop"] else StopRequest(),
        most_factor=row["most_factor"],
    )


def _stop(by: Player, until: float, agreed: list[Player], declined: list[Player]) -> StopRequest:
    return StopRequest(by, until, tuple(agreed), tuple(declined))


def _written(draft: Draft) -> list[object]:
    return [draft.preset, dict(draft.changed), *filter(None, [draft.name])]


def _saved(name: str, preset: str, changed: dict[str, str]) -> Draft:
    return Draft(preset, changed, name)


def _seated(row: RowMapping) -> Seated:
    return Seated(
        player=row["player"],
        delivery=Delivery(row["delivery"]),
        sitting_out=row["sitting_out"],
        gone=row["gone"],
        asleep=row["asleep"],
        missed=row["missed"],
        bank=row["bank"],
        substituted=row["substituted"],
        left_order=row["left_order"],
        left_at=row["left_at"],
        turn_factor=row["turn_factor"],
        called_up=row["called_up"],
    )


def _match(row: RowMapping, people: list[RowMapping]) -> MatchState:
    return MatchState(
        number=row["match_number"],
        players=_in_order(people, "seat"),
        standing=_in_order(people, "place"),
        titles=_known(people, "title"),
        scores=_known(people, "score"),
        deals=row["deals"],
        dealer=row["dealer"],
        direction=row["direction"],
        winners=_in_order(people, "winner"),
        began_at=row["began_at"],
        plan=row["plan"],
        paid=_known(people, "paid"),
        tied=_known(people, "tied"),
    )


def _in_order(people: list[RowMapping], column: str) -> tuple[Player, ...]:
    known = _known(people, column)
    return tuple(sorted(known, key=known.__getitem__))


def _known(people: list[RowMapping], column: str) -> dict[Player, Any]:
    return {row["player"]: row[column] for row in people if row[column] is not None}


def set_deadlines(connection: Connection, table_id: int, deadlines: Deadlines) -> None:
    """Store a table's deadlines; the table's version stays."""
    which = game_table.c.id == table_id
    connection.execute(update(game_table).where(which), asdict(deadlines))


def note_activity(connection: Connection, ids: Collection[int], activity: Activity) -> None:
    """Store the moments of the last activity at these tables; the tables' versions stay."""
    connection.execute(update(game_table).where(game_table.c.id.in_(ids)), asdict(activity))


def postpone(
    connection: Connection, ids: Collection[int], seconds: float, alive_at: float | None = None
) -> None:
    """Postpone the running deadlines and activity times of these tables by `seconds`.

    The tables' versions stay. `alive_at`, the moment up to which the bot was alive, is stored if
    given.
    """
    if alive_at is not None:
        posts.remember(connection, posts.ALIVE, repr(alive_at))
    moments = (game_table.c[name] for name in ("due_at", "remind_at", "active_at", "host_at"))
    for ends in moments:
        which = game_table.c.id.in_(ids) & (ends > 0)
        connection.execute(update(game_table).where(which).values({ends: ends + seconds}))
    if seconds >= FAULT_SECONDS:
        _note_fault(connection, game_table.c.id.in_(ids) & (game_table.c.due_at > 0))


def note_fault(connection: Connection, ids: Collection[int]) -> None:
    """Store that a technical fault cost time in the running deals of these tables."""
    _note_fault(connection, game_table.c.id.in_(ids))


def _note_fault(connection: Connection, which: ColumnElement[bool]) -> None:
    running = deal.c.id.in_(select(game_table.c.deal_id).where(which))
    faulty = running & deal.c.ended_at.is_(None)
    connection.execute(update(deal).where(faulty).values(fault=True))


def read_table(connection: Connection, table_id: int) -> TableState | None:
    """Return the table with this id, open or closed; None if there is none."""
    return next(iter(read_tables(connection, game_table.c.id == table_id)), None)


def read_table_in(connection: Connection, channel_id: int) -> TableState | None:
    """Return the channel's open table; None if there is none."""
    which = (game_table.c.channel_id == channel_id) & OPEN
    return next(iter(read_tables(connection, which)), None)


def read_open(connection: Connection) -> list[TableState]:
    """Return every table that is not closed, oldest first."""
    return read_tables(connection, OPEN)


def read_unseen(connection: Connection) -> list[TableState]:
    """Return closed tables with posts left, on which the closing has not been shown."""
    return read_tables(connection, UNSEEN)


def read_tables_of(connection: Connection, player: Player) -> list[TableState]:
    """Return the open tables at which this player sits, oldest first."""
    sits_at = select(seat.c.table_id).where(seat.c.player == player)
    return read_tables(connection, game_table.c.id.in_(sits_at) & OPEN)


class Tables(Part):
    """Tables with their seats and matches."""

    add = writing(new_table)
    save = writing(save)
    close = writing(close_table)
    get = reading(read_table)
    in_channel = reading(read_table_in)
    open = reading(read_open)
    unseen = reading(read_unseen)
    of = reading(read_tables_of)
    set_deadlines = writing(set_deadlines)
    note_activity = writing(note_activity)
    postpone = writing(postpone)
    note_fault = writing(note_fault)
