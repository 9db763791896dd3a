"""Revisions of the schema, the oldest first."""
