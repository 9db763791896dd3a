"""The public message of a table: lobby, running deal, results."""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.discord.permissions import may_send_pictures
from bot.domain import drafts, membership, seating
from bot.domain.computers import computer
from bot.domain.course import is_bomb
from bot.domain.reactions import SIGNS, Reactions
from bot.domain.state import Closing, Stage
from bot.domain.throne import Throne
from bot.drawing import FOUR_COLOUR, Deck, Hat, SeatMark
from bot.tables.snapshot import Snapshot
from bot.words import say, speaking
from bot.words.cards import laid
from bot.words.people import naming
from bot.words.rulebook import rules_title
from bot.words.rulebook import title as title_of
from bot.words.sheet import changed_rules, fitting, in_short
from bot.words.speech import present
from cogs.core.components import TableButton, button, daily_button, in_rows
from cogs.core.custom_ids import ALWAYS, DEALS, NOWHERE
from cogs.core.people import badges_of, hat, language_at, named, names_at
from cogs.hand.pictures import HATS, seat_marks, signs, sleepers, table_file
from cogs.hand.results import add_results
from cogs.hand.status import (
    absent,
    backs,
    card_count,
    closed,
    closing,
    new_host,
    newcomers,
    status_lines,
    table_in_words,
)
from cogs.server.ping_role import ping_button
from cogs.table.channels import where_is
from cogs.table.throne import lobby_order, throne_at, throne_buttons, throne_lines
from rules.match.match import Player
from rules.view import SeatView

ACCENT = discord.Colour(0x2E8B57)
LOBBY, CLOSED = Stage.LOBBY, Stage.CLOSED
CHIPS = limits.TEXT // 2  # characters of changed rules


async def table_message(app: App, table: Snapshot) -> tuple[LayoutView, list[discord.File]]:
    """Build the table message with its buttons; in words where no pictures may be sent."""
    throne = await throne_at(app, table) if table.state.stage is LOBBY else None
    box, files = await _box(app, table, may_send_pictures(app.client, *where_is(table)), throne)
    if table.state.closed_why is Closing.IDLE and not table.state.serverless:
        again = button("opentable", NOWHERE, ALWAYS, label=say("button-open-table"))
        box.add_item(ActionRow(again, daily_button()))
    if table.state.stage is not Stage.CLOSED:
        if throne and (ways := throne_buttons(table, throne)):
            box.add_item(ActionRow(*ways))
        for row in in_rows([*_buttons(table), *await _of_finale(app, table)]):
            box.add_item(row)
    if table.state.deal_id and not table.aside and table.state.stage not in (LOBBY, CLOSED):
        reactions = app.reactions.get(table.state.id)
        if reactions and (said := _reactions(reactions, table, app.clock.now())):
            box.add_item(TextDisplay(said))
        number, key = table.state.id, table.stage_key
        signs = [
            button("react", number, key, str(at), label=None, emoji=sign)
            for at, sign in enumerate(SIGNS)
        ]
        box.add_item(ActionRow(*signs))
    message: LayoutView = LayoutView(timeout=None).add_item(box)
    for said in _below(app, table):
        message.add_item(TextDisplay(said))
    return message, files


def _below(app: App, table: Snapshot) -> list[str]:
    """Return what is said below the buttons of an open table."""
    if table.state.stage is CLOSED:
        return []
    announced = [f"📣 {app.announcement}"] if app.announcement else []
    return [*([say("chat-quiet")] if table.state.chat else []), *announced]


def _reactions(reactions: Reactions, table: Snapshot, now: float) -> str:
    """Return the reactions to this deal in one line; empty where none is new enough."""
    shown = reactions.shown(table.state.deal_id or 0, now)
    said = [
        f"{sign} {say('between-words').join(named(present(), one) for one in who)}"
        for sign, who in shown
    ]
    return " · ".join(said)


async def left_as_it_is(app: App, table: Snapshot) -> tuple[LayoutView, list[discord.File]]:
    """Build the message that stays when the table goes on, without buttons."""
    async with said_to_all(app, table):
        return await seen_by_all(app, table, may_send_pictures(app.client, *where_is(table)))


async def _of_finale(app: App, table: Snapshot) -> list[TableButton]:
    """Return the buttons below a finale: today's deal, and the mentioned role of new tables."""
    if table.state.serverless or table.state.stage is not Stage.OVER:
        return []
    found = await ping_button(app, app.client.get_guild(table.state.guild_id))
    return [daily_button(), *filter(None, [found])]


