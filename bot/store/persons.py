"""Export and deletion of everything stored about one person."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, TypeAlias

from sqlalchemy import (
    ColumnElement,
    Connection,
    Select,
    delete,
    or_,
    select,
    union,
    update,
)

from bot.clock import Clock
from bot.domain.names import first_nameless
from bot.domain.state import TableState
from bot.store import daily, moderation, proposals, stopped, thrones
from bot.store.connections import mentions
from bot.store.display_names import DisplayNames
from bot.store.errors import Part, Transactions, reading
from bot.store.moderation import Moderation
from bot.store.preferences import PlayerPreferences, Servers
from bot.store.schema import (
    OPEN,
    ban,
    deal,
    event,
    game_table,
    house_preset,
    match_player,
    metadata,
    result,
    seat,
)
from bot.store.tables import read_tables
from bot.store.upkeep import CLOSED, strip_tables
from rules.codec import decode, encode
from rules.match.match import Player
from rules.shuffle import WORD_GONE
from rules.view import redacted

BATCH, BARE = 10, 500  # deals in one transaction, with events or without
TOLD = 300  # newest deals whose events are exported: Discord takes files of up to 10 MB


Row: TypeAlias = "dict[str, Any]"
OWN = [table for table in metadata.sorted_tables if "player" in table.c and table is not ban]
TABLE = [game_table.c[name] for name in ("id", "guild_id", "channel_id", "preset", "stage")]
DEAL = [
    deal.c[name]
    for name in ("id", "table_id", "match_number", "number", "preset", "started_at", "ended_at")
]


def read_kept(connection: Connection, player: Player) -> dict[str, list[Row]]:
    """Return the rows about this person, by table, without deals; lists may be empty."""
    rows = {own.name: _rows(connection, select(own).where(own.c.player == player)) for own in OWN}
    rows |= moderation.read_kept(connection, player)
    saved = select(house_preset).where(house_preset.c.author == player)
    hosted = select(*TABLE).where(game_table.c.host == player)
    voted = select(*TABLE, game_table.c.votes).where(mentions(game_table.c.votes, player))
    cut = select(*TABLE, game_table.c.words).where(mentions(game_table.c.words, player))
    stopping = select(*TABLE, game_table.c.stop).where(mentions(game_table.c.stop, player))
    return rows | {
        "house_preset": _rows(connection, saved),
        "game_table": _rows(connection, hosted),
        "votes": [_own_votes(row, player) for row in _rows(connection, voted)],
        "throne": thrones.read_kept(connection, player),
        "proposal": proposals.read_kept(connection, player),
        "stopped_deal": stopped.read_kept(connection, player),
        "stop": [_own_stop(row, player) for row in _rows(connection, stopping)],
        "words": [row | {"words": row["words"].get(player)} for row in _rows(connection, cut)],
    }


def read_deals(connection: Connection, player: Player) -> list[int]:
    """Return the ids of the deals in which this person played, or was the host, oldest first."""
    named = mentions(deal.c.players, player) | mentions(deal.c.words, player)
    named |= deal.c.host == player
    seated = select(deal.c.id).where(named)
    scored = select(result.c.deal_id).where(result.c.player == player)
    return sorted(connection.execute(union(seated, scored)).scalars())


def read_parts(
    connection: Connection, deals: Sequence[int], player: Player, with_events: bool
) -> list[Row]:
    """Return a person's part in each of these deals: seat, word for the shuffle, being host.

    With `with_events`, finished deals have the events that were visible to the seat.
    """
    columns = (
        select(*DEAL, deal.c.players, deal.c.words, deal.c.host)
        .where(deal.c.id.in_(deals))
        .order_by(deal.c.id)
    )
    rows = _rows(connection, columns)
    enthroned = thrones.read_parts(connection, deals, player)
    for row in rows:
        players, words = row.pop("players"), row.pop("words")
        row["word"] = next((word for _, who, word in words if who == player), None)
        row["seat"] = players.index(player) if player in players else None
        row["throne"] = enthroned.get(row["id"])
        row["hosted"] = row.pop("host") == player
        if with_events and row["ended_at"] is not None and row["seat"] is not None:
            row["events"] = _events(connection, row["id"], row["seat"])
    return rows


def unname_deals(connection: Connection, deals: Sequence[int], player: Player) -> None:
    """Replace this person by a nameless player in each deal.

    The nameless id is chosen for each deal separately, so that no id connects the person's deals.
    """
    for deal_id in deals:
        of_deal = select(deal.c.players, deal.c.words, deal.c.host).where(deal.c.id == deal_id)
        players, words, host = connection.execute(of_deal).one()
        scored = select(result.c.player).where(result.c.deal_id == deal_id)
        nobody = first_nameless({*players, *connection.execute(scored).scalars()})
        seated = [nobody if member == player else member for member in players]
        after: Row = {"players": seated, "host": "" if host == player else host}
        # without the person's word the shuffle can no longer be checked
        if any(who == player for _, who, _ in words):
            after |= {
                "method": WORD_GONE,
                "words": [word for word in words if word[1] != player],
            }
        connection.execute(update(deal).where(deal.c.id == deal_id).values(**after))
        own = (result.c.deal_id == deal_id) & (result.c.player == player)
        connection.execute(update(result).where(own).values(player=nobody))
        thrones.unname(connection, deal_id, player, nobody)


def forget_rest(connection: Connection, player: Player, now: float) -> list[int]:
    """Delete a person's data, except in deals and open tables.

    Return the servers with rules that the person has saved.
    """
    closed = select(game_table.c.id).where(CLOSED, _named_at(player))
    strip_tables(connection, connection.execute(closed).scalars().all())
    daily.forget_person(connection, player, now)
    for own in OWN:
        of_person = own.c.player == player
        if own in (seat, match_player):  # open tables are left to the caller
            of_person &= own.c.table_id.in_(select(game_table.c.id).where(CLOSED))
        connection.execute(delete(own).where(of_person))
    moderation.forget_person(connection, player)
    proposals.forget_person(connection, player)
    stopped.forget_person(connection, player)
    thrones.forget_person(connection, player)
    of_person = house_preset.c.author == player
    saved = select(house_preset.c.guild_id).where(of_person).distinct()
    servers = sorted(connection.execute(saved).scalars())
    connection.execute(update(house_preset).where(of_person).values(author=first_nameless(())))
    return servers


def read_tables_naming(connection: Connection, player: Player) -> list[TableState]:
    """Return the open tables that name this person, or whose deal names them, oldest first."""
    plays = select(deal.c.id).where(mentions(deal.c.players, player))
    named = or_(
        _named_at(player),
        game_table.c.deal_id.in_(plays),
        *(
            game_table.c.id.in_(select(people.c.table_id).where(people.c.player == player))
            for people in (seat, match_player)
        ),
    )
    return read_tables(connection, OPEN & named)


def _named_at(player: Player) -> ColumnElement[bool]:
    return or_(
        game_table.c.host == player,
        game_table.c.dealer == player,
        game_table.c.closed_by == player,
        game_table.c.host_before == player,
        mentions(game_table.c.given_by, player),
        mentions(game_table.c.votes, player),
        mentions(game_table.c.stop, player),
        mentions(game_table.c.champions, player),
        mentions(game_table.c.words, player),
    )


def _rows(connection: Connection, query: Select[Any]) -> list[Row]:
    cursor = connection.execute(query)
    names = [*cursor.keys()]
    return [dict(zip(names, row, strict=True)) for row in cursor.all()]


def _own_votes(row: Row, player: Player) -> Row:
    votes: Mapping[Player, Sequence[Player]] = row.pop("votes")
    row["voted_to_send_away"] = [whom for whom, by in votes.items() if player in by]
    row["others_voted_to_send_you_away"] = len(votes.get(player, ()))
    return row


def _own_stop(row: Row, player: Player) -> Row:
    by, _, agreed, declined = row.pop("stop")
    row |= {"asked": player == by, "agreed": player in agreed, "declined": player in declined}
    return row


def _events(connection: Connection, deal_id: int, own: int) -> list[Any] | None:
    """Return a deal's events as seen from this seat; None if this version cannot read them."""
    bodies = select(event.c.body).where(event.c.deal_id == deal_id).order_by(event.c.seq)
    try:
        events = [decode(body) for body in connection.execute(bodies).scalars()]
        return [json.loads(encode(redacted(fact, own))) for fact in events]
    except ValueError:
        return None


