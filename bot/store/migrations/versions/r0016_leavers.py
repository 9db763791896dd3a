"""Add the order in which players left a running deal, and the number of events before."""

import sqlalchemy as sa
from alembic import op

revision = "r0016"
down_revision = "r0015"


def upgrade() -> None:
    """Set 0 for players who have left already: they count as the first to leave."""
    for name in ("left_order", "left_at"):
        column = sa.Column(name, sa.Integer(), nullable=False, server_default=sa.text("0"))
        op.add_column("seat", column)
