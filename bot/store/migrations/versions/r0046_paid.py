"""Store the chips that players win and lose with each result, and their sums with each tally."""

import sqlalchemy as sa
from alembic import op

revision = "r0046"
down_revision = "r0045"


def upgrade() -> None:
    """Add the columns; the payments of old deals are unknown.

    A point may be worth a million chips: sums of hundredths need big integers. In SQLite every
    integer is one.
    """
    op.add_column("result", sa.Column("paid", sa.BigInteger()))
    zero = sa.text("0")
    for name, kind in (("sum_paid", sa.BigInteger()), ("settled", sa.Integer())):
        op.add_column("tally", sa.Column(name, kind, nullable=False, server_default=zero))
    if op.get_bind().dialect.name == "postgresql":
        op.alter_column("match_player", "paid", type_=sa.BigInteger())
