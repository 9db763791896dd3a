"""Exchanges of cards before play: requests to a seat, and lines about the cards exchanged.

The texts use only the facts of `SeatView`. A third person reads the number of cards of a secret
offer, and the cards themselves only if the offer is open.
"""

from __future__ import annotations

from bot.tables.snapshot import Snapshot
from bot.words.cards import brief, in_order
from bot.words.rulebook import title as title_of
from bot.words.speech import Fact, Speech
from cogs.core.narration import NarrationContext, sentence
from cogs.core.people import named, until
from rules.cards import Cards, joined
from rules.events import ALONE, CardDrawn, CardsPledged, CardsTaken
from rules.view import SeatView


def asked_to_give(speech: Speech, table: Snapshot, view: SeatView) -> str:
    """Return the request to this seat to give, offer or swap cards; the view must have a gift."""
    gift = view.gift
    assert gift is not None
    facts: dict[str, Fact] = {
        "who": named(speech, table.players[gift.to]),
        "count": gift.count,
        "due": until(table),
    }
    theirs, mine = _pledge(view, gift.to), _pledge(view, view.seat)
    if gift.offer and gift.words and theirs and mine:
        pledged = {"theirs": theirs, "mine": mine}
        both = {whose: in_order(speech, one.cards, in_text=True) for whose, one in pledged.items()}
        return speech.say("hand-haggle", **both, **facts)
    if gift.offer:
        return speech.say("hand-offer" if gift.count else "hand-swap", **facts)
    if gift.words and theirs:
        return speech.say(
            "hand-swap-back", theirs=in_order(speech, theirs.cards, in_text=True), **facts
        )
    return speech.say("hand-give-highest" if gift.among else "hand-give", **facts)


def own_title(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return a line with this seat's title and its payment, until the first trick is over.

    Return no line in a deal without an exchange. A player without a title who pays is a newcomer.
    Players of a first deal have no places, so that partners who swap cards pay nobody.
    """
    if view.last_trick or not (view.gifts or view.gift):
        return []
    title = title_of(speech, table.state.match.titles.get(table.players[view.seat or 0], ""))
    place = {seat: at for at, seat in enumerate(view.standing)}
    upward = [gift for gift in view.gifts if place.get(gift.giver, 0) > place.get(gift.taker, 0)]
    count = sum(gift.count for gift in upward if view.seat in (gift.giver, gift.taker))
    for gift in upward:
        if gift.giver == view.seat:
            who = named(speech, table.players[gift.taker])
            key = "own-title-pays" if title else "own-place-pays"
            return [speech.say(key, title=title, who=who, count=count)]
        if gift.taker == view.seat and title:
            who = named(speech, table.players[gift.giver])
            return [speech.say("own-title-gets", title=title, who=who, count=count)]
    return [speech.say("own-title", title=title)] if title else []


def gifts_offered(speech: Speech, view: SeatView) -> dict[Cards, str]:
    """Return the label of each button that gives or offers cards with one press, by the cards."""
    gift = view.gift
    assert gift is not None
    lowest = joined(view.givable[: gift.count or 1])
    mine = _pledge(view, view.seat)
    if gift.offer and mine and mine.cards != lowest and not mine.cards & ~view.held:
        insisting = {mine.cards: speech.say("offer-again", cards=brief(speech, mine.cards))}
        return {**insisting, lowest: speech.say("offer-cards", cards=brief(speech, lowest))}
    return {lowest: gift_label(speech, view, lowest)}


def gift_label(speech: Speech, view: SeatView, cards: Cards) -> str:
    """Return the label of a button that gives or offers these cards."""
    key = "offer-cards" if view.gift and view.gift.offer else "give-lowest"
    return speech.say(key, cards=brief(speech, cards))


def pick_gift(speech: Speech, view: SeatView) -> str:
    """Return the placeholder of the select of cards to give."""
    count = view.gift.count if view.gift else 0
    return speech.say("pick-give", count=count) if count else speech.say("pick-any")


def most_to_give(view: SeatView) -> int:
    """Return the maximum number of cards to pick."""
    return (view.gift.count if view.gift else 0) or len(view.givable)


def changed_hands(speech: Speech, table: Snapshot, view: SeatView) -> list[str]:
    """Return lines about cards given or offered before play, as far as this seat may see them."""
    telling = NarrationContext(speech, table.players)
    lines = [
        _taken(speech, telling, view, took)
        for took in view.taken
        if isinstance(took, CardsTaken) and not _by_the_one_alone(view, took)
    ]
    lines += drawn_last(speech, view)
    if view.widow and not view.taken:
        lines.append(speech.say("only-you-see", cards=in_order(speech, view.widow, in_text=True)))
    own = view.seat if view.gift and view.gift.words else None  # the request names these offers
    offers = [pledge for pledge in view.pledged if own not in (pledge.seat, pledge.to)]
    return lines + [_offered(speech, telling, view, pledge) for pledge in offers]


def drawn_last(speech: Speech, view: SeatView) -> list[str]:
    """Return a line with the last card that this seat drew, or no line."""
    drawn = [took for took in view.taken if isinstance(took, CardDrawn) and took.cards]
    return [speech.say("drawn-last", cards=in_order(speech, took.cards)) for took in drawn[-1:]]


def _by_the_one_alone(view: SeatView, took: CardsTaken) -> bool:
    """Whether unseen cards went to the one who plays alone, as the line of the sides implies."""
    alone = bool(view.sides) and view.sides[took.seat] == ALONE
    return view.seat is not None and alone and not took.cards


def _taken(speech: Speech, telling: NarrationContext, view: SeatView, took: CardsTaken) -> str:
    if took.seat != view.seat or not took.cards:
        return sentence(telling, took)
    cards, returned = in_order(speech, took.cards), took.returned
    if returned:
        return speech.say("told-traded-own", cards=cards, returned=in_order(speech, returned))
    return speech.say("told-took-cards-own", cards=cards)


def _offered(
    speech: Speech, telling: NarrationContext, view: SeatView, pledge: CardsPledged
) -> str:
    """Return the sentence about an offer; a reader who gives or takes is addressed directly."""
    if view.seat not in (pledge.seat, pledge.to):
        return sentence(telling, pledge)
    mine = pledge.seat == view.seat
    whose = "own" if mine else "to-own"
    other = telling.who(pledge.to if mine else pledge.seat)
    facts = {"taker" if mine else "giver": other}
    if pledge.cards:
        cards = in_order(speech, pledge.cards)
        return speech.say(f"told-offered-cards-{whose}", cards=cards, **facts)
    return speech.say(f"told-offered-{whose}", count=pledge.count, **facts)


def _pledge(view: SeatView, seat: int | None) -> CardsPledged | None:
    return next((pledge for pledge in view.pledged if pledge.seat == seat), None)
