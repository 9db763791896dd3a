"""OpenSpiel's Dou Dizhu, written in C++ and called from Python; its actions are numbers."""

from __future__ import annotations

import importlib
from collections import Counter
from random import Random
from typing import Any

from rules.cards import Card, Cards, each, joined, suit_of
from tests.bench.peers.peer import Asking, Ranks, in_order, rank, ranks
from tests.bench.positions import Position

JOKERS = {"(BWJ)": "B", "(CJ)": "R"}
WIDOW = 3
HIGHEST_BID = 3
ROCKET = "BR"
ODD = str.maketrans("", "", "-")


class OpenSpiel:
    """OpenSpiel: `pyspiel.load_game("dou_dizhu")`; a position is set up by dealing its cards."""

    name = "OpenSpiel (C++)"
    python = False

    def __init__(self) -> None:
        self._game = importlib.import_module("pyspiel").load_game("dou_dizhu")
        state = self._begun()
        words = {action: state.action_to_string(action) for action in state.legal_actions()}
        self._dealing = {word.removeprefix("Deal "): action for action, word in words.items()}
        self._state = state

    def asking(self, at: Position) -> Asking | None:
        """Return the function that lists OpenSpiel's actions in this position.

        None if OpenSpiel has no such lead, or if the lead is a rocket.
        """
        state = self._begun()
        hands = [list(each(hand)) for hand in _before_the_widow(at.hands)]
        for turn in range(sum(map(len, hands))):
            state.apply_action(self._dealing[_word(hands[turn % 3][turn // 3])])
        state.apply_action(HIGHEST_BID)
        if at.top:
            named = {self._ranks(state, action): action for action in state.legal_actions()}
            top = ranks(at.top)
            if top not in named or top == ROCKET:  # OpenSpiel lets a bomb beat a rocket
                return None
            state.apply_action(named[top])
        self._state = state
        listing: Asking = state.legal_actions
        return listing

    def ranks(self, listed: Any) -> set[Ranks]:
        """Return OpenSpiel's actions as letters of ranks, without the pass."""
        return {self._ranks(self._state, action) for action in listed} - {""}

    def known(self, play: Ranks, hand: Ranks, top: Ranks) -> bool:
        """Whether OpenSpiel lists this play of ours.

        OpenSpiel has no kickers beside four of a kind, and no run whose lowest rank the hand holds
        four times.
        """
        held, number = Counter(hand), Counter(play)
        if 4 in number.values() and len(play) > 4:
            return False
        run = len(number) > 1 and len(set(number.values())) == 1 and play != ROCKET
        return not (run and held[play[0]] == 4)

    def random_deal(self, chance: Random) -> int:
        """Play one random deal; return the number of turns."""
        state = self._game.new_initial_state()
        turns = 0
        while not state.is_terminal():
            actions = state.legal_actions()
            bidding = actions[-1] == HIGHEST_BID
            turns += not state.is_chance_node() and not bidding
            state.apply_action(HIGHEST_BID if bidding else chance.choice(actions))
        return turns

    def _begun(self) -> Any:
        state = self._game.new_initial_state()
        state.apply_action(0)  # the first card lies open; its holder bids first
        return state

    def _ranks(self, state: Any, action: int) -> Ranks:
        word = state.action_to_string(action)
        if word == "Pass":
            return ""
        for joker, letter in JOKERS.items():
            word = word.replace(joker, letter)
        return in_order(word.translate(ODD))


def _before_the_widow(hands: tuple[Cards, ...]) -> list[Cards]:
    """Return the hands as dealt: the leader's hand without the three cards of the widow."""
    first = list(each(hands[0]))
    return [joined(first[WIDOW:]), *hands[1:]]


def _word(one: Card) -> str:
    letter = rank(one)
    jokers = {letter: word for word, letter in JOKERS.items()}
    return jokers.get(letter) or "DCHS"[suit_of(one)] + letter
