"""When somebody left a deal that is being played, and in which order."""

import sqlalchemy as sa
from alembic import op

revision = "r0016"
down_revision = "r0015"


def upgrade() -> None:
    """Of those who have left before, nothing is known: they count as the first."""
    for name in ("left_order", "left_at"):
        column = sa.Column(name, sa.Integer(), nullable=False, server_default=sa.text("0"))
        op.add_column("seat", column)