@contextlib.asynccontextmanager
async def said_to_all(app: App, table: Snapshot) -> AsyncIterator[None]:
    """Speak in the language of the server, with the names there, within the block."""
    language = await language_at(app, table)
    names = await names_at(app, table)
    with speaking(language, tiles=table.tiles), naming(names):
        yield


async def seen_by_all(
    app: App,
    table: Snapshot,
    pictures: bool,
    deck: Deck = FOUR_COLOUR,
    player: str | None = None,
) -> tuple[LayoutView, list[discord.File]]:
    """Build the table without buttons; without pictures all of it in words.

    A private message shows the cards of its reader's deck; a `player` sits at the picture's foot.
    """
    box, files = await _box(app, table, pictures, await throne_at(app, table), deck, player)
    return LayoutView(timeout=None).add_item(box), files


async def _box(
    app: App,
    table: Snapshot,
    pictures: bool,
    throne: Throne | None,
    deck: Deck = FOUR_COLOUR,
    player: str | None = None,
) -> tuple[Container[Any], list[discord.File]]:
    deal = DEALS + (table.state.deal_id or 0) % DEALS
    box: Container[Any] = Container(accent_colour=ACCENT, id=deal)
    view = table.view(None)
    files: list[discord.File] = []
    if table.aside:
        box.add_item(TextDisplay(say("table-set-aside", host=named(present(), table.state.host))))
    elif table.state.stage is Stage.LOBBY or view is None:
        told = await throne_lines(app, table, throne)
        box.add_item(TextDisplay(_lobby(table, throne, told)))
        players = seating.playing(table.state)
        await badges_of(present(), app, table.state.guild_id, players)  # begins to fetch avatars
    elif view.ended:
        files = await add_results(present(), box, app, table, view, pictures, deck)
    else:
        picture = await _picture(app, table, view, deck, player) if pictures else None
        files = _add_deal(box, table, view, picture)
    if table.state.stage is Stage.CLOSED:
        box.add_item(TextDisplay(closed(present(), table)))
    return box, files


async def _picture(
    app: App, table: Snapshot, view: SeatView, deck: Deck, player: str | None
) -> discord.File:
    return await table_file(present(), app, table, table.view(player) or view, deck)


def _add_deal(
    box: Container[Any], table: Snapshot, view: SeatView, picture: discord.File | None
) -> list[discord.File]:
    """Add the state of the running deal; return the files to attach."""
    seats = seat_lines(table) if picture else [table_in_words(present(), table, view)]
    told = [
        _title(table, view),
        *seats,
        *newcomers(present(), table),
        *closing(present(), table),
        *new_host(present(), table),
    ]
    box.add_item(TextDisplay("\n".join(told)))
    if picture:
        box.add_item(MediaGallery(_as_attached(picture)))
    bombs = _bomb(table, view) if table.rules.bombs else []
    if lines := [*bombs, *status_lines(present(), table, view)]:
        box.add_item(TextDisplay("\n".join(lines)))
    return [picture] if picture else []


def _bomb(table: Snapshot, view: SeatView) -> list[str]:
    """Return a line about the last bomb of this trick, or of the last one until the next lead."""
    plays, rules = view.trick or view.last_trick, table.rules
    for before, play in reversed([*zip((None, *plays), plays, strict=False)]):
        if is_bomb(play, before, rules):
            said = laid(present(), play.cards, play.as_cards, rules, in_text=True)
            return [say("table-bomb", who=named(present(), table.players[play.seat]), play=said)]
    return []


def _as_attached(file: discord.File) -> discord.MediaGalleryItem:
    return discord.MediaGalleryItem(f"attachment://{file.filename}", description=file.description)


def _lobby(table: Snapshot, throne: Throne | None = None, told: Sequence[str] = ()) -> str:
    """Return the lobby with the lines that are `told` about the throne."""
    state = table.state
    players = lobby_order(table, throne)
    champions = throne.champions if throne else ()
    most, least = table.rules.seats.stop - 1, table.rules.seats.start
    lines = [
        _lobby_title(table),
        f"-# {in_short(present(), state.preset, state.changed)}",
        *fitting(
            present(),
            [f"-# • {c}" for c in changed_rules(present(), state.preset, state.changed)],
            CHIPS,
        ),
        _wanted(len(players), least, most),
        *(_in_lobby(n, *one, champions) for n, one in enumerate(players, 1)),
        *told,
        say("lobby-host", host=named(present(), state.host)),
        *new_host(present(), table),
    ]
    if drafts.pending(state):
        lines.append(say("lobby-unsettled", host=named(present(), state.host)))
    return "\n".join(lines)


