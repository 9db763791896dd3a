"""Add the deal of the day, achievements, hidden people, and games explained to a person."""

import sqlalchemy as sa
from alembic import op

revision = "r0032"
down_revision = "r0031"


def upgrade() -> None:
    """Add each part by a function of its own; nothing is stored for old rows yet."""
    _daily()
    add_achievements()
    hidden_people()
    explained_games()


def add_achievements() -> None:
    """Create the table of achievements empty."""
    op.create_table(
        "achievement",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("kind", sa.Text(), primary_key=True),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("achievement_by_player", "achievement", ["player"])
    op.create_index("achievement_by_deal", "achievement", ["deal_id"])


def _daily() -> None:
    """Create the tables for the deal of the day empty; no old table plays one."""
    op.add_column("game_table", sa.Column("daily", sa.Text(), nullable=False, server_default=""))
    op.create_table(
        "daily_deal",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("preset", sa.Text(), nullable=False, server_default=""),
        sa.Column("ends_at", sa.Double()),
        sa.Column("par", sa.JSON(), nullable=False, server_default="[]"),
        sa.Column("par_version", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("told_at", sa.Double()),
        sa.Column("post_channel", sa.BigInteger()),
        sa.Column("post_id", sa.BigInteger()),
    )
    op.create_table(
        "daily",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("day", sa.Text(), primary_key=True),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("table_id", sa.BigInteger(), nullable=False),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("channel_id", sa.BigInteger(), nullable=False, server_default=sa.text("0")),
        sa.Column("worth", sa.Integer()),
        sa.Column("place", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("out_of", sa.Integer(), nullable=False, server_default=sa.text("0")),
        sa.Column("done_at", sa.Double()),
        sa.Column("shared_at", sa.Double()),
    )
    op.create_index("daily_by_player", "daily", ["player", "guild_id"])
    op.create_index("daily_by_deal", "daily", ["deal_id"])


def hidden_people() -> None:
    """Add how far a person is hidden beyond a table; all are shown as before."""
    hidden = sa.Column("hidden", sa.Text(), nullable=False, server_default="no")
    op.add_column("preference", hidden)
    unlisted = sa.text("hidden = 'all'")
    op.create_index(
        "preference_unlisted",
        "preference",
        ["player"],
        sqlite_where=unlisted,
        postgresql_where=unlisted,
    )


def explained_games() -> None:
    """Add the games explained to a person, none so far.

    People who have played are told each game's goal once more.
    """
    explained = sa.Column("explained", sa.JSON(), nullable=False, server_default="{}")
    op.add_column("preference", explained)
