"""Acts of the menu's buttons; the menu then shows the changed table."""

from __future__ import annotations

from collections.abc import Awaitable
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain import host, membership, seating, time_control
from bot.domain.computers import Level
from bot.domain.errors import Refusal
from bot.domain.moderation import Done
from bot.domain.permissions import check_game
from bot.domain.preferences import FACTORS
from bot.domain.state import Stage
from bot.words import why
from bot.words.rulebook import rules_title
from cogs.core.acts import Act, one_of, player
from cogs.core.components import button
from cogs.core.context import Context
from cogs.core.custom_ids import ALWAYS, NOWHERE
from cogs.core.people import named
from cogs.core.rights import check_host_limit
from cogs.core.server_log import change_and_log, note
from cogs.hand.status import closing
from cogs.rules.browser import dropped
from cogs.rules.references import draft_of
from cogs.server.tables import tables_here
from cogs.table.menu import ALLOWED, Menu, menu_of, show_menu, show_table_there
from cogs.table.messages import messages_of
from cogs.table.seats import names_taken, welcome
from cogs.table.stop import asks_first, question
from rules.catalogue.presets import resolved
from rules.match.match import Player

SURE = "sure"  # the argument of a button that needs no confirmation


def of_menu(act: Act) -> Act:
    """Wrap an act of the menu: if the menu is of an earlier deal, show the new menu instead."""

    async def checked(context: Context, written: str) -> None:
        if context.key == context.table.now.stage_key:
            await act.answer(context, written)
        else:
            await show_menu(context, context.speech.say("menu-moved-on"))

    return Act(act.kind, checked)


def is_sure(written: str) -> bool:
    """Whether this button needs no confirmation."""
    return one_of(["", SURE])(written) == SURE


async def _do(context: Context, change: Awaitable[str | None], said: str) -> None:
    """Await a change and show the menu, with the change's result, else `said`, or the refusal."""
    try:
        said = await change or said
    except Refusal as refused:
        said = why(context.speech, refused)
    if context.app.tables.get(context.table_id) is None:
        await _last_word(context)
    else:
        await show_menu(context, said)


async def _last_word(context: Context) -> None:
    said: TextDisplay[Any] = TextDisplay(f"> {context.speech.say('stopped')}")
    view = LayoutView(timeout=None).add_item(said)
    if context.server is not None:
        again = button("opentable", NOWHERE, ALWAYS, label=context.speech.say("button-open-table"))
        view.add_item(ActionRow(again))
    await context.show(view)


async def _ask(context: Context, question: str, *labels: tuple[str, str, str]) -> None:
    """Ask a question in place of the menu, with buttons (act, label, argument) and a way back.

    The act of the first button cannot be undone.
    """
    menu: Menu = menu_of(context)
    first, *rest = (menu.button(*label) for label in labels)
    first.item.style = ButtonStyle.danger
    row: ActionRow[Any] = ActionRow(first, *rest, menu.button("company", "button-back"))
    await context.show(LayoutView(timeout=None).add_item(Container(TextDisplay(question), row)))


async def sit_out(context: Context) -> None:
    """Sit out from the next deal on, or leave the lobby."""
    table, player = context.table, context.player
    stays = player in table.state.match.players or player in table.state.match.scores
    await _go(context, table.leave(player), context.speech.say("sitting-out" if stays else "left"))


async def leave_for_good(context: Context, sure: bool) -> None:
    """Leave the table for good; a player with cards is asked first, unless `sure`.

    A computer then finishes the hand, and the player gets the worst open place; in a team the
    computer's result counts for the team.
    """
    table, player = context.table, context.player
    seating.check_open(table.state)
    if player in table.now.holding and not sure:
        view = table.now.view(None)
        asked = "quit-about-side" if view and view.sides else "quit-about"
        await _ask(context, context.speech.say(asked), ("quit", "button-quit", SURE))
        return
    out = table.now.seat_of(player) is not None and player not in table.now.holding
    keeps = out and table.state.stage is Stage.DEAL
    await _go(context, table.quit(player), context.speech.say("left-finished" if keeps else "left"))


async def _go(context: Context, change: Awaitable[None], said: str) -> None:
    """Leave or sit out; tell a last person that the table closes after the deal."""
    table = context.table

    async def told() -> str:
        await change
        return " ".join([said, *closing(context.speech, table.now)])

    await _do(context, told(), "")


