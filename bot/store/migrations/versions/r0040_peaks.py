"""Store the peak of a rating before each deal; r0044 has the peaks of old deals computed."""

import sqlalchemy as sa
from alembic import op

revision = "r0040"
down_revision = "r0039"


def upgrade() -> None:
    for name in ("peak", "season_peak"):
        op.add_column("result", sa.Column(name, sa.Double()))
