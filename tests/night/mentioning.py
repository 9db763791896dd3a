"""Search of a night's requests for mentions outside pings, and for players without a name."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from bot.playground.rest.journal import Exchange
from tests.night.reading import JSON

_MENTION = re.compile(r"<@!?(\d+)>|<@&\d+>|(?<!\\)@(?:everyone|here)")
_MESSAGE = re.compile(r"/channels/[^/]+/messages(/[^/]+)?")
_ALT = re.compile(r'"description": ?"(?:[^"\\]|\\.)*"')  # plain text, without mentions
_NAMELESS = re.compile(r"Player \d{4}\b")


def strange(journal: Iterable[Exchange]) -> Iterator[str]:
    """Yield a line for each request with a mention that is no ping, or with an unknown player."""
    for one in journal:
        if _MENTION.search(_ALT.sub("", one.sent)) and not (_is_ping(one) or _is_role_ping(one)):
            yield f"mentions somebody: {one.method} {one.path} {one.sent[:500]}"
        if found := _NAMELESS.search(one.sent):
            yield f"calls somebody {found[0]}: {one.method} {one.path} {one.sent[:500]}"


def _is_ping(one: Exchange) -> bool:
    """Whether a request is a message that mentions one person and lets Discord notify no other."""
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
    """Whether a request is a message that mentions one role and lets Discord notify no other."""
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