async def take_seat(context: Context, before: Player) -> None:
    """Take the seat of `before`, a computer or a person who left; during a deal with the cards."""
    table = context.table
    await context.defer()
    await table.take_over(context.player, before)
    await welcome(context, (before,))


async def drop_seat(context: Context, computer: Player) -> None:
    """Remove a computer."""
    change = context.table.arrange(membership.without_computer, context.player, computer)
    await _do(
        context, change, context.speech.say("menu-dropped", who=named(context.speech, computer))
    )


async def add_seat(context: Context) -> None:
    """Add a computer."""
    names = await names_taken(context)
    await _do(
        context, context.table.arrange(seating.with_computer, context.player, names=names), ""
    )


def level_and_player(written: str) -> tuple[Level, Player]:
    """Read a level and a computer from the argument of a button, such as "easy.c1"."""
    level, _, computer = written.partition(".")
    return Level(one_of(one.value for one in Level)(level)), player(computer)


async def choose_level(context: Context, computer: Player) -> None:
    """Ask the host for the level of a computer, or for its removal."""
    menu = menu_of(context)
    row: ActionRow[Any] = ActionRow()
    for level in Level:
        chosen = level is seating.level_of(context.table.state, computer)
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        arg = f"{level.value}.{computer}"
        row.add_item(menu.button("setlevel", f"level-{level.value}", arg, style))
    row.add_item(menu.button("dropseat", "button-drop", computer, ButtonStyle.danger))
    row.add_item(menu.button("company", "button-back"))
    question: TextDisplay[Any] = TextDisplay(
        context.speech.say("level-about", who=named(context.speech, computer))
    )
    await context.show(LayoutView(timeout=None).add_item(Container(question, row)))


async def set_level(context: Context, chosen: tuple[Level, Player]) -> None:
    """Replace a computer by a computer of the chosen level."""
    level, old = chosen
    table, names = context.table, await names_taken(context)
    same = level is seating.level_of(table.state, old)
    new = old if same else seating.free_computer(table.state, level, names)
    change = table.arrange(membership.at_level, context.player, old, level, names)
    await _do(context, change, context.speech.say("level-changed", who=named(context.speech, new)))


async def set_stand_in(context: Context, chosen: str) -> None:
    """Set the level of computers that play for people who sleep or have left."""
    change = context.table.arrange(membership.with_stand_in, context.player, Level(chosen))
    await _do(
        context, change, context.speech.say("stand-in", level=context.speech.say(f"level-{chosen}"))
    )


async def vote_out(context: Context, target: Player) -> None:
    """Vote to unseat a person, or take the vote back."""
    table = context.table
    back = context.player in membership.votes(table.state, target)
    said = context.speech.say(
        "vote-taken-back" if back else "vote-counted", who=named(context.speech, target)
    )
    await _do(context, table.arrange(membership.voted, context.player, target), said)


async def person(context: Context, who: Player) -> None:
    """Ask the host for an act on a person: to send the person away, or make the person host."""
    buttons = (("sendaway", "button-send-away", who), ("makehost", "button-make-host", who))
    await _ask(
        context, context.speech.say("person-about", who=named(context.speech, who)), *buttons
    )


async def send_away(context: Context, target: Player) -> None:
    """Remove a person from the table, as its host."""
    change = context.table.arrange(membership.sent_away, context.player, target)
    done = change_and_log(context, change, Done.REMOVED, target)
    await _do(context, done, context.speech.say("menu-sent", who=named(context.speech, target)))


async def make_host(context: Context, heir: Player) -> None:
    """Hand the table over to a person whose host limit allows one more table."""
    table, app = context.table, context.app
    try:
        settings = await app.store.servers.settings(table.state.guild_id)
        check_host_limit(settings, tables_here(app, table.state.guild_id), heir)
    except Refusal:
        await show_menu(
            context, context.speech.say("heir-hosts-enough", who=named(context.speech, heir))
        )
        return
    change = table.arrange(membership.handed_over, context.player, heir)
    done = change_and_log(context, change, Done.HANDED_OVER, heir)
    await _do(context, done, context.speech.say("menu-heir", who=named(context.speech, heir)))


async def take_host(context: Context) -> None:
    """Make this person the host in place of a host who has been inactive."""
    table = context.table
    change = table.take_over_host(context.player)
    done = change_and_log(context, change, Done.TOOK_OVER, table.state.host)
    await _do(context, done, context.speech.say("menu-host-taken"))


