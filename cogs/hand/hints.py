"""Help before a play: a hint, a list of plays, and the reason against playing cards."""

from __future__ import annotations

from typing import Any

from discord import app_commands
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.discord import limits
from bot.domain.errors import Refusal
from bot.domain.preferences import arranged
from bot.domain.suggestions import grouped
from bot.players.advice import advised
from bot.players.evidence import Reason
from bot.players.weakest import laying
from bot.tables.table import MovedOn, Table
from bot.words import why
from bot.words.cards import exact, in_order, named_play
from bot.words.kinds import read_named
from bot.words.speech import Speech
from cogs.core.app_cog import AppCog
from cogs.core.context import Context
from cogs.core.lookup import run_at_table
from cogs.core.translator import about
from cogs.hand.bids_and_calls import label_of
from cogs.hand.gifts import gift_label
from cogs.hand.message import Answer
from cogs.hand.play import seat_view, show
from cogs.hand.rows import selects
from rules.actions import Action, Bid, Call, Cut, Give, IllegalAction, Play
from rules.cards import Cards, joined
from rules.combinations import Combination
from rules.ruleset import RuleSet
from rules.view import SeatView

OF_A_PLAY = ("reason-last", "reason-wins-last", "reason-pass-")  # prefixes of keys with a play
WORDS = limits.TEXT - 100  # characters for the list of all plays


async def hint(context: Context) -> None:
    """Show the strong computer's choice with its reason; the cards of the choice appear picked.

    Raises Refusal in the deal of the day or if there is nothing to choose; raises MovedOn.
    """
    table, tables = context.table, context.app.tables
    if table.state.daily:
        raise Refusal("daily-no-hint")
    view, key = seat_view(context, table), table.now.key
    knowledge = table.now.knowledge(context.player)
    if knowledge is None or not (view.my_turn and (view.plays or view.gift or view.asked)):
        raise Refusal("no-hint")
    advice = await advised(knowledge, tables.workers, tables.clock)
    if table.now.key != key:
        raise MovedOn
    action, reason = advice.action, sentence(context.speech, advice.reason, table.now.rules)
    picked = action.cards if isinstance(action, Play | Give) else 0
    said = context.speech.say(
        "hint", move=move(context.speech, view, action, table.now.rules), reason=reason
    )
    await show(context, table, Answer(picked=picked, advice=said))


def move(speech: Speech, view: SeatView, action: Action, rules: RuleSet | None = None) -> str:
    """Return the words for a move of this seat, as on the move's button."""
    match action:
        case Play():
            found = (one.cards for one in view.plays if laying(one) == action)
            return exact(speech, action.cards, next(found, action.cards), rules)
        case Give(cards):
            return gift_label(speech, view, cards)
        case Bid() | Call() | Cut():
            return label_of(speech, action)
    return speech.say("button-pass")


def sentence(speech: Speech, reason: Reason, rules: RuleSet | None = None) -> str:
    """Return the sentence with the reason for a move; a play in the sentence has its name."""
    facts = {"count": reason.laid, "plays": reason.plays, "amount": reason.amount}
    a_play = reason.cards and reason.key.startswith(OF_A_PLAY)
    cards = (
        exact(speech, reason.cards, reason.cards, rules)
        if a_play
        else in_order(speech, reason.cards)
    )
    return speech.say(reason.key, cards=cards, **facts)


async def what_can_i_play(context: Context) -> None:
    """List all plays that are possible now, by kind."""
    view = seat_view(context, context.table)
    said = (
        listed(context.speech, context.table, view)
        if view.plays
        else context.speech.say("plays-none")
    )
    await context.reply_view(LayoutView(timeout=None).add_item(TextDisplay(said)))


def listed(speech: Speech, table: Table, view: SeatView, most: int = WORDS) -> str:
    """Return the plays in words, by kind, within `most` characters.

    All kinds have equal room. Plays without room are only counted.
    """
    groups = grouped(view, table.now.rules)
    room = most // len(groups)
    lines = [
        f"**{speech.say(kind)}** · {_within(speech, plays, room)}" for kind, plays in groups.items()
    ]
    return "\n".join([speech.say("plays-title"), *lines])


def _within(speech: Speech, plays: list[Combination], room: int) -> str:
    said, shown = "", 0
    for play in plays:
        longer = f"{said} · {named_play(speech, play)}" if said else named_play(speech, play)
        if len(longer) > room - 60:  # room for the name of the kind and the count of the rest
            break
        said, shown = longer, shown + 1
    left = len(plays) - shown
    return f"{said} {speech.say('plays-more', count=left)}" if left else said


async def why_not(context: Context) -> None:
    """Show a message in which cards can be chosen and judged without being played."""
    await context.reply_view(_trial(context, context.table))


async def try_cards(context: Context, part: tuple[Cards, int], values: list[Cards]) -> None:
    """Judge the cards chosen in the message of `why_not`. Raises MovedOn after its deal."""
    table = context.table
    if context.key != table.now.stage_key:
        raise MovedOn
    await context.edit(_trial(context, table, part[0] | joined(values)))


def _trial(context: Context, table: Table, picked: Cards = 0) -> LayoutView:
    """Build a private message with the hand to choose from, and the verdict on the chosen cards."""
    view = seat_view(context, table)
    said = (
        f"> {verdict(context.speech, table, context.player, picked)}"
        if picked
        else context.speech.say("why-pick")
    )
    box: Container[Any] = Container(TextDisplay(said))
    hand = arranged(view.hand, context.reader.preferences.sorting)
    if hand:
        number, key = table.state.id, table.now.stage_key
        asked = context.speech.say("pick-cards")
        parts = selects(
            context.speech,
            "judge",
            number,
            key,
            hand,
            picked,
            chance=context.app.chance,
            asked=asked,
        )
        for control in parts:
            box.add_item(ActionRow(control))
    return LayoutView(timeout=None).add_item(box)


def verdict(speech: Speech, table: Table, player: str, cards: Cards) -> str:
    """Return a sentence that says whether this player may lay these cards now, and why not."""
    if objection := table.objection(player, cards):
        return why(speech, objection, table.now.rules)
    view = table.now.view(player)
    assert view is not None
    if table.timely(player, cards):
        return speech.say("why-may", cards=in_order(speech, cards))
    if view.why_closed:
        return why(speech, IllegalAction(view.why_closed))
    return speech.say("why-turn", cards=in_order(speech, cards))


class WhyCommand(AppCog):
    """The command /why."""

    @app_commands.command(description=about("why"))
    @app_commands.describe(cards=about("why cards"))
    async def why(self, interaction: Any, cards: str) -> None:
        async def tell(context: Context, table: Table) -> None:
            tried = read_named(context.speech, cards, seat_view(context, table), table.now.rules)
            await context.reply(verdict(context.speech, table, context.player, tried))

        await run_at_table(self.app, interaction, tell)
