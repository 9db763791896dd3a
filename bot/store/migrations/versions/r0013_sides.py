"""How the side of a player came out of a deal, and came out among the people of the deal."""

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"

COLUMNS = ("side", "side_place", "sides", "people_sides", "people_place", "people_below")
UNCOUNTED = "uncounted"  # the newest deal of those whose results do not tell it yet


def upgrade() -> None:
    """Results of before are gone through while the bot runs: they may be very many."""
    for name in COLUMNS:
        op.add_column("result", sa.Column(name, sa.Integer()))
    newest = op.get_bind().execute(sa.text("SELECT max(deal_id) FROM result")).scalar()
    if newest is not None:
        fact = sa.table("fact", sa.column("key"), sa.column("value"))
        op.execute(sa.insert(fact).values(key=UNCOUNTED, value=str(newest)))
