"""The log of a deal: every event in a sentence, as the reader may know it, the newest last."""

from __future__ import annotations

from typing import Any

from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.tables.history import story
from bot.tables.table import Table
from bot.words import Refusal, say
from bot.words.cards import played
from cogs.core.components import button
from cogs.core.context import Context
from cogs.core.names import named
from cogs.core.narration import tell
from cogs.table.message import ACCENT

PAGE = 3000  # characters; Discord shows 4000 of text in a message
LAST = 10_000  # the number of the last page, however many there are


async def show_log(context: Context) -> None:
    """The newest page, or from a page of the log another."""
    table = context.table
    events = await story(table, context.player)
    if not events:
        raise Refusal("no-log")
    pages = paged(tell(events, table.players))
    if not context.arg:
        await context.reply_view(_page(table, pages, len(pages)))
        return
    await context.edit(_page(table, pages, min(int(context.arg), len(pages))))


def paged(lines: list[str], most: int = PAGE) -> list[str]:
    """Lines on pages of so many characters."""
    pages = [""]
    for line in lines:
        if len(pages[-1]) + len(line) >= most:
            pages.append("")
        pages[-1] += f"{line[: most - 1]}\n"
    return pages


def _page(table: Table, pages: list[str], number: int) -> LayoutView:
    layout = LayoutView(timeout=None)
    box: Container[Any] = Container(accent_colour=ACCENT)
    view = table.view(None)
    title = say("log-title", number=view.number if view else 0)
    if len(pages) > 1:
        title += say("log-page", page=number, pages=len(pages))
    box.add_item(TextDisplay(title))
    if view and view.last_trick and number == len(pages):
        plays = (
            say("log-play", who=named(table.players[p.seat]), play=played(p.cards, p.as_cards))
            for p in view.last_trick
        )
        box.add_item(TextDisplay(say("log-last-trick", plays=" · ".join(plays))))
    box.add_item(TextDisplay(pages[number - 1] or say("log-nothing")))
    turning = {"log-older": number - 1, "log-newer": number + 1}
    buttons = [
        button("log", table.state.id, table.stage_key, str(to), label=say(label))
        for label, to in turning.items()
        if 1 <= to <= len(pages)
    ]
    buttons.append(
        button("log", table.state.id, table.stage_key, str(LAST), label=say("log-newest"))
    )
    box.add_item(ActionRow(*buttons))
    layout.add_item(box)
    return layout
