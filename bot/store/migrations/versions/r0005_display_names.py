"""What people are called on each server."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    """Nobody's name is known yet: it is told at their next click."""
    op.create_table(
        "display_name",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
    )
