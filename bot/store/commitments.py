"""Store of the fingerprints of shuffles, each as a message showed it first."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict, fields

from sqlalchemy import Connection, delete, exists, func, select, update

from bot.domain.dealing import key_of
from bot.domain.preferences import HISTORY_DAYS
from bot.domain.state import Commitment, Stage, TableState
from bot.store.connections import insert_new
from bot.store.errors import Part, reading, writing
from bot.store.schema import OPEN, commitment, deal, game_table, server

COLUMNS = [commitment.c[field.name] for field in fields(Commitment)]
OF_DAYS = commitment.c.table_id == 0
DAY = 86_400.0  # seconds
BATCH = 100  # rows in one transaction


def publish(connection: Connection, shown: Iterable[Commitment]) -> None:
    """Store what a message shows now; what an earlier message showed first stays as it is."""
    for seen in shown:
        insert_new(connection, commitment, asdict(seen))


def move(connection: Connection, table_id: int, before: int, channel_id: int, after: int) -> None:
    """Store that the message `after` has taken the place of the deleted message `before`."""
    which = (commitment.c.table_id == table_id) & (commitment.c.message_id == before)
    moving = update(commitment).where(which)
    connection.execute(moving.values(channel_id=channel_id, message_id=after))


def note_closed(connection: Connection, state: TableState) -> None:
    """Store the seed of a closed table's next shuffle, by which no cards will be dealt."""
    if state.stage is Stage.CLOSED and state.upcoming.secret and not state.daily:
        which = commitment.c.key == key_of(state)
        connection.execute(update(commitment).where(which).values(seed=state.upcoming.secret))


def read_commitment(connection: Connection, key: str) -> Commitment | None:
    """Return the fingerprint that was shown for this shuffle; None if no message showed it."""
    row = connection.execute(select(*COLUMNS).where(commitment.c.key == key)).first()
    return Commitment(*row) if row else None


def forget(connection: Connection, keys: Iterable[str]) -> None:
    """Delete the fingerprints of these shuffles, whose deals are deleted."""
    connection.execute(delete(commitment).where(commitment.c.key.in_([*keys])))


def forget_undealt(connection: Connection, now: float) -> bool:
    """Delete some old fingerprints of closed tables without deals that can be checked.

    They are as old as a server lets the cards of its deals become; where those never go, the usual
    number of days decides. Return whether there were any.
    """
    days = func.coalesce(func.nullif(server.c.history_days, 0), HISTORY_DAYS)
    playing = exists().where((game_table.c.id == commitment.c.table_id) & OPEN)
    whole = exists().where((deal.c.table_id == commitment.c.table_id) & (deal.c.seed != ""))
    old = (
        select(commitment.c.key)
        .outerjoin(server, server.c.guild_id == commitment.c.guild_id)
        .where(~OF_DAYS, commitment.c.shown_at <= now - days * DAY, ~playing, ~whole)
    )
    keys = connection.execute(old.limit(BATCH)).scalars().all()
    forget(connection, keys)
    return bool(keys)


def forget_days(connection: Connection, before: float) -> bool:
    """Delete some old fingerprints of deals of the day; return whether there were any."""
    old = select(commitment.c.key).where(OF_DAYS, commitment.c.shown_at <= before).limit(BATCH)
    keys = connection.execute(old).scalars().all()
    forget(connection, keys)
    return bool(keys)


class Commitments(Part):
    """Fingerprints of shuffles by the names of the shuffles."""

    publish = writing(publish)
    move = writing(move)
    of = reading(read_commitment)
