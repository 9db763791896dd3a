"""Alembic's migrations: one file in `versions` for each change of the schema."""