async def stop_here(context: Context) -> None:
    """Stop the table of this channel, or explain which person can stop the table, and when."""
    try:
        await end(context, sure=False)
    except Refusal as refused:
        await show_table_there(context, why(context.speech, refused))


async def shuffle(context: Context) -> None:
    """Shuffle the seats."""
    change = context.table.arrange(membership.shuffled, context.player, context.app.chance)
    await _do(context, change, context.speech.say("menu-shuffled"))


async def end(context: Context, sure: bool) -> None:
    """Stop the table for good; if a deal is running, ask first, unless `sure`.

    After the first play of a deal, the other people of the deal are asked.
    """
    table = context.table
    now = context.app.clock.now()
    # a person who may not stop the table is refused before the question
    host.check_stops(table.state, context.player, now, context.manager)
    if table.state.stage is Stage.DEAL and not sure:
        await _ask_end(context)
        return
    host_before, asked = table.state.host, table.state.stop.by
    await table.stop(context.player, context.manager)
    closed = table.state.stage is Stage.CLOSED
    if closed or not asked:  # not a second click
        done = Done.STOPPED if closed else Done.ASKED_STOP
        await note(context, done, host_before, table=table)
    if closed:
        await _last_word(context)
    else:
        await show_menu(context, context.speech.say("stop-asked"))


async def _ask_end(context: Context) -> None:
    """Ask before the running deal is stopped; leaving is offered where the others decide."""
    asks = asks_first(context)
    view = context.table.now.view(None)
    # leaving a side is explained by a question of its own
    leave = ("quit", "button-quit", "" if view and view.sides else SURE)
    leaves = asks and seating.possible(membership.gone, context.table.state, context.player)
    label = "button-stop-ask" if asks else "button-stop"
    await _ask(context, question(context), ("end", label, SURE), *([leave] if leaves else []))


async def begin_anew(context: Context) -> None:
    """Put a table that was set aside, as its data is unreadable, back into the lobby."""
    table = context.table
    beginning = table.begin_anew(context.player, context.manager)
    await change_and_log(context, beginning, Done.STARTED_OVER, table.state.host)
    await context.acknowledge()


def allows(written: str) -> bool:
    """Whether this button permits takebacks."""
    return one_of(["", ALLOWED])(written) == ALLOWED


async def allow_takebacks(context: Context, allowed: bool) -> None:
    """Permit or forbid takebacks, as the host."""
    change = context.table.arrange(membership.with_takebacks, context.player, allowed)
    await _do(
        context,
        change,
        context.speech.say("menu-take-back-on" if allowed else "menu-take-back-off"),
    )


async def ask_longer(context: Context) -> None:
    """Ask the host how much longer the turns of one seat may last."""
    menu = menu_of(context)
    row: ActionRow[Any] = ActionRow()
    for most in reversed(FACTORS):
        chosen = most == context.table.state.most_factor
        style = ButtonStyle.primary if chosen else ButtonStyle.secondary
        row.add_item(menu.button("setlonger", f"longer-most-{most}", str(most), style))
    row.add_item(menu.button("company", "button-back"))
    question: TextDisplay[Any] = TextDisplay(context.speech.say("longer-about"))
    await context.show(LayoutView(timeout=None).add_item(Container(question, row)))


async def limit_longer(context: Context, most: str) -> None:
    """Limit how many times the table's time the turns of one seat may last, as the host."""
    change = context.table.arrange(time_control.with_most_factor, context.player, int(most))
    await _do(context, change, context.speech.say("menu-longer", most=int(most)))


async def swap(context: Context, reference: str) -> None:
    """Change the game between two deals, as the host.

    All people keep their seats in the new lobby; computers may be dropped.
    """
    table = context.table
    rules = await draft_of(context, reference)
    server = await context.app.store.servers.settings(table.state.guild_id)
    check_game(server, resolved(rules.preset)[0])
    before = seating.playing(table.state)
    async with messages_of(context.app, table).message.left_behind():
        change = table.arrange(membership.swapped, context.player, rules)
        await change_and_log(context, change, Done.CHANGED_GAME, about=rules.preset)
    said = [
        context.speech.say("menu-swapped", game=rules_title(context.speech, table.state)),
        *dropped(context.speech, table, before),
    ]
    await show_menu(context, context.speech.say("between-sentences").join(said))
