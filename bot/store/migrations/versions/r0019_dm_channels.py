"""Add the channels of direct messages, since Discord limits how fast a bot opens them."""

import sqlalchemy as sa
from alembic import op

revision = "r0019"
down_revision = "r0018"


def upgrade() -> None:
    """Create the table empty.

    The bot finds the channels of old messages by these messages, and stores each channel at its
    next use.
    """
    op.create_table(
        "dm_channel",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=False),
    )
