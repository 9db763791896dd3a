"""The channels of people's direct messages: Discord lets a bot open few in a short time."""

import sqlalchemy as sa
from alembic import op

revision = "r0019"
down_revision = "r0018"


def upgrade() -> None:
    """The channels of old messages are found by those messages, and stored when they are used."""
    op.create_table(
        "dm_channel",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("used_at", sa.Double(), nullable=False),
    )
