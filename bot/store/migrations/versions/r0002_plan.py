"""What deals of a match ask of later ones (a shoot-out, faults, rounds), and what was paid."""

import sqlalchemy as sa
from alembic import op

revision = "r0002"
down_revision = "r0001"


def upgrade() -> None:
    """Matches that run have asked for nothing yet."""
    op.add_column("game_table", sa.Column("plan", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column("match_player", sa.Column("paid", sa.Integer()))
