"""Store of the thrones of channels, and of the people who wear a server's crown role."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import asdict, dataclass, fields, replace
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    RowMapping,
    Select,
    Table,
    Text,
    bindparam,
    cast,
    delete,
    exists,
    func,
    insert,
    or_,
    select,
    union,
    update,
)

from bot.domain.names import first_nameless
from bot.domain.state import Result, Stage, TableState
from bot.domain.throne import (
    Throne,
    ThroneDeal,
    after_deal,
    deal_of,
    home,
    is_enough,
    ladder_of,
    named_on,
    throne_after,
    without,
)
from bot.standing.tallies import Counted
from bot.store.connections import mentions, upsert
from bot.store.errors import Part, reading, writing
from bot.store.schema import (
    OPEN,
    crown,
    game_table,
    old_throne,
    result,
    server,
    throne,
    throne_deal,
)
from bot.store.tables import UNREADABLE, read_table, read_tables
from rules.match.match import Player

LISTS = ("standing", "seats", "champions")
SEATED = ("firsts", "standing", "champions")  # of a deal, stored as numbers of seats
KEY = ("channel_id", "ladder", "guild_id")
Crowned: TypeAlias = "dict[int, tuple[TableState, tuple[Player, ...]]]"  # by id of a table
FEW = 50  # deals of the first batch in which a reign is sought
HERE = select(throne).where(
    throne.c.channel_id == bindparam("of_channel"), throne.c.ladder == bindparam("of_ladder")
)  # built once, since it runs at the end of every deal


@dataclass(frozen=True)
class Crown:
    """A role that the bot gave to a person, or is about to give."""

    player: Player
    role_id: int
    given_at: float = 0.0  # in seconds since the epoch; 0 until Discord has confirmed it


@dataclass(frozen=True)
class ThroneOf:
    """Key of a throne: the channel, and the ladder."""

    guild_id: int
    channel_id: int
    ladder: str


def read_throne(connection: Connection, state: TableState) -> Throne | None:
    """Return the throne for which this table plays; None if the channel has none on the ladder.

    The throne is `held` while another open table plays for it.
    """
    which = {"of_channel": home(state), "of_ladder": ladder_of(state)}
    row = connection.execute(HERE, which).mappings().first()
    if row is None:
        return None
    of_channel = _throne(row)
    others = of_channel.table_id not in (0, state.id)
    held = others and _plays_for(connection, of_channel.table_id, row["ladder"])
    return replace(of_channel, held=held)


def _plays_for(connection: Connection, table_id: int, ladder: str) -> bool:
    table = read_table(connection, table_id)
    return table is not None and table.stage is not Stage.CLOSED and _has_rules(table, ladder)


def _has_rules(table: TableState, ladder: str) -> bool:
    try:
        return ladder_of(table) == ladder
    except UNREADABLE:  # the table is set aside
        return False


def note_deal(
    connection: Connection,
    state: TableState,
    deal_id: int,
    seq: int | None,
    results: Collection[Result],
    now: float,
) -> None:
    """Store the throne after a deal with these results at this table, and the deal's part in it.

    `seq` is the place of the deal in the order of its server. Nothing is stored while another table
    plays for the throne.
    """
    deal = deal_of(state, results, now) if results and seq is not None else None
    if deal is None:
        return
    was = read_throne(connection, state)
    if was is not None and was.held:
        return
    key = ThroneOf(state.guild_id, home(state), ladder_of(state))
    row = asdict(key) | {"deal_id": deal_id, "seq": seq, **_row_of(deal)}
    connection.execute(insert(throne_deal), row)
    _keep(connection, throne, key, after_deal(was or Throne(), deal))


def fold_again(connection: Connection, key: ThroneOf) -> None:
    """Compute a throne again from the stored deals that were played for it and are not voided.

    The fold begins with the throne as it was before such deals were stored, if there was one.
    """
    after = read_folded(connection, key)
    if after.ended_at:
        _keep(connection, throne, key, after)
    else:
        connection.execute(delete(throne).where(_is_of(throne, key)))


def read_folded(connection: Connection, key: ThroneOf) -> Throne:
    """Return the throne after all deals that count for it; one without an end if there are none.

    Deals are read backward, until earlier ones make no difference for order and reign.
    """
    deals: list[ThroneDeal] = []
    seq, batch = None, FEW
    while True:
        rows = connection.execute(_counting(key, seq).limit(batch)).mappings().all()
        deals[:0] = map(_deal, reversed(rows))
        if len(rows) < batch:
            return throne_after(_read_old(connection, key), deals)
        if is_enough(deals):
            break
        seq, batch = rows[-1]["seq"], 2 * batch
    champions = read_champions(connection, key, deals[-1].ended_at)
    return replace(throne_after(Throne(), deals), champions=champions)


def read_champions(connection: Connection, key: ThroneOf, at: float) -> tuple[Player, ...]:
    """Return the champions of a throne at a moment, by the deals that count for it."""
    crowning = cast(throne_deal.c.champions, Text) != "[]"
    some = _counting(key).where(crowning, throne_deal.c.ended_at <= at).limit(1)
    last = connection.execute(some).mappings().first()
    old = _read_old(connection, key)
    return after_deal(old, _deal(last)).champions if last else old.champions


def move(connection: Connection, guild_id: int, channel_id: int, to: int) -> None:
    """Move the deals and old thrones of a channel to another channel, and fold its thrones again.

    An old throne of the other channel stays, in place of the moved one.
    """
    for ladder in _ladders(connection, channel_id):
        old, new = (ThroneOf(guild_id, source, ladder) for source in (channel_id, to))
        moved = update(throne_deal).where(_is_of(throne_deal, old))
        connection.execute(moved.values(channel_id=to))
        there = connection.execute(select(old_throne).where(_is_of(old_throne, new))).first()
        before = _read_old(connection, old)
        connection.execute(delete(old_throne).where(_is_of(old_throne, old)))
        if before.ended_at and there is None:
            _keep(connection, old_throne, new, before)
        connection.execute(delete(throne).where(_is_of(throne, old)))
        fold_again(connection, new)


def _ladders(connection: Connection, channel_id: int) -> list[str]:
    """Return the ladders that have a throne in a channel, or deals played for one."""
    queries = [
        select(table.c.ladder).where(table.c.channel_id == channel_id)
        for table in (throne, throne_deal, old_throne)
    ]
    return sorted(connection.execute(union(*queries)).scalars())


def read_key(connection: Connection, deal_id: int) -> ThroneOf | None:
    """Return the key of the throne for which a deal was played; None if it was for no throne."""
    columns = (throne_deal.c[field.name] for field in fields(ThroneOf))
    row = connection.execute(select(*columns).where(throne_deal.c.deal_id == deal_id)).first()
    return ThroneOf(*row) if row else None


def read_crowned_tables(connection: Connection, key: ThroneOf) -> Crowned:
    """Return the open tables that show champions of this throne, each with the champions to show.

    These are the champions at the beginning of the table's match.
    """
    around = or_(
        game_table.c.channel_id == key.channel_id, game_table.c.parent_id == key.channel_id
    )
    crowned: Crowned = {}
    for state in read_tables(connection, OPEN & around):
        if state.match.began_at and home(state) == key.channel_id and _has_rules(state, key.ladder):
            champions = read_champions(connection, key, state.match.began_at)
            crowned[state.id] = state, champions
    return crowned


def _counting(key: ThroneOf, before: int | None = None) -> Select[Any]:
    """Return the query for the deals that count for a throne, the newest first."""
    columns = throne_deal.c
    void = (result.c.deal_id == columns.deal_id) & (result.c.counted == Counted.VOIDED.value)
    query = select(throne_deal).where(_is_of(throne_deal, key), ~exists().where(void))
    query = query.order_by(columns.seq.desc())
    return query if before is None else query.where(columns.seq < before)


def _read_old(connection: Connection, key: ThroneOf) -> Throne:
    """Return the throne as it was before deals were stored for it."""
    row = connection.execute(select(old_throne).where(_is_of(old_throne, key))).mappings().first()
    return _throne(row) if row else Throne()


def _is_of(table: Table, key: ThroneOf) -> ColumnElement[bool]:
    return (table.c.channel_id == key.channel_id) & (table.c.ladder == key.ladder)


def _row_of(deal: ThroneDeal) -> dict[str, object]:
    """Return the values of a deal's row: players are numbers of seats, to save space."""
    seats = {player: seat for seat, player in enumerate(deal.seats)}
    return {
        "table_id": deal.table_id,
        "ended_at": deal.ended_at,
        "seats": [*deal.seats],
        "dealer": seats.get(deal.dealer),
        "direction": deal.direction,
        **{
            name: [seats[member] for member in getattr(deal, name) if member in seats]
            for name in SEATED
        },
    }


