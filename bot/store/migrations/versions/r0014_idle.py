"""Add the last activity at a table, the reason it was closed, and givers of more time."""

import sqlalchemy as sa
from alembic import op

revision = "r0014"
down_revision = "r0013"


def upgrade() -> None:
    """Leave the activity of old tables unknown (0): the next start begins it anew."""
    for column in (
        sa.Column("closed_why", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("active_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("host_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("host_before", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("given_by", sa.JSON(), nullable=False, server_default="[]"),
    ):
        op.add_column("game_table", column)
