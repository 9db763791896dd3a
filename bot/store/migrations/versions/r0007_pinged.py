"""Add the moment at which a player on turn is pinged."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"


def upgrade() -> None:
    """Set `soon` for all players: the ping comes some seconds after the turn begins."""
    op.add_column(
        "preference", sa.Column("pinged", sa.Text(), nullable=False, server_default="soon")
    )
