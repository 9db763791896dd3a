"""The one message of a table that everybody sees: lobby, running deal, results."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot import limits
from bot.client import Gamenight
from bot.domain import drafts, seating
from bot.domain.naming import naming
from bot.domain.state import Stage
from bot.tables.snapshot import Snapshot
from bot.words import say, speaking
from bot.words.rulebook import game_title
from bot.words.rulebook import title as title_of
from bot.words.sheet import changed_rules, fitting, in_short
from cogs.core.components import TableButton, button
from cogs.core.people import hat, named, names_at, of_server
from cogs.hand.pictures import TABLE, table_file
from cogs.hand.status import backs, card_count, closed, status_lines
from cogs.hand.text import table_in_words
from cogs.table.channels import may_send_pictures
from cogs.table.results import results
from rules.match.match import Player
from rules.view import SeatView

ACCENT = discord.Colour(0x2E8B57)
CHIPS = limits.TEXT // 2  # characters of changed rules


async def table_message(bot: Gamenight, table: Snapshot) -> tuple[LayoutView, list[discord.File]]:
    """The table as anybody may see it, with its buttons; in words where no pictures may be sent."""
    box, files = await _box(bot, table, may_send_pictures(bot, table.state))
    if table.state.stage is not Stage.CLOSED:
        box.add_item(ActionRow(*_buttons(table)))
    return LayoutView(timeout=None).add_item(box), files


async def left_as_it_is(bot: Gamenight, table: Snapshot) -> tuple[LayoutView, list[discord.File]]:
    """The same without buttons in the words of the server: what stays when the table goes on."""
    async with said_to_all(bot, table):
        return await seen_by_all(bot, table, may_send_pictures(bot, table.state))


@contextlib.asynccontextmanager
async def said_to_all(bot: Gamenight, table: Snapshot) -> AsyncIterator[None]:
    """What is said within is said in the words of the server, and with the names there."""
    language = await of_server(bot, table.state.guild_id)
    with speaking(language), naming(await names_at(bot, table)):
        yield


async def seen_by_all(
    bot: Gamenight, table: Snapshot, pictures: bool
) -> tuple[LayoutView, list[discord.File]]:
    """The same without buttons; without pictures all of it in words."""
    box, files = await _box(bot, table, pictures)
    return LayoutView(timeout=None).add_item(box), files


async def _box(
    bot: Gamenight, table: Snapshot, pictures: bool
) -> tuple[Container[Any], list[discord.File]]:
    box: Container[Any] = Container(accent_colour=ACCENT)
    view = table.view(None)
    files: list[discord.File] = []
    if table.aside:
        box.add_item(TextDisplay(say("table-set-aside", host=named(table.state.host))))
    elif table.state.stage is Stage.LOBBY or view is None:
        box.add_item(TextDisplay(_lobby(table)))
    elif view.ended:
        box.add_item(TextDisplay(await results(bot.store, table, view)))
    else:
        seats = seat_lines(table) if pictures else [table_in_words(table, view)]
        box.add_item(TextDisplay("\n".join([_title(table, view), *seats, *_newcomers(table)])))
    if view is not None and table.state.stage is not Stage.LOBBY:
        if pictures:
            files = [await table_file(bot, view)]
            alt = files[0].description
            picture = discord.MediaGalleryItem(f"attachment://{TABLE}", description=alt)
            box.add_item(MediaGallery(picture))
        if not view.ended and (told := status_lines(table, view)):
            box.add_item(TextDisplay("\n".join(told)))
    if table.state.stage is Stage.CLOSED:
        box.add_item(TextDisplay(closed(table)))
    return box, files


def _lobby(table: Snapshot) -> str:
    state = table.state
    players = seating.playing(state)
    most, least = table.rules.seats.stop - 1, table.rules.seats.start
    lines = [
        say("lobby-title", game=game_title(state.preset)),
        f"-# {in_short(state.preset, state.changed)}",
        *fitting([f"-# • {c}" for c in changed_rules(state.preset, state.changed)], CHIPS),
        _wanted(len(players), least, most),
        *seat_lines(table),
        say("lobby-host", host=named(state.host)),
    ]
    if drafts.pending(state):
        lines.append(say("lobby-unsettled", host=named(state.host)))
    return "\n".join(lines)


def _wanted(count: int, least: int, most: int) -> str:
    if least == most:
        return say("lobby-players-exactly", count=count, most=most)
    return say("lobby-players", count=count, least=least, most=most)


def _title(table: Snapshot, view: SeatView) -> str:
    game = game_title(table.state.preset)
    return say("table-title", game=game, number=view.number, proof=table.proof[:8])


def seat_lines(table: Snapshot) -> list[str]:
    """Who sits where: number, title, cards left; before the first deal just the names."""
    view = table.view(None)
    if view is None:
        players = seating.playing(table.state)
        return [f"`{number}` {named(player)}" for number, player in enumerate(players, 1)]
    return [_seat(table, view, seat, player) for seat, player in enumerate(table.players)]


def _seat(table: Snapshot, view: SeatView, seat: int, player: Player) -> str:
    title = title_of(table.state.match.titles.get(player, ""))
    about = [card_count(view.cards_left[seat])]
    if seat in view.out:
        about = [say("seat-out", place=view.out.index(seat) + 1)]
    elif seat in view.closed and view.trick:
        about.append(say("seat-closed-out" if table.rules.pass_closes else "seat-passed"))
    if view.backs:
        about += backs(view, seat)
    if title:
        about.append(title)
    sits = seating.seated(table.state, player)
    if sits and sits.gone:
        about.append(say("seat-gone"))
    elif sits and sits.asleep:
        about.append(say("seat-asleep"))
    mark = "▶" if player in table.due() else "\u2003"
    inside_out = view.upside_down and view.ended is None
    who = f"{hat(table, player, inside_out)} {named(player)}".strip()
    return f"{mark} `{seat + 1}` {who} · {' · '.join(about)}"


def _newcomers(table: Snapshot) -> list[str]:
    """Who has a seat from the next deal on."""
    new = [named(player) for player in seating.playing(table.state) if player not in table.players]
    return (
        [say("seats-newcomers", who=say("between-words").join(new), count=len(new))] if new else []
    )


def _buttons(table: Snapshot) -> list[TableButton]:
    """One row of what most people want now; the rest is in the menu behind "Table"."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=say(label), style=style)

    if table.aside:
        end = make("end", "button-stop", ButtonStyle.danger)
        return [make("anew", "overrule-reset", ButtonStyle.primary), end]
    join = make("join", "button-join", ButtonStyle.success)
    rules, people = make("rules", "button-rules"), make("company", "button-table")
    match table.state.stage:
        case Stage.LOBBY:
            computer = make("computer", "button-computer")
            start = make("start", "button-start", ButtonStyle.primary)
            return [join, computer, rules, people, start]
        case Stage.DEAL:
            first = make("hand", "button-hand", ButtonStyle.primary)
        case Stage.OVER:
            first = make("start", "button-again", ButtonStyle.primary)
        case _:
            first = make("start", "button-next", ButtonStyle.primary)
    return [first, join, make("log", "button-log"), rules, people]
