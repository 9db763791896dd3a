"""Add whether a table is in a chat of people, where the bot only answers."""

import sqlalchemy as sa
from alembic import op

revision = "r0028"
down_revision = "r0027"


def upgrade() -> None:
    """Set false for old tables: all are on servers or in direct messages with the bot."""
    op.add_column(
        "game_table",
        sa.Column("chat", sa.Boolean(), nullable=False, server_default=sa.false()),
    )
