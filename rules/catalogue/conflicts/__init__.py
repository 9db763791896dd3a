"""Choices that contradict, each with the sentence a host reads (catalogue 3.0)."""

from __future__ import annotations

from rules.catalogue.conflicts import auction, dealing, pack, poker, powers, runs, scoring, society
from rules.catalogue.conflicts.conflict import Conflict, Meant

__all__ = ["CONFLICTS", "Conflict", "Meant"]

CONFLICTS: tuple[Conflict, ...] = tuple(
    conflict
    for topic in (society, scoring, dealing, powers, auction, runs, poker, pack)
    for conflict in topic.CONFLICTS
)
