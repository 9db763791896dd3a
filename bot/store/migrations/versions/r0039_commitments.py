"""Add the fingerprints of shuffles as messages showed them, none for earlier deals."""

import sqlalchemy as sa
from alembic import op

revision = "r0039"
down_revision = "r0038"


def upgrade() -> None:
    """Create the table empty: no message of an earlier version showed a fingerprint."""
    op.create_table(
        "commitment",
        sa.Column("key", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("proof", sa.Text(), nullable=False),
        sa.Column("shown_at", sa.Double(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False),
        sa.Column("message_id", sa.BigInteger(), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False, server_default=""),
    )
    op.create_index("commitment_by_table", "commitment", ["table_id"])
