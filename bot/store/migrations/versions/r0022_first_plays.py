"""The deals in which people were told of hands of five cards and of straights."""

import sqlalchemy as sa
from alembic import op

revision = "r0022"
down_revision = "r0021"


def upgrade() -> None:
    """Each person is told once more of them, as nothing is known of it."""
    for name in ("first_five", "first_run"):
        zero = sa.text("0")
        op.add_column(
            "preference", sa.Column(name, sa.BigInteger(), nullable=False, server_default=zero)
        )
