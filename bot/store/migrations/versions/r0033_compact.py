"""Store ratings with results in place of rating steps; add shown achievements and voids."""

import sqlalchemy as sa
from alembic import op

revision = "r0033"
down_revision = "r0032"


def upgrade() -> None:
    """Change each part by a function of its own."""
    deals_of_an_evening()
    ratings_of_results()
    signs_of_people()
    achievements_of_before()
    voided_deals()


def achievements_of_before() -> None:
    """Note that old deals are to be searched for achievements.

    The bot searches them while it runs, since there may be very many.
    """
    op.execute(
        "INSERT INTO fact (key, value) SELECT 'unearned', '0' WHERE EXISTS (SELECT 1 FROM result)"
    )


def signs_of_people() -> None:
    """Add the achievements that a person shows on the profile, none so far."""
    signs = sa.Column("signs", sa.JSON(), nullable=False, server_default="[]")
    op.add_column("preference", signs)


def deals_of_an_evening() -> None:
    """Drop the index by ladder: the deals of an evening are found by their ends."""
    op.drop_index("result_by_ladder", "result")


def ratings_of_results() -> None:
    """Copy the ratings before each deal into its results; drop the rating steps.

    All other facts of a step follow from these ratings. Old results without a step stay NULL.
    """
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
    """Add by whom, in which role and why a deal was voided, and how it counted before."""
    op.add_column("deal", sa.Column("voided", sa.JSON(), nullable=False, server_default="{}"))
