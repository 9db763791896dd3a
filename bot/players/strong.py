"""The strong player: what plain play does is tried out on deals that may be the true one."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from bot.players.budget import Budget
from bot.players.determinization import Sampler
from bot.players.division import Divisions
from bot.players.early_trials import CLEARLY, EarlyTrial, is_tried
from bot.players.endings import Ending, TooManyError, every, small
from bot.players.fast_deal import FastDeal
from bot.players.flow import Flow, counts_together, flow
from bot.players.information_state import Knowledge
from bot.players.normal import normal
from bot.players.search import best
from bot.players.trials import FastTrial, RulesTrial, Trial
from bot.players.utility import aim, plays_for_match
from bot.players.weakest import laying
from rules.actions import Action, Pass, Play
from rules.ruleset import RuleSet

Kept = tuple[Flow, Divisions]


@lru_cache(maxsize=16)
def kept(rules: RuleSet) -> Kept | None:
    """What is kept for all deals by one rule set; None where it has no fast form."""
    going = flow(rules)
    return (going, Divisions(going.moves)) if going else None


def strong(knowledge: Knowledge, chance: Random, budget: Budget) -> Action:
    """What turns out best in the tricks; before them, and where nothing is to be tried, as normal.

    Going out at once needs no trial, unless it may lose the deal or a match. A bid or a gift is
    tried where a match is at stake: else what trials said was no better than the usual one in
    thousands of deals.
    """
    view, plain = knowledge.view, normal(knowledge)
    if is_tried(knowledge) and plays_for_match(knowledge):
        return _tried_early(knowledge, plain, chance, budget)
    if not view.my_turn or not view.opened or not isinstance(plain, Play | Pass):
        return plain
    out = isinstance(plain, Play) and plain.cards == view.held
    if (
        (out and not plays_for_match(knowledge) and not counts_together(knowledge.rules))
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
    """The best there is where all cards are known, two seats are left and few cards.

    What is as good as the plain action gives way to it: where the deal is lost against whoever
    does their best, others may not.
    """
    if not small(deal):
        return None
    view, moves = knowledge.view, deal.flow.moves
    read = ((moves.move(moves.hand(play.cards)), play) for play in view.plays)
    known = {move.cards: play for move, play in read if move}
    choices = [move for move in every(deal) if move is None or move.cards in known]
    choices.sort(key=lambda move: (laying(known[move.cards]) if move else Pass()) != plain)
    try:
        found = Ending(knowledge.seat, aim(knowledge)).best(deal, choices)
    except TooManyError:
        return None
    return laying(known[found.cards]) if found else Pass()
