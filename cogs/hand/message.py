"""A player's hand as a message to play from, the same by direct message and under "My hand"."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord.ui import Container, Item, LayoutView, MediaGallery, TextDisplay

from bot.client import Gamenight
from bot.domain import seating
from bot.domain.preferences import Preferences
from bot.domain.sorting import arranged
from bot.domain.state import Stage
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import called, in_order, line
from cogs.core.people import named, place_of_table, until
from cogs.hand.gifts import asked_to_give
from cogs.hand.pictures import HAND, hand_file
from cogs.hand.rows import declaring, on_turn, waiting
from cogs.hand.status import closed, hand_lines, so_far
from cogs.hand.text import hand_in_words, table_in_words
from rules.cards import Cards
from rules.combinations import Combination
from rules.events import CardsGiven
from rules.view import SeatView

ACCENT = discord.Colour(0x2E8B57)
ACCENT_TURN = discord.Colour(0xF5A623)


async def hand_message(
    bot: Gamenight,
    table: Snapshot,
    player: str,
    preferences: Preferences,
    note: str = "",
    picked: Cards = 0,
    meanings: tuple[Combination, ...] = (),
    reason: str = "",
) -> tuple[LayoutView, list[discord.File]]:
    """The hand of this player with everything that may be done with it now.

    `note` is told above the hand; `picked` are cards chosen so far, shown raised, and `meanings`
    what they may stand for, where that is the question; `reason` is why they may not be played.
    """
    view = table.view(player)
    layout = LayoutView(timeout=None)
    if view is None or view.seat is None:
        layout.add_item(TextDisplay(note or say("no-hand")))
        return layout, []
    turn = view.my_turn and table.state.stage is Stage.DEAL
    box: Container[Any] = Container(accent_colour=ACCENT_TURN if turn else ACCENT)
    rows: Sequence[Item[Any]] = ()
    over = table.state.stage is Stage.CLOSED
    lines = [] if over else hand_lines(table, view, preferences.pictures)
    head = [_head(bot, table, view, note), *lines]
    box.add_item(TextDisplay("\n".join(head)))
    hand = arranged(view.hand, preferences.sorting)
    cards = 2 if hand or not preferences.pictures else 0  # components that show them
    if meanings:
        rows = declaring(table, meanings)
    elif turn:
        used = 1 + len(box.children) + cards
        rows = on_turn(table, view, hand, picked, used, bot.chance, reason)
    elif not over:
        rows = waiting(table, view, refreshed=not preferences.pictures)
    files = []
    if not preferences.pictures:
        box.add_item(TextDisplay("\n".join(_table_lines(bot, table, view))))
        box.add_item(TextDisplay(hand_in_words(hand, preferences)))
    elif hand:  # drawn last: while that takes time, the table may move on
        files = [await hand_file(bot, view, hand, preferences, picked)]
        box.add_item(_picture(files[0]))
        box.add_item(TextDisplay(say("hand-line", cards=line(hand), count=len(hand))))
    for row in rows:
        box.add_item(row)
    layout.add_item(box)
    return layout, files


def _table_lines(bot: Gamenight, table: Snapshot, view: SeatView) -> list[str]:
    """The table in words; while the seat waits with the time, for others go on playing."""
    told = [table_in_words(table, view)]
    if table.state.stage is Stage.CLOSED or view.my_turn:
        return told
    if view.ended:
        return [*so_far(table, view), *told]
    return [say("words-stood", at=str(int(bot.clock.now()))), *so_far(table, view), *told]


def _picture(file: discord.File) -> MediaGallery[Any]:
    shown = discord.MediaGalleryItem(f"attachment://{HAND}", description=file.description)
    return MediaGallery(shown)


def _head(bot: Gamenight, table: Snapshot, view: SeatView, note: str) -> str:
    where = place_of_table(bot, table)
    lines = [f"> {note}"] if note else []
    lines.append(say("hand-head", **where, number=view.number))
    lines += [_gift_line(table, view, gift) for gift in view.gifts if gift.cards]
    lines += _time_lines(table, view)
    lines.append(_turn_line(table, view))
    return "\n".join(lines)


def _gift_line(table: Snapshot, view: SeatView, gift: CardsGiven) -> str:
    if gift.taker == view.seat:
        giver = named(table.players[gift.giver])
        return say("gift-received", cards=in_order(gift.cards), who=giver)
    taker = named(table.players[gift.taker])
    return say("gift-given", cards=in_order(gift.cards), who=taker)


def _time_lines(table: Snapshot, view: SeatView) -> list[str]:
    """What was done for a player whose time ran out, until the player does anything."""
    assert view.seat is not None
    seat = seating.seated(table.state, table.players[view.seat])
    if seat is None or table.state.stage is not Stage.DEAL or not (seat.missed or seat.asleep):
        return []
    if seat.asleep:
        return [say("hand-asleep")]
    if view.my_turn:
        return []
    if view.trick and view.seat in view.closed:
        return [say("late-passed")]
    own = [play for play in (*view.last_trick, *view.trick) if play.seat == view.seat]
    return [say("late-played", play=called(own[-1].cards)) if own else say("late-decided")]


def _turn_line(table: Snapshot, view: SeatView) -> str:
    if table.state.stage is Stage.CLOSED:
        return closed(table)
    if view.ended:
        return say("hand-over", place=view.ended.places.index(view.seat or 0) + 1)
    if view.gift:
        return asked_to_give(table, view)
    if not view.my_turn:
        if not view.hand and view.seat in view.out:
            return say("hand-out", place=view.out.index(view.seat) + 1)
        return say("may-bomb" if view.plays else "hand-wait")
    return _on_turn(table, view)


def _on_turn(table: Snapshot, view: SeatView) -> str:
    due = until(table)
    if not view.opened:
        return say("hand-decide", due=due)
    if view.top is None:
        if view.including:
            return say("hand-open", card=in_order(view.including), due=due)
        return say("hand-lead", due=due)
    owner = named(table.players[view.top.seat])
    return say("hand-follow", play=called(view.top.cards), who=owner, due=due)
