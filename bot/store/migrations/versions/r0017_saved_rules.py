"""Add the saved rules that a table was opened by, with their name."""

import sqlalchemy as sa
from alembic import op

revision = "r0017"
down_revision = "r0016"


def upgrade() -> None:
    """Leave old tables without saved rules: their rules have no name."""
    column = sa.Column("saved", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("game_table", column)
