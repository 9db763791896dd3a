"""Add the deal in which the bot was explained to a person, and servers greeted."""

import sqlalchemy as sa
from alembic import op

revision = "r0009"
down_revision = "r0008"

WHO_HAS_PLAYED = """
UPDATE preference SET first_deal = -1
WHERE EXISTS (SELECT 1 FROM result WHERE result.player = preference.player)
"""


def upgrade() -> None:
    """Set -1 for people with results, so that the bot is not explained to them again.

    No server counts as greeted.
    """
    zero = sa.text("0")
    op.add_column(
        "preference", sa.Column("first_deal", sa.BigInteger(), nullable=False, server_default=zero)
    )
    op.execute(WHO_HAS_PLAYED)
    op.add_column(
        "server", sa.Column("greeted", sa.Boolean(), nullable=False, server_default=sa.false())
    )
