"""Answers that are not cards: bids, cuts and calls, as buttons and back."""

from __future__ import annotations

from bot.words import say
from rules.actions import Action, Bid, Call, Cut
from rules.view import SeatView

CUTS = 5  # of all the places to cut, so many are offered


def answers(view: SeatView) -> dict[str, str]:
    """What this seat may answer now: the argument of a button, and its label."""
    cuts = [action for action in view.asked if isinstance(action, Cut)]
    offered = cuts[:: max(1, len(cuts) // CUTS)][:CUTS]
    rest = [action for action in view.asked if not isinstance(action, Cut)]
    return {_code(action): _label(action) for action in (*offered, *rest)}


def action_of(code: str) -> Action:
    """The action that a button's argument stands for."""
    kind, _, value = code.partition(".")
    match kind:
        case "bid":
            return Bid(int(value))
        case "cut":
            return Cut(int(value))
    return Call(value)


def _code(action: Action) -> str:
    match action:
        case Bid(amount):
            return f"bid.{amount}"
        case Cut(at):
            return f"cut.{at}"
        case Call(word):
            return f"call.{word}"
    raise TypeError(action)


def _label(action: Action) -> str:
    match action:
        case Bid(amount):
            return say("ask-bid", amount=amount)
        case Cut(at):
            return say("ask-cut", at=at)
        case Call(word):
            return word.capitalize()
    raise TypeError(action)
