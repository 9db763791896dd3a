"""The public message of a table: lobby, running deal, results."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.app import App
from bot.discord import limits
from bot.discord.overload import Part
from bot.discord.permissions import may_send_pictures
from bot.domain import drafts, membership, seating, time_control
from bot.domain.computers import computer
from bot.domain.course import is_bomb
from bot.domain.preferences import FACTORS
from bot.domain.reactions import SIGNS, Reactions
from bot.domain.state import Closing, Draft, Stage, TableState
from bot.domain.throne import Throne, is_offered
from bot.drawing import FOUR_COLOUR, Deck, Hat, SeatMark
from bot.tables.snapshot import Snapshot
from bot.words.cards import laid
from bot.words.people import naming, players_list
from bot.words.rulebook import rules_title
from bot.words.rulebook import title as title_of
from bot.words.sheet import changed_rules, fitting, in_short
from bot.words.speech import Speech
from cogs.core.components import TableButton, button, daily_button, in_rows
from cogs.core.custom_ids import ALWAYS, DEALS, NOWHERE
from cogs.core.people import badges_of, hat, language_at, named, names_at
from cogs.core.rights import is_unrated
from cogs.hand.pictures import HATS, ROLES, seat_marks, signs, sleepers, table_file
from cogs.hand.results import add_results
from cogs.hand.status import (
    absent,
    backs,
    card_count,
    closed,
    closing,
    fingerprint_lines,
    longer,
    new_host,
    newcomers,
    status_lines,
    trick_in_words,
    turn_lines,
    waiting_line,
)
from cogs.hand.stop import stop_lines, stop_row
from cogs.server.ping_role import ping_button
from cogs.table.channels import where_is
from cogs.table.throne import lobby_order, start_buttons, throne_at, throne_lines
from rules.match.match import Player
from rules.view import SeatView

ACCENT = discord.Colour(0x2E8B57)
LOBBY, CLOSED = Stage.LOBBY, Stage.CLOSED
CHIPS = limits.TEXT // 2  # most characters for the changed rules in a lobby


async def table_message(
    speech: Speech, app: App, table: Snapshot
) -> tuple[LayoutView, list[discord.File]]:
    """Build the table message with its buttons; in words where the bot may send no pictures."""
    throne = await throne_at(app, table) if table.state.stage is LOBBY else None
    box, files = await _box(
        speech, app, table, may_send_pictures(app.client, *where_is(table)), throne
    )
    if table.state.closed_why is Closing.IDLE and not table.state.serverless:
        again = button("opentable", NOWHERE, ALWAYS, label=speech.say("button-open-table"))
        box.add_item(ActionRow(again, daily_button(speech)))
    if table.state.stage is not Stage.CLOSED:
        finale = table.state.stage is Stage.OVER and not table.state.serverless
        more = await _of_finale(speech, app, table) if finale else []
        for row in [
            *in_rows([*_buttons(speech, table, throne), *more]),
            *(stop_row(speech, table) if table.state.stop.by else []),
        ]:
            box.add_item(row)
    if table.state.deal_id and not table.aside and table.state.stage not in (LOBBY, CLOSED):
        reactions = app.reactions.get(table.state.id)
        if reactions and (said := _reactions(speech, reactions, table, app.clock.now())):
            box.add_item(TextDisplay(said))
        number, key = table.state.id, table.stage_key
        signs = [
            button("react", number, key, str(at), label=None, emoji=sign)
            for at, sign in enumerate(SIGNS)
        ]
        box.add_item(ActionRow(*signs))
    message: LayoutView = LayoutView(timeout=None).add_item(box)
    for said in _below(speech, app, table):
        message.add_item(TextDisplay(said))
    return message, files


def _below(speech: Speech, app: App, table: Snapshot) -> list[str]:
    """Return the lines below the buttons: a hint in a chat, and the operator's announcement.

    [] for a closed table.
    """
    if table.state.stage is CLOSED:
        return []
    announced = [f"📣 {app.announcement}"] if app.announcement else []
    return [*([speech.say("chat-quiet")] if table.state.chat else []), *announced]


def _reactions(speech: Speech, reactions: Reactions, table: Snapshot, now: float) -> str:
    """Return the reactions to this deal in one line; "" if none is recent."""
    shown = reactions.shown(table.state.deal_id or 0, now)
    said = [f"{sign} {players_list(speech, who)}" for sign, who in shown]
    return " · ".join(said)


async def left_as_it_is(app: App, table: Snapshot) -> tuple[LayoutView, list[discord.File]]:
    """Build the last form of a table message, without buttons, before a new message follows."""
    speech = await speech_to_all(app, table)
    return await seen_by_all(speech, app, table, may_send_pictures(app.client, *where_is(table)))


async def _of_finale(speech: Speech, app: App, table: Snapshot) -> list[TableButton]:
    """Return the buttons below the finale of a match.

    One leads to today's deal; another takes or gives back the role mentioned at new tables.
    """
    found = await ping_button(speech, app, app.client.get_guild(table.state.guild_id))
    return [daily_button(speech), *filter(None, [found])]


async def speech_to_all(app: App, table: Snapshot) -> Speech:
    """Return the speech for all people at once: the server's language and the names used there."""
    language, names = await language_at(app, table), await names_at(app, table)
    return naming(replace(app.speech.within(language), tiles=table.tiles), names)


