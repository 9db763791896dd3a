"""Servers choose how hands are sent; players follow the server until they choose."""

import sqlalchemy as sa
from alembic import op

revision = "r0020"
down_revision = "r0019"


def upgrade() -> None:
    """Turn the earlier default of players into the new one, which means the same at first."""
    column = sa.Column("sent", sa.Text(), nullable=False, server_default="default")
    op.add_column("server", column)
    op.execute("UPDATE preference SET sent = 'default' WHERE sent = 'dm'")
