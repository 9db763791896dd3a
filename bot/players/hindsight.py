"""The cost of a player's decisions, judged by the player's knowledge at each decision."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from math import sqrt
from random import Random
from typing import NamedTuple

from bot.players.determinization import Sampler
from bot.players.information_state import InformationState
from bot.players.levels import fast_form, strong
from bot.players.normal import normal
from bot.players.search import Budget
from bot.players.simulation import (
    EarlySimulation,
    EngineSimulation,
    FastSimulation,
    Simulation,
    has_early_choice,
)
from bot.players.utility import counts_side_wins, deal_utility, side_utility
from rules.actions import Action, Bid, Call, Give, Pass, Play, Seat
from rules.changes import evolve
from rules.deal import Deal
from rules.events import BidMade, Called, CardsGiven, Ended, Event, Passed, Played
from rules.match.terms import WonBy
from rules.ruleset import RuleSet
from rules.takeback import in_force
from rules.view import redacted, view

BATCH = 8  # deals that are drawn at once
FEWEST = 8  # deals needed for a result
MISTAKES = 2  # the most mistakes that are reported
LEAST = 0.2  # the least loss that is reported, in the unit of account
CLEARLY = 2.0  # standard errors by which a choice must be worse


class Unit(Enum):
    """The unit of account that players play for."""

    POINTS = "points"
    PAYMENTS = "payments"
    PLACES = "places"
    WINS = "wins"  # the wins of a side


class Decision(NamedTuple):
    """The knowledge of a seat before an action, and the action."""

    knowledge: InformationState
    made: Action


class Loss(NamedTuple):
    """The better action, and its average gain over the action made.

    The amounts are in the unit of `unit_of`; 0 if chance explains the difference.
    """

    better: Action
    amount: float
    gained: float = 0.0  # if the action made was the best: its gain over `instead`
    instead: Action | None = None  # the action of `normal`, for `gained`


class Verdict(NamedTuple):
    """A decision that is worth reporting: a mistake, or the best decision of a deal."""

    decision: Decision
    loss: Loss
    best: bool


def verdicts(judged: Sequence[tuple[Decision, Loss]]) -> list[Verdict]:
    """Return the most costly decisions and the best decision, in the order of play."""
    all_verdicts = [Verdict(decision, loss, _is_good(decision, loss)) for decision, loss in judged]
    costly = [verdict for verdict in all_verdicts if verdict.loss.amount >= LEAST]
    reported = sorted(costly, key=lambda verdict: -verdict.loss.amount)[:MISTAKES]
    reported += sorted((verdict for verdict in all_verdicts if verdict.best), key=_merit)[-1:]
    return [verdict for verdict in all_verdicts if any(verdict is other for other in reported)]


def _merit(good: Verdict) -> tuple[float, int]:
    """Return a sorting key for good decisions: the gain, then the number of choices."""
    return good.loss.gained, len(good.decision.knowledge.view.plays)


def _is_good(decision: Decision, loss: Loss) -> bool:
    """Whether the strong computer would have made the same choice among several plays."""
    view = decision.knowledge.view
    return loss.better == decision.made and view.opened and len(view.plays) > 1


def decisions(rules: RuleSet, events: Sequence[Event], seat: Seat) -> Iterator[Decision]:
    """Yield in order the bids, gifts, plays and passes of a seat that had an alternative.

    Actions that were taken back are left out.
    """
    now, log = Deal(rules), list[Event]()
    for event in in_force(events):
        made = _made(event, seat) if seat in now.to_act else None
        if made:
            knowledge = InformationState(view(now, seat), tuple(log), rules)
            seen = knowledge.view
            if has_early_choice(knowledge) or (seen.opened and len(seen.plays) + seen.may_pass > 1):
                yield Decision(knowledge, made)
        now = evolve(now, event)
        log.append(redacted(event, seat))


def loss(decision: Decision, chance: Random, thought: Budget, compared: Budget) -> Loss:
    """Return the loss of the action made, compared with the strong computer's choice.

    `thought` is the budget for that choice. Both actions are then played out within the budget
    `compared`, in deals drawn only for the comparison. If both actions are equal, the action made
    is compared with the choice of the heuristic player (`normal`) instead.
    """
    knowledge, made = decision
    better = strong(knowledge, chance, thought)
    plain = normal(knowledge) if better == made and knowledge.view.opened else made
    if plain != made and isinstance(plain, Play | Pass) and isinstance(made, Play | Pass):
        return Loss(made, 0.0, _difference(knowledge, plain, made, chance, compared), plain)
    if better == made or (knowledge.view.opened and not isinstance(better, Play | Pass)):
        return Loss(made, 0.0)
    return Loss(better, _difference(knowledge, made, better, chance, compared))


def _made(event: Event, seat: Seat) -> Action | None:
    match event:
        case Played(owner, cards, as_cards) if owner == seat:
            return Play(cards, 0 if as_cards == cards else as_cards)
        case Passed(owner) if owner == seat:
            return Pass()
        case BidMade(owner, amount) if owner == seat:
            return Bid(amount) if amount else Pass()
        case CardsGiven(giver, _, _, cards) if giver == seat:
            return Give(cards)
        case Called(owner, "trade" | "keep" as word) if owner == seat:
            return Call(word)
    return None


def _difference(
    knowledge: InformationState, made: Action, better: Action, chance: Random, budget: Budget
) -> float:
    simulation = _simulation(knowledge, chance)
    own, other = simulation.choice(made), simulation.choice(better)
    rules, seat, sides = knowledge.rules, knowledge.seat, knowledge.view.sides
    apart, amounts = list[float](), list[float]()
    left = budget.playouts // simulation.price
    while left >= BATCH * 2 and not budget.spent():
        left -= BATCH * 2
        for world in simulation.determinize(BATCH, chance):
            course = chance.getrandbits(32)
            mine_ends = simulation.outcome(own, world, course)
            other_ends = simulation.outcome(other, world, course)
            if mine_ends and other_ends:
                won = deal_utility(rules, other_ends, seat, sides)
                apart.append(won - deal_utility(rules, mine_ends, seat, sides))
                gained = _amount(rules, other_ends, seat, sides)
                amounts.append(gained - _amount(rules, mine_ends, seat, sides))
    if not _is_clear(apart):
        return 0.0
    return max(0.0, sum(amounts) / len(amounts))


def _simulation(knowledge: InformationState, chance: Random) -> Simulation:
    sampler, fast = Sampler(knowledge), fast_form(knowledge.rules)
    if has_early_choice(knowledge):
        return EarlySimulation(knowledge, sampler)
    if fast is None:
        return EngineSimulation(knowledge, sampler)
    return FastSimulation(knowledge, sampler, sampler.deal(chance), fast)


def unit_of(rules: RuleSet, sides: Sequence[int] = ()) -> Unit:
    """Return the unit of account of these rules; `sides` are the sides of the deal, () if none."""
    if counts_side_wins(rules, sides):
        return Unit.WINS
    if rules.scoring or rules.scorers:
        return Unit.POINTS
    return Unit.PAYMENTS if rules.payers else Unit.PLACES


def _amount(rules: RuleSet, ended: Ended, seat: Seat, sides: Sequence[int]) -> float:
    unit = unit_of(rules, sides)
    if unit is Unit.WINS:
        return side_utility(rules, ended, seat, sides)
    if ended.void:
        return 0.0
    match unit:
        case Unit.POINTS:
            points = ended.points[seat] if ended.points else 0
            return -points if rules.match.won_by is WonBy.FEWEST else points
        case Unit.PAYMENTS:
            return ended.paid[seat] if ended.paid else 0
    return len(ended.places) - 1 - ended.places.index(seat)


def _is_clear(apart: Sequence[float]) -> bool:
    count = len(apart)
    if count < FEWEST:
        return False
    mean = sum(apart) / count
    spread = sum((difference - mean) ** 2 for difference in apart) / (count - 1)
    return mean > CLEARLY * sqrt(spread / count) + 1e-9
