"""Choices that contradict, each with the sentence a host reads (catalogue 3.0)."""

from __future__ import annotations

from rules.conflicts import society
from rules.conflicts.conflict import Conflict, Meant

__all__ = ["CONFLICTS", "Conflict", "Meant"]

CONFLICTS: tuple[Conflict, ...] = tuple(
    conflict for topic in (society,) for conflict in topic.CONFLICTS
)
