"""Add ladders and seasons to results, and the tallies and rating steps of people."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0024"
down_revision = "r0023"

UNCOUNTED = "uncounted"  # the fact: the newest deal whose results no tally holds yet
ZERO = sa.text("0")
COUNTS = (
    *("deals", "known", "firsts", "lasts", "sum_place", "sum_rank", "sum_points", "pointed"),
    *("penalties", "penalized", "president", "coups", "opening", "reign", "best_reign", "beside"),
    *("alone", "alone_firsts", "last_at"),
)
WITHOUT_ROWID = {"sqlite_with_rowid": False}


def upgrade() -> None:
    """Note old results as uncounted: the bot counts them while it runs.

    There may be very many. Their deals are ordered by id, before all deals that end later, and
    belong to a first season of their own, which is over.
    """
    _extend()
    _create()
    op.execute("UPDATE deal SET standing_seq = id WHERE ended_at IS NOT NULL")
    op.execute("UPDATE server SET standing_seq = COALESCE((SELECT max(id) FROM deal), 0)")
    newest = op.get_bind().execute(sa.text("SELECT max(deal_id) FROM result")).scalar()
    if newest is None:
        return
    fact = sa.table("fact", sa.column("key"), sa.column("value"))
    op.execute(sa.delete(fact).where(fact.c.key == UNCOUNTED))
    op.execute(sa.insert(fact).values(key=UNCOUNTED, value=str(newest)))
    op.execute(
        "INSERT INTO season (guild_id, number, name, kind, zone, begins_at, ends_at, closed_at) "
        f"SELECT DISTINCT guild_id, 1, '', 'before', 'UTC', 0, {_now()}, {_now()} "
        "FROM result WHERE guild_id <> 0"
    )


def _now() -> str:
    if op.get_bind().dialect.name == "sqlite":
        return "CAST(strftime('%s', 'now') AS REAL)"
    return "CAST(EXTRACT(EPOCH FROM now()) AS DOUBLE PRECISION)"


def _extend() -> None:
    op.add_column("deal", sa.Column("standing_seq", sa.BigInteger()))
    op.add_column("result", sa.Column("ended_at", sa.Double()))
    op.add_column("result", sa.Column("table_id", sa.BigInteger()))
    empty = sa.text("''")
    op.add_column("result", sa.Column("ladder", sa.Text(), nullable=False, server_default=empty))
    for name in ("season", "role", "counted"):
        op.add_column("result", _count(name))
    op.drop_index("result_by_game", "result")
    op.create_index("result_by_player", "result", ["guild_id", "player", "ended_at"])
    op.create_index("result_by_ladder", "result", ["guild_id", "ladder", "season", "ended_at"])
    op.create_index("result_by_channel", "result", ["channel_id", "ended_at"])
    for column in (
        sa.Column("standing_seq", sa.BigInteger(), nullable=False, server_default=ZERO),
        sa.Column("zone", sa.Text(), nullable=False, server_default="UTC"),
        sa.Column("season_kind", sa.Text(), nullable=False, server_default="quarter"),
        sa.Column("history_days", sa.Integer(), nullable=False, server_default=sa.text("30")),
        sa.Column("daily_channel", sa.BigInteger(), nullable=False, server_default=ZERO),
        sa.Column("rates_custom", sa.Boolean(), nullable=False, server_default=sa.false()),
    ):
        op.add_column("server", column)


def _create() -> None:
    op.create_table(
        "tally",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("season", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("channel_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        *map(_count, COUNTS),
        *(sa.Column(name, sa.Double()) for name in ("mu", "sigma", "peak")),
        **WITHOUT_ROWID,
    )
    op.create_index("tally_by_player", "tally", ["player", "guild_id"])
    numbers = ("mu0", "sigma0", "mu1", "sigma1", "expected", "advantage")
    op.create_table(
        "rating_step",
        sa.Column("deal_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("season", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        *(sa.Column(name, sa.Double(), nullable=False) for name in numbers),
        sa.Column("method", sa.Integer(), nullable=False),
        **WITHOUT_ROWID,
    )
    op.create_index("rating_step_by_player", "rating_step", ["player"])
    op.create_table(
        "season",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("number", sa.Integer(), primary_key=True, autoincrement=False),
        *(sa.Column(name, sa.Text(), nullable=False) for name in ("name", "kind", "zone")),
        sa.Column("begins_at", sa.Double(), nullable=False),
        *(sa.Column(name, sa.Double()) for name in ("ends_at", "closed_at", "undo_until")),
    )


def _count(name: str) -> sa.Column[Any]:
    if name in ("sum_rank", "last_at"):
        return sa.Column(name, sa.Double(), nullable=False, server_default=ZERO)
    return sa.Column(name, sa.Integer(), nullable=False, server_default=ZERO)
