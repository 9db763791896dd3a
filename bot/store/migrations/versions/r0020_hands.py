"""Add the server's way of sending hands, which players follow until they choose."""

import sqlalchemy as sa
from alembic import op

revision = "r0020"
down_revision = "r0019"


def upgrade() -> None:
    """Turn the old default `dm` of players into `default`, at first with an equal effect."""
    column = sa.Column("sent", sa.Text(), nullable=False, server_default="default")
    op.add_column("server", column)
    op.execute("UPDATE preference SET sent = 'default' WHERE sent = 'dm'")
