"""Results know of a person who left the deal by choice."""

import sqlalchemy as sa
from alembic import op

revision = "r0026"
down_revision = "r0025"


def upgrade() -> None:
    no = sa.false()
    op.add_column("result", sa.Column("left_deal", sa.Boolean(), nullable=False, server_default=no))
