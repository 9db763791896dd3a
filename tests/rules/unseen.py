"""Deals that differ from a given deal only in cards that one seat cannot see."""

from __future__ import annotations

from dataclasses import replace
from random import Random

from rules.actions import Seat
from rules.cards import ONE_PACK, Card, Cards, each, joined
from rules.deal import Deal


def redealt(deal: Deal, seat: Seat | None, chance: Random) -> Deal:
    """The deal with the cards that a seat cannot see shuffled; seat None is a spectator.

    The other hands, the widow, the stock, the cards put aside and the pack are shuffled. Every
    place keeps its number of cards. All seats see backs that are ranked: each place then keeps its
    number of cards of each back. Cards of the widow and of those put aside stay where they are if
    all seats or this seat have seen them.
    """
    known = deal.faced | joined(look.cards for look in deal.looked if look.seat == seat)
    hands = [0 if holder == seat else hand for holder, hand in enumerate(deal.hands)]
    places = [*hands, deal.widow & ~known, deal.aside & ~known, *deal.stock, *deal.deck]
    cards = [one for place in places for one in each(place)]
    dealt = iter(shuffled(cards, chance, apart=deal.rules.ranking.backs))
    new: list[Cards] = [joined(next(dealt) for _ in range(p.bit_count())) for p in places]
    count = len(deal.hands)
    stock = count + 2 + len(deal.stock)
    return replace(
        deal,
        hands=tuple(
            old if holder == seat else other
            for holder, (old, other) in enumerate(zip(deal.hands, new, strict=False))
        ),
        widow=new[count] | deal.widow & known,
        aside=new[count + 1] | deal.aside & known,
        stock=tuple(new[count + 2 : stock]),
        deck=tuple(new[stock:]),
    )


def shuffled(cards: list[Card], chance: Random, apart: bool) -> list[Card]:
    """The cards in random order; with `apart`, cards only change with cards of their back."""
    second = [apart and one > ONE_PACK for one in cards]
    piles = [
        [one for one, back in zip(cards, second, strict=True) if back is b] for b in (False, True)
    ]
    for pile in piles:
        chance.shuffle(pile)
    return [piles[back].pop() for back in second]