async def seen_by_all(
    speech: Speech,
    app: App,
    table: Snapshot,
    pictures: bool,
    deck: Deck = FOUR_COLOUR,
    player: str | None = None,
) -> tuple[LayoutView, list[discord.File]]:
    """Build the public view of the table without buttons; without `pictures` all in words.

    `deck` is the card design, in a private message that of the reader. The seat of a `player` is at
    the bottom of the picture.
    """
    box, files = await _box(speech, app, table, pictures, await throne_at(app, table), deck, player)
    return LayoutView(timeout=None).add_item(box), files


async def _box(
    speech: Speech,
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
        box.add_item(
            TextDisplay(speech.say("table-set-aside", host=named(speech, table.state.host)))
        )
    elif table.state.stage is Stage.LOBBY or view is None:
        told = await _unrated(speech, app, table.state)
        told += await throne_lines(speech, app, table, throne)
        box.add_item(TextDisplay(_lobby(speech, table, throne, told)))
        players = seating.playing(table.state)
        await badges_of(speech, app, table.state.guild_id, players)  # begins to fetch avatars
    elif view.ended:
        files = await add_results(speech, box, app, table, view, pictures, deck)
        if waiting := waiting_line(speech, table):
            box.add_item(TextDisplay("\n".join(waiting)))
    else:
        own = table.view(player) or view
        drawn = pictures and not app.overload.leaves_out(Part.TABLE_PICTURES)
        picture = await table_file(speech, app, table, own, deck) if drawn else None
        files = _add_deal(speech, box, table, view, picture)
    if table.state.stage is Stage.CLOSED:
        box.add_item(TextDisplay(closed(speech, table)))
    if lines := await fingerprint_lines(speech, app.store, table):
        box.add_item(TextDisplay(lines))
    return box, files


def _add_deal(
    speech: Speech,
    box: Container[Any],
    table: Snapshot,
    view: SeatView,
    picture: discord.File | None,
) -> list[discord.File]:
    """Add the state of the running deal; return the files to attach."""
    told = [
        _title(speech, table, view),
        *turn_lines(speech, table, view),
        *seat_lines(speech, table),
        *([] if picture else trick_in_words(speech, table, view)),
        *(_capped(speech, table.state) if table.state.most_factor < FACTORS[-1] else []),
        *newcomers(speech, table),
        *waiting_line(speech, table),
        *closing(speech, table),
        *(stop_lines(speech, table) if table.state.stop.by else []),
        *new_host(speech, table),
    ]
    box.add_item(TextDisplay("\n".join(told)))
    if picture:
        shown = f"attachment://{picture.filename}"
        item = discord.MediaGalleryItem(shown, description=picture.description)
        box.add_item(MediaGallery(item))
    bombs = _bomb(speech, table, view) if table.rules.bombs else []
    if lines := [*bombs, *status_lines(speech, table, view, turn=False)]:
        box.add_item(TextDisplay("\n".join(lines)))
    return [picture] if picture else []


def _bomb(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return a line about the last bomb of the present trick; [] if there is none.

    Until the next lead the line is about the previous trick.
    """
    plays, rules = view.trick or view.last_trick, table.rules
    for before, play in reversed([*zip((None, *plays), plays, strict=False)]):
        if is_bomb(play, before, rules):
            said = laid(speech, play.cards, play.as_cards, rules, in_text=True, as_object=True)
            return [
                speech.say("table-bomb", who=named(speech, table.players[play.seat]), play=said)
            ]
    return []


def _lobby(
    speech: Speech, table: Snapshot, throne: Throne | None = None, told: Sequence[str] = ()
) -> str:
    """Return the text of the lobby; `told` are its lines about the throne."""
    state = table.state
    players = lobby_order(speech, table, throne)
    champions = throne.champions if throne else ()
    most, least = table.rules.seats.stop - 1, table.rules.seats.start
    lines = [
        _lobby_title(speech, table),
        f"-# {in_short(speech, state.preset, state.changed)}",
        *fitting(
            speech,
            [f"-# • {c}" for c in changed_rules(speech, state.preset, state.changed)],
            CHIPS,
        ),
        _wanted(speech, len(players), least, most),
        *(_in_lobby(speech, state, n, *one, champions) for n, one in enumerate(players, 1)),
        *waiting_line(speech, table),
        *told,
        speech.say("lobby-host", host=named(speech, state.host)),
        *new_host(speech, table),
    ]
    if drafts.pending(state):
        lines.append(speech.say("lobby-unsettled", host=named(speech, state.host)))
    return "\n".join(lines)


async def _unrated(speech: Speech, app: App, state: TableState) -> list[str]:
    """Return the line of a lobby whose rules are not rated, or rated as usual with longer turns."""
    lines = _capped(speech, state)
    if await is_unrated(app, state.guild_id, Draft(state.preset, state.changed)):
        return [*lines, speech.say("lobby-unrated")]
    longer_turns = time_control.has_longer_turns(state)
    return [*lines, *([speech.say("lobby-longer")] if longer_turns else [])]


def _capped(speech: Speech, state: TableState) -> list[str]:
    """Return the line about a host who allows less time than a player asked for; else []."""
    capped = any(seat.turn_factor > state.most_factor for seat in state.seats)
    if not capped or state.serverless:
        return []
    return [speech.say("longer-capped", most=state.most_factor)]


def _lobby_title(speech: Speech, table: Snapshot) -> str:
    """Return the title with the game; in a chat also the host, as people may not know the bot."""
    game = rules_title(speech, table.state)
    if table.state.chat:
        return speech.say("lobby-title-chat", host=named(speech, table.state.host), game=game)
    return speech.say("lobby-title", game=game)


def _wanted(speech: Speech, count: int, least: int, most: int) -> str:
    if least == most:
        return speech.say("lobby-players-exactly", count=count, most=most)
    return speech.say("lobby-players", count=count, least=least, most=most)


def _title(speech: Speech, table: Snapshot, view: SeatView) -> str:
    game = rules_title(speech, table.state)
    return speech.say("table-title", game=game, number=view.number)


def seat_lines(speech: Speech, table: Snapshot) -> list[str]:
    """Return a line for each seat: number, name, cards left, title.

    Before a deal a line has the number, the name and a computer's level.
    """
    view = table.view(None)
    if view is None:
        players = seating.playing(table.state)
        return [
            _in_lobby(speech, table.state, number, player)
            for number, player in enumerate(players, 1)
        ]
    marks = seat_marks(view, table.rules, sleepers(table))
    return [_seat(speech, table, view, mark) for mark in marks]


def _in_lobby(
    speech: Speech,
    state: TableState,
    number: int,
    player: Player,
    title: str = "",
    champions: Collection[Player] = (),
) -> str:
    """Return the line of a seat before a deal."""
    who = f"{named(speech, player)} 👑" if player in champions else named(speech, player)
    about = [*filter(None, [title]), *_level(speech, player), *longer(speech, state, player)]
    return f"`{number}` {' · '.join([who, *about])}"


def _level(speech: Speech, player: Player) -> list[str]:
    """Return the level of a computer; empty for people."""
    found = computer(player)
    return [speech.say(f"level-{found.level.value}")] if found else []


def _seat(speech: Speech, table: Snapshot, view: SeatView, mark: SeatMark) -> str:
    seat, player = mark.number - 1, table.players[mark.number - 1]
    title = title_of(speech, table.state.match.titles.get(player, ""))
    dealt = any(view.cards_left)  # False before the cut
    about = [card_count(speech, view.cards_left[seat])] if dealt else []
    if mark.place is not None:
        about = [speech.say("seat-out", place=mark.place)]
    elif mark.passed and view.trick:
        about.append(speech.say("seat-closed-out" if table.rules.pass_closes else "seat-passed"))
    if view.backs:
        about += backs(speech, view, seat)
    if title:
        about.append(title)
    about += [*absent(speech, table, player), *_level(speech, player)]
    if speech.spelled:  # the line above says whose turn it is
        role = [speech.say(ROLES[mark.hat])] if mark.hat in ROLES else []
        side = [speech.say("alt-table-side", side=mark.side)] if mark.side else []
        crown = [HATS[Hat.CROWN]] if player in table.state.champions else []
        who = " ".join([named(speech, player), *crown])
        return f"`{seat + 1}` {' · '.join([who, *about, *role, *side])}"
    turn = "▶" if player in table.due() else "\u2003"
    inside_out = view.upside_down and view.ended is None
    worn = signs(mark, hat(table, player, inside_out))
    first = HATS[Hat.CROWN]
    champion = f" {first}" if player in table.state.champions and first not in worn else ""
    who = f"{worn} {named(speech, player)}{champion}".strip()
    return f"{turn} `{seat + 1}` {' · '.join([who, *about])}"


def _buttons(speech: Speech, table: Snapshot, throne: Throne | None) -> list[TableButton]:
    """Return the most used buttons of the stage; the others are in the menu behind "Table"."""
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=speech.say(label), style=style)

    if table.aside:
        end = make("end", "button-stop", ButtonStyle.danger)
        return [make("anew", "overrule-reset", ButtonStyle.primary), end]
    joining = membership.anybody_may_join(table.state, table.takeable)
    join = [make("join", "button-join", ButtonStyle.success)] if joining else []
    rules, people = make("rules", "button-rules"), make("company", "button-table")
    log = make("log", "button-log")
    if table.state.stage is Stage.LOBBY:
        filling = [make(act, label) for act, label in _filling(table, throne)]
        joins = [] if table.state.private else join
        return [*joins, *filling, rules, people, *start_buttons(speech, table, throne)]
    if table.state.stage is Stage.DEAL:
        only = table.only_computers
        quick = [make("quick", "button-finish", ButtonStyle.primary)] if only else []
        style = ButtonStyle.secondary if only else ButtonStyle.primary
        return [*quick, make("hand", "button-hand", style), *join, log, rules, people]
    again = "button-again" if table.state.stage is Stage.OVER else "button-next"
    first = [make("start", again, ButtonStyle.primary), *join]
    return [*first, make("replay", "button-replay"), log, rules, people]


def _filling(table: Snapshot, throne: Throne | None) -> list[tuple[str, str]]:
    """Return the acts of a lobby that seat computers, with the keys of their labels.

    Where there are two ways to start, each of them offers computers if players are missing.
    """
    state = table.state
    seats = seating.possible(seating.with_computer, state, state.host)
    fills = not is_offered(state, throne) and seating.missing(state)
    ways = [("computer", "button-computer")] if seats else []
    if fills and seating.may_fill(state, state.host):
        ways.append(("fill", "button-fill"))
    return ways
