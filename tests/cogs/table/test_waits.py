"""A person may wait for the next table on a limited number of servers."""

from __future__ import annotations

from bot.app import App
from cogs.core.context import Context
from cogs.table.announcements import MOST_WAITS, toggle_waiting
from tests.cogs.clicking import interaction, said


async def notify(app: App, guild_id: int) -> str:
    asked = interaction(app, "66", guild_id=guild_id)
    await Context(app, asked).run(toggle_waiting)
    return said(asked.answered)


async def test_waits_of_one_person_are_limited(app: App) -> None:
    for guild_id in range(1, MOST_WAITS + 1):
        assert (await notify(app, guild_id)).startswith("I'll message you once")
    told = await notify(app, 99)
    assert told.startswith(f"You wait on {MOST_WAITS} servers already, the limit.")
    assert "`/game notify`" in told
    await notify(app, 1)  # a second request ends the wait
    assert await app.store.servers.waiting(1) == []
    await notify(app, 99)
    assert await app.store.servers.waiting(99) == ["66"]
