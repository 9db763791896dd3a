"""Less to store for each result."""

import sqlalchemy as sa
from alembic import op

revision = "r0033"
down_revision = "r0032"


def upgrade() -> None:
    """Each part of this version has a function of its own."""
    deals_of_an_evening()
    ratings_of_results()
    signs_of_people()
    achievements_of_before()
    voided_deals()


def achievements_of_before() -> None:
    """Deals of before achievements are gone through while the bot runs: they may be very many."""
    op.execute(
        "INSERT INTO fact (key, value) SELECT 'unearned', '0' WHERE EXISTS (SELECT 1 FROM result)"
    )


def signs_of_people() -> None:
    """Store the achievements that people show on their profiles."""
    signs = sa.Column("signs", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("preference", signs)


def deals_of_an_evening() -> None:
    """Find the deals of an evening by their ends alone."""
    op.drop_index("result_by_ladder", "result")


def ratings_of_results() -> None:
    """Store the ratings before a deal with its results; all else of a step follows from them."""
    for name in ("mu", "sigma", "season_mu", "season_sigma"):
        op.add_column("result", sa.Column(name, sa.Integer()))
    op.execute(
        f"UPDATE result SET mu = {_units('ever.mu0')}, sigma = {_units('ever.sigma0')}, "
        f"season_mu = {_units('since.mu0')}, season_sigma = {_units('since.sigma0')} "
        "FROM rating_step AS ever, rating_step AS since "
        f"WHERE {_of('ever')} AND ever.season = 0 "
        f"AND {_of('since')} AND since.season = result.season"
    )
    op.drop_table("rating_step")


def _units(column: str) -> str:
    return f"CAST(round({column} * 10000000) AS INTEGER)"


def _of(step: str) -> str:
    same = (f"{step}.{name} = result.{name}" for name in ("deal_id", "ladder", "player"))
    return " AND ".join(same)


def voided_deals() -> None:
    """Store who voided a deal, by role, why, and what it counted for before."""
    op.add_column("deal", sa.Column("voided", sa.JSON(), nullable=False, server_default="{}"))
