"""Avoidable requests of a bot that Discord counts towards a ban."""

from __future__ import annotations

from collections.abc import Iterable

from bot.discord import limits
from bot.playground.faults import ON_PURPOSE
from bot.playground.limits import INVALID
from bot.playground.rest.journal import Exchange

ON_ITS_WAY = 2.0  # seconds within which a waiting request is sent after the request before it


def avoidable(journal: Iterable[Exchange]) -> list[str]:
    """Return a line for each avoidable request answered with 401, 403 or 429, in order.

    A refusal that a test ordered is left out. The first message to a person with closed direct
    messages is left out as well, since only its answer tells that they are closed; so are requests
    to the same path that were on their way by then.
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
