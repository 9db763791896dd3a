"""Deals played by chance, with the knowledge of each seat at every moment."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

from bot.players.information_state import InformationState
from rules import events as e
from rules.actions import Seat
from rules.deal import Deal
from rules.engine import begin, decide
from rules.ruleset import RuleSet
from rules.view import redacted, view
from tests.rules.random_play import shuffled, steps


@dataclass
class Moment:
    """A deal with its events so far."""

    deal: Deal
    log: list[e.Event]

    def known(self, seat: Seat) -> InformationState:
        """Return the knowledge of this seat about the deal."""
        events = tuple(redacted(event, seat) for event in self.log)
        return InformationState(view(self.deal, seat), events, self.deal.rules)


def moments(rules: RuleSet, first: e.Shuffled, chance: Random) -> Iterator[Moment]:
    """Yield every moment of a deal that is played by chance."""
    book = begin(rules, first)
    log, deal = list(book.events), book.deal
    yield Moment(deal, log)
    for before, seat, action in steps(deal, chance):
        after = decide(before, seat, action)
        log = log + after.events
        yield Moment(after.deal, log)


def midway(rules: RuleSet, seats: int, chance: Random) -> Moment:
    """Return the middle moment of a deal's tricks; drawn again for a deal without tricks."""
    every = moments(rules, shuffled(rules, seats, chance), chance)
    tricks = [moment for moment in every if moment.deal.played and moment.deal.ended is None]
    return tricks[len(tricks) // 2] if tricks else midway(rules, seats, chance)
