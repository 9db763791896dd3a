"""A player's hand as a message to play from, the same by direct message and under "My hand"."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING, Any

import discord
from discord import ButtonStyle
from discord.ui import ActionRow, Container, LayoutView, MediaGallery, TextDisplay

from bot.state import Stage
from bot.table import Table
from bot.words import say
from bot.words.cards import called, in_order, line, shown
from cogs.answers import answers
from cogs.buttons import TableButton, TableSelect, button, select
from cogs.names import named, place_of_table, until
from cogs.pictures import HAND, hand_file
from rules.cards import Cards, joined
from rules.combinations import Combination
from rules.events import CardsGiven
from rules.view import SeatView, distinct

if TYPE_CHECKING:
    from bot.client import Gamenight

SUGGESTIONS = 15  # three rows of five; Discord allows 40 components in all
SELECT = 25  # options of one select
ACCENT = discord.Colour(0x2E8B57)
ACCENT_TURN = discord.Colour(0xF5A623)


async def cockpit(
    bot: Gamenight, table: Table, player: str, note: str = "", picked: Cards = 0
) -> tuple[LayoutView, list[discord.File]]:
    """The hand of this player with everything that may be done with it now.

    `note` is told above the hand; `picked` are cards chosen so far, shown raised.
    """
    view = table.view(player)
    layout = LayoutView(timeout=None)
    if view is None or view.seat is None:
        layout.add_item(TextDisplay(note or say("no-hand")))
        return layout, []
    turn = view.my_turn and table.state.stage is Stage.DEAL
    box: Container[Any] = Container(accent_colour=ACCENT_TURN if turn else ACCENT)
    box.add_item(TextDisplay(_head(bot, table, view, note)))
    files = []
    if view.hand:
        files = [await hand_file(view, picked)]
        box.add_item(
            MediaGallery(
                discord.MediaGalleryItem(f"attachment://{HAND}", description=files[0].description)
            )
        )
        box.add_item(TextDisplay(say("hand-line", cards=line(view.hand), count=len(view.hand))))
    for row in _controls(table, view, picked) if turn else []:
        box.add_item(row)
    layout.add_item(box)
    return layout, files


def _head(bot: Gamenight, table: Table, view: SeatView, note: str) -> str:
    where = place_of_table(bot, table)
    lines = [f"> {note}"] if note else []
    lines.append(say("hand-head", **where, number=view.number))
    lines += [_gift_line(table, view, gift) for gift in view.gifts if gift.cards]
    lines.append(_turn_line(table, view))
    return "\n".join(lines)


def _gift_line(table: Table, view: SeatView, gift: CardsGiven) -> str:
    if gift.taker == view.seat:
        giver = named(table.players[gift.giver])
        return say("gift-received", cards=in_order(gift.cards), who=giver)
    taker = named(table.players[gift.taker])
    return say("gift-given", cards=in_order(gift.cards), who=taker)


def _turn_line(table: Table, view: SeatView) -> str:
    due = until(table)
    if table.state.stage is Stage.CLOSED:
        return say("table-closed")
    if view.ended:
        return say("hand-over", place=view.ended.places.index(view.seat or 0) + 1)
    if view.gift:
        who = named(table.players[view.gift.to])
        return say("hand-give", count=view.gift.count, who=who, due=due)
    if not view.my_turn:
        if not view.hand and view.seat in view.out:
            return say("hand-out", place=view.out.index(view.seat) + 1)
        return say("hand-wait")
    return _on_turn(table, view)


def _on_turn(table: Table, view: SeatView) -> str:
    due = until(table)
    if not view.opened:
        return say("hand-decide", due=due)
    if view.top is None:
        if view.including:
            return say("hand-open", card=in_order(view.including), due=due)
        return say("hand-lead", due=due)
    owner = named(table.players[view.top.seat])
    return say("hand-follow", play=called(view.top.cards), who=owner, due=due)


def _controls(table: Table, view: SeatView, picked: Cards) -> list[ActionRow[Any]]:
    rows: list[ActionRow[Any]] = []
    plays = [play for play in _suggested(view) if play != picked]  # that one has its own button
    act = "give" if view.gift else "play"
    for start in range(0, len(plays), 5):
        rows.append(
            ActionRow(
                *(
                    button(
                        act,
                        table.state.id,
                        table.key,
                        f"{play:x}",
                        label=_label(view, play),
                        style=ButtonStyle.primary
                        if start == position == 0
                        else ButtonStyle.secondary,
                    )
                    for position, play in enumerate(plays[start : start + 5])
                )
            )
        )
    if plays:
        rows += [ActionRow(control) for control in _selects(table, view, picked)]
    rows += _answer_rows(table, view)
    last = _last_row(table, view, picked)
    if last:
        rows.append(ActionRow(*last))
    return rows


def _answer_rows(table: Table, view: SeatView) -> list[ActionRow[Any]]:
    """Bids, cuts and calls."""
    buttons = [
        button("answer", table.state.id, table.key, code, label=label)
        for code, label in answers(view).items()
    ]
    return [ActionRow(*buttons[start : start + 5]) for start in range(0, len(buttons), 5)]


def _suggested(view: SeatView) -> list[Cards]:
    """Legal plays weakest first; of those that differ in suits that do not count, one."""
    if view.gift:
        return [joined(view.hand[: view.gift.count])]
    plays = distinct(view.plays)
    if len(plays) <= SUGGESTIONS:
        return [play.laid for play in plays]
    return [play.laid for play in _spread(plays)]


def _spread(plays: tuple[Combination, ...]) -> list[Combination]:
    """Too many for buttons: the weakest of each number of cards in turn, in their order."""
    by_size: dict[int, list[Combination]] = {}
    for play in plays:
        by_size.setdefault(play.size, []).append(play)
    ranked = sorted(
        (index, play.size, position)
        for position, play in enumerate(plays)
        for index in [by_size[play.size].index(play)]
    )
    chosen = sorted(position for _, _, position in ranked[:SUGGESTIONS])
    return [plays[position] for position in chosen]


def _label(view: SeatView, play: Cards) -> str:
    return say("give-lowest", cards=in_order(play)) if view.gift else in_order(play)


def _selects(table: Table, view: SeatView, picked: Cards) -> list[TableSelect]:
    """One select for the whole hand, or several cut between ranks when it is too long."""
    pieces = [view.hand[i : i + SELECT] for i in range(0, len(view.hand), SELECT)]
    most = view.gift.count if view.gift else SELECT
    controls = []
    for number, piece in enumerate(pieces):
        elsewhere = picked & ~joined(piece)
        # The random part makes the client forget a choice that was refused.
        arg = f"{elsewhere:x}.{len(pieces)}.{secrets.token_hex(2)}"
        options = [
            discord.SelectOption(label=shown(one), value=f"{one:x}", default=bool(one & picked))
            for one in piece
        ]
        whole = len(pieces) == 1
        controls.append(
            select(
                "pick",
                table.state.id,
                table.key,
                arg,
                placeholder=say("pick-give", count=most)
                if view.gift
                else say("pick-cards")
                if whole
                else say(
                    "pick-part", first=shown(piece[0]), last=shown(piece[-1]), part=number + 1
                ),
                options=options,
                least=min(most, len(piece)) if view.gift and whole else 1,
                most=most,
            )
        )
    return controls


def _last_row(table: Table, view: SeatView, picked: Cards) -> list[TableButton]:
    row = []
    if picked:
        row.append(
            button(
                "give" if view.gift else "play",
                table.state.id,
                table.key,
                f"{picked:x}",
                label=say("lay-picked", cards=in_order(picked)),
                style=ButtonStyle.success,
            )
        )
    if view.may_pass:
        style = ButtonStyle.secondary if view.plays else ButtonStyle.primary
        row.append(button("pass", table.state.id, table.key, label=say("button-pass"), style=style))
    return row
