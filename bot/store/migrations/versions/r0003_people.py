"""Add choices of players and servers, saved house rules, votes, and seats that sleep."""

import sqlalchemy as sa
from alembic import op

revision = "r0003"
down_revision = "r0002"

ID = sa.BigInteger()


def upgrade() -> None:
    """Create the new tables empty. Old tables have no votes or drafts; old seats are awake."""
    op.create_table(
        "preference",
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("sent", sa.Text(), nullable=False),
        sa.Column("sorting", sa.Text(), nullable=False),
        sa.Column("deck", sa.Text(), nullable=False),
        sa.Column("pictures", sa.Boolean(), nullable=False),
        sa.Column("auto_pass", sa.Boolean(), nullable=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("seen", sa.Text(), nullable=False),
    )
    op.create_table(
        "server",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("language", sa.Text(), nullable=False),
        sa.Column("host_role", ID, nullable=False),
        sa.Column("families", sa.JSON(), nullable=False),
        sa.Column("turn_seconds", sa.Integer(), nullable=False),
        sa.Column("bank_seconds", sa.Integer(), nullable=False),
        sa.Column("threads", sa.Boolean(), nullable=False),
        sa.Column("most_tables", sa.Integer(), nullable=False),
    )
    op.create_table(
        "house_preset",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("name", sa.Text(), primary_key=True),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
        sa.Column("author", sa.Text(), nullable=False),
        sa.Column("made_at", sa.Double(), nullable=False),
    )
    op.create_table(
        "channel_default",
        sa.Column("channel_id", ID, primary_key=True, autoincrement=False),
        sa.Column("preset", sa.Text(), nullable=False),
        sa.Column("changed", sa.JSON(), nullable=False),
    )
    op.create_table(
        "waiting",
        sa.Column("guild_id", ID, primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
    )
    op.add_column("game_table", sa.Column("votes", sa.JSON(), nullable=False, server_default="{}"))
    op.add_column(
        "game_table", sa.Column("parent_id", ID, nullable=False, server_default=sa.text("0"))
    )
    op.add_column("game_table", sa.Column("drafts", sa.JSON(), nullable=False, server_default="[]"))
    op.add_column(
        "seat", sa.Column("gone", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column(
        "seat", sa.Column("asleep", sa.Boolean(), nullable=False, server_default=sa.false())
    )
    op.add_column(
        "seat", sa.Column("missed", sa.Integer(), nullable=False, server_default=sa.text("0"))
    )
    op.add_column(
        "seat", sa.Column("bank", sa.Double(), nullable=False, server_default=sa.text("0"))
    )
