"""Add whether a person's avatar is drawn in pictures."""

import sqlalchemy as sa
from alembic import op

revision = "r0025"
down_revision = "r0024"


def upgrade() -> None:
    """Set true for all people: avatars are drawn as before."""
    op.add_column(
        "preference", sa.Column("avatar", sa.Boolean(), nullable=False, server_default=sa.true())
    )
