"""Whom and which servers the bot has met before."""

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"

WHO_HAS_PLAYED = """
UPDATE preference SET first_deal = -1
WHERE EXISTS (SELECT 1 FROM result WHERE result.player = preference.player)
"""


def upgrade() -> None:
    """Who has finished a deal is told nothing of how to begin."""
    zero = sa.text("0")
    op.add_column(
        "preference", sa.Column("first_deal", sa.BigInteger(), nullable=False, server_default=zero)
    )
    op.execute(WHO_HAS_PLAYED)
    op.add_column(
        "server", sa.Column("greeted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
