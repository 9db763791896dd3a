"""The deal in which a person was told of bids."""

import sqlalchemy as sa
from alembic import op

revision = "r0027"
down_revision = "r0026"


def upgrade() -> None:
    """Each person is told once more of them, as nothing is known of it."""
    zero = sa.text("0")
    op.add_column(
        "preference", sa.Column("first_bid", sa.BigInteger(), nullable=False, server_default=zero)
    )
