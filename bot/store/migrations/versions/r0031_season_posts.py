"""Add to a season the post about its end."""

import sqlalchemy as sa
from alembic import op

revision = "r0031"
down_revision = "r0030"


def upgrade() -> None:
    """Leave the posts of old seasons NULL."""
    op.add_column("season", sa.Column("told_at", sa.Double()))
    op.add_column("season", sa.Column("post_channel", sa.BigInteger()))
    op.add_column("season", sa.Column("post_id", sa.BigInteger()))
