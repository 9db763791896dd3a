"""Add the closing time of a table, the server of a channel's rules, and absences of the bot."""

import sqlalchemy as sa
from alembic import op

revision = "r0006"
down_revision = "r0005"

ID = sa.BigInteger()
SERVERS_OF_CHANNELS = """
UPDATE channel_default SET guild_id = coalesce(
    (SELECT max(game_table.guild_id) FROM game_table
     WHERE channel_default.channel_id IN (game_table.channel_id, game_table.parent_id)), 0)
"""


def upgrade() -> None:
    """Find the server of a channel's rules by the tables played there; 0 if there are none.

    The next pruning sets the closing time of tables that are closed already.
    """
    op.add_column("game_table", sa.Column("closed_at", sa.Double()))
    op.add_column(
        "channel_default", sa.Column("guild_id", ID, nullable=False, server_default=sa.text("0"))
    )
    op.execute(SERVERS_OF_CHANNELS)
    op.create_table(
        "absence",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("since", sa.Double(), nullable=False),
    )
