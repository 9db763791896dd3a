"""Store the deals played for each throne; present thrones become the beginning of these deals."""

from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "r0035"
down_revision = "r0034"

SNOWFLAKE = sa.BigInteger()


def upgrade() -> None:
    zero = sa.text("0")
    op.add_column("throne", sa.Column("table_id", SNOWFLAKE, nullable=False, server_default=zero))
    columns: tuple[sa.Column[Any], ...] = (
        sa.Column("channel_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("ladder", sa.Text(), primary_key=True),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("standing", sa.JSON(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.Text(), nullable=False),
        sa.Column("direction", sa.Integer(), nullable=False),
        sa.Column("ruler", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("deals", sa.Integer(), nullable=False),
        sa.Column("nights", sa.Integer(), nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.Column("champions", sa.JSON(), nullable=False),
    )
    op.create_table("old_throne", *columns)
    names = ", ".join(column.name for column in columns)
    op.execute(f"INSERT INTO old_throne ({names}) SELECT {names} FROM throne")
    op.create_table(
        "throne_deal",
        sa.Column("deal_id", SNOWFLAKE, primary_key=True, autoincrement=False),
        sa.Column("channel_id", SNOWFLAKE, nullable=False),
        sa.Column("ladder", sa.Text(), nullable=False),
        sa.Column("guild_id", SNOWFLAKE, nullable=False),
        sa.Column("seq", SNOWFLAKE, nullable=False),
        sa.Column("table_id", SNOWFLAKE, nullable=False),
        sa.Column("ended_at", sa.Double(), nullable=False),
        sa.Column("seats", sa.JSON(), nullable=False),
        sa.Column("dealer", sa.Integer()),
        sa.Column("direction", sa.Integer(), nullable=False),
        sa.Column("firsts", sa.JSON(), nullable=False),
        sa.Column("standing", sa.JSON(), nullable=False),
        sa.Column("champions", sa.JSON(), nullable=False),
    )
    by_throne = ["channel_id", "ladder", "seq"]
    op.create_index("throne_deal_by_throne", "throne_deal", by_throne)
    op.create_index("throne_deal_by_server", "throne_deal", ["guild_id"])
