"""Add a match's plan (shoot-out, faults, rounds to come) and the chips paid to its players."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Give old matches an empty plan and no chips paid (NULL)."""
    op.add_column("game_table", sa.Column("plan", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("match_player", sa.Column("paid", sa.Integer()))
