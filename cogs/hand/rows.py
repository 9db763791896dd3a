"""All that a hand can be played with, as rows of buttons and selects, as many as Discord allows."""

from __future__ import annotations

from random import Random
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, TextDisplay

from bot import limits
from bot.domain.suggestions import Groups, every, grouped, suggested
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import brief, named_play
from cogs.core.components import TableButton, button, cost, in_rows
from cogs.hand.bids_and_calls import answer_rows
from cogs.hand.card_select import selects
from cogs.hand.gifts import gift_label, gifts_offered, most_to_give, pick_gift
from cogs.hand.meanings import meaning_rows
from rules.cards import Card, Cards
from rules.combinations import Combination
from rules.view import SeatView

MOST = 20  # suggestions
BOMBS = 5  # suggestions out of turn

Row = ActionRow[Any]


def on_turn(
    table: Snapshot,
    view: SeatView,
    hand: tuple[Card, ...],
    picked: Cards,
    used: int,
    chance: Random,
    reason: str = "",
) -> list[Row | TextDisplay[Any]]:
    """For the seat that acts: suggestions as many as fit beside everything else.

    `reason` is why the cards that are picked may not be played; it stands above their select.
    """
    told: list[TextDisplay[Any]] = [TextDisplay(f"> {reason}")] if reason else []
    mine = _put_back_alone(table) if reason else _picked(table, view, picked)
    below = [*_picking(table, view, hand, picked, chance), *mine]
    below += [*_answers(table, view), *_others(table, view)]
    if view.gift:
        return [*gift_rows(table, view, picked), *told, *below]
    room = limits.COMPONENTS - used - cost(below) - len(told)
    return [*suggestion_rows(table, view, picked, room), *told, *below]


def waiting(table: Snapshot, view: SeatView, refreshed: bool) -> list[Row]:
    """For a seat that waits: bombs and calls out of turn; `refreshed` hands tell of the table."""
    bombs = bomb_rows(table, view) if view.plays else []
    return [*bombs, *_answers(table, view), *_others(table, view, refreshed)]


def declaring(table: Snapshot, meanings: tuple[Combination, ...]) -> list[Row]:
    """For cards that may stand for several things: each of them, and the way back."""
    return [*meaning_rows(table, meanings), *_put_back_alone(table)]


def suggestion_rows(table: Snapshot, view: SeatView, picked: Cards, room: int) -> list[Row]:
    """What may be laid now, in so many components; what is picked has a button of its own."""
    groups = {
        kind: [play for play in plays if play.laid != picked]
        for kind, plays in grouped(view, table.rules).items()
    }
    for most in range(MOST, 0, -1):
        chosen = suggested(groups, most)
        for arrange in (_by_kind, _dense):
            rows = arrange(table, chosen, not picked)
            if cost(rows) <= room:
                return rows
    return []


def gift_rows(table: Snapshot, view: SeatView, picked: Cards) -> list[Row]:
    """What may be given with one tap."""
    offered = {cards: label for cards, label in gifts_offered(view).items() if cards != picked}
    return in_rows(
        [
            button("give", table.state.id, table.key, f"{cards:x}", label=label, style=_style(main))
            for place, (cards, label) in enumerate(offered.items())
            for main in [not picked and not place]
        ]
    )


def bomb_rows(table: Snapshot, view: SeatView) -> list[Row]:
    """What may be thrown in out of turn."""
    plays = every(suggested(grouped(view, table.rules), BOMBS))
    return in_rows([_button("bomb", table, play, False) for play in plays])


def play_arg(play: Combination) -> str:
    """The argument of a button that lays this, with what it stands for where that is said."""
    return f"{play.laid:x}" if play.cards == play.laid else f"{play.laid:x}.{play.cards:x}"


def _picking(
    table: Snapshot, view: SeatView, hand: tuple[Card, ...], picked: Cards, chance: Random
) -> list[Row]:
    if not (view.plays or view.gift):
        return []
    gift = view.gift
    controls = selects(
        "pick",
        table.state.id,
        table.key,
        tuple(one for one in hand if one in view.givable),
        picked,
        chance=chance,
        asked=pick_gift(view) if gift else say("pick-cards"),
        least=(gift.count if gift else 0) or 1,
        most=most_to_give(view) if gift else limits.OPTIONS,
    )
    return [ActionRow(control) for control in controls]


def _picked(table: Snapshot, view: SeatView, picked: Cards) -> list[Row]:
    if not picked:
        return []
    label = gift_label(view, picked) if view.gift else say("lay-picked", cards=brief(picked))
    act = "give" if view.gift else "play"
    lay = button(
        act, table.state.id, table.key, f"{picked:x}", label=label, style=ButtonStyle.primary
    )
    return [ActionRow(lay, _put_back(table))]


def _put_back_alone(table: Snapshot) -> list[Row]:
    return [ActionRow(_put_back(table))]


def _put_back(table: Snapshot) -> TableButton:
    return button("unpick", table.state.id, table.key, label=say("button-put-back"))


def _others(table: Snapshot, view: SeatView, refreshed: bool = False) -> list[Row]:
    """Passing, advice, the log and the settings, the most important first."""
    number, key = table.state.id, table.key
    row = []
    if refreshed and not view.ended:
        row.append(button("refresh", number, key, label=say("button-refresh")))
    if view.my_turn and view.may_pass:
        only = not view.plays and not view.asked
        style = ButtonStyle.primary if only else ButtonStyle.secondary
        row.append(button("pass", number, key, label=say("button-pass"), style=style))
    if view.my_turn and view.plays:
        row.append(button("hint", number, key, label=say("button-hint")))
        row.append(button("plays", number, key, label=say("button-plays")))
    if view.opened and view.hand and not view.ended:
        row.append(button("why", number, key, label=say("button-why")))
    row.append(button("log", number, key, label=say("button-log")))
    row.append(button("settings", number, key, label=say("button-settings")))
    return in_rows(row[: limits.ROW])


def _answers(table: Snapshot, view: SeatView) -> list[Row]:
    return answer_rows(table, view) if view.asked else []


def _by_kind(table: Snapshot, groups: Groups, primary: bool) -> list[Row]:
    best = next(iter(every(groups)), None) if primary else None
    return [
        row
        for plays in groups.values()
        for row in in_rows([_button("play", table, play, play is best) for play in plays])
    ]


def _dense(table: Snapshot, groups: Groups, primary: bool) -> list[Row]:
    plays = enumerate(every(groups))
    return in_rows([_button("play", table, play, primary and not place) for place, play in plays])


def _button(act: str, table: Snapshot, play: Combination, primary: bool) -> TableButton:
    name = named_play(play)
    label = say("throw-bomb", play=name) if act == "bomb" else name
    return button(
        act, table.state.id, table.key, play_arg(play), label=label, style=_style(primary)
    )


def _style(primary: bool) -> ButtonStyle:
    return ButtonStyle.primary if primary else ButtonStyle.secondary
