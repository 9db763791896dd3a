"""When a player on turn is pinged."""

import sqlalchemy as sa
from alembic import op

revision = "r0007"
down_revision = "r0006"


def upgrade() -> None:
    """Who has chosen nothing is pinged when some seconds have passed."""
    op.add_column(
        "preference", sa.Column("pinged", sa.Text(), nullable=False, server_default="soon")
    )
