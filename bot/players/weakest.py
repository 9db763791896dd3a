"""The weakest legal play; also the timeout action for a player whose time has run out."""

from __future__ import annotations

from collections.abc import Sequence

from rules.actions import Action, Call, Give, Pass, Play
from rules.cards import Card, Cards, each, joined
from rules.combinations import Combination
from rules.view import SeatView


def weakest(view: SeatView) -> Action:
    """Return the weakest action: a gift of low cards, a play, a pass or another answer."""
    if view.gift and view.gift.words and not view.gift.offer:
        return Give(_in_return(view))
    if view.gift and view.gift.words:  # a trade: accept the offer, or end the swaps
        return Call(view.gift.words[0])
    if view.gift:
        return Give(joined(view.givable[: view.gift.count]))
    if view.plays:
        return laying(view.plays[0])
    return view.asked[0] if view.asked and not view.may_pass else Pass()


def out_of_time(view: SeatView) -> Action:
    """Return a timeout action: a pass if legal, else the lowest gift or the smallest low play."""
    if view.may_pass:
        return Pass()
    if view.gift and view.gift.words:  # no further offer without the player's consent
        return Call(view.gift.words[0])
    if view.gift or not view.plays:
        return weakest(view)
    return laying(min(view.plays, key=lambda play: play.size))


def laying(play: Combination) -> Play:
    """Return the action that lays this play, with the cards it stands for if these differ."""
    return Play(play.laid, 0 if play.cards == play.laid else play.cards)


def _in_return(view: SeatView) -> Cards:
    """Return the answer to a partner's offer: high cards for low ones, low cards for high ones."""
    gift, seat = view.gift, view.seat
    assert gift is not None
    offered = [card for pledge in view.pledged if pledge.to == seat for card in each(pledge.cards)]
    low = _mean(view, offered) < _mean(view, view.givable)
    return joined(view.givable[-gift.count :] if low else view.givable[: gift.count])


def _mean(view: SeatView, cards: Sequence[Card]) -> float:
    """Return the mean position of these cards in `view.by_worth`; 0 without cards."""
    return sum(map(view.by_worth.index, cards)) / max(1, len(cards))