def _deal(row: RowMapping) -> ThroneDeal:
    seats = row["seats"]
    return ThroneDeal(
        seats=tuple(seats),
        dealer="" if row["dealer"] is None else seats[row["dealer"]],
        direction=row["direction"],
        ended_at=row["ended_at"],
        table_id=row["table_id"],
        **{name: tuple(seats[number] for number in row[name]) for name in SEATED},
    )


def forget_old(connection: Connection, before: float) -> bool:
    """Delete thrones whose last deal ended up to `before`; return whether there were any.

    The throne of a channel with an open table stays. The deals are then played for no throne.
    """
    home = func.coalesce(func.nullif(game_table.c.parent_id, 0), game_table.c.channel_id)
    old = (throne.c.ended_at <= before) & throne.c.channel_id.not_in(select(home).where(OPEN))
    columns = (throne.c[field.name] for field in fields(ThroneOf))
    keys = [ThroneOf(*row) for row in connection.execute(select(*columns).where(old))]
    for key in keys:
        for table in (throne, throne_deal, old_throne):
            connection.execute(delete(table).where(_is_of(table, key)))
    return bool(keys)


def unname(connection: Connection, deal_id: int, player: Player, nobody: Player) -> None:
    """Replace a person by a nameless player in a deal that was played for a throne."""
    own = throne_deal.c.deal_id == deal_id
    seats = connection.execute(select(throne_deal.c.seats).where(own)).scalar()
    if seats and player in seats:
        after = [nobody if member == player else member for member in seats]
        connection.execute(update(throne_deal).where(own).values(seats=after))


