"""How well computers play for people who sleep or have left."""

import sqlalchemy as sa
from alembic import op

revision = "r0010"
down_revision = "r0009"


def upgrade() -> None:
    """As they do at a table where nobody has said."""
    op.add_column(
        "game_table", sa.Column("stand_in", sa.Text(), nullable=False, server_default="normal")
    )
