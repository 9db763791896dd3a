"""All that a hand can be played with, as rows of buttons and selects, as many as Discord allows.

What a player needs at once stands in few lines, so that a phone shows them below the cards; the
rest is behind More.
"""

from __future__ import annotations

from random import Random
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow, TextDisplay

from bot import limits
from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import brief
from cogs.core.components import TableButton, button, cost, in_rows
from cogs.hand.bids_and_calls import answer_rows
from cogs.hand.card_select import pieces, selects
from cogs.hand.gifts import gift_label, gifts_offered, most_to_give, pick_gift
from cogs.hand.meanings import meaning_rows
from cogs.hand.play_rows import Row, all_plays, bomb_rows, suggestion_rows
from rules.cards import Card, Cards
from rules.combinations import Combination
from rules.view import SeatView

LINES, FEWER = 2, 1  # of suggestions on a phone; fewer below a long hand or one that is picked
PARTS = 2  # selects to pick cards from that a phone shows below a hand


def on_turn(
    table: Snapshot,
    view: SeatView,
    hand: tuple[Card, ...],
    picked: Cards,
    used: int,
    chance: Random,
    reason: str = "",
    page: int | None = None,
) -> list[Row | TextDisplay[Any]]:
    """For the seat that acts: the best suggestions, passing, and cards to pick.

    `reason` is why the cards that are picked may not be played; it stands above their select.
    With a `page` there are all plays instead, and what else can be asked for.
    """
    if page is not None and view.plays:
        rest = [*_picking(table, view, hand, 0, chance), *_asking(table)]
        return [*all_plays(table, view, page, limits.COMPONENTS - used - cost(rest)), *rest]
    told: list[TextDisplay[Any]] = [TextDisplay(f"> {reason}")] if reason else []
    mine = _put_back_alone(table) if reason else _picked(table, view, picked)
    parts = len(pieces(hand))
    shown = picked or told or view.gift or parts <= PARTS
    picking = _picking(table, view, hand, picked, chance) if shown else []
    below: list[Row | TextDisplay[Any]] = [*told, *picking, *mine, *_answers(table, view)]
    below += _taking_back(table, view)
    if not view.plays:
        return [*gift_rows(table, view, picked), *below, *_others(table, view)]
    passing = _passing(table, view)
    room = limits.COMPONENTS - used - cost([*passing, *below])
    lines = FEWER if picked or told or parts > 1 else LINES
    return [*suggestion_rows(table, view, picked, lines, room), *passing, *below]


def waiting(table: Snapshot, view: SeatView, refreshed: bool) -> list[Row]:
    """For a seat that waits: bombs and calls out of turn; `refreshed` hands tell of the table."""
    bombs, rest = bomb_rows(table, view) if view.plays else [], _others(table, view, refreshed)
    return [*_taking_back(table, view), *bombs, *_answers(table, view), *rest]


def declaring(table: Snapshot, meanings: tuple[Combination, ...]) -> list[Row]:
    """For cards that may stand for several things: each of them, and the way back."""
    return [*meaning_rows(table, meanings), *_put_back_alone(table)]


def gift_rows(table: Snapshot, view: SeatView, picked: Cards) -> list[Row]:
    """What may be given with one tap, if anything is to be given, and advice."""
    if not view.gift:
        return []
    offered = {cards: label for cards, label in gifts_offered(view).items() if cards != picked}
    row = [
        button("give", table.state.id, table.key, f"{cards:x}", label=label, style=_style(main))
        for place, (cards, label) in enumerate(offered.items())
        for main in [not picked and not place]
    ]
    return in_rows([*row, *([] if picked else [_hint(table)])])


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


def _taking_back(table: Snapshot, view: SeatView) -> list[Row]:
    """The way back from what this seat did last, while nobody has acted since."""
    if table.last_act(view.seat) is None:
        return []
    label = say("button-take-back")
    return [ActionRow(button("retract", table.state.id, table.key, label=label))]


def _passing(table: Snapshot, view: SeatView) -> list[Row]:
    """What stands below the suggestions: passing, advice, and all the rest."""
    number, key = table.state.id, table.key
    row = [_pass(table, view)] if view.my_turn and view.may_pass else []
    row.append(button("hint", number, key, label=say("button-hint")))
    row.append(button("more", number, key, "0", label=say("button-more")))
    return in_rows(row)


def _asking(table: Snapshot) -> list[Row]:
    """The way back to the suggestions, and what can be asked for besides."""
    labels = {act: f"button-{act}" for act in ("plays", "why", "log", "settings")}
    row = [
        button(act, table.state.id, table.key, label=say(label))
        for act, label in {"refresh": "button-back", **labels}.items()
    ]
    return in_rows([*row, _watch(table), *_of_table(table)])


def _of_table(table: Snapshot) -> list[TableButton]:
    """What stands below the table, which may be elsewhere: leaving and the rules are behind it."""
    acts = {"company": "button-table", "rules": "button-rules"}
    number, key = table.state.id, table.stage_key
    return [button(act, number, key, label=say(label)) for act, label in acts.items()]


def _watch(table: Snapshot) -> TableButton:
    """The table, as its seat has it before it, in a message of its own."""
    return button("watch", table.state.id, table.key, "beside", label=say("button-watch"))


def _others(table: Snapshot, view: SeatView, refreshed: bool = False) -> list[Row]:
    """Passing, the log and the table, the most important first."""
    number, key = table.state.id, table.key
    row = []
    if refreshed and not view.ended:
        row.append(button("refresh", number, key, label=say("button-refresh")))
    if view.my_turn and view.may_pass:
        row.append(_pass(table, view))
    if view.opened and view.hand and not view.ended:
        row.append(button("why", number, key, label=say("button-why")))
    if not refreshed and not view.ended:
        row.append(_watch(table))
    row.append(button("log", number, key, label=say("button-log")))
    return in_rows([*row, *_of_table(table)])


def _pass(table: Snapshot, view: SeatView) -> TableButton:
    only = not view.plays and not view.asked
    return button("pass", table.state.id, table.key, label=say("button-pass"), style=_style(only))


def _hint(table: Snapshot) -> TableButton:
    """Advice where no cards are to be laid."""
    return button("hint", table.state.id, table.key, label=say("button-hint"))


def _answers(table: Snapshot, view: SeatView) -> list[Row]:
    """Bids, cuts and calls; with advice where nothing else is asked and there is a choice."""
    alone = view.my_turn and not (view.plays or view.gift)
    choices = len(view.asked) + view.may_pass
    beside = [_hint(table)] if alone and choices > 1 else []
    return answer_rows(table, view, beside) if view.asked else []


def _style(primary: bool) -> ButtonStyle:
    return ButtonStyle.primary if primary else ButtonStyle.secondary
