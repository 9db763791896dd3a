"""Add requests to stop a running deal, and the deals that were stopped."""

import sqlalchemy as sa
from alembic import op

revision = "r0041"
down_revision = "r0040"


def upgrade() -> None:
    """Begin without requests; for earlier deals it is unknown who stopped them."""
    stop = sa.Column("stop", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("game_table", stop)
    op.create_table(
        "stopped_deal",
        sa.Column("deal_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("why", sa.Text(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("stopped_deal_by_time", "stopped_deal", ["guild_id", "at"])
