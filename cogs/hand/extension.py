"""What hands bring to the bot: the commands, and what their controls do."""

from __future__ import annotations

from bot.client import Gamenight
from cogs.core.components import add_handlers
from cogs.hand import hints, play
from cogs.hand.commands import PlayCommands

ON_HAND = {  # by the act in the ids of controls on a hand, where refusals are shown as well
    "play": play.play,
    "bomb": play.play,
    "stand": play.stand,
    "give": play.give,
    "call": play.call,
    "answer": play.answer,
    "pass": play.pass_turn,
    "pick": play.pick,
    "unpick": play.unpick,
    "hint": hints.hint,
}
BESIDE = {  # of controls that are answered by a message of their own
    "hand": play.my_hand,
    "plays": hints.what_can_i_play,
    "why": hints.why_not,
    "judge": hints.try_cards,
}


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    add_handlers(bot, ON_HAND, refused=play.show_refusal)
    add_handlers(bot, BESIDE)
    await bot.add_cog(PlayCommands(bot))
    await bot.add_cog(hints.WhyCommand(bot))