def _lobby_title(table: Snapshot) -> str:
    """Return the game; in a chat, where the bot is unknown, as an invitation of the host."""
    game = rules_title(present(), table.state)
    if table.state.chat:
        return say("lobby-title-chat", host=named(present(), table.state.host), game=game)
    return say("lobby-title", game=game)


def _wanted(count: int, least: int, most: int) -> str:
    if least == most:
        return say("lobby-players-exactly", count=count, most=most)
    return say("lobby-players", count=count, least=least, most=most)


def _title(table: Snapshot, view: SeatView) -> str:
    game = rules_title(present(), table.state)
    return say("table-title", game=game, number=view.number)


def seat_lines(table: Snapshot) -> list[str]:
    """Return a line for each seat: number, title, cards left. Before a deal it is just the name."""
    view = table.view(None)
    if view is None:
        players = seating.playing(table.state)
        return [_in_lobby(number, player) for number, player in enumerate(players, 1)]
    marks = seat_marks(view, table.rules, sleepers(table))
    return [_seat(table, view, mark) for mark in marks]


def _in_lobby(
    number: int, player: Player, title: str = "", champions: Collection[Player] = ()
) -> str:
    """Return the line of a seat before a deal."""
    who = f"{named(present(), player)} 👑" if player in champions else named(present(), player)
    return f"`{number}` {' · '.join([who, *filter(None, [title]), *_level(player)])}"


def _level(player: Player) -> list[str]:
    """Return the level of a computer; empty for people."""
    found = computer(player)
    return [say(f"level-{found.level.value}")] if found else []


def _seat(table: Snapshot, view: SeatView, mark: SeatMark) -> str:
    seat, player = mark.number - 1, table.players[mark.number - 1]
    title = title_of(present(), table.state.match.titles.get(player, ""))
    dealt = any(view.cards_left)  # not before the cut
    about = [card_count(present(), view.cards_left[seat])] if dealt else []
    if mark.place is not None:
        about = [say("seat-out", place=mark.place)]
    elif mark.passed and view.trick:
        about.append(say("seat-closed-out" if table.rules.pass_closes else "seat-passed"))
    if view.backs:
        about += backs(present(), view, seat)
    if title:
        about.append(title)
    about += [*absent(present(), table, player), *_level(player)]
    turn = "▶" if player in table.due() else "\u2003"
    inside_out = view.upside_down and view.ended is None
    worn = signs(mark, hat(table, player, inside_out))
    first = HATS[Hat.CROWN]
    champion = f" {first}" if player in table.state.champions and first not in worn else ""
    who = f"{worn} {named(present(), player)}{champion}".strip()
    return f"{turn} `{seat + 1}` {' · '.join([who, *about])}"


def _buttons(table: Snapshot) -> list[TableButton]:
    """Return the most used buttons of the stage; the others are in the menu behind "Table"."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=say(label), style=style)

    if table.aside:
        end = make("end", "button-stop", ButtonStyle.danger)
        return [make("anew", "overrule-reset", ButtonStyle.primary), end]
    joining = membership.anybody_may_join(table.state, table.holding)
    join = [make("join", "button-join", ButtonStyle.success)] if joining else []
    rules, people = make("rules", "button-rules"), make("company", "button-table")
    match table.state.stage:
        case Stage.LOBBY:
            fills = seating.possible(seating.with_computer, table.state, table.state.host)
            filled = [make("computer", "button-computer")] if fills else []
            start = make("start", "button-start", ButtonStyle.primary)
            lacks = seating.missing(table.state)
            if lacks and seating.may_fill(table.state, table.state.host):
                filled.append(make("fill", "button-fill"))
            return [*([] if table.state.private else join), *filled, rules, people, start]
        case Stage.DEAL:
            first = make("hand", "button-hand", ButtonStyle.primary)
        case Stage.OVER:
            first = make("start", "button-again", ButtonStyle.primary)
        case _:
            first = make("start", "button-next", ButtonStyle.primary)
    log = make("log", "button-log")
    if table.state.stage is Stage.DEAL:
        return [first, *join, log, rules, people]
    return [first, *join, make("replay", "button-replay"), log, rules, people]
