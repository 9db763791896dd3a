"""Registration of the bot's commands with Discord, if Discord lacks the current commands."""

from __future__ import annotations

import hashlib
import inspect
import json
import logging
from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from bot.store import Store
from bot.words.speech import all_texts

log = logging.getLogger(__name__)


ENTRY_POINT = 4  # type of the command that Discord adds for an Activity


CHAT_INPUT = 1  # the type of a slash command
SUBCOMMAND = 1  # the type of an option


async def known_ids(store: Store, application_id: int | None) -> Mapping[str, str]:
    """Return the ids of the commands by path, if registered for this application last."""
    written = await store.facts.recall("command-ids")
    of_application, ids = json.loads(written) if written else (None, {})
    return ids if of_application == application_id else {}


async def register(tree: Any, store: Store, place: object) -> Mapping[str, str]:
    """Register the commands of discord.py's `tree`, unless Discord is known to have them.

    `place` identifies Discord's address and the application. Return the ids of the commands by
    their paths, such as "game start".

    An entry point stays unchanged: Discord refuses every list of commands without it.
    """
    commands = sorted(tree.get_commands(), key=lambda command: command.name)
    print_ = command_print([command.to_dict(tree) for command in commands], place, tree.translator)
    http, application_id = tree.client.http, tree.client.application_id
    registered = await http.get_global_commands(application_id)
    entry_points = [command for command in registered if command.get("type") == ENTRY_POINT]
    names = {_name(command) for command in registered if command not in entry_points}
    same_names = names == {_name(command.to_dict(tree)) for command in commands}
    if not same_names or await store.facts.recall("commands") != print_:
        payload = [
            await command.get_translated_payload(tree, tree.translator) for command in commands
        ]
        registered = await http.bulk_upsert_global_commands(
            application_id, payload=[*payload, *entry_points]
        )
        await store.facts.remember("commands", print_)
        log.info("Registered %d commands.", len(commands))
    ids = dict(_ids(registered))
    if ids != await known_ids(store, application_id):
        await store.facts.remember("command-ids", json.dumps([application_id, ids]))
    return ids


def _name(command: Mapping[str, Any]) -> tuple[int, str]:
    return command.get("type") or CHAT_INPUT, command["name"]


def _ids(registered: Sequence[Mapping[str, Any]]) -> Iterator[tuple[str, str]]:
    """Yield the path and the id of each slash command and subcommand."""
    for command in registered:
        if command.get("type", CHAT_INPUT) != CHAT_INPUT or "id" not in command:
            continue
        inner = [option for option in command.get("options", ()) if option["type"] == SUBCOMMAND]
        for path in [f"{command['name']} {option['name']}" for option in inner] or [
            command["name"]
        ]:
            yield path, str(command["id"])


def command_print(commands: Sequence[dict[str, Any]], place: object, translator: object) -> str:
    """Return a fingerprint of the commands in all languages, and of the place.

    `commands` are the payloads for Discord, in English. Translations enter as source texts: loading
    all languages would take a second at each start, and memory for good.
    """
    described = json.dumps([place, commands], sort_keys=True)
    translates = inspect.getsource(type(translator))
    return hashlib.sha256((described + translates).encode() + all_texts()).hexdigest()
