"""Cards that beat more than their rank says (options joker_power, twos_discount)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from rules.cards import JOKER, TWO, Cards, each, of_rank
from rules.combinations import Combination
from rules.deal import Deal
from rules.events import Event, Played, TrickWon
from rules.ruleset import Rule
from rules.shapes import picks

JOKERS, TWOS = of_rank(JOKER), of_rank(TWO)


@dataclass(frozen=True)
class JokerBeatsAnySet(Rule):
    """One joker beats any single or set of lower cards; only a higher joker answers (000:440)."""

    step = 30

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        if top.cards & JOKERS:
            return None if play.cards & JOKERS else False
        return True if _lone_joker(play.cards) else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        return each(hand & JOKERS)


@dataclass(frozen=True)
class JokerWinsTrick(JokerBeatsAnySet):
    """One joker beats anything and the trick ends at once: nobody answers (COMP 303, P3-04)."""

    hears = (Played,)

    def reacts(self, deal: Deal, event: Played) -> Iterable[Event]:
        return (TrickWon(event.seat),) if _lone_joker(event.as_cards) else ()


@dataclass(frozen=True)
class TwosNeedOneFewer(Rule):
    """A set of twos beats a lower set with one card more, never other twos (P3-05, C-PR-6)."""

    step = 80

    def judges(self, deal: Deal, play: Combination, top: Combination) -> bool | None:
        if play.cards & ~TWOS or top.cards & (TWOS | JOKERS):
            return None
        return True if play.size == top.size - 1 else None

    def offers(self, deal: Deal, hand: Cards, top: Combination | None) -> Iterable[Cards]:
        return picks(hand & TWOS, top.size - 1) if top and top.size > 1 else ()


def _lone_joker(held: Cards) -> bool:
    return bool(held & JOKERS) and held.bit_count() == 1