def forget_person(connection: Connection, player: Player) -> None:
    """Replace this person by a nameless player on each throne; the places of others stay.

    The person's deals must have lost the name before.
    """
    old = select(old_throne).where(_names(old_throne, player))
    for row in connection.execute(old).mappings().all():
        old_state = _throne(row)
        after = without(old_state, player, first_nameless(named_on(old_state)))
        _keep(connection, old_throne, _key(row), after)
    for row in connection.execute(select(throne).where(_names(throne, player))).mappings().all():
        fold_again(connection, _key(row))


def read_kept(connection: Connection, player: Player) -> list[dict[str, object]]:
    """Return the data of thrones about this person, without other people."""
    return [
        _own(row, player)
        for table in (throne, old_throne)
        for row in connection.execute(select(table).where(_names(table, player))).mappings()
    ]


def read_parts(
    connection: Connection, deals: Collection[int], player: Player
) -> dict[int, dict[str, object]]:
    """Return a person's parts in those of these deals that were played for a throne, by deal."""
    rows = connection.execute(select(throne_deal).where(throne_deal.c.deal_id.in_(deals)))
    return {row["deal_id"]: _part(row, player) for row in rows.mappings() if player in row["seats"]}


def _part(row: RowMapping, player: Player) -> dict[str, object]:
    deal = _deal(row)
    return {
        "channel_id": row["channel_id"],
        "seat": deal.seats.index(player) + 1,
        "place": deal.standing.index(player) + 1 if player in deal.standing else None,
        "first": player in deal.firsts,
        "champion": player in deal.champions,
        "dealer": deal.dealer == player,
    }


