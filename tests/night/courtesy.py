"""Requests that a bot could have spared Discord: those that count towards its ban."""

from __future__ import annotations

from collections.abc import Iterable

from bot import limits
from bot.playground.faults import ON_PURPOSE
from bot.playground.limits import INVALID
from bot.playground.rest.journal import Exchange


def avoidable(journal: Iterable[Exchange]) -> list[str]:
    """One line for each request answered with 401, 403 or 429, in order.

    Not those that a test has refused on purpose; nor the first message to somebody with closed
    direct messages, for nothing else tells that they are.
    """
    found: list[str] = []
    tried: set[str] = set()
    for one in journal:
        if one.status not in INVALID or ON_PURPOSE in one.answered:
            continue
        closed = one.response.get("code") in (limits.NO_DMS, limits.NO_SHARED_SERVER)
        if closed and one.asked not in tried:
            tried.add(one.asked)
            continue
        found.append(f"{one.at:.3f} {one.method} {one.asked}: {one.status} {one.answered}")
    return found
