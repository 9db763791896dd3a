"""Store the people who wait for a seat at a table."""

import sqlalchemy as sa
from alembic import op

revision = "r0048"
down_revision = "r0047"


def upgrade() -> None:
    """Add the columns; no person has waited so far."""
    for name, kind, default in (
        ("waits", sa.Integer(), sa.text("0")),
        ("called_up", sa.Boolean(), sa.false()),
    ):
        op.add_column("seat", sa.Column(name, kind, nullable=False, server_default=default))
