"""Trials of bids and gifts on determinizations: each is followed by a whole deal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations
from random import Random

from bot.players.bidding import bid
from bot.players.information_state import Knowledge
from bot.players.judgement import turns, unlifted
from bot.players.playout import engine_step
from bot.players.similarity import rest_of
from bot.players.trials import Guessed, RulesTrial
from rules.actions import Action, Bid, Call, Give, Pass, Seat
from rules.cards import Cards, joined
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import Ended
from rules.phases.base import Part
from rules.phases.leftovers import KEEP, TRADE

SPARE = 3  # extra cards among which those to give are chosen
GIFTS = 6  # that are tried
CLEARLY = 2.0  # standard errors by which another bid or gift must be better than the usual one


def is_tried(knowledge: Knowledge) -> bool:
    """Whether this seat has a choice before the tricks that a playout can inform."""
    view = knowledge.view
    if gift := view.gift:
        trades = gift.words or gift.offer  # the seat acts again, after the other
        return not trades and len(view.givable) > gift.count
    return not view.opened and len(_asked(knowledge)) > 1


class EarlyTrial(RulesTrial):
    """Trials of bids, gifts and swaps."""

    price = 4

    def choices(self, plain: Action) -> list[Action]:
        """Return all bids or calls, or a few gifts that leave good hands; `plain` first."""
        gift = self.knowledge.view.gift
        some = _gifts(self.knowledge, gift.count) if gift else _asked(self.knowledge)
        return list(dict.fromkeys([plain, *some]))

    def ended(self, choice: Action, guessed: Guessed, course: int) -> Ended | None:
        """Return the end of the deal after this choice; None where it does not end."""
        chance = Random(course)
        deal = _in_tricks(decide(guessed[0], self.knowledge.seat, choice).deal, chance)
        return rest_of(deal, 0, chance)


def _asked(knowledge: Knowledge) -> list[Action]:
    """Return the possible bids, or the possible words of a swap."""
    view = knowledge.view
    swaps = Call(TRADE), Call(KEEP)
    some: list[Action] = [one for one in view.asked if isinstance(one, Bid) or one in swaps]
    if some and view.may_pass:
        some.append(Pass())
    return some


def _gifts(knowledge: Knowledge, count: int) -> Iterator[Action]:
    """Yield gifts without which the hand takes few turns."""
    view = knowledge.view
    hand = view.held

    def left(cards: Cards) -> tuple[float, Cards]:
        return round(turns(knowledge, hand & ~cards, hand), 6), cards

    spare = sorted(unlifted(knowledge, view.givable, count), key=left)[: count + SPARE]
    yield from map(Give, sorted(map(joined, combinations(spare, count)), key=left)[:GIFTS])


def _in_tricks(deal: Deal, chance: Random) -> Deal:
    """Return the deal in its tricks, as far as the fast form needs.

    An opening play that must include a certain card is made by the rules.
    """
    while deal.ended is None:
        phase = deal.rules.phases[deal.phase]
        if phase.part is not Part.TRICKS:
            seat = min(deal.to_act)
            deal = decide(deal, seat, _answer(deal, seat, chance)).deal
        elif deal.including and not deal.played:
            deal = engine_step(deal, chance)
        else:
            break
    return deal


def _answer(deal: Deal, seat: Seat, chance: Random) -> Action:
    """Choose for this seat in a determinization: bids by the hand, gifts of the lowest cards."""
    gift = deal.rules.phases[deal.phase].gift(deal, seat)
    if gift and not gift.words and gift.count:
        held = gift.among or deal.hands[seat]
        return Give(joined(deal.rules.worth.lowest_first(held)[: gift.count]))
    actions: Sequence[Action] = legal(deal, seat)
    if any(isinstance(action, Bid) for action in actions):
        return bid(deal.rules, deal.hands[seat], len(deal.hands), actions)
    return chance.choice(actions)
