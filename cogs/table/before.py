"""What hands showed when the bot was stopped: those that are to show the same need no request."""

from __future__ import annotations

import json
import logging
from collections.abc import Iterable
from typing import TypeAlias

from bot.client import Gamenight
from bot.store import StorageError
from cogs.core.published import Published
from cogs.hand.posts import prints_of_hands

log = logging.getLogger(__name__)

Hands: TypeAlias = "dict[str, str]"  # by player: a print of what is shown

SHOWN = "shown"  # the fact under which it is kept
SHORT_SECONDS = 600.0  # after a longer absence all is shown anew: people may have tidied up


async def keep_shown(bot: Gamenight, tables: Iterable[Published]) -> None:
    """Keep what these tables show, of which nothing is under way; nobody shows them any more."""
    hands = {str(one.table.state.id): prints_of_hands(one) for one in tables}
    if hands and bot.own_shards.alone:
        try:
            await bot.store.remember(SHOWN, json.dumps([bot.clock.now(), hands]))
        except StorageError as error:
            log.warning("What is shown could not be kept: %s", error)


async def recall_shown(bot: Gamenight) -> dict[int, Hands]:
    """The same by table, once: whoever is killed after this knows nothing. StorageError."""
    if not (bot.own_shards.alone and (kept := await bot.store.recall(SHOWN))):
        return {}
    await bot.store.remember(SHOWN, "")
    at, hands = json.loads(kept)
    fresh = 0 <= bot.clock.now() - at <= SHORT_SECONDS
    return {int(table_id): shown for table_id, shown in hands.items()} if fresh else {}
