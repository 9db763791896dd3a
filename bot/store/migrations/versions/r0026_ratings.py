"""Add to a result whether the person left the deal by choice."""

import sqlalchemy as sa
from alembic import op

revision = "r0026"
down_revision = "r0025"


def upgrade() -> None:
    """Set false in old results."""
    no = sa.false()
    op.add_column("result", sa.Column("left_deal", sa.Boolean(), nullable=False, server_default=no))
