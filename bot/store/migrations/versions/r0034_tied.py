"""Store the places that players shared in the last deal of a match."""

import sqlalchemy as sa
from alembic import op

revision = "r0034"
down_revision = "r0033"


def upgrade() -> None:
    """Add the column; the last deals of running matches count as without shared places."""
    op.add_column("match_player", sa.Column("tied", sa.Integer()))
