"""What lasts beyond a table and was still missing."""

revision = "r0032"
down_revision = "r0031"


def upgrade() -> None:
    """Nothing is stored for these yet."""
