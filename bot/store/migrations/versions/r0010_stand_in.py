"""Add the level of the computers that play for people who sleep or have left."""

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"


def upgrade() -> None:
    """Set the level `normal` for old tables, which is also the default of new ones."""
    op.add_column(
        "game_table", sa.Column("stand_in", sa.Text(), nullable=False, server_default="normal")
    )