class Persons(Part):
    """Stored data of single people. Raises as `Store` does."""

    def __init__(
        self,
        store: Transactions,
        clock: Clock,
        preferences: PlayerPreferences,
        servers: Servers,
        display_names: DisplayNames,
        moderation: Moderation,
    ) -> None:
        super().__init__(store)
        self._clock = clock
        self._preferences = preferences
        self._servers = servers
        self._display_names = display_names
        self._moderation = moderation

    async def counts(self, player: Player) -> dict[str, int]:
        """Return the number of rows about this person, by table; 0 for none."""
        by_table = await self._store.read(read_kept, player)
        deals = await self._store.read(read_deals, player)
        return {kind: len(rows) for kind, rows in by_table.items()} | {"deal": len(deals)}

    async def export(self, player: Player) -> dict[str, Any]:
        """Return everything stored about this person, ready for JSON; no cards of running deals."""
        by_table: dict[str, Any] = await self._store.read(read_kept, player)
        deals = await self._store.read(read_deals, player)
        parts: list[Row] = []
        early, late = deals[:-TOLD], deals[-TOLD:]
        for some in (early[at : at + BARE] for at in range(0, len(early), BARE)):
            parts += await self._store.read(read_parts, some, player, False)
        for some in (late[at : at + BATCH] for at in range(0, len(late), BATCH)):
            parts += await self._store.read(read_parts, some, player, True)
        return {"person": player, **by_table, "deal": parts}

    tables = reading(read_tables_naming)

    async def forget(self, player: Player) -> None:
        """Delete a person's data in small transactions; results stay, without the name.

        Open tables are left to the caller. An interrupted deletion goes on at the next call.
        """
        deals = await self._store.read(read_deals, player)
        for start in range(0, len(deals), BATCH):
            some = deals[start : start + BATCH]
            await self._store.write(unname_deals, some, player)
        await self._preferences.forget(player, self._forget_rest(player))

    async def _forget_rest(self, player: Player) -> None:
        for guild_id in await self._store.write(forget_rest, player, self._clock.now()):
            await self._servers.read_again(guild_id)
        self._display_names.clear_cache()
        self._moderation.clear_cache()
