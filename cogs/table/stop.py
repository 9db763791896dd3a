"""Stopping a table in the middle of a deal: the question, and the answers of the other people."""

from __future__ import annotations

from bot.domain import stopping
from bot.domain.errors import Refusal
from bot.domain.moderation import Done
from bot.domain.state import Stage
from cogs.core.context import Context
from cogs.core.server_log import note


async def agree(context: Context) -> None:
    """Agree to the request to stop the deal."""
    await _answer(context, agrees=True)


async def decline(context: Context) -> None:
    """Decline the request to stop the deal; its author takes it back."""
    await _answer(context, agrees=False)


async def _answer(context: Context, agrees: bool) -> None:
    table, player = context.table, context.player
    asker = table.state.stop.by
    if context.key != table.now.stage_key or not asker:
        raise Refusal("stop-over")
    await table.answer_stop(player, agrees)
    if table.state.stage is Stage.CLOSED:
        await note(context, Done.AGREED_STOP, asker, table=table)
        said = "stop-agreed-last"
    elif not table.state.stop.by:
        said = "stop-goes-on"
    else:
        said = "stop-agreed" if agrees else "stop-declined"
    await context.reply(context.speech.say(said))


def question(context: Context) -> str:
    """Return the question before this person stops the running deal, with its effect."""
    table, player = context.table, context.player
    state, deal = table.state, table.now.running
    if stopping.needs_consent(state, deal, player, context.manager):
        view = table.now.view(None)
        leaves = player in deal.players and not (view and view.sides)  # a side has no last place
        return context.speech.say("end-ask-about" if leaves else "end-ask-about-out")
    judged = deal.played and bool(deal.others(state, player)) and player not in deal.players
    return context.speech.say("end-void-about" if judged else "end-about")


def asks_first(context: Context) -> bool:
    """Whether this person can only ask the other people of the running deal."""
    table = context.table
    return stopping.needs_consent(table.state, table.now.running, context.player, context.manager)
