"""The sign before everybody's name in a list of places."""

from __future__ import annotations

MEDALS = {1: "🥇", 2: "🥈", 3: "🥉"}


def medal(place: int) -> str:
    """For this place, counted from 1."""
    return MEDALS.get(place, f"{place}.")
