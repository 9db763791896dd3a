"""The one message of a table that everybody sees: lobby, running deal, results."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot import seating
from bot.state import Stage
from bot.table import Table
from bot.words import say
from bot.words.cards import called
from cogs.buttons import TableButton, button
from cogs.names import hat, named, until
from cogs.pictures import TABLE, table_file
from cogs.sheet import changed_rules, in_short
from rules.games import PRESETS
from rules.match import Player
from rules.view import SeatView

if TYPE_CHECKING:
    from bot.client import Gamenight

ACCENT = discord.Colour(0x2E8B57)


async def board(
    bot: Gamenight, table: Table, frozen: bool = False
) -> tuple[LayoutView, list[discord.File]]:
    """The table as anybody may see it; `frozen` leaves out the buttons."""
    layout = LayoutView(timeout=None)
    box: Container[Any] = Container(accent_colour=ACCENT)
    view = table.view(None)
    files: list[discord.File] = []
    if table.state.stage is Stage.LOBBY or view is None:
        box.add_item(TextDisplay(_lobby(table)))
    else:
        files = [await table_file(view)]
        gallery = discord.MediaGalleryItem(
            f"attachment://{TABLE}", description=files[0].description
        )
        if view.ended:
            box.add_item(TextDisplay(_results(table, view)))
            box.add_item(MediaGallery(gallery))
        else:
            box.add_item(TextDisplay("\n".join([_title(table, view), *seat_lines(table)])))
            box.add_item(MediaGallery(gallery))
            box.add_item(TextDisplay(_turn(table, view)))
    if table.state.stage is Stage.CLOSED:
        box.add_item(TextDisplay(say("table-closed")))
    elif not frozen:
        box.add_item(ActionRow(*_buttons(table)))
    layout.add_item(box)
    return layout, files


def _lobby(table: Table) -> str:
    state = table.state
    preset = PRESETS[state.preset]
    players = seating.playing(state)
    most, least = table.rules.seats.stop - 1, table.rules.seats.start
    lines = [
        say("lobby-title", game=preset.title),
        f"-# {in_short(state.preset, state.changed)}",
        *(f"-# • {chip}" for chip in changed_rules(state.preset, state.changed)),
        say("lobby-players", count=len(players), least=least, most=most),
        *seat_lines(table),
        say("lobby-host", host=named(state.host)),
    ]
    return "\n".join(lines)


def _title(table: Table, view: SeatView) -> str:
    game = PRESETS[table.state.preset].title
    return say("table-title", game=game, number=view.number, proof=table.proof[:8])


def seat_lines(table: Table) -> list[str]:
    """Who sits where: number, title, cards left; before the first deal just the names."""
    view = table.view(None)
    if view is None:
        players = seating.playing(table.state)
        return [f"`{number}` {named(player)}" for number, player in enumerate(players, 1)]
    return [_seat(table, view, seat, player) for seat, player in enumerate(table.players)]


def _seat(table: Table, view: SeatView, seat: int, player: Player) -> str:
    title = table.state.match.titles.get(player, "")
    about = [say("seat-cards", count=view.cards_left[seat])]
    if seat in view.out:
        about = [say("seat-out", place=view.out.index(seat) + 1)]
    elif seat in view.closed and view.trick:
        about.append(say("seat-passed"))
    if title:
        about.append(title)
    mark = "▶" if seat in view.to_act else "\u2003"
    inside_out = view.upside_down and view.ended is None
    who = f"{hat(table, player, inside_out)} {named(player)}".strip()
    return f"{mark} `{seat + 1}` {who} · {' · '.join(about)}"


def _turn(table: Table, view: SeatView) -> str:
    lines = []
    if view.upside_down:
        lines.append(say("ranks-reversed"))
    if view.top:
        owner = named(table.players[view.top.seat])
        lines.append(say("to-beat", play=called(view.top.cards), who=owner))
    elif view.last_trick:
        last = view.last_trick[-1]
        owner = named(table.players[last.seat])
        lines.append(say("trick-won", play=called(last.cards), who=owner))
    who = ", ".join(map(named, table.due()))
    due = until(table)
    lines.append(say(_turn_key(table, view), who=who, due=due))
    return "\n".join(lines)


def _turn_key(table: Table, view: SeatView) -> str:
    """The sentence that says what those on turn are asked to do."""
    if view.opened:
        return "turn-play"
    asked = [table.view(player) for player in table.due()]
    return "turn-give" if any(seen and seen.gift for seen in asked) else "turn-decide"


def _results(table: Table, view: SeatView) -> str:
    assert view.ended is not None
    state = table.state
    scores = state.match.scores
    lines = [say("results-title", game=PRESETS[state.preset].title, number=view.number)]
    for place, seat in enumerate(view.ended.places, 1):
        player = table.players[seat]
        title = state.match.titles.get(player) or say("place", place=place)
        points = view.ended.points[seat]
        about = [f"**{title}**", named(player)]
        if any(view.ended.points) or table.rules.scoring:
            about.append(say("result-points", points=f"{points:+d}", total=scores.get(player, 0)))
        lines.append(f"`{place}` " + " · ".join(about))
    lines.append(_standing(table))
    if table.seed:
        lines.append(say("shuffle-seed", seed=table.seed))
    return "\n".join(lines)


def _standing(table: Table) -> str:
    state = table.state
    if state.match.winners:
        who = ", ".join(map(named, state.match.winners))
        return say("match-won", who=who, count=len(state.match.winners))
    if not table.rules.scoring:
        return say("match-goes-on")
    leaders = seating.match_of(state).leaders()
    points = state.match.scores.get(leaders[0], 0)
    return say("match-leader", who=", ".join(map(named, leaders)), points=points)


def _buttons(table: Table) -> list[TableButton]:
    number, key = table.state.id, table.stage_key

    def make(act: str, label: str, style: ButtonStyle = ButtonStyle.secondary) -> TableButton:
        return button(act, number, key, label=say(label), style=style)

    match table.state.stage:
        case Stage.LOBBY:
            return [
                make("join", "button-join", ButtonStyle.success),
                make("leave", "button-leave"),
                make("computer", "button-computer"),
                make("rules", "button-rules"),
                make("start", "button-start", ButtonStyle.primary),
            ]
        case Stage.DEAL:
            return [
                make("hand", "button-hand", ButtonStyle.primary),
                make("rules", "button-rules"),
                make("leave", "button-sit-out"),
            ]
    over = table.state.stage is Stage.OVER
    return [
        make("start", "button-again" if over else "button-next", ButtonStyle.primary),
        make("join", "button-join", ButtonStyle.success),
        make("leave", "button-sit-out"),
        make("computer", "button-computer"),
        make("stop", "button-stop", ButtonStyle.danger),
    ]
