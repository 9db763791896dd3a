"""Add the host of a deal, and proposals to void or to restore a deal."""

import sqlalchemy as sa
from alembic import op

revision = "r0037"
down_revision = "r0036"


def upgrade() -> None:
    """Take the present host of a table as the host of its earlier deals; no proposal exists."""
    host = sa.Column("host", sa.Text(), nullable=False, server_default=sa.text("''"))
    op.add_column("deal", host)
    op.execute(
        "UPDATE deal SET host = game_table.host FROM game_table "
        "WHERE game_table.id = deal.table_id AND deal.seed <> ''"
    )
    op.create_table(
        "proposal",
        sa.Column("id", sa.BigInteger().with_variant(sa.Integer(), "sqlite"), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sa.Column("deal_id", sa.BigInteger(), nullable=False),
        sa.Column("by", sa.Text(), nullable=False),
        sa.Column("role", sa.Text(), nullable=False),
        sa.Column("restores", sa.Boolean(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("outcome", sa.Text(), nullable=False),
        sa.Column("shown", sa.Text(), nullable=False, server_default=sa.text("''")),
        sa.Column("post_id", sa.BigInteger()),
    )
    op.create_index("proposal_by_deal", "proposal", ["deal_id"])
    op.create_table(
        "proposal_vote",
        sa.Column("proposal_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("guild_id", sa.BigInteger(), nullable=False),
        sqlite_with_rowid=False,
    )
