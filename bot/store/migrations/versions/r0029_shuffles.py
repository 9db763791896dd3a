"""Add the next shuffle of a table, players' words in it, and the inputs of a deal's draws."""

import sqlalchemy as sa
from alembic import op

revision = "r0029"
down_revision = "r0028"


def upgrade() -> None:
    """Set method 1 for old deals; an old table has no secret until its next change."""
    zero, one, empty = sa.text("0"), sa.text("1"), sa.text("''")
    op.add_column(
        "game_table", sa.Column("shuffles", sa.Integer(), nullable=False, server_default=zero)
    )
    op.add_column(
        "game_table", sa.Column("next_secret", sa.Text(), nullable=False, server_default=empty)
    )
    op.add_column("game_table", sa.Column("words", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("deal", sa.Column("method", sa.Integer(), nullable=False, server_default=one))
    op.add_column("deal", sa.Column("words", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column("deal", sa.Column("terms", sa.JSON(), nullable=False, server_default="{}"))
