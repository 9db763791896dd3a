"""Duplicate messages that are planted on purpose, for the verdict to find."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from tests.night.clicking import deal_of
from tests.night.reading import BUTTON, EPHEMERAL, Message, cockpit
from tests.storm.said_twice import OPENING
from tests.storm.scene import Scene


def _shown(scene: Scene, holds: Callable[[Message], bool], times: int = 1, **other: Any) -> None:
    """Show the host further copies of the newest message that `holds`, changed by `other`."""
    person = scene.tables[0].host.person
    shown = person.newest(holds)
    assert shown is not None
    for _ in range(times):
        message = {**shown, **other, "id": scene.world.new_id()}
        channel = message["channel_id"]
        person.take_in({"t": "message", "channel_id": channel, "message": message})


def _is_table(message: Message) -> bool:
    """Whether this is the message of the table while a deal is running."""
    return {"company", "hand"} <= message.acts


async def _table_twice(scene: Scene) -> None:
    _shown(scene, _is_table)


async def _hand_twice(scene: Scene) -> None:
    _shown(scene, lambda one: cockpit(one) is not None and deal_of(one) > 0)


async def _pinged_twice(scene: Scene) -> None:
    person = scene.tables[0].host.person
    shown = person.newest(_is_table)
    assert shown is not None
    hand = next(one.custom_id for one in shown.controls if one.act == "hand")
    row = {"type": 1, "components": [{"type": BUTTON, "custom_id": hand}]}
    ping = {"content": f"<@{person.id}>, your lead", "components": [row]}
    called = {"mentions": [{"id": person.id}]}
    _shown(scene, _is_table, times=2, **ping, **called)


async def _answered_twice(scene: Scene) -> None:
    asked = {"id": scene.world.new_id()}
    said = {"components": [], "content": "Done.", "flags": EPHEMERAL}
    _shown(scene, bool, times=2, interaction_metadata=asked, **said)


async def _told_twice(scene: Scene) -> None:
    direct = scene.world.dm_with(scene.tables[0].host.person.id).id
    news = "**Big Two** is open in <#7> on a server: https://discord.com/channels/1/7"
    _shown(scene, bool, times=2, channel_id=direct, components=[], content=news)


async def _thread(scene: Scene) -> None:
    await scene.clock.sleep(OPENING)
    scene.tables[0].threads.add(scene.world.new_id())


TWICE: dict[str, Callable[[Scene], Awaitable[None]]] = {
    "a table shown twice": _table_twice,
    "a hand shown twice": _hand_twice,
    "a person pinged twice": _pinged_twice,
    "a press answered twice": _answered_twice,
    "news told twice": _told_twice,
    "a thread that nobody asked for": _thread,
}
