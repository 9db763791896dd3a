"""Add thrones of channels, which outlive tables, and the crown role of their rulers."""

import sqlalchemy as sa
from alembic import op

revision = "r0023"
down_revision = "r0022"

SNOWFLAKE = sa.BigInteger()


def upgrade() -> None:
    """Create the tables empty: a channel gets a throne when its next deal ends."""
    op.create_table(
        "throne",
        sa.Column("channel_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("standing", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.Text(), nullable=False),
        sa.Column("direction", sa.Integer(), nullable=False),
        sa.Column("ruler", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("nights", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.Column("champions", sa.JSON(), nullable=False),
    )
    op.create_index("throne_by_server", "throne", ["guild_id", "ended_at"])
    op.create_table(
        "crown",
        sa.Column("guild_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("role_id", SNOWFLAKE, nullable=False),
        sa.Column("given_at", sa.Double(), nullable=False),
    )
    zero, empty = sa.text("0"), sa.text("''")
    role = sa.Column("crown_role", SNOWFLAKE, nullable=False, server_default=zero)
    op.add_column("server", role)
    carries = sa.Column("carries", sa.Text(), nullable=False, server_default=empty)
    op.add_column("game_table", carries)
    champions = sa.Column("champions", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("game_table", champions)
