"""Sentences to a player about the player's own acts: "You played 9♦.", "You bid 1."."""

from __future__ import annotations

from bot.tables.snapshot import Snapshot
from bot.words.cards import in_order
from bot.words.speech import Speech
from cogs.core.narration import CALLS
from rules.actions import Action, Bid, Call, Cut, Give, Pass, Play
from rules.cards import Cards
from rules.events import BidMade, CardsPledged, Played
from rules.view import SeatView


def done(speech: Speech, action: Action, before: SeatView | None = None) -> str:
    """Return the sentence about an action; `before` is the view of the seat before it."""
    match action:
        case Play(cards):
            return speech.say("you-played", cards=in_order(speech, cards))
        case Give(cards):
            gift = before.gift if before else None
            return _offered(speech, cards) if gift and gift.offer else _gave(speech, cards)
        case Pass() | Bid(amount=0):
            return speech.say("you-passed")
        case Bid(amount):
            return speech.say("you-bid", amount=amount)
        case Cut(at):
            return speech.say("you-cut", at=at)
        case Call(word):
            return speech.say(f"you-{CALLS[word].told.removeprefix('told-')}")
    raise TypeError(action)


def to_undo(speech: Speech, table: Snapshot, view: SeatView) -> str:
    """Return the sentence about the act that this seat may take back; "" without such an act."""
    match table.act_to_undo(view.seat):
        case Played(cards=cards):
            return done(speech, Play(cards))
        case BidMade(amount=amount):
            return done(speech, Bid(amount))
        case CardsPledged(cards=cards):
            return _offered(speech, cards)
        case None:
            return ""
    return done(speech, Pass())


def _offered(speech: Speech, cards: Cards) -> str:
    offered = in_order(speech, cards)
    return speech.say("you-offered", cards=offered) if cards else speech.say("you-offered-none")


def _gave(speech: Speech, cards: Cards) -> str:
    return speech.say("you-gave", cards=in_order(speech, cards))
