"""Command sync: register the commands with Discord where it does not have the current ones."""

from __future__ import annotations

import hashlib
import inspect
import json
import logging
from collections.abc import Sequence
from typing import Any

from bot.store import Store
from bot.words.speech import all_texts

log = logging.getLogger(__name__)


async def register(tree: Any, store: Store, place: object) -> None:
    """Send discord.py's tree of commands to this place, unless they are known to be there."""
    sent = [one.to_dict(tree) for one in sorted(tree.get_commands(), key=lambda one: one.name)]
    print_ = command_print(sent, place, tree.translator)
    registered = {command.name for command in await tree.fetch_commands()}
    same_names = registered == {command["name"] for command in sent}
    if same_names and await store.facts.recall("commands") == print_:
        return
    await tree.sync()
    await store.facts.remember("commands", print_)
    log.info("Registered %d commands.", len(sent))


def command_print(commands: Sequence[dict[str, Any]], place: object, translator: object) -> str:
    """Return a fingerprint of the commands in all languages, and of the place.

    `commands` are as Discord is sent them, in English. For the translations the fingerprint takes
    their sources: to read all those languages at each start takes a second, and their memory for
    good.
    """
    described = json.dumps([place, commands], sort_keys=True)
    translates = inspect.getsource(type(translator))
    return hashlib.sha256((described + translates).encode() + all_texts()).hexdigest()
