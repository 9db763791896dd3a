"""Create the first schema: tables with seats, matches, deals, results, posts and facts."""

import sqlalchemy as sa
from alembic import op

revision = "r0001"
down_revision = None

SNOWFLAKE = sa.BigInteger()
ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")
OPEN = sa.text("stage <> 'closed'")


def upgrade() -> None:
    """Create all tables and indexes in an empty database."""
    _tables()
    _deals()
    _posts()


def _tables() -> None:
    op.create_table(
        "game_table",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
        sa.Column("stage", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("deal_id", sa.BigInteger()),
        sa.Column("match_number", sa.Integer(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("dealer", sa.Text()),
        sa.Column("direction", sa.Integer(), nullable=False),
        sa.Column("began_at", sa.Double(), nullable=False),
        sa.Column("turn_seq", sa.Integer(), nullable=False),
        sa.Column("due_at", sa.Double(), nullable=False),
        sa.Column("remind_at", sa.Double(), nullable=False),
    )
    op.create_index(
        "one_open_table_per_channel",
        "game_table",
        ["channel_id"],
        unique=True,
        sqlite_where=OPEN,
        postgresql_where=OPEN,
    )
    op.create_table(
        "seat",
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("position", sa.Integer(), nullable=False),
        sa.Column("delivery", sa.Text(), nullable=False),
        sa.Column("sitting_out", sa.Boolean(), nullable=False),
    )
    op.create_index("seat_by_player", "seat", ["player"])
    op.create_table(
        "match_player",
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("seat", sa.Integer()),
        sa.Column("place", sa.Integer()),
        sa.Column("title", sa.Text()),
        sa.Column("score", sa.Integer()),
        sa.Column("winner", sa.Integer()),
    )


def _deals() -> None:
    op.create_table(
        "deal",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), nullable=False),
        sa.Column("match_number", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("choices", sa.JSON(), nullable=False),
        sa.Column("players", sa.JSON(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("started_at", sa.Double(), nullable=False),
        sa.Column("ended_at", sa.Double()),
    )
    op.create_index("deal_by_table", "deal", ["table_id"])
    op.create_table(
        "event",
        sa.Column("deal_id", ROW_ID, sa.ForeignKey("deal.id"), primary_key=True),
        sa.Column("seq", sa.Integer(), primary_key=True, autoincrement=False),
        sa.Column("body", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "result",
        sa.Column("deal_id", ROW_ID, sa.ForeignKey("deal.id"), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("place", sa.Integer(), nullable=False),
        sa.Column("out_of", sa.Integer(), nullable=False),
        sa.Column("points", sa.Integer(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
    )
    ranked = ["guild_id", "player", "points", "place", "out_of"]
    op.create_index("result_by_guild", "result", ranked)


def _posts() -> None:
    op.create_table(
        "post",
        sa.Column("table_id", ROW_ID, sa.ForeignKey("game_table.id"), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("message_id", SNOWFLAKE, nullable=False),
        sa.Column("seq", sa.Integer(), nullable=False),
        sa.Column("posted_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "fact",
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("value", sa.Text(), nullable=False),
    )
