"""Add whether a table lets players take back their last act."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"


def upgrade() -> None:
    """Allow taking back at old tables, until the host forbids it."""
    op.add_column(
        "game_table",
        sa.Column("takes_back", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
