"""Add bans, a server log, limits for one host, and settings for announcements of tables."""

import sqlalchemy as sa
from alembic import op

revision = "r0015"
down_revision = "r0014"

SNOWFLAKE = sa.BigInteger()
ROW_ID = sa.BigInteger().with_variant(sa.Integer(), "sqlite")


def upgrade() -> None:
    """Keep all old servers as they were, except for a limit of two open tables per host."""
    zero = sa.text("0")
    for column in (
        sa.Column("channels", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("most_hosted", sa.Integer(), nullable=False, server_default=sa.text("2")),
        sa.Column("ping_role", SNOWFLAKE, nullable=False, server_default=zero),
        sa.Column("ping_minutes", sa.Integer(), nullable=False, server_default=sa.text("60")),
        sa.Column("savers", sa.Text(), nullable=False, server_default="all"),
        sa.Column("saver_role", SNOWFLAKE, nullable=False, server_default=zero),
        sa.Column("pinged_at", sa.Double(), nullable=False, server_default=zero),
    ):
        op.add_column("server", column)
    op.create_table(
        "ban",
        sa.Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
    )
    op.create_table(
        "server_log",
        sa.Column("id", ROW_ID, primary_key=True),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("done", sa.Text(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("whom", sa.Text(), nullable=False),
        sa.Column("about", sa.Text(), nullable=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("server_log_by_server", "server_log", ["guild_id"])
