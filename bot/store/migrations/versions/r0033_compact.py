"""Less to store for each result."""

from alembic import op

revision = "r0033"
down_revision = "r0032"


def upgrade() -> None:
    """Each part of this version has a function of its own."""
    deals_of_an_evening()


def deals_of_an_evening() -> None:
    """Find the deals of an evening by their ends alone."""
    op.drop_index("result_by_ladder", "result")
