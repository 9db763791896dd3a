"""Acts of a player at a table, and the hand shown after each act.

If cards have several readings, the player chooses the reading before the play.
"""

from __future__ import annotations

import discord

from bot.discord import limits
from bot.discord.installs import in_direct
from bot.domain import seating
from bot.domain.errors import Refusal
from bot.domain.state import Stage
from bot.tables.computer_turns import finish
from bot.tables.table import MovedOn, Table
from bot.tables.takeback import take_back
from bot.words import why
from bot.words.cards import in_order
from bot.words.typed import as_said
from cogs.core.acts import hex_cards, number
from cogs.core.context import Context
from cogs.hand.delivery import hand_as_answer
from cogs.hand.hands import hands_of
from cogs.hand.message import NO_ANSWER, Answer, done, hand_message, met
from cogs.hand.pictures import draw_ahead
from rules.actions import Action, Give, IllegalAction, Pass, Play
from rules.cards import Card, Cards, joined
from rules.view import SeatView, distinct


async def act(context: Context, table: Table, action: Action) -> None:
    """Act at the table, then show this person the changed hand.

    A play or gift that is refused on a hand is shown there, with its cards still picked. Raises
    IllegalAction for any other action against the rules.
    """
    before = table.now.view(context.player)
    if context.in_place and before:
        left, preferences = _left(action, before), context.reader.preferences
        draw_ahead(context.app, left, preferences, before)  # while the action is stored
    try:
        await table.act(context.player, action, context.key)
    except IllegalAction as refused:
        picked = _still_picked(action, before) if context.in_place else 0
        if not picked:
            raise
        reason = why(context.speech, refused, table.now.rules)
        await show(context, table, Answer(picked=picked, reason=reason))
        return
    note = done(context.speech, action, before)
    if context.in_place:
        await show(context, table, Answer(note))
    else:
        await context.reply(note)


async def lay(context: Context, table: Table, cards: Cards, typed: str = "") -> None:
    """Lay these cards; if they have several readings, ask for one, unless `typed` names it."""
    readings = table.readings(context.player, cards, context.key)
    if typed:
        readings = tuple(as_said(context.speech, typed, readings))
    different = distinct(readings)
    if len(different) > 1 and _may_play(context, table):
        question = context.speech.say("stands-for-what", cards=in_order(context.speech, cards))
        await show(context, table, Answer(question, cards, different))
        return
    first = different[0].cards if different else 0
    await act(context, table, Play(cards, 0 if first == cards else first))


async def show(context: Context, table: Table, answer: Answer = NO_ANSWER) -> None:
    """Show this person's hand, in place of the clicked hand or as a private message.

    The answer is about the current deal. If the next deal begins before the hand is shown, the hand
    of the next deal is shown without the answer. Where the clicked hand is gone, since the hand was
    posted anew meanwhile, the answer is a text: the new hand shows the state of the table.
    """
    deal = table.state.deal_id
    if table.now.seat_of(context.player) is not None:
        context.reader = await met(context.app, context.reader, table.now)
    player, preferences = context.player, context.reader.preferences
    plain = not (answer.picked or answer.meanings)
    try:
        async with hands_of(context.app, table).answering(context, plain) as now:
            here = not in_direct(context.interaction)
            if now.state.deal_id != deal:
                answer = NO_ANSWER
            shown = await hand_message(
                context.speech, context.app, now, player, preferences, answer, beside_table=here
            )
            if context.in_place:
                await context.edit(*shown)
            else:
                await context.reply_view(*shown, stays=True)
    except discord.NotFound as error:
        if not (context.in_place and error.code == limits.UNKNOWN_MESSAGE):
            raise
        said = answer.note or answer.reason or context.speech.say("game-moved-on")
        await context.reply(said)


async def show_hand(context: Context, table: Table) -> None:
    """Show the hand privately; the message is updated while its token is valid.

    Raises Refusal for a player who gets cards only in the next deal.
    """
    now, seat = table.now, seating.seated(table.state, context.player)
    comes_later = seat is not None and not seat.sitting_out and now.seat_of(context.player) is None
    if comes_later and now.state.stage is Stage.DEAL:
        raise Refusal("joined-later")
    if not await hand_as_answer(context, table):
        await show(context, table)


async def show_refusal(context: Context, reason: str) -> bool:
    """Show the hand below the reason for a refusal; return False if this person has no hand."""
    try:
        table = context.table
    except Refusal:
        return False
    if table.now.view(context.player) is None:
        return False
    if table.now.seat_of(context.player) is None and table.state.stage is not Stage.DEAL:
        return False
    await show(context, table, Answer(reason))
    return True


def seat_view(context: Context, table: Table) -> SeatView:
    """Return the view of this person's seat. Raises Refusal for onlookers."""
    view = table.now.view(context.player)
    if view is None or view.seat is None:
        raise Refusal("not-at-this-table")
    return view


