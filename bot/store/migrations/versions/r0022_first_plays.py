"""Add the deals in which hands of five cards and straights were explained to a person."""

import sqlalchemy as sa
from alembic import op

revision = "r0022"
down_revision = "r0021"


def upgrade() -> None:
    """Set 0 for all people, so that both are explained once more to each person."""
    for name in ("first_five", "first_run"):
        zero = sa.text("0")
        op.add_column(
            "preference", sa.Column(name, sa.BigInteger(), nullable=False, server_default=zero)
        )
