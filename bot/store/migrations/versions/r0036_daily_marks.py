"""Add the marks that stay of deleted tries at the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "r0036"
down_revision = "r0035"


def upgrade() -> None:
    """Add the table; tries deleted before have no mark."""
    op.create_table(
        "daily_mark",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("mark", sa.Text(), primary_key=True),
    )
