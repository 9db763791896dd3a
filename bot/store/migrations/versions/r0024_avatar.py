"""Whether a person's avatar is drawn in pictures."""

import sqlalchemy as sa
from alembic import op

revision = "r0024"
down_revision = "r0023"


def upgrade() -> None:
    """Everybody's is, as before."""
    shown = sa.Column("avatar", sa.Boolean(), nullable=False, server_default=sa.true())
    op.add_column("preference", shown)
