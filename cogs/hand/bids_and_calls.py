"""Answers other than cards: buttons of bids, cuts and calls, their parsing and explanation."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from discord import ButtonStyle
from discord.ui import ActionRow

from bot.tables.snapshot import Snapshot
from bot.words.speech import Speech
from cogs.core.acts import number, one_of
from cogs.core.components import TableButton, button, in_rows
from cogs.core.custom_ids import UnknownControl
from cogs.core.narration import CALLS
from rules.actions import Action, Bid, Call, Cut
from rules.view import SeatView

MOST = 1000  # more than any bid or cut
CUTS = 5  # places to cut the deck that are offered


def answers(speech: Speech, view: SeatView) -> dict[str, str]:
    """Return the label of each possible answer of this seat, by the argument of its button."""
    cuts = [action for action in view.asked if isinstance(action, Cut)]
    offered = [cuts[len(cuts) * part // (CUTS + 1)] for part in range(1, CUTS + 1)] if cuts else []
    rest = [action for action in view.asked if not isinstance(action, Cut)]
    return {_code(action): label_of(speech, action) for action in (*offered, *rest)}


def answer_rows(
    speech: Speech, table: Snapshot, view: SeatView, beside: Sequence[TableButton] = ()
) -> list[ActionRow[Any]]:
    """Build rows of buttons for the answers of this seat, and of `beside` after or below them.

    The buttons of `beside` have rows of their own unless that takes more rows. The button of a call
    out of turn stays valid for the whole deal.
    """
    act, key = ("answer", table.key) if view.my_turn else ("call", table.stage_key)
    only = not (view.plays or view.may_pass or view.gift)
    buttons = [
        button(act, table.state.id, key, code, label=label, style=_style(only and not place))
        for place, (code, label) in enumerate(answers(speech, view).items())
    ]
    apart, joined = [*in_rows(buttons), *in_rows(beside)], in_rows([*buttons, *beside])
    return joined if len(joined) < len(apart) else apart


def explained(speech: Speech, view: SeatView, bids: bool = True) -> list[str]:
    """Return the explanations of this seat's possible answers; without `bids`, not of bids."""
    asked = (one for one in view.asked if bids or not isinstance(one, Bid))
    about = dict.fromkeys(map(_about, asked))
    return [speech.say(key) for key in about]


def action_of(code: str) -> Action:
    """Return the action that a button's argument stands for. Raises UnknownControl."""
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


def label_of(speech: Speech, action: Action) -> str:
    """Return the button label of an answer."""
    match action:
        case Bid(amount):
            return speech.say("ask-bid", amount=amount)
        case Cut(at):
            return speech.say("ask-cut", at=at)
        case Call(word):
            return speech.say(CALLS[word].label)
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
