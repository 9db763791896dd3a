"""Add drafts of rules without a table, for rule codes that are too long for a button."""

import sqlalchemy as sa
from alembic import op

revision = "r0018"
down_revision = "r0017"


def upgrade() -> None:
    """Create the table empty."""
    op.create_table(
        "rule_draft",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("digest", sa.Text(), primary_key=True),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
    )
