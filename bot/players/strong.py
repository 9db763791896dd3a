"""The strong player: the candidates of plain judgement, compared on determinizations."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bot.players.budget import Budget
from bot.players.determinization import Sampler
from bot.players.division import Divisions
from bot.players.early_trials import CLEARLY, EarlyTrial, is_tried
from bot.players.endings import Ending, TooManyError, small
from bot.players.information_state import Knowledge
from bot.players.normal import normal
from bot.players.search import best
from bot.players.trials import FastTrial, RulesTrial, Trial
from bot.players.utility import aim, plays_for_match
from bot.players.weakest import laying
from rules.actions import Action, Pass, Play
from rules.fast import FastDeal, FastRules, counts_side_totals, fast_rules
from rules.ruleset import RuleSet

Kept = tuple[FastRules, Divisions]


@lru_cache(maxsize=16)
def kept(rules: RuleSet) -> Kept | None:
    """Return the flow and divisions of a rule set, cached; None where it has no fast form."""
    fast = fast_rules(rules)
    return (fast, Divisions(fast.moves)) if fast else None


def strong(knowledge: Knowledge, chance: Random, budget: Budget) -> Action:
    """Choose the best action in the tricks by search; before them, and without a choice, as normal.

    Going out at once needs no search, unless that may lose the deal or a match. A bid or a gift is
    searched where a match is at stake: otherwise search was no better than plain judgement in
    thousands of deals.
    """
    view, plain = knowledge.view, normal(knowledge)
    if is_tried(knowledge) and plays_for_match(knowledge):
        return _tried_early(knowledge, plain, chance, budget)
    if not view.my_turn or not view.opened or not isinstance(plain, Play | Pass):
        return plain
    out = isinstance(plain, Play) and plain.cards == view.held
    if (
        (out and not plays_for_match(knowledge) and not counts_side_totals(knowledge.rules))
        or not view.plays
        or (len(view.plays) == 1 and not view.may_pass)
    ):
        return plain
    return _tried(knowledge, plain, chance, budget)


def _tried(knowledge: Knowledge, plain: Action, chance: Random, budget: Budget) -> Action:
    sampler, known = Sampler(knowledge), kept(knowledge.rules)
    trial: Trial = RulesTrial(knowledge, sampler)
    if known:
        base = sampler.deal(chance)
        if sampler.certain and (sure := _solved(FastDeal(known[0], base), knowledge, plain)):
            return sure
        trial = FastTrial(knowledge, sampler, base, known)
    choices = trial.choices(plain)
    limit = Budget(budget.playouts // trial.price, budget.spent)
    return trial.action(best(choices, trial.guess, trial.value, chance, limit))


def _tried_early(knowledge: Knowledge, plain: Action, chance: Random, budget: Budget) -> Action:
    trial = EarlyTrial(knowledge, Sampler(knowledge))
    limit = Budget(budget.playouts // trial.price, budget.spent)
    return best(trial.choices(plain), trial.guess, trial.value, chance, limit, CLEARLY)


def _solved(deal: FastDeal, knowledge: Knowledge, plain: Action) -> Action | None:
    """Return the best action in a known ending of two seats with few cards; None elsewhere.

    Equally good actions give way to the plain one: a deal that is lost against perfect play may
    still be won against others.
    """
    if not small(deal):
        return None
    view, moves = knowledge.view, deal.rules.moves
    read = ((moves.move(moves.canonical(play.cards)), play) for play in view.plays)
    known = {move.cards: play for move, play in read if move}
    choices = [move for move in deal.legal_moves() if move is None or move.cards in known]
    choices.sort(key=lambda move: (laying(known[move.cards]) if move else Pass()) != plain)
    try:
        found = Ending(knowledge.seat, aim(knowledge)).best(deal, choices)
    except TooManyError:
        return None
    return laying(known[found.cards]) if found else Pass()
