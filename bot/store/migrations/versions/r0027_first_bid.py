"""Add the deal in which bids were explained to a person."""

import sqlalchemy as sa
from alembic import op

revision = "r0027"
down_revision = "r0026"


def upgrade() -> None:
    """Set 0 for all people, so that bids are explained once more to each person."""
    zero = sa.text("0")
    op.add_column(
        "preference", sa.Column("first_bid", sa.BigInteger(), nullable=False, server_default=zero)
    )
