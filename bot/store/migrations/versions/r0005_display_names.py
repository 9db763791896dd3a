"""Add the names of people on each server."""

import sqlalchemy as sa
from alembic import op

revision = "r0005"
down_revision = "r0004"


def upgrade() -> None:
    """Create the table empty: a name is stored at the person's next press."""
    op.create_table(
        "display_name",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), nullable=False),
    )
