"""Store by which method the ratings of a server were computed."""

import sqlalchemy as sa
from alembic import op

revision = "r0044"
down_revision = "r0043"


def upgrade() -> None:
    """Add the column: all ratings so far are of the first method, and are computed again."""
    one = sa.text("1")
    first = sa.Column("rating_method", sa.Integer(), nullable=False, server_default=one)
    op.add_column("server", first)
    op.execute("DELETE FROM fact WHERE key = 'unrated'")  # by which 1.0.0 did that
