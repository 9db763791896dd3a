"""Whether a table lets people take back what they did last."""

import sqlalchemy as sa
from alembic import op

revision = "r0011"
down_revision = "r0010"


def upgrade() -> None:
    """Tables let them, until the host says otherwise."""
    op.add_column(
        "game_table",
        sa.Column("takes_back", sa.Boolean(), nullable=False, server_default=sa.true()),
    )
