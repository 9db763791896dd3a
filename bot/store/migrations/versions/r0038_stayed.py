"""Store with a result whether the person played the deal to its end."""

import sqlalchemy as sa
from alembic import op

revision = "r0038"
down_revision = "r0037"


def upgrade() -> None:
    """Add the column; in old deals all people count as having stayed."""
    yes = sa.true()
    op.add_column("result", sa.Column("stayed", sa.Boolean(), nullable=False, server_default=yes))
