"""Practice: a private table against computers in direct messages, dealt at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import partial
from typing import Any

import discord
from discord import ButtonStyle, app_commands
from discord.ui import ActionRow, Button, Container, LayoutView, TextDisplay

from bot.discord import limits
from bot.discord.errors import is_lasting
from bot.discord.installs import in_direct
from bot.domain import seating
from bot.domain.computers import Level
from bot.domain.daily_deal import DailyDeal, try_of
from bot.domain.errors import Refusal
from bot.domain.state import NO_SERVER, Draft, TableState
from bot.store.display_names import EVERYWHERE
from bot.tables.table import Table
from bot.words.rulebook import rules_title
from bot.words.speech import Speech
from cogs.core.app_cog import AppCog
from cogs.core.companion import on_companion
from cogs.core.components import TableButton, button, daily_button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS
from cogs.core.people import begin_faces, called, link_to_channel
from cogs.core.translator import about
from cogs.hand.delivery import deal_as_answer
from cogs.hand.hands import hands_of
from cogs.rules.autocomplete import preset_choices
from cogs.rules.references import GO_ON, MOST, PracticeRequest, draft_of, reference_of, usual_rules
from cogs.table.messages import messages_of

DELIVERY_SECONDS = 30.0  # at most, for a sealed table, until the answer no longer waits for it


async def practise(context: Context, asked: PracticeRequest | None = None) -> None:
    """Deal at a new private table; if this person has one, ask whether to go on there.

    `asked` is None to go on without a question.
    """
    there = own_table(context)
    if there is None:
        await _begin(context, asked or PracticeRequest())
    elif asked is None:
        await go_on(context, there)
    elif asked.anew and context.table_id == there.state.id:  # the button is of this very table
        await _begin(context, asked, there)
    else:
        await _ask(context, there, asked)


def own_table(context: Context) -> Table | None:
    """Return this person's private table, if any. Raises Refusal for a sealed one."""
    there = context.app.tables.private_of(context.player)
    if there is not None and there.sealed:
        raise Refusal("cards-under-way")
    return there


async def _ask(context: Context, there: Table, asked: PracticeRequest) -> None:
    if asked.rules:
        await draft_of(context, asked.rules)  # missing rules are refused at once
    text = context.speech.say("practice-there", game=rules_title(context.speech, there.state))
    number, anew = there.state.id, str(replace(asked, anew=True))
    first, other = context.speech.say("button-go-on"), context.speech.say("button-practise-anew")
    row: ActionRow[Any] = ActionRow(
        button("practise", number, ALWAYS, GO_ON, label=first, style=ButtonStyle.primary),
        button("practise", number, ALWAYS, anew, label=other, style=ButtonStyle.danger),
        *await _todays(context),
    )
    await context.show(LayoutView(timeout=None).add_item(Container(TextDisplay(text), row)))


async def _begin(context: Context, asked: PracticeRequest, before: Table | None = None) -> None:
    """Open a private table with the requested rules and deal; stop the table `before`, if any."""
    app, player = context.app, context.player
    if asked.rules:
        rules = await draft_of(context, asked.rules)
    else:
        rules = await usual_rules(app, context.interaction)
    against = partial(
        seating.against_computers,
        player=player,
        level=asked.level,
        computers=asked.computers,
        names=frozenset({called(context.interaction.user)}),
    )
    await deal_there(context, rules, against, before)


async def deal_there(
    context: Context,
    rules: Draft,
    against: Callable[..., TableState],
    before: Table | None,
    daily: DailyDeal | None = None,
    more: str = "",
) -> None:
    """Open a table in direct messages and deal; stop the table `before`, if any.

    `against` makes the state of the table, `daily` is its deal of the day, if any. The response is
    the hand, or a link to the hand with the text `more`. Raises Refusal where the bot may not write
    to this person. The table is then closed, and the try at the deal of the day given back; if the
    cards may have been shown all the same, the table stays open and the try is used.
    """
    app, player, name = context.app, context.player, called(context.interaction.user)
    await app.store.display_names.learn(EVERYWHERE, player, name, name.user)
    place = await _place(context)
    await begin_faces(app, NO_SERVER, [player])
    if before is not None:
        await before.stop(player)
    table = await app.tables.open_private(place, player, rules, against, daily)
    try:
        await _deliver(context, table, more)
    except Refusal:
        if table.sealed and not hands_of(app, table).direct(player).unseen:
            raise
        await table.stop(player)  # the table has no other place
        if daily is not None:
            await app.store.daily.let_go(daily.day, player, table.state.id)
        raise
    finally:
        table.sealed = False


