"""Store the days in a row on which people have finished the deal of the day."""

from collections.abc import Iterator
from datetime import date, timedelta
from itertools import groupby

import sqlalchemy as sa
from alembic import op

revision = "r0045"
down_revision = "r0044"

ONE = timedelta(days=1)


def upgrade() -> None:
    """Add the table, and fill it from the tries that are stored."""
    streak = op.create_table(
        "daily_streak",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("player", sa.Text(), primary_key=True),
        sa.Column("day", sa.Text(), nullable=False),
        sa.Column("days", sa.Integer(), nullable=False),
        sa.Column("best", sa.Integer(), nullable=False),
    )
    done = sa.text(
        "SELECT guild_id, player, day FROM daily WHERE done_at IS NOT NULL "
        "ORDER BY guild_id, player, day"
    )
    rows = [*_streaks([(one[0], one[1], one[2]) for one in op.get_bind().execute(done)])]
    if rows:
        op.bulk_insert(streak, rows)


def _streaks(done: list[tuple[int, str, str]]) -> Iterator[dict[str, object]]:
    """Yield the row of each person; `done` is in the order of servers, people and days."""
    for (guild_id, player), some in groupby(done, key=lambda one: one[:2]):
        last, days, best = date.min, 0, 0
        for day in (date.fromisoformat(one[2]) for one in some):
            days = days + 1 if day - last == ONE else 1
            last, best = day, max(best, days)
        yield {
            "guild_id": guild_id,
            "player": player,
            "day": last.isoformat(),
            "days": days,
            "best": best,
        }
