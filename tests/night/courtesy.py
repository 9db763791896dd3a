"""Requests that a bot could have spared Discord: those that count towards its ban."""

from __future__ import annotations

from collections.abc import Iterable

from bot.discord import limits
from bot.playground.faults import ON_PURPOSE
from bot.playground.limits import INVALID
from bot.playground.rest.journal import Exchange

ON_ITS_WAY = 2.0  # seconds in which a request that waits for the one before it is sent


def avoidable(journal: Iterable[Exchange]) -> list[str]:
    """One line for each request answered with 401, 403 or 429, in order.

    Not those that a test has refused on purpose; nor the first message to somebody with closed
    direct messages, for nothing else tells that they are, and what was on its way by then.
    """
    found: list[str] = []
    tried: dict[str, float] = {}
    for one in journal:
        if one.status not in INVALID or ON_PURPOSE in one.answered:
            continue
        closed = one.response.get("code") in (limits.NO_DMS, limits.NO_SHARED_SERVER)
        if closed and one.at - tried.setdefault(one.asked, one.at) < ON_ITS_WAY:
            continue
        found.append(f"{one.at:.3f} {one.method} {one.asked}: {one.status} {one.answered}")
    return found