# Acts of the controls on a hand


async def my_hand(context: Context) -> None:
    """Answer the button "My hand" under the table message and under pings."""
    await show_hand(context, context.table)


def play_of(written: str) -> Play:
    """Return the play of an argument: cards as "f00", or with a chosen reading as "f00.d00"."""
    laid, dot, stands = written.partition(".")
    return Play(hex_cards(laid), hex_cards(stands) if dot else 0)


async def play(context: Context, asked: Play) -> None:
    """Lay the cards of a button, on turn or out of turn."""
    if asked.stands_as:
        await act(context, context.table, asked)
    else:
        await lay(context, context.table, asked.cards)


def question_of(written: str) -> Cards:
    """Return the cards of a select of readings from its argument, "f00.1" in the first select."""
    laid, _, part = written.partition(".")
    number(1, limits.COMPONENTS)(part)
    return hex_cards(laid)


async def lay_as(context: Context, laid: Cards, stands: Cards) -> None:
    """Lay cards in the reading chosen in a select, which replaces too many buttons."""
    await act(context, context.table, Play(laid, stands))


async def give(context: Context, given: Cards) -> None:
    """Give or offer the cards of a button."""
    await act(context, context.table, Give(given))


async def call(context: Context, action: Action) -> None:
    """Make a call out of turn, in any state of the deal. Raises MovedOn in another deal."""
    if context.key != context.table.now.stage_key:
        raise MovedOn
    context.key = None
    await act(context, context.table, action)


async def answer(context: Context, action: Action) -> None:
    """Make a bid, a cut or a call on turn."""
    await act(context, context.table, action)


async def pass_turn(context: Context) -> None:
    await act(context, context.table, Pass())


async def takeback(context: Context) -> None:
    """Take back this person's last action, while no other player has acted.

    The second tap of a double tap on another button is only acknowledged.
    """
    if await take_back(context.table, context.player, context.key):
        await show(context, context.table, Answer(context.speech.say("took-back")))
    else:
        await context.acknowledge()


async def come_back(context: Context) -> None:
    """Take the own seat again, which a computer has played, and show the hand in place."""
    await context.table.join(context.player)
    await show(context, context.table, Answer(context.speech.say("joined")))


async def finish_deal(context: Context) -> None:
    """Let the computers play the deal to its end at once; the pressed hand shows the results.

    Raises MovedOn if a person still plays, or in another deal.
    """
    seat_view(context, context.table)
    await _finish(context)
    await show(context, context.table)


async def finish_at_table(context: Context) -> None:
    """Do the same by the button under the table message, for any person at the table."""
    seating.check_member(context.table.state, context.player)
    await _finish(context)
    await context.acknowledge()


async def _finish(context: Context) -> None:
    if context.key != context.table.now.stage_key:
        raise MovedOn
    await finish(context.table)


async def pick(context: Context, part: tuple[Cards, int], values: list[Cards]) -> None:
    """Handle the cards picked in a select.

    A hand with a single select lays or gives the cards at once. A hand with several selects shows
    the picked cards raised, unless they are all cards of a gift. `part` has the cards picked in
    the other selects, and the number of selects.
    """
    elsewhere, parts = part
    table, picked = context.table, elsewhere | joined(values)
    gift = seat_view(context, table).gift
    if parts > 1 and not (gift and picked.bit_count() == gift.count):
        await show(context, table, Answer(picked=picked))
    elif gift:
        await act(context, table, Give(picked))
    else:
        await lay(context, table, picked)


async def refresh(context: Context) -> None:
    """Show the current hand in place of an earlier state."""
    await show(context, context.table)


async def unpick(context: Context) -> None:
    """Put the picked cards back into the hand."""
    await show(context, context.table)


async def more(context: Context, page: int) -> None:
    """Show this page of all plays, counted from 0, in place of the suggestions."""
    await show(context, context.table, Answer(page=page))


async def choose(context: Context, _: int, asked: Play) -> None:
    """Lay the play chosen in a select of all plays; the number only tells the selects apart."""
    await play(context, asked)


def _may_play(context: Context, table: Table) -> bool:
    """Whether this person is on turn, or may play out of turn."""
    return bool(context.player in table.now.due() or seat_view(context, table).plays)


def _still_picked(action: Action, view: SeatView | None) -> Cards:
    """Return the cards of a refused action that stay picked; 0 if the seat cannot pick them."""
    match action:
        case Play(cards) | Give(cards) if view and view.my_turn:
            return 0 if cards & ~joined(view.givable) else cards
    return 0


def _left(action: Action, before: SeatView) -> tuple[Card, ...]:
    """Return the hand after the action, apart from changes by the rules or other players."""
    match action:
        case Play(cards) | Give(cards):
            return tuple(one for one in before.hand if not one & cards)
    return before.hand
