"""Answers that are not cards: bids, cuts and calls, as buttons and back, with what they mean."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.tables.snapshot import Snapshot
from bot.words import say
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, button, in_rows
from cogs.core.custom_ids import UnknownControl
from cogs.core.narration import CALLS
from rules.actions import Action, Bid, Call, Cut
from rules.view import SeatView

MOST = 1000  # any bid or cut is less
CUTS = 5  # of all the places to cut, so many are offered


def answers(view: SeatView) -> dict[str, str]:
    """What this seat may answer now: the argument of a button, and its label."""
    cuts = [action for action in view.asked if isinstance(action, Cut)]
    offered = [cuts[len(cuts) * part // (CUTS + 1)] for part in range(1, CUTS + 1)] if cuts else []
    rest = [action for action in view.asked if not isinstance(action, Cut)]
    return {_code(action): label_of(action) for action in (*offered, *rest)}


def answer_rows(
    table: Snapshot, view: SeatView, beside: Sequence[TableButton] = ()
) -> list[ActionRow[Any]]:
    """The same as rows of buttons, others beside them.

    What is called out of turn stays good for the whole deal.
    """
    act, key = ("answer", table.key) if view.my_turn else ("call", table.stage_key)
    only = not (view.plays or view.may_pass or view.gift)
    buttons = [
        button(act, table.state.id, key, code, label=label, style=_style(only and not place))
        for place, (code, label) in enumerate(answers(view).items())
    ]
    return in_rows([*buttons, *beside])


def explained(view: SeatView) -> list[str]:
    """What the answers mean, for whoever may give them."""
    about = dict.fromkeys(_about(action) for action in view.asked)
    return [say(key) for key in about]


def action_of(code: str) -> Action:
    """The action that a button's argument stands for."""
    kind, _, value = code.partition(".")
    match kind:
        case "bid":
            return Bid(number(0, MOST)(value))
        case "cut":
            return Cut(number(0, MOST)(value))
        case "call":
            return Call(one_of(CALLS)(value))
    raise UnknownControl


def _style(primary: bool) -> ButtonStyle:
    return ButtonStyle.primary if primary else ButtonStyle.secondary


def _code(action: Action) -> str:
    match action:
        case Bid(amount):
            return f"bid.{amount}"
        case Cut(at):
            return f"cut.{at}"
        case Call(word):
            return f"call.{word}"
    raise TypeError(action)


def label_of(action: Action) -> str:
    """What the button of an answer says."""
    match action:
        case Bid(amount):
            return say("ask-bid", amount=amount)
        case Cut(at):
            return say("ask-cut", at=at)
        case Call(word):
            return say(CALLS[word].label)
    raise TypeError(action)


def _about(action: Action) -> str:
    match action:
        case Bid():
            return "ask-bid-about"
        case Cut():
            return "ask-cut-about"
        case Call(word):
            return CALLS[word].about
    raise TypeError(action)
