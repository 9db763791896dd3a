"""User names, which tell people of one display name apart."""

import sqlalchemy as sa
from alembic import op

revision = "r0012"
down_revision = "r0011"


def upgrade() -> None:
    """Nobody's user name is known yet: it is told at their next click."""
    username = sa.Column("username", sa.Text(), nullable=False, server_default=sa.text("''"))
    op.add_column("display_name", username)
