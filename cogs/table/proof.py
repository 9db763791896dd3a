"""How anybody can see that the shuffle was settled before the first play."""

from __future__ import annotations

from bot.words import Refusal, say
from cogs.core.context import Context


async def show_proof(context: Context) -> None:
    """The proof of the present shuffle, its seed once the deal is over, and how to compare them."""
    table = context.table
    table.stored.check_readable()
    view, now = table.view(None), table.now
    if view is None:
        raise Refusal("no-log")
    lines = [say("proof-title", number=view.number), say("proof-about")]
    lines.append(say("proof-shown", proof=now.proof))
    if now.seed:
        lines.append(say("proof-seed", seed=now.seed))
    await context.reply("\n".join(lines))
