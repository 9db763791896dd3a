"""Cards that change hands before play: what a seat is asked to give, and what the two traders see.

Only what `SeatView` shows is told: a third person reads how many cards are offered in secret,
and which only where they are offered openly.
"""

from __future__ import annotations

from bot.tables.snapshot import Snapshot
from bot.words import say
from bot.words.cards import brief, in_order
from bot.words.speech import Fact
from cogs.core.narration import Telling, sentence
from cogs.core.people import named, until
from rules.cards import Cards, joined
from rules.events import CardDrawn, CardsPledged, CardsTaken
from rules.view import SeatView


def asked_to_give(table: Snapshot, view: SeatView) -> str:
    """What this seat is asked to do about its gift."""
    gift = view.gift
    assert gift is not None
    facts: dict[str, Fact] = {
        "who": named(table.players[gift.to]),
        "count": gift.count,
        "due": until(table),
    }
    theirs, mine = _pledge(view, gift.to), _pledge(view, view.seat)
    if gift.offer and gift.words and theirs and mine:
        pledged = {"theirs": theirs, "mine": mine}
        both = {whose: in_order(one.cards, in_text=True) for whose, one in pledged.items()}
        return say("hand-haggle", **both, **facts)
    if gift.offer:
        return say("hand-offer" if gift.count else "hand-swap", **facts)
    if gift.words and theirs:
        return say("hand-swap-back", theirs=in_order(theirs.cards, in_text=True), **facts)
    return say("hand-give-highest" if gift.among else "hand-give", **facts)


def gifts_offered(view: SeatView) -> dict[Cards, str]:
    """The cards of this seat's quick buttons, each with its label."""
    gift = view.gift
    assert gift is not None
    lowest = joined(view.givable[: gift.count or 1])
    mine = _pledge(view, view.seat)
    if gift.offer and mine and mine.cards != lowest and not mine.cards & ~view.held:
        insisting = {mine.cards: say("offer-again", cards=brief(mine.cards))}
        return {**insisting, lowest: say("offer-cards", cards=brief(lowest))}
    return {lowest: gift_label(view, lowest)}


def gift_label(view: SeatView, cards: Cards) -> str:
    """The label of a button that gives, or offers, these cards."""
    key = "offer-cards" if view.gift and view.gift.offer else "give-lowest"
    return say(key, cards=brief(cards))


def pick_gift(view: SeatView) -> str:
    """What stands in the select of the cards to give."""
    count = view.gift.count if view.gift else 0
    return say("pick-give", count=count) if count else say("pick-any")


def most_to_give(view: SeatView) -> int:
    """How many cards may be picked at most."""
    return (view.gift.count if view.gift else 0) or len(view.givable)


def given_away(view: SeatView, cards: Cards) -> str:
    """What is told to whoever gave these cards; `view` is from before."""
    offered = view.gift is not None and view.gift.offer
    return say("you-offered" if offered else "you-gave", cards=in_order(cards))


def changed_hands(table: Snapshot, view: SeatView) -> list[str]:
    """What this seat may know of the cards that have moved, or may move, before play."""
    telling = Telling(table.players)
    lines = [sentence(telling, took) for took in view.taken if isinstance(took, CardsTaken)]
    drawn = [took for took in view.taken if isinstance(took, CardDrawn) and took.cards]
    lines += [say("drawn-last", cards=in_order(took.cards)) for took in drawn[-1:]]
    if view.widow and not view.taken:
        lines.append(say("only-you-see", cards=in_order(view.widow, in_text=True)))
    own = view.seat if view.gift and view.gift.words else None  # what is asked names those
    offers = [pledge for pledge in view.pledged if own not in (pledge.seat, pledge.to)]
    return lines + [sentence(telling, pledge) for pledge in offers]


def _pledge(view: SeatView, seat: int | None) -> CardsPledged | None:
    return next((pledge for pledge in view.pledged if pledge.seat == seat), None)
