"""Trials of plays on determinizations: in the fast form, or through the rules."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any, NamedTuple, Protocol, TypeAlias

from bot.players.determinization import Sampler, relaid
from bot.players.division import Divisions, burden, cost
from bot.players.information_state import Knowledge
from bot.players.playout import lead_key, move_generators, playout, strength
from bot.players.similarity import rest_of
from bot.players.utility import aim, plays_for_match
from bot.players.weakest import laying
from rules.actions import Action, Pass, Play
from rules.combinations import Combination
from rules.deal import Deal
from rules.engine import decide
from rules.events import Ended
from rules.fast import FastDeal, FastRules, Move
from rules.phases.tricks import result

MOST = 12  # plays that are tried
NEAR = 1.8  # turns by which a division may be worse than the best for its play to be tried
GOES_OUT = -5.0  # turns left: where going out is surely good, hardly anything else is tried
WEIGHED = 14  # plays whose rests are divided
STEADY = 0.1  # of a win, for each card fewer than the other side: wins alone are too noisy
FEW = 7  # plays that are tried through the rules

Guessed: TypeAlias = tuple[Deal, int]  # with the bit set of eager seats


class Trial(Protocol):
    """The problem of a search: choices, deals to try them on, and the value of each."""

    price: int  # of a playout, relative to the fast form

    def choices(self, plain: Action) -> Sequence[Any]:
        """Return the choices to try, plain judgement's action first."""
        ...

    def guess(self, count: int, chance: Random) -> Sequence[Any]:
        """Sample so many determinizations."""
        ...

    def value(self, choice: Any, guessed: Any, course: int) -> float:
        """Return the worth of the deal after this choice, played out in this course."""
        ...

    def ended(self, choice: Any, guessed: Any, course: int) -> Ended | None:
        """Return the end of the deal after this choice; None where it does not end."""
        ...

    def choice(self, action: Action) -> Any:
        """Return the choice for this play or pass."""
        ...

    def action(self, choice: Any) -> Action:
        """Return the action for a choice."""
        ...


class Tried(NamedTuple):
    """An action and its move; None for a pass."""

    action: Action
    move: Move | None


