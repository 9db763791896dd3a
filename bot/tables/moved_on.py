"""What an action meets that was made against an earlier state of its table."""

from __future__ import annotations


class MovedOn(Exception):
    """The action was made against an earlier state of the table; nothing has changed."""


class Overtaken(MovedOn):
    """Another process has changed the table meanwhile; what it did is known now."""
