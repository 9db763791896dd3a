"""Store the people who wait for a seat at a table."""

import sqlalchemy as sa
from alembic import op

revision = "r0048"
down_revision = "r0047"


def upgrade() -> None:
    """Add the column; no person has waited so far."""
    zero = sa.text("0")
    op.add_column("seat", sa.Column("waits", sa.Integer(), nullable=False, server_default=zero))
