"""The choice of an action by level, with the easy and the strong computer player."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bot.domain.computers import Level
from bot.players.determinization import Sampler
from bot.players.division import Divisions
from bot.players.heuristics import answered, called
from bot.players.information_state import InformationState, position_of
from bot.players.normal import best_play, normal
from bot.players.search import (
    USUAL,
    Budget,
    EndgameSolver,
    TooManyPositionsError,
    best,
    is_small_endgame,
)
from bot.players.simulation import (
    CLEARLY,
    EarlySimulation,
    EngineSimulation,
    FastSimulation,
    Simulation,
    has_early_choice,
)
from bot.players.utility import plays_for_match, utility
from bot.players.weakest import laying, weakest
from rules.actions import Action, Bid, Pass, Play
from rules.fast import FastDeal, FastRules, counts_side_totals, fast_rules
from rules.ruleset import RuleSet

FastForm = tuple[FastRules, Divisions]


@lru_cache(maxsize=16)
def fast_form(rules: RuleSet) -> FastForm | None:
    """Return the fast rules with their divisions, cached; None if the rules have no fast form."""
    fast = fast_rules(rules)
    return (fast, Divisions(fast.moves)) if fast else None


def strong(knowledge: InformationState, chance: Random, budget: Budget) -> Action:
    """Choose an action by search in the tricks; before them or without a choice, as `normal` does.

    Going out at once needs no search, unless going out may lose the deal or a match. A bid or a
    gift is searched only where a match is at stake: otherwise search was no better than `normal` in
    thousands of deals.
    """
    view, plain = knowledge.view, normal(knowledge)
    if has_early_choice(knowledge) and plays_for_match(knowledge):
        return _searched_early(knowledge, plain, chance, budget)
    if not view.my_turn or not view.opened or not isinstance(plain, Play | Pass):
        return plain
    out = isinstance(plain, Play) and plain.cards == view.held
    if (
        (out and not plays_for_match(knowledge) and not counts_side_totals(knowledge.rules))
        or not view.plays
        or (len(view.plays) == 1 and not view.may_pass)
    ):
        return plain
    return _searched(knowledge, plain, chance, budget)


def _searched(knowledge: InformationState, plain: Action, chance: Random, budget: Budget) -> Action:
    sampler, form = Sampler(knowledge), fast_form(knowledge.rules)
    simulation: Simulation = EngineSimulation(knowledge, sampler)
    if form:
        base = sampler.deal(chance)
        if sampler.certain and (sure := _solved(FastDeal(form[0], base), knowledge, plain)):
            return sure
        simulation = FastSimulation(knowledge, sampler, base, form)
    choices = simulation.choices(plain)
    limit = Budget(budget.playouts // simulation.price, budget.spent)
    return simulation.action(
        best(choices, simulation.determinize, simulation.utility, chance, limit)
    )


def _searched_early(
    knowledge: InformationState, plain: Action, chance: Random, budget: Budget
) -> Action:
    simulation = EarlySimulation(knowledge, Sampler(knowledge))
    limit = Budget(budget.playouts // simulation.price, budget.spent)
    return best(
        simulation.choices(plain),
        simulation.determinize,
        simulation.utility,
        chance,
        limit,
        CLEARLY,
    )


def _solved(deal: FastDeal, knowledge: InformationState, plain: Action) -> Action | None:
    """Return the best action in a small endgame of two seats, all cards known; None in other cases.

    Of equally good actions, `plain` is preferred: a deal that is lost against perfect play may
    still be won against other players. Return None also if the solver meets too many positions.
    """
    if not is_small_endgame(deal):
        return None
    view, moves = knowledge.view, deal.rules.moves
    read = ((moves.move(moves.canonical(play.cards)), play) for play in view.plays)
    play_of = {move.cards: play for move, play in read if move}
    choices = [move for move in deal.legal_moves() if move is None or move.cards in play_of]
    choices.sort(key=lambda move: (laying(play_of[move.cards]) if move else Pass()) != plain)
    try:
        move = EndgameSolver(knowledge.seat, utility(knowledge)).best(deal, choices)
    except TooManyPositionsError:
        return None
    return laying(play_of[move.cards]) if move else Pass()


__all__ = ["Level", "choose", "interrupted"]

OVERLOOKS = 0.15  # the probability that a sufficient play is not seen
SHEDS = 0.5  # the probability of leading the largest play with the lowest card


def easy(knowledge: InformationState, chance: Random) -> Action:
    """Choose the weakest sufficient play, with a beginner's mistakes."""
    view = knowledge.view
    if any(isinstance(action, Bid) for action in view.asked):
        return answered(knowledge)  # a bot that only passed would have every deal dealt again
    action = weakest(view)
    if not isinstance(action, Play):
        return action
    if view.may_pass and chance.random() < OVERLOOKS:
        return Pass()
    if view.top is None and chance.random() < SHEDS:
        lowest = next(card for card in view.by_worth if card & view.held)
        fitting = [play for play in view.plays if play.laid & lowest and not play.trump]
        if fitting:
            return laying(max(fitting, key=lambda play: play.size))
    return action


def choose(
    knowledge: InformationState, level: Level, chance: Random, budget: Budget = USUAL
) -> Action:
    """Choose a legal action for a seat on turn.

    With equal view, chance and budget the action is always equal, unless the budget ends early.
    """
    match level:
        case Level.EASY:
            return easy(knowledge, chance)
        case Level.NORMAL:
            return normal(knowledge)
    return strong(knowledge, chance, budget)


def interrupted(knowledge: InformationState, level: Level) -> Action | None:
    """Return an action of a seat that is not on turn: a call or a play. Usually None: no action."""
    if call := called(knowledge):
        return call
    if level is Level.EASY or not knowledge.view.plays:
        return None
    best = best_play(position_of(knowledge))
    return laying(best) if best else None
