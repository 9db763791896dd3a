"""Whom the bot's requests mention, or call by no name: looked for in every one of a night."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.playground.rest.journal import Exchange
from tests.night.reading import JSON

_MENTION = re.compile(r"<@!?(\d+)>|<@&\d+>|(?<!\\)@(?:everyone|here)")
_MESSAGE = re.compile(r"/channels/[^/]+/messages(/[^/]+)?")
_ALT = re.compile(r'"description": ?"(?:[^"\\]|\\.)*"')  # plain text, which mentions nobody
_NAMELESS = re.compile(r"Player \d{4}\b")


def strange(journal: Iterable[Exchange]) -> Iterator[str]:
    """Each request that mentions somebody and is no ping, or that knows no name of a player."""
    for one in journal:
        if _MENTION.search(_ALT.sub("", one.sent)) and not (_is_ping(one) or _is_role_ping(one)):
            yield f"mentions somebody: {one.method} {one.path} {one.sent[:500]}"
        if found := _NAMELESS.search(one.sent):
            yield f"calls somebody {found[0]}: {one.method} {one.path} {one.sent[:500]}"


def _is_ping(one: Exchange) -> bool:
    """Does it ask one person, and let Discord notify nobody else?"""
    sent: JSON = one.request or {}
    asked = [found[1] for found in _MENTION.finditer(one.sent)]
    allowed = sent.get("allowed_mentions", {})
    return (
        _MESSAGE.fullmatch(one.path) is not None
        and f"<@{asked[0]}>" in sent.get("content", "")
        and len(asked) == 1
        and [str(who) for who in allowed.get("users", ())] == asked
        and not allowed.get("parse")
    )


def _is_role_ping(one: Exchange) -> bool:
    """Does it mention one role, and let Discord notify nobody else?"""
    sent: JSON = one.request or {}
    asked, allowed = _MENTION.findall(one.sent), sent.get("allowed_mentions", {})
    roles = [str(role) for role in allowed.get("roles", ())]
    return (
        _MESSAGE.fullmatch(one.path) is not None
        and len(roles) == len(asked) == 1
        and f"<@&{roles[0]}>" in sent.get("content", "")
        and not allowed.get("users")
        and not allowed.get("parse")
    )
