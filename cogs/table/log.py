"""The log of a deal: a line for each trick, with the cards known to the reader, the newest last."""

from __future__ import annotations

from typing import Any

from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.discord import limits
from bot.domain.errors import Refusal
from bot.tables.history import visible_events
from bot.tables.snapshot import Snapshot
from bot.words.speech import Speech, paged
from cogs.core.components import button, pager
from cogs.core.context import Context
from cogs.core.narration import tell
from cogs.table.message import ACCENT

PAGE = limits.TEXT - 1000  # characters, without the heading
OLDER_NEWER = ("log-older", "log-newer")
LAST = 10_000  # page number that stands for the last page


async def show_log(context: Context, page: int) -> None:
    """Show the newest page of the log in a new message, or turn to another page in the pressed one.

    `page` counts from 1; 0 is for the new message.
    """
    table = context.table
    table.stored.check_readable()
    events = await visible_events(context.app.store, table.state.deal_id, context.player)
    if not events:
        raise Refusal("no-log")
    pages = paged(tell(context.speech, events, table.now.players, table.now.rules), PAGE)
    if not page:
        await context.reply_view(_page(context.speech, table.now, pages, len(pages)))
        return
    await context.edit(_page(context.speech, table.now, pages, min(page, len(pages))))


def _page(speech: Speech, table: Snapshot, pages: list[str], number: int) -> LayoutView:
    layout = LayoutView(timeout=None)
    box: Container[Any] = Container(accent_colour=ACCENT)
    view = table.view(None)
    title = speech.say("log-title", number=view.number if view else 0)
    if len(pages) > 1:
        title += speech.say("log-page", page=number, pages=len(pages))
    box.add_item(TextDisplay(title))
    box.add_item(TextDisplay(pages[number - 1] or speech.say("log-nothing")))
    steps = pager(
        speech,
        "log",
        table.state.id,
        table.stage_key,
        number - 1,
        len(pages),
        lambda to: str(to + 1),
        labels=OLDER_NEWER,
    )
    newest = button(
        "log", table.state.id, table.stage_key, str(LAST), label=speech.say("log-newest")
    )
    over = view is not None and view.ended is not None
    label = speech.say("button-replay") if over else speech.say("button-replay-last")
    shown = over or (view is not None and view.number > 1)
    replay = [button("replay", table.state.id, table.stage_key, label=label)] if shown else []
    shuffle = button("proof", table.state.id, table.stage_key, label=speech.say("button-proof"))
    box.add_item(ActionRow(*steps, newest, *replay, shuffle))
    layout.add_item(box)
    return layout
