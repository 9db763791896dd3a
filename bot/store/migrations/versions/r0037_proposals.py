"""Add the host of a deal, and proposals to void or to restore a deal."""

import sqlalchemy as sa
from alembic import op

revision = "r0037"
down_revision = "r0036"


def upgrade() -> None:
    """Add the host of each deal, by the host of its table now and the log; no proposal exists."""
    host = sa.Column("host", sa.Text(), nullable=False, server_default=sa.text("''"))
    op.add_column("deal", host)
    op.execute(
        "UPDATE deal SET host = game_table.host FROM game_table "
        "WHERE game_table.id = deal.table_id AND deal.seed <> ''"
    )
    _set_earlier_hosts()
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


def _set_earlier_hosts() -> None:
    """Set the host of deals that began before their table was handed over or taken over."""
    changes = sa.text(
        "SELECT guild_id, channel_id, done, by, whom, at FROM server_log "
        "WHERE done IN ('handed-over', 'took-over') ORDER BY at DESC, id DESC"
    )
    earlier = sa.text(
        "UPDATE deal SET host = :before WHERE host = :after AND started_at < :at AND table_id IN "
        "(SELECT id FROM game_table WHERE guild_id = :guild_id AND channel_id = :channel_id)"
    )
    connection = op.get_bind()
    for guild_id, channel_id, done, by, whom, at in connection.execute(changes).all():
        before, after = (by, whom) if done == "handed-over" else (whom, by)
        where = {"guild_id": guild_id, "channel_id": channel_id, "at": at}
        connection.execute(earlier, {"before": before, "after": after, **where})
