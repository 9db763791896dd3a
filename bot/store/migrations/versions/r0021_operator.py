"""Add blocked servers, and tasks ordered by the operator."""

import sqlalchemy as sa
from alembic import op

revision = "r0021"
down_revision = "r0020"


def upgrade() -> None:
    """Create both tables empty."""
    op.create_table(
        "blocked_server",
        sa.Column("server_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "operator_task",
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("subject", sa.Text(), primary_key=True),
        sa.Column("made_at", sa.Double(), nullable=False),
    )
