"""Whether a person's avatar is drawn in pictures."""

import sqlalchemy as sa
from alembic import op

revision = "r0025"
down_revision = "r0024"


def upgrade() -> None:
    """Everybody's is, as before."""
    op.add_column(
        "preference", sa.Column("avatar", sa.Boolean(), nullable=False, server_default=sa.true())
    )
