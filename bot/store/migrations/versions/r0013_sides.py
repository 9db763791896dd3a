"""Add the outcome of a player's side, among all sides and among those of people."""

import sqlalchemy as sa
from alembic import op

revision = "r0013"
down_revision = "r0012"

COLUMNS = ("side", "side_place", "sides", "people_sides", "people_place", "people_below")
UNCOUNTED = "uncounted"  # the fact: the newest deal whose results lack the outcomes


def upgrade() -> None:
    """Leave the outcomes of old results NULL, and note the newest of their deals.

    The bot fills the outcomes in while it runs, since there may be very many.
    """
    for name in COLUMNS:
        op.add_column("result", sa.Column(name, sa.Integer()))
    newest = op.get_bind().execute(sa.text("SELECT max(deal_id) FROM result")).scalar()
    if newest is not None:
        fact = sa.table("fact", sa.column("key"), sa.column("value"))
        op.execute(sa.insert(fact).values(key=UNCOUNTED, value=str(newest)))
