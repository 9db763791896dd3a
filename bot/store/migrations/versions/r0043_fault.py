"""Store with a deal whether a technical fault cost its players time."""

import sqlalchemy as sa
from alembic import op

revision = "r0043"
down_revision = "r0042"


def upgrade() -> None:
    """Add the column; no old deal had a fault that is known."""
    no = sa.false()
    op.add_column("deal", sa.Column("fault", sa.Boolean(), nullable=False, server_default=no))