def read_ruler(connection: Connection, guild_id: int) -> Player:
    """Return the ruler of the server's throne that was played for last; "" if none rules."""
    query = select(throne.c.ruler).where(throne.c.guild_id == guild_id, throne.c.since > 0)
    return connection.execute(query.order_by(throne.c.ended_at.desc()).limit(1)).scalar() or ""


def read_crowns(connection: Connection, guild_id: int) -> list[Crown]:
    """Return the people who wear the crown role of this server, or a former crown role."""
    rows = connection.execute(select(crown).where(crown.c.guild_id == guild_id)).mappings()
    return [_crown(row) for row in rows]


def read_crowns_of(connection: Connection, player: Player) -> dict[int, Crown]:
    """Return the crown roles that this person wears, by server."""
    rows = connection.execute(select(crown).where(crown.c.player == player)).mappings()
    return {row["guild_id"]: _crown(row) for row in rows}


def read_crowned_servers(connection: Connection) -> list[int]:
    """Return the servers that have a crown role, or people who wear a former crown role."""
    chosen = select(server.c.guild_id).where(server.c.crown_role != 0)
    worn = select(crown.c.guild_id)
    return sorted(connection.execute(chosen.union(worn)).scalars())


def keep_crown(connection: Connection, guild_id: int, new: Crown) -> None:
    """Store a crown role that the bot gives to a person."""
    upsert(connection, crown, {"guild_id": guild_id, **asdict(new)})


def drop_crown(connection: Connection, guild_id: int, player: Player) -> None:
    """Store that this person no longer wears a role of the bot."""
    which = (crown.c.guild_id == guild_id) & (crown.c.player == player)
    connection.execute(delete(crown).where(which))


def _keep(connection: Connection, table: Table, key: ThroneOf, after: Throne) -> None:
    lists = {name: list(getattr(after, name)) for name in LISTS}
    values = asdict(key) | asdict(after) | lists
    upsert(connection, table, {column.name: values[column.name] for column in table.c})


def _throne(row: RowMapping) -> Throne:
    values = {field.name: row[field.name] for field in fields(Throne) if field.name in row}
    return Throne(**values | {name: tuple(values[name]) for name in LISTS})


def _key(row: RowMapping) -> ThroneOf:
    return ThroneOf(**{field.name: row[field.name] for field in fields(ThroneOf)})


def _crown(row: RowMapping) -> Crown:
    return Crown(row["player"], row["role_id"], row["given_at"])


def _names(table: Table, player: Player) -> ColumnElement[bool]:
    columns = (table.c[name] for name in LISTS)
    return or_(table.c.ruler == player, *(mentions(column, player) for column in columns))


def _own(row: RowMapping, player: Player) -> dict[str, object]:
    current = _throne(row)
    row_shown: dict[str, object] = {name: row[name] for name in KEY}
    row_shown |= {"reigns": current.ruler == player, "champion": player in current.champions}
    if current.ruler == player:
        row_shown |= {name: row[name] for name in ("since", "deals", "nights")}
    for name, order in (("place", current.standing), ("seat", current.seats)):
        row_shown[name] = order.index(player) + 1 if player in order else None
    return row_shown | {"ended_at": current.ended_at}


class Thrones(Part):
    """Thrones and crown roles. Raises as `Store` does."""

    of = reading(read_throne)
    ruler = reading(read_ruler)
    crowns = reading(read_crowns)
    crowns_of = reading(read_crowns_of)
    crowned_servers = reading(read_crowned_servers)
    keep_crown = writing(keep_crown)
    drop_crown = writing(drop_crown)
