"""What lasts beyond a table and was still missing."""

import sqlalchemy as sa
from alembic import op

revision = "r0032"
down_revision = "r0031"


def upgrade() -> None:
    """Nothing is stored for these yet."""
    add_achievements()


def add_achievements() -> None:
    """No achievement has been earned yet."""
    op.create_table(
        "achievement",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("achievement_by_player", "achievement", ["player"])
    op.create_index("achievement_by_deal", "achievement", ["deal_id"])