class FastTrial:
    """Trials of a rule set that has a fast form."""

    price = 1

    def __init__(
        self, knowledge: Knowledge, sampler: Sampler, base: Deal, kept: tuple[FastRules, Divisions]
    ) -> None:
        self.knowledge, self.sampler, self.base = knowledge, sampler, base
        self.rules, self.divisions = kept
        if self.rules.settled_by_first_out and not base.out:
            self.rules = replace(self.rules, first_out_ends=True)
        self._aim = aim(knowledge)
        self._steps = self._by_place()

    def choices(self, plain: Action) -> list[Tried]:
        """Return plays that leave a well divided rest, and a pass."""
        view, moves = self.knowledge.view, self.rules.moves
        hand, found = moves.canonical(view.held), dict[int, tuple[Combination, Move]]()
        for play in view.plays:
            move = moves.move(moves.canonical(play.cards))
            if move is not None:
                found.setdefault(move.cards, (play, move))
        some = [Tried(laying(play), move) for play, move in self._near(hand, [*found.values()])]
        if view.may_pass:
            some.append(Tried(Pass(), None))
        return self._first(plain, some)

    def _first(self, plain: Action, some: list[Tried]) -> list[Tried]:
        moves = self.rules.moves
        laid = moves.canonical(plain.cards) if isinstance(plain, Play) else 0
        same = [one for one in some if (one.move.cards if one.move else 0) == laid]
        before = [Tried(plain, same[0].move if same else moves.move(laid))]
        return before + [one for one in some if one not in same]

    def _near(self, hand: int, found: list[tuple[Combination, Move]]) -> list[Any]:
        """Return the plays after which few turns are left."""
        divisions, moves = self.divisions, self.rules.moves
        whole = {part.cards for part in divisions.divide(hand)}
        found.sort(key=lambda one: (one[1].cards not in whole, -one[1].size, one[1].height))
        weighed = []
        for at, one in enumerate(found[:WEIGHED]):
            rest = moves.without(hand, one[1].cards)
            left = cost(divisions.divide(rest)) if rest or self.rules.by_side_total else GOES_OUT
            weighed.append((left + 0.3 * (1 - burden(one[1])), at, one))
        weighed.sort(key=lambda one: one[:2])
        return [one for left, _, one in weighed if left <= weighed[0][0] + NEAR][: MOST - 1]

    def guess(self, count: int, chance: Random) -> list[tuple[FastDeal, int]]:
        """Sample deals in the fast form, with the bit set of the eager seats in each."""
        return [
            (FastDeal(self.rules, relaid(self.base, layout)), layout.eager)
            for layout in self.sampler.layouts(count, chance)
        ]

    def value(self, choice: Tried, guessed: tuple[FastDeal, int], course: int) -> float:
        """Return the worth of the deal after this choice."""
        seat = self.knowledge.seat
        deal = self._after(choice, guessed[0])
        if not self._steps:
            playout(deal, self.divisions, guessed[1])
            steady = STEADY * deal.side_lead(seat) if self.rules.by_side_total else 0.0
            return self._aim(deal.result()) + steady
        playout(deal, self.divisions, guessed[1], until=seat)
        return 0.0 if deal.void else self._steps[deal.out.index(seat) if seat in deal.out else -1]

    def _by_place(self) -> list[float]:
        """Return the worth of each place, the first one first; empty if more than that counts."""
        seat, base = self.knowledge.seat, self.base
        held = all(hand or other in base.out for other, hand in enumerate(base.hands))
        if not self.rules.by_places or not held or plays_for_match(self.knowledge):
            return []
        others = [other for other in range(len(base.hands)) if other != seat]
        orders = [(*others[:at], seat, *others[at:]) for at in range(len(base.hands))]
        return [self._aim(result(base, order)) for order in orders]

    def ended(self, choice: Tried, guessed: tuple[FastDeal, int], course: int) -> Ended:
        """Return the end of the deal after this choice."""
        deal = self._after(choice, guessed[0])
        playout(deal, self.divisions, guessed[1])
        return deal.result()

    def _after(self, choice: Tried, begun: FastDeal) -> FastDeal:
        deal = begun.copy()
        deal.seat = self.knowledge.seat
        deal.make(choice.move)
        return deal

    def choice(self, action: Action) -> Tried:
        """Return the choice for this play or pass."""
        if not isinstance(action, Play):
            return Tried(action, None)
        moves = self.rules.moves
        return Tried(action, moves.move(moves.canonical(action.stands_as or action.cards)))

    def action(self, choice: Tried) -> Action:
        """Return the action for a choice."""
        return choice.action


class RulesTrial:
    """Trials of other rule sets: the choice by the rules, the playout by a likeness of them."""

    price = 2

    def __init__(self, knowledge: Knowledge, sampler: Sampler) -> None:
        self.knowledge, self.sampler = knowledge, sampler
        rules = knowledge.rules
        both = move_generators(rules.usual, rules.inverted, rules.pack)
        self.moves = both[knowledge.view.upside_down]
        self._aim = aim(knowledge)

    def choices(self, plain: Action) -> list[Action]:
        """Return a few low plays, a high one, and a pass."""
        view, move = self.knowledge.view, self.moves.move
        ranked = {(play.rung, play.strength, play.size): play for play in reversed(view.plays)}
        plays = sorted(ranked.values(), key=lambda play: lead_key(move(play.cards)))
        low = sorted(plays, key=lambda play: strength(move(play.cards)))
        some = [laying(play) for play in (*plays[: FEW - 3], *low[:2], *low[-1:])]
        every = [plain, *some, *([Pass()] if view.may_pass else [])]
        return list(dict.fromkeys(every))

    def guess(self, count: int, chance: Random) -> list[Guessed]:
        """Sample whole deals, replayed from the first event, with the eager seats in each."""
        layouts = self.sampler.layouts(count, chance)
        return [(self.sampler.deal(chance, layout), layout.eager) for layout in layouts]

    def value(self, choice: Action, guessed: Guessed, course: int) -> float:
        """Return the worth of the deal after this choice; 0 where it does not end."""
        ended = self.ended(choice, guessed, course)
        return self._aim(ended) if ended else 0.0

    def ended(self, choice: Action, guessed: Guessed, course: int) -> Ended | None:
        """Return the end of the deal after this choice; None where it does not end."""
        before, eager = guessed
        after = decide(before, self.knowledge.seat, choice).deal
        return rest_of(after, eager, Random(course))

    def choice(self, action: Action) -> Action:
        """Return the action itself."""
        return action

    def action(self, choice: Action) -> Action:
        """Return the choice itself."""
        return choice
