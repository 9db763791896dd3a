"""Store the peak of a rating before each deal; ratings of before are computed again for that."""

import sqlalchemy as sa
from alembic import op

revision = "r0040"
down_revision = "r0039"


def upgrade() -> None:
    for name in ("peak", "season_peak"):
        op.add_column("result", sa.Column(name, sa.Double()))
    op.execute(
        "INSERT INTO fact (key, value) SELECT 'unrated', '1' "
        "WHERE EXISTS (SELECT 1 FROM result) "
        "AND NOT EXISTS (SELECT 1 FROM fact WHERE key = 'unrated')"
    )
