"""Simulations for a search: a choice is tried in determinized deals (worlds), by playouts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import lru_cache
from itertools import combinations
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.players.determinization import Sampler, determinized
from bot.players.division import Divisions, burden, cost
from bot.players.heuristics import bid, turns, unlifted
from bot.players.information_state import InformationState
from bot.players.playout import (
    engine_playout,
    engine_step,
    lead_key,
    move_generators,
    playout,
    strength,
)
from bot.players.utility import plays_for_match, utility
from bot.players.weakest import laying
from rules.actions import Action, Bid, Call, Give, Pass, Play, Seat
from rules.cards import PACK_BITS, Card, Cards, each, joined
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import decide, legal
from rules.events import Ended
from rules.fast import FastDeal, FastRules, Move, approximate_rules
from rules.phases.base import Part
from rules.phases.leftovers import KEEP, TRADE
from rules.phases.plays import readings
from rules.phases.tricks import result
from rules.ruleset import RuleSet

SERVES = 0.3  # the turns that a wild card must save to be used as another card
MANY = 20_000  # the most hands in the cache


class Approximation:
    """The fast approximation of a rule set in one order of ranks.

    >>> from rules.cards import cards, text
    >>> from rules.catalogue import build
    >>> nearest = approximation(build("bigtwo_jokers"), upside_down=False)
    >>> text(nearest.settled(cards("3D 4C 5H 6S KD RJ")))
    '3D 4C 5H 6S 7D KD'
    """

    def __init__(self, fast: FastRules, deal: Deal) -> None:
        """Find the wild cards; `deal` is any deal by these rules in this order of ranks."""
        self._rules, self._divisions = fast, Divisions(fast.moves)
        pack = fast.ruleset.pack
        self._ranks = [held & pack for held, _, _ in fast.moves.reader.ranking.ranks if held & pack]
        self._alone = _wild(deal, self._ranks) if fast.ruleset.interpreters else {}
        self._memo: dict[Cards, Cards] = {}

    def ended(self, deal: Deal, eager: int) -> Ended:
        """Return the end of a deal, played out from its tricks; `eager` as in `Determinization`."""
        hands = [*map(self.settled, deal.hands)] if self._alone else None
        return playout(FastDeal(self._rules, deal, hands), self._divisions, eager).result()

    def settled(self, hand: Cards) -> Cards:
        """Return the hand in the fast form, with each wild card as its most useful card; cached."""
        fast_hand = self._memo.get(hand)
        if fast_hand is None:
            if len(self._memo) >= MANY:
                self._memo.clear()
            fast_hand = self._memo[hand] = self._settled(hand)
        return fast_hand

    def _settled(self, hand: Cards) -> Cards:
        wild = [card for card in each(hand) if card in self._alone]
        rest = hand & ~joined(wild)
        for card in wild:
            alone = _free(rest, self._alone[card])
            ways = [alone, *(_free(rest, rank) for rank in self._ranks)]
            needs = [self._needs(rest | way) for way in ways]
            least = min(needs)
            rest |= ways[0 if needs[0] <= least + SERVES else needs.index(least)]
        return self._rules.moves.canonical(rest)

    def _needs(self, hand: Cards) -> float:
        return cost(self._divisions.divide(self._rules.moves.canonical(hand)))


def approximate_playout(deal: Deal, eager: int, chance: Random) -> Ended | None:
    """Return the end of a deal from its tricks, by the approximation of its rules, else the engine.

    Return None if the deal does not end in reasonable time.
    """
    nearest = None if deal.ended else approximation(deal.rules, deal.upside_down)
    return nearest.ended(deal, eager) if nearest else engine_playout(deal, chance)


@lru_cache(maxsize=16)
def approximation(rules: RuleSet, upside_down: bool) -> Approximation | None:
    """Return the approximation for these rules, cached; None if the rules have no end of a deal."""
    fast = approximate_rules(rules, upside_down)
    return Approximation(fast, Deal(rules, hands=(0,), upside_down=upside_down)) if fast else None


def _wild(deal: Deal, ranks: Sequence[Cards]) -> dict[Card, Cards]:
    """Return the wild cards, each with the card that it stands for when it is laid alone.

    A card is wild if it makes a play with a card of most other ranks.
    """
    stands_for = dict[Card, Cards]()
    for rank in ranks:
        for card in each(rank):
            beside = [card | other & -other for other in ranks if other != rank]
            if 2 * sum(bool(readings(deal, 0, Play(two))) for two in beside) <= len(beside):
                continue
            alone = readings(deal, 0, Play(card))
            stands_for[card] = alone[0].cards if alone else ranks[0]
    return stands_for


def _free(hand: Cards, wanted: Cards) -> Card:
    """Return the lowest of these cards that the hand does not hold, of a further pack if needed."""
    while not wanted & ~hand:
        wanted <<= PACK_BITS
    free = wanted & ~hand
    return free & -free


MOST = 12  # the most candidate plays
NEAR = 1.8  # the most turns by which the rest after a candidate may be worse than the best rest
GOES_OUT = -5.0  # turns left after going out, where few other plays need a try
WEIGHED = 14  # the most plays for which the rest of the hand is divided
STEADY = 0.1  # the share of a win for each card fewer than the other side; wins alone are too noisy
FEW = 7  # the most plays that are tried by the engine
SPARE = 3  # the number of cards beyond the gift from which the gift is chosen
GIFTS = 6  # the most gifts that are tried
CLEARLY = 2.0  # standard errors by which another bid or gift must be better than the usual one

FastWorld: TypeAlias = tuple[FastDeal, int]  # a deal in the fast form, and the eager seats
World: TypeAlias = tuple[Deal, int]  # a determinized deal, and the bit set of eager seats


class Simulation(Protocol):
    """The problem of a search: choices, worlds to try them in, and their utility there."""

    price: int  # the cost of a playout, relative to the fast form

    def choices(self, plain: Action) -> Sequence[Any]:
        """Return the choices to try, first the choice for `plain`, the action of `normal`."""
        ...

    def determinize(self, count: int, chance: Random) -> Sequence[Any]:
        """Sample `count` worlds: determinized deals."""
        ...

    def utility(self, choice: Any, world: Any, course: int) -> float:
        """Return the utility of this choice in one world; `course` is the seed of the playout."""
        ...

    def outcome(self, choice: Any, world: Any, course: int) -> Ended | None:
        """Return the end of the deal after this choice; None if the deal does not end."""
        ...

    def choice(self, action: Action) -> Any: ...

    def action(self, choice: Any) -> Action: ...


class Candidate(NamedTuple):
    """An action and its move in the fast form; the move is None for a pass."""

    action: Action
    move: Move | None


class FastSimulation:
    """Simulations of a rule set that has a fast form."""

    price = 1

    def __init__(
        self,
        knowledge: InformationState,
        sampler: Sampler,
        base: Deal,
        form: tuple[FastRules, Divisions],
    ) -> None:
        self.knowledge, self.sampler, self.base = knowledge, sampler, base
        self.rules, self.divisions = form
        if self.rules.settled_by_first_out and not base.out:
            self.rules = replace(self.rules, first_out_ends=True)
        self._utility = utility(knowledge)
        self._steps = self._by_place()

    def choices(self, plain: Action) -> list[Candidate]:
        """Return `plain`, plays that leave few turns in the hand, and a pass if legal."""
        view, moves = self.knowledge.view, self.rules.moves
        hand, by_cards = moves.canonical(view.held), dict[int, tuple[Combination, Move]]()
        for play in view.plays:
            move = moves.move(moves.canonical(play.cards))
            if move is not None:
                by_cards.setdefault(move.cards, (play, move))
        some = [
            Candidate(laying(play), move) for play, move in self._near(hand, [*by_cards.values()])
        ]
        if view.may_pass:
            some.append(Candidate(Pass(), None))
        return self._first(plain, some)

    def _first(self, plain: Action, some: list[Candidate]) -> list[Candidate]:
        moves = self.rules.moves
        laid = moves.canonical(plain.cards) if isinstance(plain, Play) else 0
        same = [
            candidate
            for candidate in some
            if (candidate.move.cards if candidate.move else 0) == laid
        ]
        before = [Candidate(plain, same[0].move if same else moves.move(laid))]
        return before + [candidate for candidate in some if candidate not in same]

    def _near(self, hand: int, plays: list[tuple[Combination, Move]]) -> list[Any]:
        """Return the plays that leave few turns in the hand, the best play first."""
        divisions, moves = self.divisions, self.rules.moves
        whole = {part.cards for part in divisions.divide(hand)}
        plays.sort(key=lambda pair: (pair[1].cards not in whole, -pair[1].size, pair[1].height))
        weighed = []
        for at, pair in enumerate(plays[:WEIGHED]):
            rest = moves.without(hand, pair[1].cards)
            left = cost(divisions.divide(rest)) if rest or self.rules.by_side_total else GOES_OUT
            weighed.append((left + 0.3 * (1 - burden(pair[1])), at, pair))
        weighed.sort(key=lambda entry: entry[:2])
        return [pair for left, _, pair in weighed if left <= weighed[0][0] + NEAR][: MOST - 1]

    def determinize(self, count: int, chance: Random) -> list[FastWorld]:
        """Sample deals in the fast form, with the bit set of the eager seats in each."""
        return [
            (FastDeal(self.rules, determinized(self.base, world)), world.eager)
            for world in self.sampler.sample(count, chance)
        ]

    def utility(self, choice: Candidate, world: FastWorld, course: int) -> float:
        seat = self.knowledge.seat
        deal = self._after(choice, world[0])
        if not self._steps:
            playout(deal, self.divisions, world[1])
            steady = STEADY * deal.side_lead(seat) if self.rules.by_side_total else 0.0
            return self._utility(deal.result()) + steady
        playout(deal, self.divisions, world[1], until=seat)
        return 0.0 if deal.void else self._steps[deal.out.index(seat) if seat in deal.out else -1]

    def _by_place(self) -> list[float]:
        """Return the utility of each place; () if points count, or in a match that may soon end."""
        seat, base = self.knowledge.seat, self.base
        held = all(hand or other in base.out for other, hand in enumerate(base.hands))
        if not self.rules.by_places or not held or plays_for_match(self.knowledge):
            return []
        others = [other for other in range(len(base.hands)) if other != seat]
        orders = [(*others[:at], seat, *others[at:]) for at in range(len(base.hands))]
        return [self._utility(result(base, order)) for order in orders]

    def outcome(self, choice: Candidate, world: FastWorld, course: int) -> Ended:
        deal = self._after(choice, world[0])
        playout(deal, self.divisions, world[1])
        return deal.result()

    def _after(self, choice: Candidate, begun: FastDeal) -> FastDeal:
        deal = begun.copy()
        deal.seat = self.knowledge.seat
        deal.make(choice.move)
        return deal

    def choice(self, action: Action) -> Candidate:
        if not isinstance(action, Play):
            return Candidate(action, None)
        moves = self.rules.moves
        return Candidate(action, moves.move(moves.canonical(action.stands_as or action.cards)))

    def action(self, choice: Candidate) -> Action:
        return choice.action


class EngineSimulation:
    """Simulations of rule sets without a fast form: the engine makes the choice, then a playout.

    The playout is by approximate rules.
    """

    price = 2

    def __init__(self, knowledge: InformationState, sampler: Sampler) -> None:
        self.knowledge, self.sampler = knowledge, sampler
        rules = knowledge.rules
        both = move_generators(rules.usual, rules.inverted, rules.pack)
        self.moves = both[knowledge.view.upside_down]
        self._utility = utility(knowledge)

    def choices(self, plain: Action) -> list[Action]:
        """Return `plain`, a few low plays, a high play, and a pass if legal."""
        view, move = self.knowledge.view, self.moves.move
        ranked = {(play.rung, play.strength, play.size): play for play in reversed(view.plays)}
        plays = sorted(ranked.values(), key=lambda play: lead_key(move(play.cards)))
        low = sorted(plays, key=lambda play: strength(move(play.cards)))
        some = [laying(play) for play in (*plays[: FEW - 3], *low[:2], *low[-1:])]
        actions = [plain, *some, *([Pass()] if view.may_pass else [])]
        return list(dict.fromkeys(actions))

    def determinize(self, count: int, chance: Random) -> list[World]:
        """Sample whole deals, replayed from the first event, with the eager seats in each."""
        worlds = self.sampler.sample(count, chance)
        return [(self.sampler.deal(chance, world), world.eager) for world in worlds]

    def utility(self, choice: Action, world: World, course: int) -> float:
        ended = self.outcome(choice, world, course)
        return self._utility(ended) if ended else 0.0

    def outcome(self, choice: Action, world: World, course: int) -> Ended | None:
        before, eager = world
        after = decide(before, self.knowledge.seat, choice).deal
        return approximate_playout(after, eager, Random(course))

    def choice(self, action: Action) -> Action:
        return action

    def action(self, choice: Action) -> Action:
        return choice


def has_early_choice(knowledge: InformationState) -> bool:
    """Whether this seat has a choice before the tricks that playouts can compare."""
    view = knowledge.view
    if gift := view.gift:
        trades = gift.words or gift.offer  # a trade: the seat acts again after the other seat
        return not trades and len(view.givable) > gift.count
    return not view.opened and len(_early_actions(knowledge)) > 1


class EarlySimulation(EngineSimulation):
    """Simulations of bids, gifts and swaps; each is followed by a whole deal."""

    price = 4

    def choices(self, plain: Action) -> list[Action]:
        """Return all bids or calls, or a few gifts that leave good hands; `plain` first."""
        gift = self.knowledge.view.gift
        some = _gifts(self.knowledge, gift.count) if gift else _early_actions(self.knowledge)
        return list(dict.fromkeys([plain, *some]))

    def outcome(self, choice: Action, world: World, course: int) -> Ended | None:
        chance = Random(course)
        deal = _in_tricks(decide(world[0], self.knowledge.seat, choice).deal, chance)
        return approximate_playout(deal, 0, chance)


def _early_actions(knowledge: InformationState) -> list[Action]:
    """Return the possible bids, or the calls of a swap; also a pass if legal."""
    view = knowledge.view
    swaps = Call(TRADE), Call(KEEP)
    some: list[Action] = [
        action for action in view.asked if isinstance(action, Bid) or action in swaps
    ]
    if some and view.may_pass:
        some.append(Pass())
    return some


def _gifts(knowledge: InformationState, count: int) -> Iterator[Action]:
    """Yield at most `GIFTS` gifts that leave the hand with few turns."""
    view = knowledge.view
    hand = view.held

    def left(cards: Cards) -> tuple[float, Cards]:
        return round(turns(knowledge, hand & ~cards, hand), 6), cards

    spare = sorted(unlifted(knowledge, view.givable, count), key=left)[: count + SPARE]
    yield from map(Give, sorted(map(joined, combinations(spare, count)), key=left)[:GIFTS])


def _in_tricks(deal: Deal, chance: Random) -> Deal:
    """Return the deal in its tricks, at a state from which the fast form can play.

    An opening play that must include a certain card is made by the engine.
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
    """Choose an action before the tricks: a bid by the hand, a gift of the lowest cards, or any."""
    gift = deal.rules.phases[deal.phase].gift(deal, seat)
    if gift and not gift.words and gift.count:
        held = gift.among or deal.hands[seat]
        return Give(joined(deal.rules.worth.lowest_first(held)[: gift.count]))
    actions: Sequence[Action] = legal(deal, seat)
    if any(isinstance(action, Bid) for action in actions):
        return bid(deal.rules, deal.hands[seat], len(deal.hands), actions)
    return chance.choice(actions)
