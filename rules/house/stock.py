"""A pass costs a card from the stock (options draw_on_pass, stock_exhausted; BT-62, BT-66)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.cards import Card, each
from rules.deal import Deal
from rules.events import CardDrawn, Event, Passed, Restocked
from rules.rule import Rule
from rules.shuffle import is_old, later

MOST_RESTOCKS = 3


@dataclass(frozen=True)
class DrawOnPass(Rule):
    """A seat that passes draws a card, or as many as the play to beat has.

    When the stock runs out, play goes on without drawing, or with `reshuffled` the cards of the
    finished tricks become the new stock, a few times: a deal must come to an end.
    """

    as_required: bool = False
    reshuffled: bool = False
    hears = (Passed,)

    def reacts(self, deal: Deal, event: Passed) -> Iterable[Event]:
        """Yield a drawn card per event, and a new stock where the old one runs out."""
        if not deal.trick:
            return
        wanted = deal.trick[-1].cards.bit_count() if self.as_required else 1
        yield from (CardDrawn(event.seat, card) for card in deal.stock[:wanted])
        lacking = wanted - len(deal.stock)
        again = self.reshuffled and deal.restocked < MOST_RESTOCKS
        if again and lacking > 0 and deal.seen:
            stock = _reshuffled(deal)
            yield Restocked(stock)
            yield from (CardDrawn(event.seat, card) for card in stock[:lacking])


def _reshuffled(deal: Deal) -> tuple[Card, ...]:
    """Return the cards of finished tricks in an order that follows from the deal's own lot."""
    cards = list(each(deal.seen))
    if not is_old(deal.lot):
        later(deal.lot, "restocked", str(deal.played)).shuffle(cards)
        return tuple(cards)
    state = deal.lot << 16 | deal.played
    for last in range(len(cards) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) & (1 << 64) - 1
        other = (state >> 33) % (last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return tuple(cards)
