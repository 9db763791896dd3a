"""What hands bring to the bot: the commands, and what their controls do."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.handlers import add_handlers
from cogs.hand import controls, hints
from cogs.hand.commands import PlayCommands
from cogs.hand.play import my_hand, show_refusal
from cogs.hand.posts import HandPosts

ON_HAND = {  # by the act in the ids of controls on a hand, where refusals are shown as well
    "play": controls.play,
    "bomb": controls.play,
    "stand": controls.stand,
    "give": controls.give,
    "call": controls.call,
    "answer": controls.answer,
    "pass": controls.pass_turn,
    "pick": controls.pick,
    "unpick": controls.unpick,
    "hint": hints.hint,
}
BESIDE = {  # of controls that are answered by a message of their own
    "hand": my_hand,
    "plays": hints.what_can_i_play,
    "why": hints.why_not,
    "judge": hints.judge,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, ON_HAND, refused=show_refusal)
    add_handlers(bot, BESIDE)
    await bot.add_cog(HandPosts(bot))
    await bot.add_cog(PlayCommands(bot))
    await bot.add_cog(hints.WhyCommand(bot))
