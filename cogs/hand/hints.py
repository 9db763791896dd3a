"""Asking before one plays: a hint, what may be played, and why something may not."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from discord import app_commands
from discord.ext import commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain.sorting import arranged
from bot.domain.suggestions import grouped
from bot.players.advice import advised
from bot.tables.table import MovedOn, Table
from bot.words import Refusal, say, why
from bot.words.cards import in_order
from bot.words.plays import named_play
from bot.words.typed import read_play
from cogs.core.components import on
from cogs.core.interaction import Press
from cogs.core.locale import wished
from cogs.core.lookup import find_table
from cogs.core.translator import about
from cogs.hand.card_select import picked_in, selects
from cogs.hand.play import seat_view, show
from rules.actions import IllegalAction
from rules.cards import Cards
from rules.combinations import Combination
from rules.view import SeatView

if TYPE_CHECKING:
    from bot.client import Gamenight

WORDS = 3900  # characters; Discord shows 4000


@on("hint")
async def hint(press: Press) -> None:
    """The play that a computer would make, raised in the picture and ready to be laid."""
    table = press.table
    view = seat_view(press, table)
    advice = advised(view) if view.my_turn else None
    if advice is None:
        raise Refusal("no-hint")
    note = say(advice.reason, play=named_play(advice.play))
    await show(press, table, note, advice.play.laid)


@on("plays")
async def what_can_i_play(press: Press) -> None:
    """Everything that may be laid now, by kind."""
    view = seat_view(press, press.table)
    said = listed(press.table, view) if view.plays else say("plays-none")
    await press.whisper_view(LayoutView(timeout=None).add_item(TextDisplay(said)))


def listed(table: Table, view: SeatView, most: int = WORDS) -> str:
    """All plays in words, the longest kinds cut short where there are too many."""
    groups = grouped(view, table.rules)
    room = most // len(groups)
    lines = [f"**{say(kind)}** · {_within(plays, room)}" for kind, plays in groups.items()]
    return "\n".join([say("plays-title"), *lines])


def _within(plays: list[Combination], room: int) -> str:
    said, shown = "", 0
    for play in plays:
        longer = f"{said} · {named_play(play)}" if said else named_play(play)
        if len(longer) > room - 60:  # the name of the kind and what is left out
            break
        said, shown = longer, shown + 1
    left = len(plays) - shown
    return f"{said} {say('plays-more', count=left)}" if left else said


@on("why")
async def why_not(press: Press) -> None:
    """Any cards may be tried here without being played."""
    await press.whisper_view(await _trial(press, press.table))


@on("judge")
async def judge(press: Press) -> None:
    """Cards were chosen to be tried."""
    table = press.table
    if press.key != table.stage_key:
        raise MovedOn
    picked = picked_in(press.arg, press.values)
    await press.replace(await _trial(press, table, picked))


async def _trial(press: Press, table: Table, picked: Cards = 0) -> LayoutView:
    """A private message with the hand to choose from, and the sentence about what is chosen."""
    view = seat_view(press, table)
    said = f"> {judged(table, press.player, picked)}" if picked else say("why-pick")
    box: Container[Any] = Container(TextDisplay(said))
    hand = arranged(view.hand, (await wished(press.bot, press.player)).sorting)
    if hand:
        number, key = table.state.id, table.stage_key
        asked = say("pick-cards")
        parts = selects("judge", number, key, hand, picked, chance=table.chance, asked=asked)
        for control in parts:
            box.add_item(ActionRow(control))
    return LayoutView(timeout=None).add_item(box)


def judged(table: Table, player: str, cards: Cards) -> str:
    """Whether this player may lay these cards now, in a sentence that says why not."""
    if objection := table.objection(player, cards):
        return why(objection)
    view = table.view(player)
    assert view is not None
    if any(play.laid == cards for play in view.plays):
        return say("why-may", cards=in_order(cards))
    if view.trick and view.seat in view.closed and table.rules.pass_closes:
        return why(IllegalAction("passed"))
    return say("why-turn" if not view.my_turn else "why-may", cards=in_order(cards))


class AdvisingCommands(commands.Cog):
    """The command /why."""

    def __init__(self, bot: Gamenight) -> None:
        self.bot = bot

    @app_commands.command(description=about("why"))
    @app_commands.describe(cards=about("why cards"))
    async def why(self, interaction: Any, cards: str) -> None:
        async def at_table(press: Press) -> None:
            table = find_table(self.bot, interaction)
            tried = read_play(cards, seat_view(press, table))
            await press.whisper(judged(table, press.player, tried))

        await Press(self.bot, interaction).run(at_table)


async def setup(bot: Gamenight) -> None:
    """Called by discord.py."""
    await bot.add_cog(AdvisingCommands(bot))
