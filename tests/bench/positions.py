"""Positions for benchmarks: hands to lead from, hands to answer with, and whole random deals."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import NamedTuple, TypeAlias

from rules.actions import Action, Bid, IllegalAction, Pass, Play, Seat
from rules.cards import Cards, each, joined
from rules.cli.situation import ASKED, Said, at_table
from rules.deal import Deal
from rules.engine import begin, decide, legal
from rules.match.match import Match, MatchState
from rules.phases.base import Part
from rules.phases.plays import rank_plays
from rules.ruleset import RuleSet
from rules.shapes.search.hand import held_as

Listing: TypeAlias = Callable[[Deal, Seat], list[Cards]]


class Position(NamedTuple):
    """A position of a seat on turn. `top` is 0 on a lead; `hands` begin with the leader's."""

    deal: Deal
    seat: Seat
    hand: Cards
    top: Cards
    hands: tuple[Cards, ...]


def lead(rules: RuleSet, hands: tuple[Cards, ...]) -> Position:
    """Return the position in which the first hand leads, in the middle of a deal."""
    return Position(at_table(rules, hands[0], None, False).deal, ASKED, hands[0], 0, hands)


def follow(rules: RuleSet, hands: tuple[Cards, ...], top: Cards) -> Position:
    """Return the position in which the first hand has led `top`, and the second hand may answer."""
    deal = at_table(rules, hands[1], Said(top), False).deal
    assert deal.top  # the rules read the play here, as at the time of a real play
    return Position(deal, ASKED, hands[1], top, hands)


def leads(rules: RuleSet, sizes: tuple[int, ...], count: int, chance: Random) -> list[Position]:
    """Return `count` leads from shuffled packs; `sizes`: cards of each seat, the leader first."""
    return [lead(rules, _dealt(rules, sizes, chance)) for _ in range(count)]


def follows(rules: RuleSet, sizes: tuple[int, ...], count: int, chance: Random) -> list[Position]:
    """Return `count` answers to random leads; all sizes of a lead are equally likely.

    The leads are found with a copy of the rules, so that `rules` remembers none of the hands.
    """
    found, others = [], replace(rules)
    for _ in range(count):
        hands = _dealt(rules, sizes, chance)
        first = lead(others, hands)
        led = rank_plays(first.deal, first.seat)
        size = chance.choice(sorted({play.bit_count() for play in led}))
        top = held_as(hands[0], chance.choice([p for p in led if p.bit_count() == size]))
        found.append(follow(rules, hands, top))
    return found


def random_deal(rules: RuleSet, seats: int, chance: Random, listing: Listing) -> int:
    """Play one deal with plays drawn from `listing` or a pass; return the number of turns.

    The first bidder makes the highest bid, to match engines without an auction.
    """
    _, first = Match(rules, MatchState(tuple("ABCDEFGH"[:seats]))).deal(chance)
    deal = begin(rules, first).deal
    turns = 0
    while deal.ended is None:
        seat = next(iter(deal.to_act))
        if rules.phases[deal.phase].part is Part.TRICKS:
            deal = random_turn(deal, seat, chance, listing(deal, seat))
            turns += 1
        else:
            deal = decide(deal, seat, _prepared(legal(deal, seat), chance)).deal
    return turns


def _dealt(rules: RuleSet, sizes: tuple[int, ...], chance: Random) -> tuple[Cards, ...]:
    pack = list(each(rules.pack))
    chance.shuffle(pack)
    starts = [sum(sizes[:seat]) for seat in range(len(sizes))]
    return tuple(joined(pack[at : at + size]) for at, size in zip(starts, sizes, strict=True))


def _prepared(actions: list[Action], chance: Random) -> Action:
    bids = [action for action in actions if isinstance(action, Bid)]
    return max(bids, key=lambda bid: bid.amount) if bids else chance.choice(actions)


def random_turn(deal: Deal, seat: Seat, chance: Random, found: list[Cards]) -> Deal:
    """Draw a play or a pass until the house rules allow it, and return the deal after it.

    `found` may hold plays by rank. If no house rule bans plays, an illegal draw raises
    IllegalAction.
    """
    may_pass = bool(deal.trick or deal.rules.forbidders or not found)
    while True:
        drawn = chance.randrange(len(found) + may_pass)
        chosen = drawn < len(found)
        action = Play(held_as(deal.hands[seat], found[drawn])) if chosen else Pass()
        try:
            return decide(deal, seat, action).deal
        except IllegalAction:
            if not deal.rules.forbidders:
                raise
