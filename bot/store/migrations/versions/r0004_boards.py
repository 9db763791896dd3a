"""Add the meaning of points and substitutions to results, and the closer of a table."""

from __future__ import annotations

from collections.abc import Mapping

import sqlalchemy as sa
from alembic import op

revision = "r0004"
down_revision = "r0003"

AT_ONCE = 500  # deals in one step
BY_CARDS = ("penalty_cards", "penalty_values", "hutabarat")

deal = sa.table("deal", sa.column("id"), sa.column("choices", sa.JSON()))
result = sa.table(
    "result", *map(sa.column, ("deal_id", "player", "scored")), sa.column("substituted")
)
seat = sa.table("seat", *map(sa.column, ("table_id", "player", "asleep", "gone", "substituted")))
game_table = sa.table("game_table", *map(sa.column, ("id", "deal_id", "stage")))


def upgrade() -> None:
    """Fill the meaning of points into old results, and substitutions as far as known.

    For old deals, only the last deal of each table shows the players in whose place a computer
    played.
    """
    op.add_column(
        "result", sa.Column("scored", sa.Text(), nullable=False, server_default="nothing")
    )
    closed_by = sa.Column("closed_by", sa.Text(), nullable=False, server_default=sa.text("''"))
    op.add_column("game_table", closed_by)
    for table in ("result", "seat"):
        op.add_column(
            table, sa.Column("substituted", sa.Boolean(), nullable=False, server_default=sa.false())
        )
    op.drop_index("result_by_guild", "result")
    ranked = ["guild_id", "preset", "player", "scored", "points", "place"]
    op.create_index("result_by_game", "result", ranked)
    _say_what_points_are(op.get_bind())
    _note_sleepers(op.get_bind())


def _say_what_points_are(connection: sa.Connection) -> None:
    last = 0
    while True:
        some = sa.select(deal.c.id, deal.c.choices).where(deal.c.id > last)
        rows = connection.execute(some.order_by(deal.c.id).limit(AT_ONCE)).all()
        if not rows:
            return
        found: dict[str, list[int]] = {}
        for number, choices in rows:
            found.setdefault(_scored(choices), []).append(number)
        for scored, numbers in found.items():
            which = result.c.deal_id.in_(numbers)
            connection.execute(sa.update(result).where(which).values(scored=scored))
        last = rows[-1][0]


def _scored(choices: Mapping[str, str]) -> str:
    """Return the meaning of a deal's points by the rules as they were at this revision."""
    model = choices.get("score_model", "none")
    if model == "none":
        return "nothing"
    minus = choices.get("winner_points") == "sum_of_losses" and model != "hutabarat"
    alone = choices.get("teams") != "opposite_pairs"
    return "penalties" if model in BY_CARDS and alone and not minus else "points"


def _note_sleepers(connection: sa.Connection) -> None:
    """Mark players who sleep or have left as substituted in the table's last deal.

    Both the seat and the result of the deal are marked.
    """
    away = sa.or_(seat.c.asleep, seat.c.gone)
    at_tables = seat.join(game_table, game_table.c.id == seat.c.table_id)
    rows = sa.select(game_table.c.id, game_table.c.deal_id, seat.c.player).select_from(at_tables)
    for table_id, deal_id, player in connection.execute(rows.where(away)).all():
        here = (seat.c.table_id == table_id) & (seat.c.player == player)
        connection.execute(sa.update(seat).where(here).values(substituted=sa.true()))
        of_deal = (result.c.deal_id == deal_id) & (result.c.player == player)
        connection.execute(sa.update(result).where(of_deal).values(substituted=sa.true()))
