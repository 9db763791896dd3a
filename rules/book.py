"""The book of one decision: what happened, in order, and the deal as it leaves it."""

from __future__ import annotations

from rules.changes import CHANGES
from rules.deal import Deal
from rules.events import Event


class Book:
    """The events of one decision, and the deal after them; the deal it began with stays as it was.

    Whoever decides writes events and reads `deal` to see how things then stand.
    """

    def __init__(self, deal: Deal) -> None:
        self.deal = deal.copy()
        self.events: list[Event] = []

    def write(self, event: Event) -> None:
        """Note the event, change the deal, and let the house rules react."""
        deal = self.deal
        CHANGES[type(event)](deal, event)
        self.events.append(event)
        reactors = deal.rules.reactors.get(type(event))
        if reactors:
            for reaction in [r for rule in reactors for r in rule.reacts(deal, event)]:
                self.write(reaction)
