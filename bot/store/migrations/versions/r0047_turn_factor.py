"""Store how many times the table's time a person's turns last, and the most that a host allows."""

import sqlalchemy as sa
from alembic import op

revision = "r0047"
down_revision = "r0046"


def upgrade() -> None:
    """Add the columns; nobody has asked for longer turns so far."""
    for table, name, value in (
        ("preference", "turn_factor", "1"),
        ("seat", "turn_factor", "1"),
        ("game_table", "most_factor", "4"),
    ):
        column = sa.Column(name, sa.Integer(), nullable=False, server_default=sa.text(value))
        op.add_column(table, column)
