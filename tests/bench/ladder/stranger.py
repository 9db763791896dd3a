"""A player of Dou Dizhu from another project, at our table: RLCard's ``doudizhu-rule-v1``."""

from __future__ import annotations

import importlib
from random import Random

from bot.players.information_state import InformationState
from bot.players.weakest import laying
from rules.actions import Action, Pass
from rules.combinations import Combination
from rules.events import ALONE, Passed, Played
from tests.bench.peers.peer import Ranks, in_order, ranks

NAME = "RLCard doudizhu-rule-v1"
PASS = "pass"


class Stranger:
    """A player that asks RLCard's agent in RLCard's notation, and makes the least bid.

    The constructor raises ImportError if RLCard is not installed.
    """

    def __init__(self) -> None:
        models = importlib.import_module("rlcard.models.doudizhu_rule_models")
        self._chance = importlib.import_module("numpy").random
        self._agent = models.DouDizhuRuleAgentV1()
        self._known = importlib.import_module("rlcard.games.doudizhu.utils").CARD_TYPE[0]

    def __call__(self, knowledge: InformationState, chance: Random) -> Action:
        """Return the agent's move, or a random legal one if that move is illegal in our rules."""
        view = knowledge.view
        if not view.opened:
            return view.asked[0]
        ours = self._ours(view.plays)
        if not ours:
            return Pass()
        self._chance.seed(chance.getrandbits(32))  # the agent draws from numpy's global state
        words = [*ours, *([PASS] if view.may_pass else [])]
        said = self._agent.step({"raw_obs": self._seen(knowledge, words)})
        said = said if said == PASS else in_order(said)
        if said not in words:
            said = chance.choice(words)
        return Pass() if said == PASS else laying(ours[said])

    def _ours(self, plays: tuple[Combination, ...]) -> dict[Ranks, Combination]:
        """Return our plays that RLCard knows, one play for all that differ only in suits."""
        found: dict[Ranks, Combination] = {}
        for play in plays:
            word = in_order(ranks(play.laid))
            if word in self._known:
                found.setdefault(word, play)
        return found

    def _seen(self, knowledge: InformationState, words: list[str]) -> dict[str, object]:
        trace = list[tuple[int, str]]()
        for event in knowledge.log:
            match event:
                case Played():
                    trace.append((event.seat, in_order(ranks(event.cards))))
                case Passed():
                    trace.append((event.seat, PASS))
        return {
            "trace": trace,
            "current_hand": in_order(ranks(knowledge.view.held)),
            "actions": words,
            "landlord": knowledge.view.sides.index(ALONE),
            "self": knowledge.seat,
        }
