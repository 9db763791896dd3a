"""Add an index of people's places, and the deals of each server by game."""

import sqlalchemy as sa
from alembic import op

revision = "r0042"
down_revision = "r0041"


def upgrade() -> None:
    """Create the index and the table, and fill the table from the deals."""
    person = "player", "guild_id", "preset", "people_sides", "people_place"
    op.create_index("result_by_place", "result", [*person, "substituted", "counted"])
    op.create_table(
        "played",
        sa.Column("guild_id", sa.BigInteger(), primary_key=True, autoincrement=False),
        sa.Column("preset", sa.Text(), primary_key=True),
        sa.Column("deals", sa.Integer(), nullable=False),
    )
    op.execute(
        "INSERT INTO played (guild_id, preset, deals) "
        "SELECT game_table.guild_id, deal.preset, count(*) "
        "FROM deal JOIN game_table ON game_table.id = deal.table_id "
        "WHERE game_table.guild_id <> 0 GROUP BY game_table.guild_id, deal.preset"
    )
