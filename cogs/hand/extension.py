"""Loads the hands: the commands, and the acts of their controls."""

from __future__ import annotations

from bot.discord import limits
from bot.discord.client import Gamenight
from cogs.core.acts import button_with, choice, choice_with, choices_with, hex_cards, number, plain
from cogs.core.components import add_acts
from cogs.hand import hints, play, review
from cogs.hand.bids_and_calls import action_of
from cogs.hand.commands import PlayCommands
from cogs.hand.rows import part_of

REVIEWS = review.Reviews()
PAGE = number(0, limits.OPTIONS)
MOST_SELECTS = limits.OPTIONS * limits.COMPONENTS  # on all pages together

ON_HAND = {  # acts of controls on a hand, by name in custom ids; the hand shows refusals, too
    "play": button_with(play.play_of, play.play),
    "bomb": button_with(play.play_of, play.play),
    "more": button_with(PAGE, play.more),
    "page": choice(PAGE, play.more),
    "choose": choice_with(number(0, MOST_SELECTS), play.play_of, play.choose),
    "stand": choice_with(play.question_of, hex_cards, play.lay_as),
    "give": button_with(hex_cards, play.give),
    "call": button_with(action_of, play.call),
    "answer": button_with(action_of, play.answer),
    "pass": plain(play.pass_turn),
    "retract": plain(play.takeback),
    "finish": plain(play.finish_deal),
    "comeback": plain(play.come_back),
    "pick": choices_with(part_of, hex_cards, play.pick),
    "unpick": plain(play.unpick),
    "refresh": plain(play.refresh),
    "hint": plain(hints.hint),
}
BESIDE = {  # acts whose answer is a new message
    "hand": plain(play.my_hand),
    "quick": plain(play.finish_at_table),
    "plays": plain(hints.what_can_i_play),
    "why": plain(hints.why_not),
    "review": plain(REVIEWS.show),
    "judge": choices_with(part_of, hex_cards, hints.try_cards),
}


async def setup(client: Gamenight) -> None:
    """Register the acts and the commands; discord.py calls this when it loads the extension."""
    add_acts(client.app, ON_HAND, refused=play.show_refusal)
    add_acts(client.app, BESIDE)
    await client.add_cog(PlayCommands(client.app))
    await client.add_cog(hints.WhyCommand(client.app))