async def _deliver(context: Context, table: Table, more: str) -> None:
    """Deal at a new private table, and show the hand or a link to the hand.

    Raises Refusal where direct messages are refused.
    """
    app, click, shown = context.app, context.interaction, context.public
    hands_of(app, table).before = {}  # a new table has no earlier messages
    if shown or (in_direct(click) and not on_companion(click)):
        shown |= await deal_as_answer(context, table)
    else:
        await table.deal(context.player)
    if not shown:
        await _lead_there(context, table, more)


async def _place(context: Context) -> int:
    """Return the channel of this person's direct messages.

    Raises Refusal where Discord does not let the bot open a channel.
    """
    here = context.interaction.channel_id
    if in_direct(context.interaction) and here is not None:
        return here
    try:
        return (await context.app.direct_messages.to(context.player)).id
    except discord.HTTPException as error:
        if not is_lasting(error):
            raise
        raise _no_place(error.code) from None


def _no_place(code: int) -> Refusal:
    """Return the refusal for a person to whom the bot may not write; `code` is Discord's error."""
    closed = code in limits.CLOSED_DMS
    return Refusal("practice-dms-closed" if closed else "practice-dms-refused")


async def go_on(context: Context, table: Table) -> None:
    """Show the table again, in new messages below all others in the direct messages."""
    app, player = context.app, context.player
    messages = messages_of(app, table)
    hand, posts = messages.hands.direct(player), messages.posts
    messages.hands.shut_at = 0.0  # the direct messages may be open by now
    async with hand.lock, messages.message.lock:
        there = await posts.all()
        for post in there:
            await posts.delete(post)
        await posts.keep((), dropped=there)
        hand.shown = None
    messages.message.show_again()
    await _lead_there(context, table)


async def _lead_there(context: Context, table: Table, more: str = "") -> None:
    """Respond with a link to the cards, after an attempt to show them, and the text `more`.

    Raises Refusal where direct messages are refused.
    """
    app, hands, until = context.app, hands_of(context.app, table), context.app.clock.now()
    until += DELIVERY_SECONDS if table.sealed else 0
    await app.publisher.tried(table, context.player)
    while app.clock.now() < until and not hands.shut_at:  # Discord is slow, or fails for now
        if await hands.direct(context.player).of_deal():
            break
        await app.clock.sleep(1)
    if hands.shut_at:
        raise _no_place(hands.shut_by)
    here = in_direct(context.interaction)
    told = [
        context.speech.say("practice-here" if here else "practice-dealt"),
        *filter(None, [more]),
    ]
    box: Container[Any] = Container(TextDisplay("\n".join(told)))
    if not here:
        link: Button[Any] = Button(
            url=link_to_channel(table.now), label=context.speech.say("button-to-cards")
        )
        box.add_item(ActionRow(link, *await _todays(context)))
    await context.show(LayoutView(timeout=None).add_item(box))


async def _todays(context: Context) -> list[TableButton]:
    """Return the button of today's deal; [] outside of servers, or if this person has begun it."""
    store, now = context.app.store.daily, context.app.clock.now()
    if context.server is None:
        return []
    found = await store.current(context.server, now)
    begun = found and try_of(await store.tries(found[0].day), context.player)
    return [] if begun else [daily_button(context.speech)]


class PracticeCommand(AppCog):
    """The command /practice.

    For example, ``/practice preset:president_basic level:strong computers:4`` deals against four
    strong computers.
    """

    @app_commands.command(description=about("practice"))
    @app_commands.describe(
        preset=about("practice preset"),
        level=about("practice level"),
        computers=about("practice computers"),
    )
    @app_commands.choices(
        level=[
            app_commands.Choice(
                name=app_commands.locale_str(Speech().say(f"level-{one}"), key=f"level-{one}"),
                value=one.value,
            )
            for one in Level
        ]
    )
    async def practice(
        self,
        interaction: discord.Interaction[Any],
        preset: str | None = None,
        level: str = Level.NORMAL.value,
        computers: app_commands.Range[int, 1, MOST] = seating.PRACTICE,
    ) -> None:
        player = str(interaction.user.id)
        new_here = in_direct(interaction) and self.app.tables.private_of(player) is None

        async def begin(context: Context) -> None:
            rules = reference_of(preset) if preset else ""
            await practise(context, PracticeRequest(False, Level(level), computers, rules))

        # in direct messages the first hand is the response, which is therefore not private
        await Context(self.app, interaction, public=new_here, anywhere=True).run(begin)

    @practice.autocomplete("preset")
    async def _presets(
        self, interaction: discord.Interaction[Any], current: str
    ) -> list[app_commands.Choice[str]]:
        return await preset_choices(self.app, interaction, current)
