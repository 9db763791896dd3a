"""Add deals kept by people, and an index of a server's finished deals by time."""

import sqlalchemy as sa
from alembic import op

revision = "r0030"
down_revision = "r0029"


def upgrade() -> None:
    """Create the table empty."""
    op.create_table(
        "kept",
        sa.Column("code", sa.Text(), primary_key=True),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("player", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
    op.create_index("kept_by_deal", "kept", ["deal_id", "player"], unique=True)
    op.create_index("kept_by_player", "kept", ["player"])
    first = sa.text("place = 1")
    columns = ["guild_id", "ended_at", "deal_id"]
    op.create_index("result_by_end", "result", columns, sqlite_where=first, postgresql_where=first)
