"""When people last did anything at a table, why it was closed, and who gave more time."""

import sqlalchemy as sa
from alembic import op

revision = "r0014"
down_revision = "r0013"


def upgrade() -> None:
    """Of tables from before nothing is known; they are active from the next start on."""
    for column in (
        sa.Column("closed_why", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("active_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("host_at", sa.Double(), nullable=False, server_default=sa.text("0")),
        sa.Column("host_before", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("given_by", sa.JSON(), nullable=False, server_default="[]"),
    ):
        op.add_column("game_table", column)
