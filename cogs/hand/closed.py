"""Direct messages that Discord refuses, and places of tables that are gone: what follows."""

from __future__ import annotations

import discord

from bot.discord import limits
from bot.discord.errors import is_lasting
from bot.discord.outgoing import Blocked
from bot.domain.state import Post
from bot.words.speech import Speech
from cogs.core.people import place_of_table
from cogs.core.posts import Posts
from cogs.hand.status import closed, lost_place
from rules.match.match import Player


def moves_the_hand(error: discord.HTTPException, *, first: bool, posted: bool) -> bool:
    """Whether a refusal of direct messages moves the hand to the channel of the table.

    Closed direct messages always move the hand. Any other lasting refusal does if the hand of this
    deal is not `posted`, and a long rate limit does if this is the player's `first` hand: Discord
    may refuse messages to new people for hours.
    """
    if isinstance(error, Blocked):
        return first and error.is_long
    return error.code in limits.CLOSED_DMS or (is_lasting(error) and not posted)


async def tell_closed(posts: Posts, player: Player, speech: Speech) -> None:
    """Tell a person by direct message that the place of the table no longer exists.

    Nothing is sent if the place is there, or if the person has lost sight of it.
    """
    app, table = posts.app, posts.table.now
    if not lost_place(table) or app.members.has_lost(table, player):
        return
    where = place_of_table(speech, app, table)
    text = speech.say("closed-there", why=closed(speech, table, player), **where)
    try:
        channel = await app.direct_messages.to(player, 0)
        async with app.direct_messages.writing_to(player):
            about = ("hand", player, 0)
            posted, _ = await posts.post_once(about, channel, content=text, silent=True)
    except discord.HTTPException as error:
        if not is_lasting(error):
            raise
        return  # the person cannot be told elsewhere
    await posts.keep([Post("hand", player, channel.id, posted.id, 0, app.clock.now())])
