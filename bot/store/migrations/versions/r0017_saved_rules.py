"""The saved rules that a table was opened by, with their name."""

import sqlalchemy as sa
from alembic import op

revision = "r0017"
down_revision = "r0016"


def upgrade() -> None:
    """Tables that are open play rules without a name."""
    column = sa.Column("saved", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("game_table", column)
