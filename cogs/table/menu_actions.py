"""What the buttons of the company's menu do; the menu then shows what has become of the table."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, TextDisplay

from bot.domain import membership
from bot.domain.permissions import check_game
from bot.domain.state import Stage
from bot.words import Refusal, say
from bot.words.rulebook import game_title
from cogs.core.components import Handler, on
from cogs.core.interaction import Press
from cogs.core.names import named
from cogs.rules.browser import show
from cogs.rules.selection import meant
from cogs.table.menu import Menu, menu_of, show_menu
from cogs.table.publisher import herald_of
from cogs.table.reposting import left_behind
from cogs.table.seats import welcome
from rules.catalogue.presets import resolved

SURE = "sure"  # the argument of a button that asks no more


def of_menu(act: str) -> Callable[[Handler], Handler]:
    """Register what a button of the menu does, unless the menu is of an earlier deal."""

    def register(handler: Handler) -> Handler:
        @on(act)
        async def checked(press: Press) -> None:
            if press.key == press.table.stage_key:
                await handler(press)
            else:
                await show_menu(press, say("company-moved-on"))

        return handler

    return register


async def _do(press: Press, deed: Awaitable[None], said: str) -> None:
    """Do it and show the menu, with what was done or why it was not."""
    try:
        await deed
    except Refusal as refused:
        said = str(refused)
    if press.bot.tables.get(press.table_id) is None:
        await _last_word(press)
    else:
        await show_menu(press, said)


async def _last_word(press: Press) -> None:
    said: TextDisplay[Any] = TextDisplay(f"> {say('stopped')}")
    await show(press, LayoutView(timeout=None).add_item(said))


async def _ask(press: Press, question: str, *labels: tuple[str, str, str]) -> None:
    """A question in place of the menu, with buttons (act, label, argument) and a way back.

    The first of them cannot be undone.
    """
    menu: Menu = menu_of(press)
    first, *rest = (menu.button(*label) for label in labels)
    first.item.style = ButtonStyle.danger
    row: ActionRow[Any] = ActionRow(first, *rest, menu.button("company", "button-back"))
    await show(press, LayoutView(timeout=None).add_item(Container(TextDisplay(question), row)))


@of_menu("sitout")
async def sit_out(press: Press) -> None:
    table, player = press.table, press.player
    stays = player in table.state.match.players or player in table.state.match.scores
    await _do(press, table.leave(player), say("sitting-out" if stays else "left"))


@of_menu("quit")
async def leave_for_good(press: Press) -> None:
    """In the middle of a deal it costs the last place, so that is asked."""
    table = press.table
    playing = table.state.stage is Stage.DEAL and table.seat_of(press.player) is not None
    if playing and press.arg != SURE:
        await _ask(press, say("quit-about"), ("quit", "button-quit", SURE))
    else:
        await _do(press, table.quit(press.player), say("left"))


@of_menu("takeseat")
async def take_seat(press: Press) -> None:
    table, computer = press.table, press.arg
    await press.think()
    await table.take_over(press.player, computer)
    await welcome(press, (computer,))


@of_menu("dropseat")
async def drop_seat(press: Press) -> None:
    table, computer = press.table, press.arg
    deed = table.arrange(membership.without_computer, press.player, computer)
    await _do(press, deed, say("company-dropped", who=named(computer)))


@of_menu("addseat")
async def add_seat(press: Press) -> None:
    await _do(press, press.table.add_computer(press.player), "")


@of_menu("voteout")
async def vote_out(press: Press) -> None:
    table, target = press.table, press.arg
    back = press.player in membership.votes(table.state, target)
    said = say("vote-taken-back" if back else "vote-counted", who=named(target))
    await _do(press, table.arrange(membership.voted, press.player, target), said)


@of_menu("person")
async def person(press: Press) -> None:
    """What the host may do with somebody."""
    who = press.arg
    buttons = (("sendaway", "button-send-away", who), ("makehost", "button-make-host", who))
    await _ask(press, say("person-about", who=named(who)), *buttons)


@of_menu("sendaway")
async def send_away(press: Press) -> None:
    table, target = press.table, press.arg
    deed = table.arrange(membership.sent_away, press.player, target)
    await _do(press, deed, say("company-sent", who=named(target)))


@of_menu("makehost")
async def make_host(press: Press) -> None:
    table, heir = press.table, press.arg
    deed = table.arrange(membership.handed_over, press.player, heir)
    await _do(press, deed, say("company-heir", who=named(heir)))


@of_menu("shuffle")
async def shuffle(press: Press) -> None:
    deed = press.table.arrange(membership.shuffled, press.player, press.bot.chance)
    await _do(press, deed, say("company-shuffled"))


@of_menu("end")
async def end(press: Press) -> None:
    """Stop for good; a deal that is being played would be broken off, so that is asked."""
    table, manager = press.table, press.interaction.permissions.manage_channels
    if table.state.stage is Stage.DEAL and press.arg != SURE:
        await _ask(press, say("end-about"), ("end", "button-stop", SURE))
        return
    await table.stop(press.player, manager)
    await _last_word(press)


@on("swap")
async def swap(press: Press) -> None:
    """The host has chosen another game between two deals: its lobby, with everybody seated."""
    table = press.table
    rules = await meant(press, press.arg)
    server = await press.bot.store.wishes.server(table.state.guild_id)
    check_game(server, resolved(rules.preset)[0])
    async with left_behind(press.bot, herald_of(press.bot).desk(table)):
        await table.arrange(membership.swapped, press.player, rules.preset, rules.changed)
    await show_menu(press, say("company-swapped", game=game_title(rules.preset)))
