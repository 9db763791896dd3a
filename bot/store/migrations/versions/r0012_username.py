"""Add user names, which tell apart people with an equal display name."""

import sqlalchemy as sa
from alembic import op

revision = "r0012"
down_revision = "r0011"


def upgrade() -> None:
    """Leave old user names empty: each is stored at the person's next press."""
    username = sa.Column("username", sa.Text(), nullable=False, server_default=sa.text("''"))
    op.add_column("display_name", username)
