"""Who a message mentions, as its text and `allowed_mentions` decide together."""

from __future__ import annotations

import re

from bot.playground.world import objects
from bot.playground.world.wire import JSON
from bot.playground.world.world import World


def mentioned(world: World, text: str, allowed: JSON | None, replied: str | None) -> list[JSON]:
    """User objects of those mentioned, in the order of the text; `replied` is a replied-to author.

    Without `allowed_mentions` every mention counts.
    """
    ids = dict.fromkeys(re.findall(r"<@!?(\d+)>", text))
    if allowed is not None and "users" not in (allowed.get("parse") or []):
        listed = {str(user_id) for user_id in allowed.get("users") or []}
        ids = {user_id: None for user_id in ids if user_id in listed}
    if replied and (allowed is None or allowed.get("replied_user")):
        ids[replied] = None
    users = (objects.find_user(world, user_id) for user_id in ids)
    return [user for user in users if user]


def mentions_everyone(text: str, allowed: JSON | None) -> bool:
    """Whether @everyone or @here in the text is allowed to count."""
    wished = re.search(r"@(everyone|here)\b", text) is not None
    return wished and (allowed is None or "everyone" in (allowed.get("parse") or []))
