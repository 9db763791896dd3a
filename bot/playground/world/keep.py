"""Stores the world in the data folder, soon after each change and in whole files."""

from __future__ import annotations

import asyncio
import json
import logging
import os
from pathlib import Path
from typing import Any

from bot.playground.interactions.interaction import Interaction
from bot.playground.world.emoji import Emoji
from bot.playground.world.wire import JSON
from bot.playground.world.world import (
    Channel,
    Deleted,
    Edited,
    Event,
    Guild,
    Message,
    Person,
    Posted,
    World,
)

log = logging.getLogger(__name__)
LATE = 0.5
"""Seconds after a change at which it is written, together with what came since."""


class Keeper:
    """A listener of the world that writes changes: one file for each channel, one for the rest."""

    def __init__(self, world: World, interactions: dict[str, Interaction], folder: Path) -> None:
        self._world = world
        self._interactions = interactions
        self._folder = folder
        self._messages = folder / "messages"
        self._messages.mkdir(parents=True, exist_ok=True)
        self._dirty: set[str] = set()
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        world.listeners.append(self)

    def __call__(self, event: Event) -> None:
        if isinstance(event, Posted | Edited | Deleted):
            self._dirty.add(event.channel.id)
        self._changed.set()

    def start(self) -> None:
        """Write the world at once (OSError if the folder is unwritable), then after each change."""
        self.write()
        self._task = asyncio.create_task(self._run())

    async def stop(self) -> None:
        """Write pending changes, and stop."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self.write()

    async def _run(self) -> None:
        while True:
            await self._changed.wait()
            await self._world.clock.sleep(LATE)
            try:
                self.write()
            except OSError as error:
                log.error("The playground cannot be kept in %s: %s", self._folder, error)
                self._changed.set()

    def write(self) -> None:
        """Write all pending changes now."""
        self._changed.clear()
        for channel_id in self._dirty & self._world.channels.keys():
            messages = [vars(one) for one in self._world.channels[channel_id].messages.values()]
            _replace(self._messages / f"{channel_id}.json", messages)
        _replace(self._folder / "world.json", self._snapshot())
        self._dirty.clear()

    def _snapshot(self) -> JSON:
        world = self._world
        return {
            "url": world.url,
            "bot_id": world.bot_id,
            "owner_id": world.owner_id,
            "last_id": world.last_id,
            "bot_name": world.bot_name,
            "quarantine": world.quarantine,
            "people": [vars(person) for person in world.people.values()],
            "guilds": [vars(guild) for guild in world.guilds.values()],
            "channels": [_channel(channel) for channel in world.channels.values()],
            "commands": world.commands,
            "emojis": [vars(emoji) for emoji in world.emojis.values()],
            "reads": world.reads,
            "interactions": [vars(one) for one in self._interactions.values()],
        }


def load(folder: Path) -> tuple[World, dict[str, Interaction]] | None:
    """Return the stored world and interactions, None at the first start."""
    path = folder / "world.json"
    if not path.exists():
        return None
    kept = json.loads(path.read_text())
    world = World(kept["bot_id"], kept["owner_id"], kept["url"], kept["last_id"])
    world.bot_name = kept.get("bot_name", world.bot_name)
    world.quarantine = kept.get("quarantine", "")
    world.people = {one["id"]: Person(**one) for one in kept["people"]}
    world.guilds = {one["id"]: Guild(**one) for one in kept["guilds"]}
    world.channels = {one["id"]: Channel(**one) for one in kept["channels"]}
    world.commands, world.reads = kept["commands"], kept["reads"]
    world.emojis = {one["id"]: Emoji(**one) for one in kept.get("emojis", ())}
    for channel in world.channels.values():
        if channel.recipient_id:
            world.directs[channel.recipient_id] = channel.id
        messages = folder / "messages" / f"{channel.id}.json"
        if messages.exists():
            for one in json.loads(messages.read_text()):
                message = Message(**one)
                channel.messages[message.id] = message
                world.last_id = max(world.last_id, int(message.id))
    interactions = {one["id"]: Interaction(**one) for one in kept["interactions"]}
    for interaction in interactions.values():
        if interaction.state == "open":
            interaction.state = "failed"
    return world, interactions


def rebase(world: World, url: str) -> None:
    """Move the addresses of all files to `url`, under which the server runs from now on."""
    old, new = f"{world.url}/attachments/", f"{url}/attachments/"
    world.url = url
    if old == new:
        return
    for channel in world.channels.values():
        for message in channel.messages.values():
            text = json.dumps([message.body, message.files])
            if old in text:
                message.body, message.files = json.loads(text.replace(old, new))


def file_ids(world: World) -> set[str]:
    """Return the ids of all files of messages, and of all emojis."""
    channels = world.channels.values()
    messages = (one for channel in channels for one in channel.messages.values())
    return {file["id"] for message in messages for file in message.files} | world.emojis.keys()


def _channel(channel: Channel) -> JSON:
    return {key: value for key, value in vars(channel).items() if key != "messages"}


def _replace(path: Path, content: Any) -> None:
    """Write a file so that a reader finds the old or the new one, never a part."""
    fresh = path.with_suffix(".new")
    fresh.write_text(json.dumps(content))
    os.replace(fresh, path)
